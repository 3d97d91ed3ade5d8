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

/// The phases that the app sees, and each scene with a body: those of windows are counted, so that one more or less costs
/// the same however many there are.
@MainActor
enum ScenePhases {
    /// Told of the app's scope at launch.
    static weak var appScope: EnvironmentScope? {
        didSet {
            told = nil
            windows = PhaseCount()
        }
    }
    /// The phase that the app has seen last.
    private static var told: ScenePhase?
    /// Of all windows.
    private static var windows = PhaseCount()
    private static var scenes: [ScenePhaseNode] = []

    fileprivate static func add(_ scene: ScenePhaseNode) { scenes.append(scene) }
    fileprivate static func remove(_ scene: ScenePhaseNode) { scenes.removeAll { $0 === scene } }

    /// A window of `scene` is about to be made, and will be active.
    static func opening(_ scene: any WindowScene) { changed(in: scene, from: nil, to: .active) }

    /// A window is in another phase than `old` now.
    static func moved(_ window: any OpenWindow, from old: ScenePhase) {
        changed(in: window.scene, from: old, to: window.scenePhase)
    }

    static func closed(_ window: any OpenWindow) { changed(in: window.scene, from: window.scenePhase, to: nil) }

    private static func changed(in scene: (any WindowScene)?, from old: ScenePhase?, to new: ScenePhase?) {
        for node in scenes where node.holds(scene) { node.windowChanged(from: old, to: new) }
        windows.change(from: old, to: new)
        // Every scope below the app's looks at what this sets: not for nothing.
        let phase = windows.most
        if phase == told { return }
        told = phase
        guard let appScope else { return }
        var values = EnvironmentValues(list: appScope.list)
        values.scenePhase = phase
        appScope.setList(values.list)
    }
}

/// How many windows are in each phase.
private struct PhaseCount {
    private var active = 0
    private var inactive = 0
    private var background = 0

    /// With windows that are all in the background, or with none, it is that.
    var most: ScenePhase { active > 0 ? .active : inactive > 0 ? .inactive : .background }

    mutating func change(from old: ScenePhase?, to new: ScenePhase?) {
        if let old { self[old] -= 1 }
        if let new { self[new] += 1 }
    }

    private subscript(phase: ScenePhase) -> Int {
        get {
            switch phase {
            case .active: active
            case .inactive: inactive
            case .background: background
            }
        }
        set {
            switch phase {
            case .active: active = newValue
            case .inactive: inactive = newValue
            case .background: background = newValue
            }
        }
    }
}

/// Around a scene with a body: what it sees is the most active phase of its windows.
final class ScenePhaseNode: ScopeNode {
    private var windows = PhaseCount()
    private var phase = ScenePhase.background

    init(parent: _GraphNode) {
        super.init(parent: parent) { $0.scenePhase = .background }
        ScenePhases.add(self)
    }

    fileprivate func windowChanged(from old: ScenePhase?, to new: ScenePhase?) {
        windows.change(from: old, to: new)
        let most = windows.most
        if most == phase { return }
        phase = most
        setChange { $0.scenePhase = most }
    }

    fileprivate func holds(_ scene: (any WindowScene)?) -> Bool {
        var node = scene as? _GraphNode
        while let current = node, current !== self { node = current.parent }
        return node != nil
    }

    override func unmount() {
        super.unmount()
        ScenePhases.remove(self)
    }
}
