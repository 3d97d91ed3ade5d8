import ViewGraph

/// The structure and behaviour of an app. Mark a conforming type with `@main`.
///
/// Follows <https://developer.apple.com/documentation/swiftui/app>.
@MainActor @preconcurrency
public protocol App {
    /// The type of `body`, which the compiler infers.
    associatedtype Body: Scene

    /// The app's scenes. The first one opens at launch.
    @SceneBuilder @MainActor @preconcurrency
    var body: Body { get }

    /// Makes the app; called once, at launch.
    @MainActor @preconcurrency
    init()
}

extension App {
    /// Runs the app until it quits; what `@main` calls. The process then ends with the desktop's status.
    @MainActor @preconcurrency
    public static func main() { AppLaunch.run(Self.self) }
}
