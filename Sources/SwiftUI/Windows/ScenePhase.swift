import ViewGraph

/// How far a scene is in use.
///
/// Follows <https://developer.apple.com/documentation/swiftui/scenephase>.
public enum ScenePhase: Int, Comparable, Hashable, Sendable {
    /// Cannot be seen: minimised, or there is no window.
    case background
    /// On the way to the background.
    case inactive
    /// Can be seen and used, in front or not.
    case active

    /// Less in use than another.
    public static func < (a: ScenePhase, b: ScenePhase) -> Bool { a.rawValue < b.rawValue }
}

extension EnvironmentValues {
    /// In a view, the phase of its window; in the app, the most active of all windows', and in a scene of one's own of
    /// all its windows'.
    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }
    private struct ScenePhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .background } }

    /// Whether the app may open further windows. It may, on this desktop.
    public var supportsMultipleWindows: Bool { true }
}

/// The phases that the app sees, and each scene with a body.
@MainActor
enum ScenePhases {
    /// Told of the app's scope at launch.
    static weak var appScope: EnvironmentScope? {
        didSet { told = nil }
    }
    /// The phase that the app has seen last.
    private static var told: ScenePhase?

    private static var scenes: [ScenePhaseNode] = []

    fileprivate static func add(_ scene: ScenePhaseNode) { scenes.append(scene) }
    fileprivate static func remove(_ scene: ScenePhaseNode) { scenes.removeAll { $0 === scene } }

    /// Windows have come, gone, or changed their phase.
    static func changed() {
        let windows = WindowManager.shared.windows
        for scene in scenes { scene.update(windows) }
        let phases = windows.compactMap { ($0 as? any ScenePhased)?.scenePhase }
        // With windows that are all in the background, or with none, the app is in the background too.
        let phase = phases.max() ?? .background
        // Every scope below the app's looks at what this sets: not for nothing.
        if phase == told { return }
        told = phase
        var values = EnvironmentValues()
        values.scenePhase = phase
        appScope?.setList(values.list)
    }
}

/// Around a scene with a body: what it sees is the most active phase of its windows.
final class ScenePhaseNode: ScopeNode {
    private var phase = ScenePhase.background

    init(parent: _GraphNode) {
        super.init(parent: parent) { $0.scenePhase = .background }
        ScenePhases.add(self)
    }

    fileprivate func update(_ windows: [any OpenWindow]) {
        let phases = windows.filter(holds).compactMap { ($0 as? any ScenePhased)?.scenePhase }
        let new = phases.max() ?? .background
        if new == phase { return }
        phase = new
        setChange { $0.scenePhase = new }
    }

    private func holds(_ window: any OpenWindow) -> Bool {
        var node = window.scene as? _GraphNode
        while let current = node, current !== self { node = current.parent }
        return node != nil
    }

    override func unmount() {
        super.unmount()
        ScenePhases.remove(self)
    }
}

@MainActor
protocol ScenePhased: AnyObject {
    var scenePhase: ScenePhase { get }
}

extension WindowNode: ScenePhased {}
