import Foundation
import Ground
import Toolkit

/// A window of the app's, which a scene has opened. Windows are made by scenes alone; sheets, alerts and popovers are
/// none.
///
/// Once the window is closed its object does nothing more.
@MainActor @preconcurrency
public final class NSWindow: NSObject {
    weak var hosted: (any HostedWindow)?
    /// Distinct for every window that the app has opened.
    public let windowNumber: Int

    private init(_ hosted: any HostedWindow) {
        self.hosted = hosted
        windowNumber = hosted.number
        super.init()
    }

    /// Those that were asked for, by number, while they are open.
    private static var known: [Int: NSWindow] = [:]

    static func of(_ hosted: any HostedWindow) -> NSWindow {
        if let window = known[hosted.number] { return window }
        let window = NSWindow(hosted)
        known[hosted.number] = window
        return window
    }

    static func forgetAll() { known = [:] }
    static func forget(_ number: Int) { known[number] = nil }

    /// Whether windows become tabs of each other by themselves: never, as this desktop has no such tabs. Wanting it is said
    /// once.
    public static var allowsAutomaticWindowTabbing: Bool {
        get { false }
        set { if newValue { Log.once("NSWindow.allowsAutomaticWindowTabbing: this desktop has no tabs of windows") } }
    }

    // MARK: What it is

    /// The title. One that its scene has may be set; a view's `navigationTitle` goes before it.
    public var title: String {
        get { hosted?.title ?? "" }
        set { hosted?.title = newValue }
    }

    /// The scene's identifier: as it is for a single window, with `-AppWindow-` and a number for one of a group. Nil
    /// where the scene has none.
    public var identifier: NSUserInterfaceItemIdentifier? {
        hosted?.identifier.map { NSUserInterfaceItemIdentifier($0) }
    }

    /// Whether it has the keyboard.
    public var isKeyWindow: Bool { hosted?.isKey ?? false }
    /// Whether commands are for it.
    public var isMainWindow: Bool { hosted?.isMain ?? false }
    /// Whether it is open and not minimised.
    public var isVisible: Bool { hosted?.isVisible ?? false }
    /// Whether it is minimised.
    public var isMiniaturized: Bool { hosted?.isMinimized ?? false }
    /// Whether it fills the screen beside the panels.
    public var isZoomed: Bool { hosted?.place?.isMaximized ?? false }

    /// What a window has and how it is shown.
    public struct StyleMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// A title bar.
        public static let titled = StyleMask(rawValue: 1 << 0)
        /// A button that closes it.
        public static let closable = StyleMask(rawValue: 1 << 1)
        /// A button that minimises it.
        public static let miniaturizable = StyleMask(rawValue: 1 << 2)
        /// A size that people may change.
        public static let resizable = StyleMask(rawValue: 1 << 3)
        /// It fills the screen.
        public static let fullScreen = StyleMask(rawValue: 1 << 14)
    }

    /// What it has and how it is shown now. Modifiers of scenes and views decide on it.
    public var styleMask: StyleMask {
        guard let hosted else { return [] }
        var mask: StyleMask = [.titled, .closable, .miniaturizable]
        if hosted.isResizable { mask.insert(.resizable) }
        if hosted.isFullScreen { mask.insert(.fullScreen) }
        return mask
    }

    /// Whether it is over others.
    public struct Level: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// As any window.
        public static let normal = Level(rawValue: 0)
        /// Over others, whichever is in front.
        public static let floating = Level(rawValue: 3)
    }

    /// Whether it is over others, where the desktop lets apps say so: on X11, not on Wayland. All levels above
    /// `.normal` are one, and all below are one.
    public var level: Level {
        get { Level(rawValue: (hosted?.level.rawValue ?? 0) * Level.floating.rawValue) }
        set { hosted?.level = newValue.rawValue > 0 ? .above : newValue.rawValue < 0 ? .below : .normal }
    }

    // MARK: What can be done with it

    /// Closes it without asking.
    public func close() { hosted?.close() }
    /// Closes it as its button does: a document asks, a sheet keeps it.
    public func performClose(_ sender: Any?) { hosted?.requestClose() }
    /// Minimises it.
    public func miniaturize(_ sender: Any?) { hosted?.minimize() }
    /// Minimises it.
    public func performMiniaturize(_ sender: Any?) { hosted?.minimize() }
    /// Shows it again when it is minimised.
    public func deminiaturize(_ sender: Any?) { if isMiniaturized { hosted?.present() } }
    /// Maximises it, or goes back.
    public func zoom(_ sender: Any?) { hosted?.zoom() }
    /// Maximises it, or goes back.
    public func performZoom(_ sender: Any?) { hosted?.zoom() }
    /// Fills the screen, or goes back.
    public func toggleFullScreen(_ sender: Any?) { hosted?.toggleFullScreen() }
    /// Raises it with the keyboard.
    public func makeKeyAndOrderFront(_ sender: Any?) { hosted?.present() }
    /// Raises it. Desktops give what they raise the keyboard too.
    public func orderFront(_ sender: Any?) { hosted?.present() }
    /// The same though another app is in front, where the desktop lets it.
    public func orderFrontRegardless() { hosted?.present() }
    /// Gives it the keyboard, which raises it.
    public func makeKey() { hosted?.present() }
}
