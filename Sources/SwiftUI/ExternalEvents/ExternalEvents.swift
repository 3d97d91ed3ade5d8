import Foundation
import ViewGraph

/// Brings addresses from outside to windows.
@MainActor
enum ExternalEvents {
    /// Leaves out files that are not there, unless documents are opened: then people are told. To other apps such an
    /// argument of the command line may mean anything.
    static func thoseToOpen(_ addresses: [String]) -> [String] {
        addresses.filter { address in
            guard address.hasPrefix("file:"), let url = URL(string: address) else { return true }
            return access(url.path, F_OK) == 0 || !DocumentManager.shared.scenes.isEmpty
        }
    }

    /// Each goes to the window that wants it, else to a new one of the scene that takes it.
    static func open(_ addresses: [String]) {
        var documents: [URL] = []
        defer { if !documents.isEmpty { DocumentManager.shared.open(documents) } }
        for address in addresses {
            guard let url = URL(string: address) else {
                Log.once("\"\(address)\" is no address that can be opened")
                continue
            }
            if url.isFileURL, isForDocuments(url) {
                documents.append(url)
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

    /// Whether a file is opened as a document. What no group can read is too, where no other scene takes it: then people
    /// are told why it is not opened.
    private static func isForDocuments(_ file: URL) -> Bool {
        if DocumentManager.shared.scenes.isEmpty { return false }
        if access(file.path, F_OK) != 0 { return true }
        return DocumentManager.shared.scene(for: file) != nil || scene(for: file.absoluteString) == nil
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
        let scenes = WindowManager.shared.scenesForEvents.filter { $0.documents == nil }
        return scenes.first { $0.eventConditions?.takeEvent(address) ?? false }
            ?? scenes.first { $0.eventConditions == nil }
    }
}
