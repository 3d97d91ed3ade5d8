import Combine
import Observation
import ViewGraph

extension Scene {
    /// Sets the environment value at `keyPath` for this scene and the views in its windows.
    public nonisolated func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> some Scene {
        _EnvironmentScene(content: self) { $0[keyPath: keyPath] = value }
    }

    /// Gives this scene and the views in its windows an observable model, found by its type; nil takes it away.
    public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
        _EnvironmentScene(content: self) { $0[ModelKey<T>.self] = object }
    }

    /// Gives this scene and the views in its windows an observable object, found by its type.
    public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
        _EnvironmentScene(content: self) { $0[ModelKey<T>.self] = object }
    }

    /// Changes the environment value at `keyPath` for this scene and the views in its windows, given the one from
    /// around it.
    public nonisolated func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some Scene {
        _EnvironmentScene(content: self) { transform(&$0[keyPath: keyPath]) }
    }
}
