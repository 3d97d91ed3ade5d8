import ViewGraph

extension View {
    /// Runs `action` with what the views in this one hand up, at first and when it changes.
    public nonisolated func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable {
        modifier(_PreferenceActionModifier<K>(action: action))
    }
}

/// Runs an action with preferences.
public struct _PreferenceActionModifier<Key: PreferenceKey>: ViewModifier where Key.Value: Equatable {
    public typealias Body = Never
    nonisolated(unsafe) let action: (Key.Value) -> Void
    nonisolated init(action: @escaping (Key.Value) -> Void) { self.action = action }

    public static func _makeModifiedNode<V: View>(
        _ modifier: Self, _ content: V, _ parent: _GraphNode
    ) -> _GraphNode {
        PreferenceActionNode(modifier, content, parent: parent)
    }
    public static func _updateModifiedNode<V: View>(_ node: _GraphNode, _ modifier: Self, _ content: V) {
        let node = unsafeDowncast(node, to: PreferenceActionNode<V, Key>.self)
        node.modifier = modifier
        node.receive(content)
    }
}

final class PreferenceActionNode<Content: View, Key: PreferenceKey>: PreferenceReadingNode<Content, Key>
where Key.Value: Equatable {
    var modifier: _PreferenceActionModifier<Key>
    private var last: Key.Value?

    init(_ modifier: _PreferenceActionModifier<Key>, _ content: Content, parent: _GraphNode) {
        self.modifier = modifier
        super.init(reading: content, parent: parent)
    }

    override func collected(_ value: Key.Value) {
        if last == value { return }
        last = value
        Graph.enqueue(.appeared) { [weak self] in
            if let self, !flags.contains(.unmounted) { modifier.action(value) }
        }
    }
}
