import Foundation
import ViewGraph

/// One key of one store of preferences, as long as a view reads it: who does, and what was there last.
final class DefaultsEntry: Dependency, @unchecked Sendable {
    let store: UserDefaults
    let key: String
    /// The value that readers were last told of.
    @MainActor private var seen: StoredValue?

    @MainActor
    init(_ store: UserDefaults, _ key: String) {
        self.store = store
        self.key = key
        super.init()
        seen = store.storedValue(key)
    }

    deinit {
        let id = ID(store, key)
        if MainThread.isCurrent { onMainThread { DefaultsEntries.forget(id) } }
    }

    /// What is kept now; a read while a view is evaluated is noted.
    var current: StoredValue? {
        if MainThread.isCurrent { onMainThread { track() } }
        return store.storedValue(key)
    }

    /// Keeps `new`; readers are told unless it is there already.
    static func write(_ new: StoredValue?, _ store: UserDefaults, _ key: String) {
        if store.storedValue(key) == new { return }
        store.store(new, key)
        // Stores may be used from any thread.
        nonisolated(unsafe) let written = store
        if MainThread.isCurrent {
            onMainThread { DefaultsEntries.written(written, key) }
        } else {
            DispatchQueue.main.async { DefaultsEntries.written(written, key) }
        }
    }

    /// Tells the readers if something else is kept than they were told.
    @MainActor
    func refresh() {
        let new = store.storedValue(key)
        if new == seen { return }
        seen = new
        Graph.markInTurn { self.changed() }
    }

    struct ID: Hashable {
        var store: ObjectIdentifier
        var key: String
        init(_ store: UserDefaults, _ key: String) {
            self.store = ObjectIdentifier(store)
            self.key = key
        }
    }
}
