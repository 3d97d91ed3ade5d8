import Foundation
import Toolkit

/// Posted by windows on `NotificationCenter.default`.
extension NSWindow {
    private nonisolated static func name(_ text: String) -> Notification.Name {
        AppKitConnection.name("NSWindow" + text + "Notification")
    }

    /// It is about to be gone.
    public nonisolated static var willCloseNotification: Notification.Name { name("WillClose") }
    /// It has the keyboard.
    public nonisolated static var didBecomeKeyNotification: Notification.Name { name("DidBecomeKey") }
    /// It has the keyboard no more.
    public nonisolated static var didResignKeyNotification: Notification.Name { name("DidResignKey") }
    /// Commands are for it.
    public nonisolated static var didBecomeMainNotification: Notification.Name { name("DidBecomeMain") }
    /// Commands are for another, or the app is not in front.
    public nonisolated static var didResignMainNotification: Notification.Name { name("DidResignMain") }
    /// It is minimised.
    public nonisolated static var didMiniaturizeNotification: Notification.Name { name("DidMiniaturize") }
    /// It is shown again.
    public nonisolated static var didDeminiaturizeNotification: Notification.Name { name("DidDeminiaturize") }
    /// It fills the screen.
    public nonisolated static var didEnterFullScreenNotification: Notification.Name { name("DidEnterFullScreen") }
    /// It fills the screen no more.
    public nonisolated static var didExitFullScreenNotification: Notification.Name { name("DidExitFullScreen") }

    /// What a window tells.
    package enum Event {
        case willClose
        case activity(Bool, isTool: Bool)
        case visibility(Bool)
        case fullScreen(Bool)
    }

    /// Tells who listens. Costs nothing where nothing of AppKit is used.
    package static func tell(_ event: Event, of hosted: @autoclosure () -> any HostedWindow) {
        guard AppKitConnection.isUsed else { return }
        let window = of(hosted())
        func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: window) }
        switch event {
        case .willClose:
            post(willCloseNotification)
            forget(window.windowNumber)
        case .activity(let isActive, let isTool):
            post(isActive ? didBecomeKeyNotification : didResignKeyNotification)
            if !isTool { post(isActive ? didBecomeMainNotification : didResignMainNotification) }
        case .visibility(let isVisible): post(isVisible ? didDeminiaturizeNotification : didMiniaturizeNotification)
        case .fullScreen(let isFull): post(isFull ? didEnterFullScreenNotification : didExitFullScreenNotification)
        }
    }
}
