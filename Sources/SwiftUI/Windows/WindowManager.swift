import ViewGraph

/// Owns the open windows of the app: opening, raising and closing go through here.
@MainActor
final class WindowManager {
    static let shared = WindowManager()

    private var scenes: [any WindowScene] = []
    private(set) var windows: [any OpenWindow] = []
    /// Built but not shown yet: shown once their content is up to date.
    private var new: [any OpenWindow] = []

    func add(_ scene: any WindowScene) { scenes.append(scene) }
    func remove(_ scene: any WindowScene) { scenes.removeAll { $0 === scene } }

    /// Opens the window of the first scene.
    func openAtLaunch() {
        if let scene = scenes.first { open(scene) }
    }

    private func open(_ scene: any WindowScene) {
        let window = scene.openWindow()
        windows.append(window)
        new.append(window)
    }

    /// Shows the windows that were opened since the last update.
    func presentNew() {
        let shown = new
        new = []
        for window in shown { window.present() }
    }

    /// The person asked for the app: bring it to the front.
    func activate() {
        if let window = windows.last { window.present() } else { openAtLaunch() }
    }

    func closed(_ window: any OpenWindow) {
        windows.removeAll { $0 === window }
        new.removeAll { $0 === window }
    }

    func closeAll() {
        for window in windows { window.close() }
    }
}

/// Opens one more window of the first scene, at the next update; for `Benchmarks/`.
@MainActor
package func openFurtherWindow() {
    WindowManager.shared.openAtLaunch()
    Graph.requestUpdate()
}

/// A scene that has windows.
@MainActor
protocol WindowScene: AnyObject {
    func openWindow() -> any OpenWindow
}

/// A window that is open.
@MainActor
protocol OpenWindow: AnyObject {
    func present()
    func close()
}
