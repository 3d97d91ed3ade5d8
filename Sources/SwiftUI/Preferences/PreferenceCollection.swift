import ViewGraph

@MainActor
enum Preferences {
    /// What the subtree of `node` hands up for `key`: siblings in order, joined by `reduce`; nil when nothing is.
    static func value<Key: PreferenceKey>(_ key: Key.Type, of node: _GraphNode) -> Key.Value? {
        guard node.flags.contains(.hasPreferences), !node.flags.contains(.hidesPreferences) else { return nil }
        if let writer = node as? any PreferenceWriting, writer.writtenKey == ObjectIdentifier(key) {
            return writer.value(key) { valueOfChildren(key, node) }
        }
        return valueOfChildren(key, node)
    }

    private static func valueOfChildren<Key: PreferenceKey>(_ key: Key.Type, _ node: _GraphNode) -> Key.Value? {
        var result: Key.Value?
        node.forEachChild { child in
            guard let next = value(key, of: child) else { return }
            if var joined = result {
                Key.reduce(value: &joined) { next }
                result = joined
            } else {
                result = next
            }
        }
        return result
    }
}

/// A node that does something with what the views in it hand up: its subclasses say what.
class PreferenceReadingNode<Content: View, Key: PreferenceKey>: ContentNode<Content>, PreferenceReading {
    init(reading content: Content, parent: _GraphNode) {
        super.init(content, parent: parent)
        PreferenceReaders.noteStale(self)
    }

    final var preferenceKey: ObjectIdentifier { ObjectIdentifier(Key.self) }

    final func collectPreferences() {
        collected(Preferences.value(Key.self, of: child) ?? Key.defaultValue)
    }

    /// Told whenever the value may be another one.
    func collected(_ value: Key.Value) {}
}
