import Foundation
import ViewGraph

extension View {
    /// The store that `@AppStorage` without one of its own uses in this view and below.
    public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some View {
        environment(\.defaultAppStorage, store)
    }
}

extension Scene {
    /// The store that `@AppStorage` without one of its own uses in the scene's windows.
    public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some Scene {
        nonisolated(unsafe) let store = store
        return _EnvironmentScene(content: self) { $0.defaultAppStorage = store }
    }
}

extension EnvironmentValues {
    /// Nil for the app's own.
    var defaultAppStorage: UserDefaults? {
        get { self[DefaultAppStorageKey.self] }
        set { self[DefaultAppStorageKey.self] = newValue }
    }
    private struct DefaultAppStorageKey: EnvironmentKey { static var defaultValue: UserDefaults? { nil } }
}
