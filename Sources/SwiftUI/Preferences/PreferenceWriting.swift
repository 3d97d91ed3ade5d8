import ViewGraph

extension View {
    /// Hands `value` up, in place of what the views in this one hand up.
    public nonisolated func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        modifier(_PreferenceModifier<K>(change: { $0 = value }, replaces: true))
    }

    /// Changes what the views in this one hand up.
    public nonisolated func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View {
        modifier(_PreferenceModifier<K>(change: callback, replaces: false))
    }
}

/// Hands a value up, or changes what is handed up.
public struct _PreferenceModifier<Key: PreferenceKey>: ViewModifier {
    public typealias Body = Never
    nonisolated(unsafe) let change: (inout Key.Value) -> Void
    let replaces: Bool
    nonisolated init(change: @escaping (inout Key.Value) -> Void, replaces: Bool) {
        self.change = change
        self.replaces = replaces
    }

    public static func _makeModifiedNode<V: View>(
        _ modifier: Self, _ content: V, _ parent: _GraphNode
    ) -> _GraphNode {
        PreferenceNode(modifier, content, parent: parent)
    }
    public static func _updateModifiedNode<V: View>(_ node: _GraphNode, _ modifier: Self, _ content: V) {
        let node = unsafeDowncast(node, to: PreferenceNode<V, Key>.self)
        node.receive(content)
        node.receive(modifier)
    }
}

@MainActor
protocol PreferenceWriting: _GraphNode {
    var writtenKey: ObjectIdentifier { get }
    /// The value that goes up, made of what comes from below.
    func value<Key: PreferenceKey>(_ key: Key.Type, below: () -> Key.Value?) -> Key.Value?
}

class PreferenceNode<Content: View, Key: PreferenceKey>: ContentNode<Content>, PreferenceWriting {
    private var modifier: _PreferenceModifier<Key>

    init(_ modifier: _PreferenceModifier<Key>, _ content: Content, parent: _GraphNode) {
        self.modifier = modifier
        super.init(content, parent: parent)
        noteWritesPreferences()
        PreferenceReaders.noteChange(of: ObjectIdentifier(Key.self), below: self)
    }

    final func receive(_ new: _PreferenceModifier<Key>) {
        modifier = new
        PreferenceReaders.noteChange(of: ObjectIdentifier(Key.self), below: self)
    }

    final var writtenKey: ObjectIdentifier { ObjectIdentifier(Key.self) }

    final func value<K: PreferenceKey>(_ key: K.Type, below: () -> K.Value?) -> K.Value? {
        var value = (modifier.replaces ? nil : below() as? Key.Value) ?? Key.defaultValue
        modifier.change(&value)
        return value as? K.Value
    }
}
