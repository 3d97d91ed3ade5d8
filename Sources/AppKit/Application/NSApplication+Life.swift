import Foundation

/// What the engine tells the app's delegate, and who listens for notifications. Nobody is told where nothing of AppKit
/// is used.
extension NSApplication {
    private static var used: NSApplication? { AppKitConnection.isUsed ? shared : nil }

    private func tell(_ name: Notification.Name, _ method: (any NSApplicationDelegate) -> (Notification) -> Void) {
        let notification = Notification(name: name, object: self)
        if let delegate { method(delegate)(notification) }
        NotificationCenter.default.post(notification)
    }

    package static func willFinishLaunching() {
        used?.tell(willFinishLaunchingNotification) { $0.applicationWillFinishLaunching }
    }

    package static func didFinishLaunching() {
        used?.tell(didFinishLaunchingNotification) { $0.applicationDidFinishLaunching }
    }

    package static func willTerminate() {
        used?.tell(willTerminateNotification) { $0.applicationWillTerminate }
    }

    package static func activityChanged(isActive: Bool) {
        guard let app = used else { return }
        if isActive {
            app.tell(willBecomeActiveNotification) { $0.applicationWillBecomeActive }
            app.tell(didBecomeActiveNotification) { $0.applicationDidBecomeActive }
        } else {
            app.tell(willResignActiveNotification) { $0.applicationWillResignActive }
            app.tell(didResignActiveNotification) { $0.applicationDidResignActive }
        }
    }

    /// Whether the delegate lets the app quit; nil for an answer that comes later.
    package static func mayTerminate() -> Bool? {
        guard let app = used, let delegate = app.delegate else { return true }
        switch delegate.applicationShouldTerminate(app) {
        case .terminateNow: return true
        case .terminateCancel: return false
        case .terminateLater: return nil
        }
    }

    /// Whether the delegate wants the app to end with its last window, though it could stay.
    package static func endsWithLastWindow() -> Bool {
        guard let app = used else { return false }
        return app.delegate?.applicationShouldTerminateAfterLastWindowClosed(app) ?? false
    }

    /// Whether the engine is to bring up a window.
    package static func handlesReopen(hasVisibleWindows: Bool) -> Bool {
        guard let app = used else { return true }
        return app.delegate?.applicationShouldHandleReopen(app, hasVisibleWindows: hasVisibleWindows) ?? true
    }

    /// Whether the delegate has taken addresses.
    package static func opens(_ addresses: [URL]) -> Bool {
        guard let app = used, let delegate = app.delegate, !addresses.isEmpty else { return false }
        app.leavesAddresses = false
        delegate.application(app, open: addresses)
        return !app.leavesAddresses
    }
}

/// Posted by the app on `NotificationCenter.default`, after its delegate is told.
extension NSApplication {
    private nonisolated static func name(_ text: String) -> Notification.Name {
        AppKitConnection.name("NSApplication" + text + "Notification")
    }

    /// The app was made; it has no windows yet.
    public nonisolated static var willFinishLaunchingNotification: Notification.Name { name("WillFinishLaunching") }
    /// The first windows were made.
    public nonisolated static var didFinishLaunchingNotification: Notification.Name { name("DidFinishLaunching") }
    /// The app ends.
    public nonisolated static var willTerminateNotification: Notification.Name { name("WillTerminate") }
    /// A window of the app is about to have the keyboard.
    public nonisolated static var willBecomeActiveNotification: Notification.Name { name("WillBecomeActive") }
    /// A window of the app has the keyboard, when none had.
    public nonisolated static var didBecomeActiveNotification: Notification.Name { name("DidBecomeActive") }
    /// No window of the app is going to have the keyboard.
    public nonisolated static var willResignActiveNotification: Notification.Name { name("WillResignActive") }
    /// No window of the app has the keyboard any more.
    public nonisolated static var didResignActiveNotification: Notification.Name { name("DidResignActive") }
}
