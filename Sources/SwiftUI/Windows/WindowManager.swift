import AppKit
import Foundation
import Toolkit
import ViewGraph

/// Owns the open windows of the app: opening, raising, closing and listing windows go through here.
@MainActor
final class WindowManager {
    static let shared = WindowManager()

    /// In the order of the source; what is first, but for settings, is the primary scene.
    var scenes: [any WindowScene] {
        if !scenesAreSorted, let sorted = knownScenes.first?.allInOrder(), sorted.count == knownScenes.count {
            knownScenes = sorted
            scenesAreSorted = true
        }
        return knownScenes
    }
    private var knownScenes: [any WindowScene] = []
    private var scenesAreSorted = true
    /// What was asked for in vain, so that each is said once though values differ.
    private var reported: Set<String> = []
    /// Open windows, in the order in which they were opened.
    private(set) var windows: [any OpenWindow] = []
    /// Built but not shown yet, or to be raised: done once their content is up to date.
    private var toPresent: [any OpenWindow] = []
    private var lastActive: (any OpenWindow)?
    /// Open windows, that which was used last at the end.
    private(set) var stackedWindows: [any OpenWindow] = []
    /// Told when a window has another place, size or state; many times while a person drags.
    var windowMoved: ((any OpenWindow) -> Void)?

    /// A scene has come, at launch or because a condition holds now: where it is in the source is known when its
    /// place is in the tree.
    func add(_ scene: any WindowScene) {
        knownScenes.append(scene)
        scenesAreSorted = false
        MainMenu.noteChanged()
    }

    func remove(_ scene: any WindowScene) {
        knownScenes.removeAll { $0 === scene }
        if knownScenes.isEmpty { reported = [] }
        MainMenu.noteChanged()
    }

    /// Scenes whose own commands are in the menu.
    var scenesWithCommands: [any WindowScene] {
        scenesForEvents.filter { !$0.commandsAreRemoved }
    }

    /// The window that the person used last.
    var frontWindow: (any OpenWindow)? { lastActive ?? windows.last { !$0.isUtility } ?? windows.last }

    /// The window with the keyboard, a tool beside others being one too; else the front one.
    var keyWindow: (any OpenWindow)? { windows.first { $0.isUtility && $0.desktopWindow.isActive } ?? frontWindow }

    /// What shows which windows are open.
    private let visibility = Dependency()

    /// Whether the scene with `id` has a window; the evaluation that asks is noted as a reader.
    func showsWindow(id: String) -> Bool {
        visibility.track()
        return windows.contains { $0.scene?.id == id }
    }

    /// Shows the window of the scene with `id`, or closes what it has open.
    func toggle(id: String) {
        if windows.contains(where: { $0.scene?.id == id }) { dismiss(id: id) } else { open(id: id) }
    }

    /// What the scene's own command does: a new window of a group, the only one of a single window.
    func openNew(_ scene: any WindowScene) {
        if scene.documents == nil { open(scene, value: nil) } else { DocumentManager.shared.openNew(scene) }
    }

    /// Opens what the last session had open, else the windows that scenes want at launch, else that of the first scene
    /// that does not mind.
    func openAtLaunch() {
        if !SessionKeeper.current.restore() { openDefault(isLaunch: true) }
    }

    /// Opens what a launch without an earlier session opens.
    func openDefault(isLaunch: Bool = false) {
        let scenes = scenesForEvents
        let wanted = scenes.filter { $0.launchBehavior == .presented }
        for scene in wanted { openNew(scene) }
        guard wanted.isEmpty else { return }
        if let scene = scenes.first(where: { $0.launchBehavior == .automatic }) {
            openNew(scene)
        } else if !isLaunch || !MenuBarExtras.leadToApp,
            let scene = scenes.first ?? MenuBarExtras.windowScene ?? settingsScene ?? toolsWithCommands.first
        {
            // An app that nobody can reach must not run.
            openNew(scene)
        }
    }

    // MARK: What apps ask

    /// Opens a window of the scene with `id`: a further one of a group, the only one of a single window.
    func open(id: String, look: PresentedWindowLook = PresentedWindowLook()) {
        guard let scene = scene(id: id) else { return reportUnknown(id, "openWindow", "opens") }
        open(scene, value: nil, look)
    }

    /// Opens the window that presents `value`, or raises it where it is open already.
    func open<Value: Hashable>(id: String?, value: Value, look: PresentedWindowLook = PresentedWindowLook()) {
        guard let scene = scene(id: id, for: Value.self) else {
            return reportUnknown(id, value, "openWindow", "opens")
        }
        open(scene, value: AnyHashable(value), look)
    }

