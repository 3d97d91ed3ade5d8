import Toolkit
import ViewGraph

/// Keys that do what a control does.
///
/// Follows <https://developer.apple.com/documentation/swiftui/keyboardshortcut>.
public struct KeyboardShortcut: Hashable, Sendable {
    /// How a shortcut is changed for other keyboards and languages.
    public struct Localization: Hashable, Sendable {
        private enum Kind { case automatic, withoutMirroring, custom }
        private let kind: Kind
        /// Follows the keyboard, and swaps left and right where lines run from right to left.
        public static let automatic = Localization(kind: .automatic)
        /// Follows the keyboard.
        public static let withoutMirroring = Localization(kind: .withoutMirroring)
        /// As it is.
        public static let custom = Localization(kind: .custom)
    }

    /// The key.
    public var key: KeyEquivalent
    /// The keys that are held with it.
    public var modifiers: EventModifiers
    /// How it is changed for other keyboards and languages.
    public var localization: Localization

    /// A key, with Control held unless another is named.
    public nonisolated init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
        self.init(key, modifiers: modifiers, localization: .automatic)
    }
    /// A key, with Control held unless another is named.
    public nonisolated init(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization
    ) {
        self.key = key
        self.modifiers = modifiers
        self.localization = localization
    }

    /// Return: the button that a person most likely wants.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    /// Escape: the button that leaves everything as it is.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

    /// As the toolkit has it.
    func shortcut(isRightToLeft: Bool) -> Shortcut {
        let (name, hasShift) = key.keyName
        var shortcut = Shortcut(
            name, control: modifiers.contains(.command), shift: hasShift || modifiers.contains(.shift),
            alt: modifiers.contains(.option), super: modifiers.contains(.control))
        if isRightToLeft, localization == .automatic, let mirrored = Self.mirrored[name] { shortcut.key = mirrored }
        return shortcut
    }

    /// The keys that a person presses for it.
    package var pressedKeys: Shortcut { shortcut(isRightToLeft: false) }

    private static let mirrored = [
        "Left": "Right", "Right": "Left", "[": "]", "]": "[", "{": "}", "}": "{", "(": ")", ")": "(", "<": ">",
        ">": "<",
    ]
}

extension View {
    /// Lets keys do what the controls in this view do, with Control held unless another is named, wherever the focus is
    /// in the window. Of several controls with the same keys the first that is enabled acts.
    public nonisolated func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command
    ) -> some View {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
    }

    /// Lets keys do what the controls in this view do, with Control held unless another is named.
    public nonisolated func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
    ) -> some View {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
    }

    /// Lets keys do what the controls in this view do.
    public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
        environment(\.keyboardShortcut, shortcut)
    }

    /// Lets keys do what the controls in this view do; nil changes nothing.
    public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
        transformEnvironment(\.keyboardShortcut) { if let shortcut { $0 = shortcut } }
    }
}

extension EnvironmentValues {
    /// The keys that do what the controls here do.
    public internal(set) var keyboardShortcut: KeyboardShortcut? {
        get { self[KeyboardShortcutKey.self] }
        set { self[KeyboardShortcutKey.self] = newValue }
    }
    private struct KeyboardShortcutKey: EnvironmentKey { static var defaultValue: KeyboardShortcut? { nil } }
}
