import ViewGraph
import ViewLayout

extension View {
    /// Draws over this view what depends on the values that it hands up.
    public nonisolated func overlayPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(_PreferenceLayerModifier<K, V>(isBackground: false, transform: transform))
    }

    /// Draws over this view, lined up with it, what depends on the values that it hands up.
    public nonisolated func overlayPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(_PreferenceLayerModifier<K, V>(isBackground: false, alignment: alignment, transform: transform))
    }

    /// Draws behind this view, lined up with it, what depends on the values that it hands up.
    public nonisolated func backgroundPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(_PreferenceLayerModifier<K, V>(isBackground: true, alignment: alignment, transform: transform))
    }

    /// Draws behind this view what depends on the values that it hands up.
    public nonisolated func backgroundPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(_PreferenceLayerModifier<K, V>(isBackground: true, transform: transform))
    }
}

/// Draws what depends on preferences.
public struct _PreferenceLayerModifier<Key: PreferenceKey, Layer: View>: ViewModifier {
    let isBackground: Bool
    let alignment: Alignment
    nonisolated(unsafe) let transform: (Key.Value) -> Layer
    nonisolated init(
        isBackground: Bool, alignment: Alignment = .center, transform: @escaping (Key.Value) -> Layer
    ) {
        self.isBackground = isBackground
        self.alignment = alignment
        self.transform = transform
    }
    @State private var value: PreferenceBox<Key>?

    /// The content with the layer, made anew when the preferences have changed.
    public func body(content: Content) -> some View {
        content
            .modifier(_PreferenceBoxModifier<Key> { value = $0 })
            .modifier(
                _LayerModifier(
                    layer: transform(value?.value ?? Key.defaultValue), alignment: alignment, isBackground: isBackground))
    }
}

/// A value that may not be equatable.
struct PreferenceBox<Key: PreferenceKey> {
    let value: Key.Value
}

/// Hands preferences to a closure whenever they may have changed.
struct _PreferenceBoxModifier<Key: PreferenceKey>: ViewModifier {
    typealias Body = Never
    nonisolated(unsafe) let action: (PreferenceBox<Key>) -> Void
    nonisolated init(action: @escaping (PreferenceBox<Key>) -> Void) { self.action = action }

    static func _makeModifiedNode<V: View>(_ modifier: Self, _ content: V, _ parent: _GraphNode) -> _GraphNode {
        PreferenceBoxNode(modifier, content, parent: parent)
    }
    static func _updateModifiedNode<V: View>(_ node: _GraphNode, _ modifier: Self, _ content: V) {
        let node = unsafeDowncast(node, to: PreferenceBoxNode<V, Key>.self)
        node.modifier = modifier
        node.receive(content)
    }
}

final class PreferenceBoxNode<Content: View, Key: PreferenceKey>: PreferenceReadingNode<Content, Key> {
    var modifier: _PreferenceBoxModifier<Key>

    init(_ modifier: _PreferenceBoxModifier<Key>, _ content: Content, parent: _GraphNode) {
        self.modifier = modifier
        super.init(reading: content, parent: parent)
    }

    override func collected(_ value: Key.Value) { modifier.action(PreferenceBox(value: value)) }
}