    private func scene(id: String) -> (any WindowScene)? { scenes.first { $0.id == id } }

    private func scene(id: String?, for type: Any.Type) -> (any WindowScene)? {
        scenes.first { $0.valueType == type && (id == nil || $0.id == id) }
    }

    /// A new window of a group, or the only one of a single window, for an address to be opened in.
    func openWindow(of scene: any WindowScene) -> any OpenWindow { open(scene, value: nil) }

    /// Scenes that may open by themselves or for an address, in the order of the source.
    var scenesForEvents: [any WindowScene] {
        scenes.filter { !$0.isSettings && !$0.isExtra && !$0.isUtility }
    }

    @discardableResult
    private func open(
        _ scene: any WindowScene, value: AnyHashable?, _ look: PresentedWindowLook = PresentedWindowLook()
    ) -> any OpenWindow {
        let isSingle = scene.isSingle
        let hash = value?.hashValue ?? 0
        var isFirst = true
        for window in windows where window.scene === scene {
            isFirst = false
            guard isSingle || value.map({ window.presents($0, hash: hash) }) ?? false else { continue }
            present(window)
            return window
        }
        let place = SessionKeeper.current.place(for: scene, isFirst: isFirst)
        return add(scene, WindowOpening(value: value, place: place, look: look))
    }

    /// Opens the window of a document.
    func open(_ scene: any WindowScene, _ opening: WindowOpening) {
        var opening = opening
        if opening.place == nil {
            let isFirst = !windows.contains { $0.scene === scene }
            opening.place = SessionKeeper.current.place(for: scene, isFirst: isFirst)
        }
        add(scene, opening)
    }

    /// Opens the window of a menu bar extra, at a point of the screen where the panel says which.
    func open(_ scene: any WindowScene, under point: CGPoint?) {
        // Its size follows from its content.
        let place = point.map { WindowPlace(origin: $0, size: .zero) }
        _ = add(scene, WindowOpening(place: place))
    }

    /// Opens a window as it was in the last session. A value that cannot be read any more is as none.
    func restore(_ saved: SavedWindow, in scene: any WindowScene) {
        if scene.documents != nil { return DocumentManager.shared.restore(saved, in: scene) }
        let value = scene.valueType.flatMap { saved.value?.decoded(as: $0) }
        let hash = value?.hashValue ?? 0
        let isOpen = windows.contains { window in
            window.scene === scene && (scene.isSingle || value.map { window.presents($0, hash: hash) } ?? false)
        }
        if isOpen { return }
        add(scene, WindowOpening(value: value, place: saved.place, sceneValues: SceneValues(saved.values)))
    }

    @discardableResult
    private func add(_ scene: any WindowScene, _ opening: WindowOpening) -> any OpenWindow {
        // Before there are views that would be asked whether they read it.
        ScenePhases.opening(scene)
        let window = scene.makeWindow(opening)
        windows.append(window)
        stackedWindows.append(window)
        visibility.changed()
        SessionKeeper.current.opened(window)
        MainMenu.opened(window)
        present(window)
        return window
    }

    /// Brings a window to the front after the next update.
    func present(_ window: any OpenWindow) {
        toPresent.removeAll { $0 === window }
        toPresent.append(window)
        Graph.requestWork()
    }

    /// Closes the windows of the scene with `id`.
    func dismiss(id: String) {
        guard let scene = scene(id: id) else { return reportUnknown(id, "dismissWindow", "closes") }
        for window in windows where window.scene === scene { dismiss(window) }
    }

    /// Closes the window that presents `value`.
    func dismiss<Value: Hashable>(id: String?, value: Value) {
        guard scene(id: id, for: Value.self) != nil else {
            return reportUnknown(id, value, "dismissWindow", "closes")
        }
        let wanted = AnyHashable(value)
        let hash = wanted.hashValue
        for window in windows where window.presents(wanted, hash: hash) {
            if window.scene?.valueType == Value.self, id == nil || window.scene?.id == id { dismiss(window) }
        }
    }

    /// A window under a sheet, or with changes to ask about, stays unless it is closed regardless.
    func dismiss(_ window: any OpenWindow) {
        if Transaction(list: Graph.writingTransaction).dismissBehavior == .destructive {
            window.close()
        } else {
            window.requestClose()
        }
    }

    // MARK: What no scene answers to

    private func reportUnknown(_ id: String, _ call: String, _ verb: String) {
        report("\(call)(id: \"\(id)\")", "\(call)(id: \"\(id)\") \(verb) nothing: the app has no scene with that id.")
    }

