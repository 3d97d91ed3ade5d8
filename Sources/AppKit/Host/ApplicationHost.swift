import Foundation
import Ground
import Toolkit
import UniformTypeIdentifiers

/// What AppKit is given of the running app: it knows neither views nor their windows itself.
@MainActor
package protocol ApplicationHost: AnyObject {
    var toolkit: any Toolkit { get }
    /// In the order in which they were opened.
    var windows: [any HostedWindow] { get }
    /// The window with the keyboard, or that had it last.
    var keyWindow: (any HostedWindow)? { get }
    /// The one in front that is no tool beside others.
    var mainWindow: (any HostedWindow)? { get }
    /// Raises the window used last, or opens one.
    func activate()
    /// Ends the app once it is asked whether it may; not before the present work is done.
    func terminate()
    /// An answer that was promised has come.
    func reply(mayTerminate: Bool)
    /// Has the whole app light or dark; nil leaves it to the desktop.
    func preferDark(_ isDark: Bool?)
    /// The desktop's window about the app, with what differs from what the app says of itself.
    func showAbout(name: String?, version: String?, copyright: String?)
    /// The colour of an asset catalog.
    func color(named name: String, in bundle: Bundle?) -> Paint?
    /// The file of a picture of the app's, and how many of its pixels make a point.
    func picture(named name: String, in bundle: Bundle?) -> (path: String, scale: Double)?
    /// Whether there is a drawing for a symbol.
    func hasSymbol(_ name: String) -> Bool
    /// How the desktop's dialog shows files of these types only.
    func filters(for types: [UTType]) -> [FileChooserContent.Filter]
    /// Asks the person; `answered` is told the number of the button.
    func ask(
        _ title: String, _ message: String, _ buttons: [AlertContent.Button], over surface: (any Surface)?,
        answered: @escaping @MainActor (Int) -> Void)
    /// The app's code has run outside of an update, and may have changed what is shown.
    func somethingHappened()
    /// AppKit is used for the first time.
    func appKitIsUsed()
}

/// A window of the app's.
@MainActor
package protocol HostedWindow: AnyObject {
    /// Distinct for every window of the process.
    var number: Int { get }
    var identifier: String? { get }
    var title: String { get set }
    var isKey: Bool { get }
    var isMain: Bool { get }
    /// Shown, and not put away.
    var isVisible: Bool { get }
    var isMinimized: Bool { get }
    var isFullScreen: Bool { get }
    var isResizable: Bool { get }
    var place: WindowPlace? { get }
    var level: WindowContent.Level { get set }
    /// Nil once it is closed.
    var surface: (any Surface)? { get }
    func present()
    func minimize()
    func zoom()
    func toggleFullScreen()
    func close()
    /// As a person does: its content may object.
    func requestClose()
}

/// The one connection of the process, and whether anything of AppKit is used at all. An app that does not use it pays
/// for none of its events.
@MainActor
package enum AppKitConnection {
    package private(set) static var host: (any ApplicationHost)?
    package private(set) static var isUsed = false

    /// An app begins; what was known of the one before is forgotten.
    package static func begin(_ host: any ApplicationHost) {
        self.host = host
        isUsed = false
        NSApplication.forget()
        NSWindow.forgetAll()
        NSCursor.forget()
        NSSavePanel.forgetAll()
    }

    static func use() {
        guard !isUsed else { return }
        isUsed = true
        host?.appKitIsUsed()
    }

    /// Whoever listens has to name what for.
    nonisolated static func name(_ text: String) -> Notification.Name {
        if MainThread.isCurrent {
            onMainThread { use() }
        } else {
            DispatchQueue.main.async { use() }
        }
        return Notification.Name(text)
    }
}
