import ViewGraph

extension View {
    /// Hands up what `transform` makes of a part of this view, in place of what the views in this one hand up.
    ///
    /// Follows <https://developer.apple.com/documentation/swiftui/view/anchorpreference(key:value:transform:)>.
    public nonisolated func anchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View {
        modifier(_AnchorPreferenceModifier<K, A>(source: value, change: { $0 = transform($1) }, replaces: true))
    }

    /// Changes what the views in this one hand up by a part of this view.
    ///
    /// Follows <https://developer.apple.com/documentation/swiftui/view/transformanchorpreference(key:value:transform:)>.
    public nonisolated func transformAnchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View {
        modifier(_AnchorPreferenceModifier<K, A>(source: value, change: transform, replaces: false))
    }
}

/// Hands up a part of a view.
public struct _AnchorPreferenceModifier<Key: PreferenceKey, Value>: ViewModifier {
    public typealias Body = Never
    let source: Anchor<Value>.Source
    nonisolated(unsafe) let change: (inout Key.Value, Anchor<Value>) -> Void
    let replaces: Bool

    nonisolated init(
        source: Anchor<Value>.Source, change: @escaping (inout Key.Value, Anchor<Value>) -> Void, replaces: Bool
    ) {
        self.source = source
        self.change = change
        self.replaces = replaces
    }

    public static func _makeModifiedNode<V: View>(
        _ modifier: Self, _ content: V, _ parent: _GraphNode
    ) -> _GraphNode {
        AnchorPreferenceNode(modifier, content, parent: parent)
    }
    public static func _updateModifiedNode<V: View>(_ node: _GraphNode, _ modifier: Self, _ content: V) {
        let node = unsafeDowncast(node, to: AnchorPreferenceNode<V, Key, Value>.self)
        node.receive(content)
        node.receive(modifier)
    }
}

final class AnchorPreferenceNode<Content: View, Key: PreferenceKey, Value>: ContentNode<Content>, PreferenceWriting {
    private var modifier: _AnchorPreferenceModifier<Key, Value>
    /// The same for as long as the view is there, so that its anchors are.
    private lazy var place = AnchorPlace(self)

    init(_ modifier: _AnchorPreferenceModifier<Key, Value>, _ content: Content, parent: _GraphNode) {
        self.modifier = modifier
        super.init(content, parent: parent)
        noteWritesPreferences()
        PreferenceReaders.noteChange(of: ObjectIdentifier(Key.self), below: self)
    }

    func receive(_ new: _AnchorPreferenceModifier<Key, Value>) {
        modifier = new
        PreferenceReaders.noteChange(of: ObjectIdentifier(Key.self), below: self)
    }

    var writtenKey: ObjectIdentifier { ObjectIdentifier(Key.self) }

    func value<K: PreferenceKey>(_ key: K.Type, below: () -> K.Value?) -> K.Value? {
        var value = (modifier.replaces ? nil : below() as? Key.Value) ?? Key.defaultValue
        modifier.change(&value, Anchor(place: place, source: modifier.source))
        return value as? K.Value
    }
}
