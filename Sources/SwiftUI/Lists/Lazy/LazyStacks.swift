import Foundation
import ViewGraph
import ViewLayout

/// A column of views that are made when they come into view.
///
/// In a scroll view it makes the views near what is visible, and keeps the state of those that it has made for as long as
/// their identifiers are in the data (out of view, for the 500 seen last). Elsewhere it makes them all.
/// Follows <https://developer.apple.com/documentation/swiftui/lazyvstack>.
public struct LazyVStack<Content: View>: _PrimitiveView {
    private let layout: LazyLayout
    nonisolated(unsafe) private let content: Content

    /// Lines views up, `spacing` points apart; nil for the usual 8.
    public nonisolated init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        layout = LazyLayout(
            axis: .vertical, spacing: spacing ?? 8, alignment: Alignment(horizontal: alignment, vertical: .center),
            pinned: pinnedViews)
        self.content = content()
    }

    public static func _makeNode(_ view: Self, _ parent: _GraphNode) -> _GraphNode {
        LazyNode(view.layout, view.content, parent: parent)
    }
    public static func _updateNode(_ node: _GraphNode, _ view: Self) {
        unsafeDowncast(node, to: LazyNode<Content>.self).receive(view.layout, view.content)
    }
}

/// A row of views that are made when they come into view.
///
/// In a scroll view it makes the views near what is visible, and keeps the state of those that it has made for as long as
/// their identifiers are in the data (out of view, for the 500 seen last). Elsewhere it makes them all.
/// Follows <https://developer.apple.com/documentation/swiftui/lazyhstack>.
public struct LazyHStack<Content: View>: _PrimitiveView {
    private let layout: LazyLayout
    nonisolated(unsafe) private let content: Content

    /// Lines views up, `spacing` points apart; nil for the usual 8.
    public nonisolated init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        layout = LazyLayout(
            axis: .horizontal, spacing: spacing ?? 8, alignment: Alignment(horizontal: .center, vertical: alignment),
            pinned: pinnedViews)
        self.content = content()
    }

    public static func _makeNode(_ view: Self, _ parent: _GraphNode) -> _GraphNode {
        LazyNode(view.layout, view.content, parent: parent)
    }
    public static func _updateNode(_ node: _GraphNode, _ view: Self) {
        unsafeDowncast(node, to: LazyNode<Content>.self).receive(view.layout, view.content)
    }
}
