import ViewGraph

/// Owns the open windows of the app: opening, raising, closing and listing windows go through here.
@MainActor
final class WindowManager {
    static let shared = WindowManager()

    private var scenes: [any WindowScene] = []
    /// Open windows, in the order in which they were opened.
    private(set) var windows: [any OpenWindow] = []
    /// Built but not shown yet, or to be raised: done once their content is up to date.
    private var toPresent: [any OpenWindow] = []
    private var lastActive: (any OpenWindow)?

    func add(_ scene: any WindowScene) { scenes.append(scene) }
    func remove(_ scene: any WindowScene) { scenes.removeAll { $0 === scene } }

    /// Opens the window of the first scene.
    func openAtLaunch() {
        if let scene = scenes.first { open(scene, value: nil) }
    }

    // MARK: What apps ask

    /// Opens a window of the scene with `id`: a further one of a group, the only one of a single window.
    func open(id: String) {
        guard let scene = scenes.first(where: { $0.sceneDescription.id == id }) else {
            return report("openWindow(id: \"\(id)\")", "a scene with that id")
        }
        open(scene, value: nil)
    }

    /// Opens the window that presents `value`, or raises it where it is open already.
    func open<Value: Hashable>(id: String?, value: Value) {
        let scene = scenes.first {
            $0.sceneDescription.valueType == Value.self && (id == nil || $0.sceneDescription.id == id)
        }
        guard let scene else {
            let label = id.map { "id: \"\($0)\", " } ?? ""
            return report("openWindow(\(label)value: \(value))", "a WindowGroup for \(Value.self)")
        }
        open(scene, value: AnyHashable(value))
    }

    private func open(_ scene: any WindowScene, value: AnyHashable?) {
        let open = windows.filter { $0.scene === scene }
        if let window = open.first(where: { scene.sceneDescription.isSingle || (value != nil && $0.value == value) }) {
            return present(window)
        }
        let window = scene.makeWindow(value: value)
        windows.append(window)
        ScenePhases.changed()
        present(window)
    }

    private func present(_ window: any OpenWindow) {
        toPresent.removeAll { $0 === window }
        toPresent.append(window)
        Graph.requestWork()
    }

    /// Closes the windows of the scene with `id`.
    func dismiss(id: String) {
        guard let scene = scenes.first(where: { $0.sceneDescription.id == id }) else {
            return report("dismissWindow(id: \"\(id)\")", "a scene with that id")
        }
        for window in windows where window.scene === scene { window.close() }
    }

    /// Closes the window that presents `value`.
    func dismiss<Value: Hashable>(id: String?, value: Value) {
        let value = AnyHashable(value)
        for window in windows where window.value == value {
            let description = window.scene?.sceneDescription
            if description?.valueType == Value.self, id == nil || description?.id == id { window.close() }
        }
    }

    private func report(_ call: String, _ wanted: String) {
        let known = scenes.map(\.sceneDescription.text).joined(separator: ", ")
        Graph.reportOnce("\(call) opens nothing: the app has no \(wanted.dropFirst(2)). It has: \(known).")
    }

    // MARK: What the desktop tells

    /// Shows what was opened, and raises what was asked for, since the last update.
    func presentNew() {
        let shown = toPresent
        toPresent = []
        for window in shown { window.present() }
    }

    /// The person asked for the app: bring its last used window to the front, or open one.
    func activate() {
        if let window = lastActive ?? windows.last { present(window) } else { openAtLaunch() }
    }

    func becameActive(_ window: any OpenWindow) { lastActive = window }

    func closed(_ window: any OpenWindow) {
        windows.removeAll { $0 === window }
        toPresent.removeAll { $0 === window }
        if lastActive === window { lastActive = windows.last }
        ScenePhases.changed()
    }

    /// Whether the app ends with a window of `scene`: a primary single window, as on a Mac.
    func endsApp(_ scene: any WindowScene) -> Bool { scene.sceneDescription.isSingle && scenes.first === scene }

    func closeAll() {
        for window in windows { window.close() }
    }
}

/// Opens one more window of the first scene, at the next update; for `Benchmarks/`.
@MainActor
package func openFurtherWindow() { WindowManager.shared.openAtLaunch() }

/// What is to be known of a scene to find it and to open its windows.
struct WindowSceneDescription {
    var id: String?
    var title: String
    /// Whether there is one window at most.
    var isSingle: Bool
    /// The type of the values that its windows present.
    var valueType: Any.Type?

    /// For messages: `WindowGroup "Book" for UUID`.
    var text: String {
        var text = (isSingle ? "Window" : "WindowGroup") + " \"\(title)\""
        if let valueType { text += " for \(valueType)" }
        if let id { text += " (id \"\(id)\")" }
        return text
    }
}

/// A scene that has windows.
@MainActor
protocol WindowScene: AnyObject {
    var sceneDescription: WindowSceneDescription { get }
    /// A new window; it is shown after the next update.
    func makeWindow(value: AnyHashable?) -> any OpenWindow
}

/// A window that is open.
@MainActor
protocol OpenWindow: AnyObject {
    var scene: (any WindowScene)? { get }
    /// The value that it presents now.
    var value: AnyHashable? { get }
    var title: String { get }
    func present()
    func close()
}
