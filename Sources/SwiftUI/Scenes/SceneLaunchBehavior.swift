import ViewGraph

/// Whether a scene's window opens at launch when no window of the last session comes back.
///
/// Follows <https://developer.apple.com/documentation/swiftui/scenelaunchbehavior>.
public struct SceneLaunchBehavior: Hashable, Sendable {
    private enum Kind { case automatic, presented, suppressed }
    private let kind: Kind
    private init(_ kind: Kind) { self.kind = kind }

    /// The app's first scene opens, unless others are `.presented`.
    public static let automatic = SceneLaunchBehavior(.automatic)
    /// The scene opens a window.
    public static let presented = SceneLaunchBehavior(.presented)
    /// The scene opens no window, though it be the first.
    public static let suppressed = SceneLaunchBehavior(.suppressed)
}

/// Whether a scene's windows come back at the next launch.
///
/// Follows <https://developer.apple.com/documentation/swiftui/scenerestorationbehavior>.
public struct SceneRestorationBehavior: Hashable, Sendable {
    private enum Kind { case automatic, disabled }
    private let kind: Kind
    private init(_ kind: Kind) { self.kind = kind }

    /// They come back, with their value, size and what their views keep.
    public static let automatic = SceneRestorationBehavior(.automatic)
    /// They do not, and nothing of them is kept but the place of the last.
    public static let disabled = SceneRestorationBehavior(.disabled)
}

extension Scene {
    /// Whether the scene's window opens at launch when no window of the last session comes back.
    public nonisolated func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene {
        _EnvironmentScene(content: self) { $0.sceneLaunchBehavior = behavior }
    }

    /// Whether the scene's windows come back at the next launch.
    public nonisolated func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene {
        _EnvironmentScene(content: self) { $0.sceneRestorationBehavior = behavior }
    }
}

extension EnvironmentValues {
    var sceneLaunchBehavior: SceneLaunchBehavior {
        get { self[SceneLaunchBehaviorKey.self] }
        set { self[SceneLaunchBehaviorKey.self] = newValue }
    }
    private struct SceneLaunchBehaviorKey: EnvironmentKey {
        static var defaultValue: SceneLaunchBehavior { .automatic }
    }

    var sceneRestorationBehavior: SceneRestorationBehavior {
        get { self[SceneRestorationBehaviorKey.self] }
        set { self[SceneRestorationBehaviorKey.self] = newValue }
    }
    private struct SceneRestorationBehaviorKey: EnvironmentKey {
        static var defaultValue: SceneRestorationBehavior { .automatic }
    }
}
