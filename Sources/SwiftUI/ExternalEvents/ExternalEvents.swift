import Foundation
import ViewGraph

/// Brings addresses from outside to windows.
@MainActor
enum ExternalEvents {
    /// Each goes to the window that wants it, else to a new one of the scene that takes it.
    static func open(_ addresses: [String]) {
        for address in addresses {
            guard let url = URL(string: address) else {
                Log.once("\"\(address)\" is no address that can be opened")
                continue
            }
            guard let window = window(for: url.absoluteString) else {
                Log.once("no scene of the app takes \(url.absoluteString)")
                continue
            }
            WindowManager.shared.present(window)
            window.events.open(url)
        }
    }

    /// The window used last is asked first.
    private static func window(for address: String) -> (any OpenWindow)? {
        let manager = WindowManager.shared
        let windows = manager.stackedWindows.reversed()
        if let window = windows.first(where: { $0.events.prefers(address) }) { return window }
        if let window = windows.first(where: { $0.events.allows(address) }) { return window }
        return scene(for: address).map { manager.openWindow(of: $0) }
    }

    /// A scene that says it takes the address; else the first that does not say, if none that says so takes it. A scene
    /// that says no is not used though there be no other.
    private static func scene(for address: String) -> (any WindowScene)? {
        let scenes = WindowManager.shared.scenesForEvents
        return scenes.first { $0.eventConditions?.takeEvent(address) ?? false }
            ?? scenes.first { $0.eventConditions == nil }
    }
}
