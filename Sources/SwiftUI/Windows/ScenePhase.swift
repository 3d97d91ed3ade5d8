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
    /// In a view, the phase of its window; in the app, the most active of all windows'.
    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }
    private struct ScenePhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .background } }

    /// Whether the app may open further windows. It may, on this desktop.
    public var supportsMultipleWindows: Bool { true }
}

/// The phase that the app sees.
@MainActor
enum ScenePhases {
    /// Told of the app's scope at launch.
    static weak var appScope: EnvironmentScope? {
        didSet { told = nil }
    }
    /// The phase that the app has seen last.
    private static var told: ScenePhase?

    /// Windows have come, gone, or changed their phase.
    static func changed() {
        let phases = WindowManager.shared.windows.compactMap { ($0 as? any ScenePhased)?.scenePhase }
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

@MainActor
protocol ScenePhased: AnyObject {
    var scenePhase: ScenePhase { get }
}

extension WindowNode: ScenePhased {}
