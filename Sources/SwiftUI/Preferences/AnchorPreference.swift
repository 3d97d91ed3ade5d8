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
        let place = AnchorPlace()
        let node = AnchorPreferenceNode<V, Key>(modifier.preference(of: place), content, parent: parent)
        node.place = place
        place.node = node
        return node
    }
    public static func _updateModifiedNode<V: View>(_ node: _GraphNode, _ modifier: Self, _ content: V) {
        let node = unsafeDowncast(node, to: AnchorPreferenceNode<V, Key>.self)
        node.receive(content)
        node.receive(modifier.preference(of: node.place))
    }

    private func preference(of place: AnchorPlace) -> _PreferenceModifier<Key> {
        let anchor = Anchor(place: place, source: source)
        return _PreferenceModifier(change: { change(&$0, anchor) }, replaces: replaces)
    }
}

/// Hands up a preference that a part of its own view is in.
final class AnchorPreferenceNode<Content: View, Key: PreferenceKey>: PreferenceNode<Content, Key> {
    /// The same for as long as the view is there, so that its anchors are.
    fileprivate(set) var place: AnchorPlace!
}
