import Foundation
import ViewGraph
import ViewLayout

/// Views arranged by a layout: what `layout { … }` makes, and stacks and grids are.
struct LayoutView<L: Layout, Content: View>: _PrimitiveView {
    nonisolated(unsafe) let layout: L
    nonisolated(unsafe) let content: Content

    static func _makeNode(_ view: Self, _ parent: _GraphNode) -> _GraphNode {
        LayoutNode(view.layout, view.content, parent: parent)
    }
    static func _updateNode(_ node: _GraphNode, _ view: Self) {
        unsafeDowncast(node, to: LayoutNode<L, Content>.self).receive(view.layout, view.content)
    }
}

/// The place of views that a layout arranges.
final class LayoutNode<L: Layout, Content: View>: ContainerNode<Content> {
    private let container: LayoutContainerItem
    private var layout: L
    private var animator: Animator<L>?

    init(_ layout: L, _ content: Content, parent: _GraphNode) {
        self.layout = layout
        container = LayoutContainerItem(layout)
        super.init(container, content, parent: parent)
    }

    override func take(_ items: [LayoutItem]) { container.setChildren(items) }

    func receive(_ new: L, _ content: Content) {
        if !planEqual(layout, new) {
            let animator = animator ?? Animator(layout) { [unowned self] in container.layout = $0 }
            self.animator = animator
            layout = new
            animator.set(new)
        }
        receive(content)
    }

    override var isInterchangeable: Bool { animator == nil && hasInterchangeableChildren }

    override func unmount() {
        super.unmount()
        animator?.stop()
    }
}

extension Layout {
    /// Arranges views by this layout.
    public nonisolated func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        LayoutView(layout: self, content: content())
    }
}

/// Views in a row.
///
/// Follows <https://developer.apple.com/documentation/swiftui/hstack>.
public struct HStack<Content: View>: _PrimitiveView {
    private let view: LayoutView<HStackLayout, Content>

    /// A row, its views lined up by `alignment` and `spacing` points apart; nil for the distances they prefer.
    public nonisolated init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        view = LayoutView(layout: HStackLayout(alignment: alignment, spacing: spacing), content: content())
    }

    public static func _makeNode(_ view: Self, _ parent: _GraphNode) -> _GraphNode {
        LayoutView._makeNode(view.view, parent)
    }
    public static func _updateNode(_ node: _GraphNode, _ view: Self) { LayoutView._updateNode(node, view.view) }
}

/// Views in a column.
///
/// Follows <https://developer.apple.com/documentation/swiftui/vstack>.
public struct VStack<Content: View>: _PrimitiveView {
    private let view: LayoutView<VStackLayout, Content>

    /// A column, its views lined up by `alignment` and `spacing` points apart; nil for the distances they prefer.
    public nonisolated init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        view = LayoutView(layout: VStackLayout(alignment: alignment, spacing: spacing), content: content())
    }

    public static func _makeNode(_ view: Self, _ parent: _GraphNode) -> _GraphNode {
        LayoutView._makeNode(view.view, parent)
    }
    public static func _updateNode(_ node: _GraphNode, _ view: Self) { LayoutView._updateNode(node, view.view) }
}

/// Views over each other, later ones in front.
///
/// Follows <https://developer.apple.com/documentation/swiftui/zstack>.
public struct ZStack<Content: View>: _PrimitiveView {
    private let view: LayoutView<ZStackLayout, Content>

    /// Views over each other, lined up by `alignment`.
    public nonisolated init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        view = LayoutView(layout: ZStackLayout(alignment: alignment), content: content())
    }

    public static func _makeNode(_ view: Self, _ parent: _GraphNode) -> _GraphNode {
        LayoutView._makeNode(view.view, parent)
    }
    public static func _updateNode(_ node: _GraphNode, _ view: Self) { LayoutView._updateNode(node, view.view) }
}