    private func reportUnknown<Value>(_ id: String?, _ value: Value, _ call: String, _ verb: String) {
        let label = id.map { "id: \"\($0)\", " } ?? ""
        let wanted = "WindowGroup for \(Value.self)" + (id == nil ? "" : " with that id")
        report(
            "\(call)(\(label)\(Value.self))",
            "\(call)(\(label)value: \(value)) \(verb) nothing: the app has no \(wanted).")
    }

    private func report(_ call: String, _ message: @autoclosure () -> String) {
        guard reported.insert(call).inserted else { return }
        let known = scenes.map(\.text).joined(separator: ", ")
        Log.once("\(message()) It has: \(known).")
    }

    // MARK: What the desktop tells

    /// Shows what was opened, and raises what was asked for, since the last update.
    func presentNew() {
        presentWindows()
        // Over their windows, hence after them.
        NewPresentations.show()
    }

    private func presentWindows() {
        let shown = toPresent
        toPresent = []
        for window in shown { window.present() }
        guard shown.count > 1, let front = shown.last else { return }
        // A window manager that gets several at once may have left another in front, and tells of each that had the
        // focus on the way.
        front.present()
        onTheWay = (Array(shown.dropLast()), front)
    }

    /// The person asked for the app: bring its last used window to the front, or open one.
    func activate() {
        if let window = lastActive ?? windows.last {
            present(window)
        } else if !DocumentManager.shared.isOpening {
            openDefault()
        }
    }

    /// Windows that were shown at once, and the one that is to be in front of them.
    private var onTheWay: (windows: [any OpenWindow], front: (any OpenWindow)?) = ([], nil)

    /// Whether a window is active only until the one shown with it is.
    private func isOnTheWay(_ window: any OpenWindow) -> Bool {
        if window === onTheWay.front { onTheWay = ([], nil) }
        guard let index = onTheWay.windows.firstIndex(where: { $0 === window }) else { return false }
        onTheWay.windows.remove(at: index)
        return true
    }

    func becameActive(_ window: any OpenWindow) {
        // What is in front is that which a tool is beside: commands and focused values are of it.
        if window.isUtility { return }
        if lastActive !== window {
            lastActive = window
            FocusedValuesStore.noteChanged()
            MainMenu.noteFrontChanged()
        }
        guard !isOnTheWay(window), stackedWindows.last !== window else { return }
        stackedWindows.removeAll { $0 === window }
        stackedWindows.append(window)
        SessionKeeper.current.noteChanged()
    }

    func closed(_ window: any OpenWindow) {
        NSWindow.tell(.willClose, of: window.hosted)
        windows.removeAll { $0 === window }
        stackedWindows.removeAll { $0 === window }
        toPresent.removeAll { $0 === window }
        onTheWay.windows.removeAll { $0 === window }
        if onTheWay.front === window { onTheWay = ([], nil) }
        if lastActive === window { lastActive = windows.last { !$0.isUtility } }
        visibility.changed()
        ScenePhases.closed(window)
        SessionKeeper.current.closed(window)
        MainMenu.closed(window)
        MainMenu.noteFrontChanged()
        FocusedValuesStore.noteChanged()
        closeLoneTools(after: window)
    }

    /// Whether the app ends with a window of `scene`: a primary single window, as on a Mac.
    func endsApp(_ scene: any WindowScene) -> Bool {
        scene.isSingle && scenesForEvents.first === scene
    }

    /// Whether the app ends when its last window is gone: nothing else leads to it, or its delegate wants it so.
    var endsWithoutWindows: Bool {
        if DocumentManager.shared.isOpening { return false }
        return !MenuBarExtras.leadToApp || NSApplication.endsWithLastWindow()
    }

    /// Whether the app ends when this window is gone.
    func endsApp(with window: any OpenWindow) -> Bool {
        if window.scene.map(endsApp) ?? false { return true }
        return windows.count == 1 && windows[0] === window && endsWithoutWindows
    }

    /// The app ends: its session is kept, then all windows go.
    func closeAll() {
        for window in windows { window.leave() }
        DocumentManager.shared.end()
        SessionKeeper.current.end()
        for window in windows { window.close() }
    }

    // MARK: Scenes across launches

    /// What a scene is known by in the session: its form and its identifier or the type of its values, and a number
    /// where several have the same.
    func key(of scene: any WindowScene) -> String {
        let key = scene.key
        let alike = scenes.filter { $0.key == key }
        guard let index = alike.firstIndex(where: { $0 === scene }), index > 0 else { return key }
        return "\(key) \(index + 1)"
    }

    func scene(key: String) -> (any WindowScene)? { scenes.first { self.key(of: $0) == key } }
}

/// Opens one more window of the first scene, at the next update; for `Benchmarks/`.
@MainActor
package func openFurtherWindow() { WindowManager.shared.openDefault() }
