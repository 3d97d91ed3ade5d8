import Foundation
import ViewGraph
import ViewLayout

extension View {
    /// Shows `content` at the upper or lower edge, and this view in the room that it leaves.
    public nonisolated func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            _InsetModifier(
                inset: content(), edge: edge == .top ? .top : .bottom, alignment: alignment.key, spacing: spacing))
    }

    /// Shows `content` at the leading or trailing edge, and this view in the room that it leaves.
    public nonisolated func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            _InsetModifier(
                inset: content(), edge: edge == .leading ? .leading : .trailing, alignment: alignment.key,
                spacing: spacing))
    }
}

/// Shows a view at an edge of another.
public struct _InsetModifier<Inset: View>: ViewModifier {
    public typealias Body = Never
    nonisolated(unsafe) let inset: Inset
    let edge: Edge
    let alignment: AlignmentKey
    let spacing: CGFloat?

    public static func _makeModifiedNode<V: View>(
        _ modifier: Self, _ content: V, _ parent: _GraphNode
    ) -> _GraphNode {
        InsetNode(modifier, content, parent: parent)
    }
    public static func _updateModifiedNode<V: View>(_ node: _GraphNode, _ modifier: Self, _ content: V) {
        unsafeDowncast(node, to: InsetNode<V, Inset>.self).receive(modifier, content)
    }
}

final class InsetNode<Content: View, Inset: View>: _GraphNode, Container, DirectedNode {
    var isStale = false
    private let item: SafeAreaInsetItem
    private var child: _GraphNode!
    private var inset: _GraphNode!

    init(_ modifier: _InsetModifier<Inset>, _ content: Content, parent: _GraphNode) {
        item = SafeAreaInsetItem(edge: modifier.edge, alignment: modifier.alignment, spacing: modifier.spacing)
        super.init(parent: parent)
        flags.subtract(.ofContainer)
        item.layoutDirection = environmentValues.layoutDirection
        child = Content._makeNode(content, self)
        inset = Inset._makeNode(modifier.inset, self)
        refreshOutputs()
    }

    func receive(_ modifier: _InsetModifier<Inset>, _ content: Content) {
        item.edge = modifier.edge
        item.alignment = modifier.alignment
        item.distance = modifier.spacing
        Content._updateNode(child, content)
        Inset._updateNode(inset, modifier.inset)
    }

    var directedItems: [LayoutItem] { [item] }

    func refreshOutputs() {
        item.child = OneItem.of(child.layoutItems())
        item.inset = OneItem.of(inset.layoutItems())
        item.noteContentChanged()
    }

    override func childOutputsChanged() -> Bool {
        if inset != nil { Structure.noteStale(self) }
        return true
    }

    override func appendOutputs(_ outputs: inout [AnyObject]) { outputs.append(item) }

    override func forEachChild(_ body: (_GraphNode) -> Void) {
        if let child { body(child) }
        if let inset { body(inset) }
    }

    override func unmount() {
        super.unmount()
        child.unmount()
        inset.unmount()
    }
}

/// One item for the views of a place that holds one: several lie over each other.
enum OneItem {
    static func of(_ items: [LayoutItem]) -> LayoutItem? {
        items.count > 1 ? LayoutContainerItem(ZStackLayout(), children: items) : items.first
    }
}
