import Toolkit
import ViewGraph

/// The menu bar extras of the app: whether a person can reach the app by one.
@MainActor
enum MenuBarExtras {
    private struct Entry {
        weak var extra: (any MenuBarExtraScene)?
    }
    private static var entries: [Entry] = []

    private static var extras: [any MenuBarExtraScene] { entries.compactMap(\.extra) }

    static func add(_ extra: any MenuBarExtraScene) { entries.append(Entry(extra: extra)) }

    static func remove(_ extra: any MenuBarExtraScene) {
        entries.removeAll { $0.extra == nil || $0.extra === extra }
    }

    /// Whether some panel shows one, or may still turn out to: then the app may run without a window.
    static var leadToApp: Bool { extras.contains(where: \.isReachable) }

    /// What to open where the app has no other scene.
    static var windowScene: (any WindowScene)? { extras.lazy.compactMap(\.windowScene).first }

    /// One is not shown any more. An app that nobody can reach must not run: it gets a window.
    static func becameUnreachable() {
        guard !leadToApp, WindowManager.shared.windows.isEmpty, Desktop.toolkit != nil else { return }
        WindowManager.shared.openDefault()
    }
}

/// A menu bar extra of any type.
@MainActor
protocol MenuBarExtraScene: AnyObject {
    /// Whether it is shown, or it is not known yet whether it will be.
    var isReachable: Bool { get }
    var windowScene: (any WindowScene)? { get }
}
