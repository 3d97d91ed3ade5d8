import Foundation
import Ground
import Toolkit

/// What the person does: the modifiers that are pressed, and nothing else.
public final class NSEvent: NSObject {
    private override init() { super.init() }

    /// Keys that are held with another. `command` is Control, `option` Alt, `control` Super, as everywhere here.
    public struct ModifierFlags: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Shift.
        public static let shift = ModifierFlags(rawValue: 1 << 17)
        /// Super.
        public static let control = ModifierFlags(rawValue: 1 << 18)
        /// Alt.
        public static let option = ModifierFlags(rawValue: 1 << 19)
        /// Control.
        public static let command = ModifierFlags(rawValue: 1 << 20)
    }

    /// The modifiers that are pressed now; none away from the main thread.
    public static var modifierFlags: ModifierFlags {
        guard MainThread.isCurrent else { return [] }
        let pressed = onMainThread { AppKitConnection.host?.toolkit.pressedModifiers } ?? []
        var flags: ModifierFlags = []
        if pressed.contains(.shift) { flags.insert(.shift) }
        if pressed.contains(.control) { flags.insert(.command) }
        if pressed.contains(.alt) { flags.insert(.option) }
        if pressed.contains(.super) { flags.insert(.control) }
        return flags
    }
}
