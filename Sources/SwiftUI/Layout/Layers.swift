import ViewGraph
import ViewLayout

extension View {
    /// Draws views over this one, lined up as a unit; they do not change its size.
    public nonisolated func overlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(_LayerModifier(layer: content(), alignment: alignment, isBackground: false))
    }

    /// Draws a view over this one.
    @_disfavoredOverload
    public nonisolated func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
        modifier(_LayerModifier(layer: overlay, alignment: alignment, isBackground: false))
    }

    /// Draws views behind this one, lined up as a unit; they do not change its size.
    public nonisolated func background<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(_LayerModifier(layer: content(), alignment: alignment, isBackground: true))
    }

    /// Draws a view behind this one.
    @_disfavoredOverload
    public nonisolated func background<Background: View>(
        _ background: Background, alignment: Alignment = .center
    ) -> some View {
        modifier(_LayerModifier(layer: background, alignment: alignment, isBackground: true))
    }
}

/// Views over or behind a view.
public struct _LayerModifier<Layer: View>: ViewModifier {
    public typealias Body = Never
    nonisolated(unsafe) let layer: Layer
    let alignment: Alignment
    let isBackground: Bool

    public static func _makeModifiedNode<V: View>(
        _ modifier: Self, _ content: V, _ parent: _GraphNode
    ) -> _GraphNode {
        LayerNode(modifier, content, parent: parent)
    }
    public static func _updateModifiedNode<V: View>(_ node: _GraphNode, _ modifier: Self, _ content: V) {
        unsafeDowncast(node, to: LayerNode<V, Layer>.self).receive(modifier, content)
    }
}

/// The place of a view with layers. Each view of the content has the layers as a whole on it when it is one view, as it
/// nearly always is; several views share the first's.
final class LayerNode<Content: View, Layer: View>: _GraphNode, Container, DirectedNode {
    var isStale = false
    private let item: LayeredItem
    private var child: _GraphNode!
    private var layer: _GraphNode!

    init(_ modifier: _LayerModifier<Layer>, _ content: Content, parent: _GraphNode) {
        item = LayeredItem(isBackground: modifier.isBackground, alignment: modifier.alignment)
        super.init(parent: parent)
        flags.remove(.inLazyContainer)
        item.layoutDirection = environmentValues.layoutDirection
        child = Content._makeNode(content, self)
        layer = Layer._makeNode(modifier.layer, self)
        refreshOutputs()
    }

    func receive(_ modifier: _LayerModifier<Layer>, _ content: Content) {
        item.alignment = modifier.alignment
        Content._updateNode(child, content)
        Layer._updateNode(layer, modifier.layer)
    }

    var directedItems: [LayoutItem] { [item] }

    func refreshOutputs() {
        let items = child.layoutItems()
        item.primary = items.count > 1 ? group(items) : items.first
        item.setSecondary(layer.layoutItems())
        item.noteContentChanged()
    }

    private var primaryGroup: LayoutContainerItem?

    private func group(_ items: [LayoutItem]) -> LayoutItem {
        let group = primaryGroup ?? LayoutContainerItem(ZStackLayout())
        primaryGroup = group
        group.setChildren(items)
        return group
    }

    override func childOutputsChanged() -> Bool {
        if layer != nil { Structure.noteStale(self) }
        return true
    }

    override func appendOutputs(_ outputs: inout [AnyObject]) { outputs.append(item) }

    override func forEachChild(_ body: (_GraphNode) -> Void) {
        if let child { body(child) }
        if let layer { body(layer) }
    }

    override func unmount() {
        super.unmount()
        child.unmount()
        layer.unmount()
    }
}
