import Foundation
import Ground
import Toolkit

/// The app that runs. On a Mac `NSApp` may be nil before the app has begun; here it never is.
@MainActor @preconcurrency
public var NSApp: NSApplication! { NSApplication.shared }

/// The app that runs: its windows, its looks, its end.
@MainActor @preconcurrency
public final class NSApplication: NSObject {
    /// The app that runs.
    public static var shared: NSApplication {
        AppKitConnection.use()
        return made
    }

    private static var existing: NSApplication?
    private static var made: NSApplication {
        if let existing { return existing }
        let new = NSApplication(())
        existing = new
        return new
    }

    private init(_: Void) { super.init() }

    /// Who is told of the app's life; an adaptor sets it. Not kept alive by this.
    public weak var delegate: (any NSApplicationDelegate)?

    /// Set by the default of `application(_:open:)`.
    var leavesAddresses = false
    private var host: (any ApplicationHost)? { AppKitConnection.host }

    /// Another app begins, in tests.
    static func forget() { existing = nil }

    // MARK: Life

    /// What a delegate answers when it is asked whether the app may quit.
    public enum TerminateReply: UInt, Sendable {
        /// It stays.
        case terminateCancel = 0
        /// It quits.
        case terminateNow = 1
        /// The answer comes later, by `reply(toApplicationShouldTerminate:)`.
        case terminateLater = 2
    }

    /// Quits as the app's menu does: the delegate is asked, the session is kept, windows close. It happens after the
    /// present work, so that what follows this call is still run.
    public func terminate(_ sender: Any?) { host?.terminate() }

    /// Gives the answer that `.terminateLater` has promised.
    public func reply(toApplicationShouldTerminate shouldTerminate: Bool) {
        host?.reply(mayTerminate: shouldTerminate)
    }

    /// Whether a window of the app has the keyboard.
    public var isActive: Bool { host?.toolkit.isActive ?? false }

    /// Raises the window used last, or opens one. Desktops may only ask for attention instead, when the person is busy
    /// elsewhere.
    public func activate() { host?.activate() }

    /// The same; desktops decide for themselves whether other apps are ignored.
    public func activate(ignoringOtherApps flag: Bool) { host?.activate() }

    /// How an app appears on the desktop.
    public enum ActivationPolicy: Int, Sendable {
        /// With its windows in lists of windows.
        case regular = 0
        /// Without, which desktops do not offer.
        case accessory = 1
        /// Without any window, which desktops do not offer.
        case prohibited = 2
    }

    /// Whether the app is as wanted now: true for `.regular`, which apps are. The others are not offered by desktops,
    /// where windows are listed while they are open; they are refused, which is said once.
    @discardableResult
    public func setActivationPolicy(_ activationPolicy: ActivationPolicy) -> Bool {
        if activationPolicy != .regular {
            Log.once("setActivationPolicy: desktops list every open window; the app stays a regular one")
        }
        return activationPolicy == .regular
    }

    /// Always `.regular`.
    public func activationPolicy() -> ActivationPolicy { .regular }

    // MARK: Windows

    /// The app's windows, in the order in which they were opened; no sheets, alerts or popovers.
    public var windows: [NSWindow] { (host?.windows ?? []).map { NSWindow.of($0) } }
    /// The window with the keyboard; nil while another app has it.
    public var keyWindow: NSWindow? { isActive ? host?.keyWindow.map { NSWindow.of($0) } : nil }
    /// The window that commands are for; nil while another app is in front.
    public var mainWindow: NSWindow? { isActive ? host?.mainWindow.map { NSWindow.of($0) } : nil }
    /// The window with a number; nil where there is none.
    public func window(withWindowNumber windowNum: Int) -> NSWindow? { windows.first { $0.windowNumber == windowNum } }

    // MARK: Looks

    /// Has the app light or dark, whatever the desktop prefers; nil leaves it to the desktop. A view's
    /// `preferredColorScheme` goes before it.
    public var appearance: NSAppearance? {
        didSet { host?.preferDark(appearance?.isDark) }
    }

    /// What the app looks like now.
    public var effectiveAppearance: NSAppearance {
        NSAppearance(isDark: host?.toolkit.appearance.isDark ?? false)
    }

    // MARK: About

    /// What differs in the window about the app from what the app says of itself.
    public struct AboutPanelOptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The app's name, a text.
        public static let applicationName = AboutPanelOptionKey(rawValue: "ApplicationName")
        /// The version that people know, a text.
        public static let applicationVersion = AboutPanelOptionKey(rawValue: "ApplicationVersion")
        /// The number of the build, a text; shown behind the version in brackets.
        public static let version = AboutPanelOptionKey(rawValue: "Version")
        /// What it says of rights, a text.
        public static let copyright = AboutPanelOptionKey(rawValue: "Copyright")
    }

    /// Shows the desktop's window about the app.
    public func orderFrontStandardAboutPanel(_ sender: Any?) { orderFrontStandardAboutPanel(options: [:]) }

    /// The same with what differs.
    public func orderFrontStandardAboutPanel(options: [AboutPanelOptionKey: Any] = [:]) {
        var version = options[.applicationVersion] as? String
        if let build = options[.version] as? String, !build.isEmpty {
            version = version.map { "\($0) (\(build))" } ?? build
        }
        host?.showAbout(
            name: options[.applicationName] as? String, version: version, copyright: options[.copyright] as? String)
    }
}
