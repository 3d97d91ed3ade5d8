import Foundation
import ViewGraph

/// What the views of one window keep with `@SceneStorage`.
final class SceneValues: @unchecked Sendable {
    /// The values that came from the last session and those written since. Written on the main thread.
    private var entries: [String: Location<StoredValue?>] = [:]

    init(_ values: [String: StoredValue] = [:]) {
        for (key, value) in values { entries[key] = Location(value) }
    }

    /// The place of a key's value, shared by all views of the window that name it.
    @MainActor
    func location(_ key: String) -> Location<StoredValue?> {
        if let known = entries[key] { return known }
        let location = Location<StoredValue?>(nil)
        entries[key] = location
        return location
    }

    /// `Graph.clock` at the last change of one of them.
    @MainActor
    var changedAt: UInt32 { entries.values.reduce(0) { max($0, $1.changedAt) } }

    /// What is to be kept.
    @MainActor
    var values: [String: StoredValue] { entries.compactMapValues { $0.untracked } }
}

extension EnvironmentValues {
    /// What the window keeps; nil outside of windows.
    var sceneValues: SceneValues? {
        get { self[SceneValuesKey.self] }
        set { self[SceneValuesKey.self] = newValue }
    }
    private struct SceneValuesKey: EnvironmentKey { static var defaultValue: SceneValues? { nil } }
}
