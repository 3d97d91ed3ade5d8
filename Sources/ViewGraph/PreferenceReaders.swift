/// Preferences travel up: writers in a subtree, a reader at its top. A reader collects anew when a writer below it
/// comes, goes or changes; where no preference is written, nothing is visited.
@MainActor
package enum PreferenceReaders {
    private static var stale: [PreferenceReading] = []

    static var areStale: Bool { !stale.isEmpty }

    /// Preference `key` may have changed below `node`: every reader of it above, as far as the value travels, collects
    /// again before this update ends.
    package static func noteChange(of key: ObjectIdentifier, below node: _GraphNode) {
        var above = node.parent
        while let current = above {
            if let reader = reader(current), reader.reads(key) { noteStale(reader) }
            above = current.parent
        }
    }

    /// The tree below `node` has changed its shape: readers above it of any preference that is written there.
    package static func noteStructureChange(below node: _GraphNode) {
        var above: _GraphNode? = node
        while let current = above {
            if let reader = reader(current) { noteStale(reader) }
            above = current.parent
        }
    }

    /// The flag spares most nodes the cast.
    private static func reader(_ node: _GraphNode) -> (any PreferenceReading)? {
        node.flags.contains(.readsPreferences) ? node as? any PreferenceReading : nil
    }

    /// `reader` collects before this update ends, and is from now on known to the writers below it.
    package static func noteStale(_ reader: any PreferenceReading) {
        if reader.flags.contains(.hasStalePreferences) { return }
        reader.flags.formUnion([.readsPreferences, .hasStalePreferences])
        stale.append(reader)
        Graph.noteChange()
    }

    static func updateStale() {
        // Inner readers first: what they show may write preferences for outer ones.
        while !stale.isEmpty {
            let taken = stale.sorted { $0.depth > $1.depth }
            stale.removeAll(keepingCapacity: true)
            for reader in taken {
                reader.flags.remove(.hasStalePreferences)
                if !reader.flags.contains(.unmounted) { reader.collectPreferences() }
            }
        }
    }
}

/// A node that uses the preferences of the subtree below it; it notes itself as stale when it is made.
@MainActor
package protocol PreferenceReading: _GraphNode {
    var preferenceKey: ObjectIdentifier { get }
    /// Whether the values of `key` are used; those of `preferenceKey` alone by default.
    func reads(_ key: ObjectIdentifier) -> Bool
    /// Walks the subtree and acts on what it finds.
    func collectPreferences()
}

extension PreferenceReading {
    package func reads(_ key: ObjectIdentifier) -> Bool { key == preferenceKey }
}
