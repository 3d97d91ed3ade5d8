import Foundation

/// What an app is told of its life. All methods have defaults; what is not written is as if there was no delegate.
///
/// An app names its delegate by `@NSApplicationDelegateAdaptor`.
@MainActor @preconcurrency
public protocol NSApplicationDelegate: NSObjectProtocol {
    /// The app was made; it has no windows yet.
    func applicationWillFinishLaunching(_ notification: Notification)
    /// The first windows were made; nothing has appeared in them yet.
    func applicationDidFinishLaunching(_ notification: Notification)
    /// The app is about to quit, because the person or the app wants it. Asked before the window closes that ends the
    /// app: it stays when the answer is no. The desktop's own wish, at log-out, is not asked about.
    func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply
    /// The app ends, in whichever way; its windows are open still, but for the one whose closing ends it.
    func applicationWillTerminate(_ notification: Notification)
    /// Whether the app ends with its last window. True ends it though it has an item in the panel; false leaves it to
    /// the desktop's custom, which keeps only an app that people can still reach.
    func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool
    /// A window of the app is about to be the one with the keyboard, when none was.
    func applicationWillBecomeActive(_ notification: Notification)
    /// A window of the app has the keyboard, when none had.
    func applicationDidBecomeActive(_ notification: Notification)
    /// No window of the app is going to have the keyboard.
    func applicationWillResignActive(_ notification: Notification)
    /// No window of the app has the keyboard any more.
    func applicationDidResignActive(_ notification: Notification)
    /// The person has launched the app again or clicked its icon. True raises a window or opens one, which is the
    /// default.
    func applicationShouldHandleReopen(_ sender: NSApplication, hasVisibleWindows flag: Bool) -> Bool
    /// Addresses and files are to be opened in the app. Where this is written, they go to no `onOpenURL` and no
    /// document.
    func application(_ application: NSApplication, open urls: [URL])
}

extension NSApplicationDelegate {
    public func applicationWillFinishLaunching(_ notification: Notification) {}
    public func applicationDidFinishLaunching(_ notification: Notification) {}
    public func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply { .terminateNow }
    public func applicationWillTerminate(_ notification: Notification) {}
    public func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool { false }
    public func applicationWillBecomeActive(_ notification: Notification) {}
    public func applicationDidBecomeActive(_ notification: Notification) {}
    public func applicationWillResignActive(_ notification: Notification) {}
    public func applicationDidResignActive(_ notification: Notification) {}
    public func applicationShouldHandleReopen(_ sender: NSApplication, hasVisibleWindows flag: Bool) -> Bool { true }
    /// Notes that the delegate does not open addresses itself.
    public func application(_ application: NSApplication, open urls: [URL]) { application.leavesAddresses = true }
}
