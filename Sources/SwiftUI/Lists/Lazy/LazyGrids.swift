import Foundation
import ViewGraph
import ViewLayout

/// Views in columns, made when they come into view.
///
/// It makes views as the lazy stacks do.
/// Follows <https://developer.apple.com/documentation/swiftui/lazyvgrid>.
public struct LazyVGrid<Content: View>: _PrimitiveView {
    private let layout: LazyLayout
    nonisolated(unsafe) private let content: Content

    /// Lines views up in `columns`; `spacing` points are between the lines; nil for the usual 8.
    public nonisolated init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        layout = LazyLayout(
            axis: .vertical, tracks: columns, spacing: spacing ?? 8,
            alignment: Alignment(horizontal: alignment, vertical: .center), pinned: pinnedViews)
        self.content = content()
    }

    public static func _makeNode(_ view: Self, _ parent: _GraphNode) -> _GraphNode {
        LazyNode(view.layout, view.content, parent: parent)
    }
    public static func _updateNode(_ node: _GraphNode, _ view: Self) {
        unsafeDowncast(node, to: LazyNode<Content>.self).receive(view.layout, view.content)
    }
}

/// Views in rows that go on sideways, made when they come into view.
///
/// It makes views as the lazy stacks do.
/// Follows <https://developer.apple.com/documentation/swiftui/lazyhgrid>.
public struct LazyHGrid<Content: View>: _PrimitiveView {
    private let layout: LazyLayout
    nonisolated(unsafe) private let content: Content

    /// Lines views up in `rows`; `spacing` points are between the lines; nil for the usual 8.
    public nonisolated init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        layout = LazyLayout(
            axis: .horizontal, tracks: rows, spacing: spacing ?? 8,
            alignment: Alignment(horizontal: .center, vertical: alignment), pinned: pinnedViews)
        self.content = content()
    }

    public static func _makeNode(_ view: Self, _ parent: _GraphNode) -> _GraphNode {
        LazyNode(view.layout, view.content, parent: parent)
    }
    public static func _updateNode(_ node: _GraphNode, _ view: Self) {
        unsafeDowncast(node, to: LazyNode<Content>.self).receive(view.layout, view.content)
    }
}
