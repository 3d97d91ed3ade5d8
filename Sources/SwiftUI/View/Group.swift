import ViewGraph

/// Several views as one, without geometry of its own: modifiers go to each of them.
///
/// Follows <https://developer.apple.com/documentation/swiftui/group>.
public struct Group<Content> {
    nonisolated(unsafe) let content: Content
}

extension Group: View, _PrimitiveView where Content: View {
    /// Groups the views of `content`.
    public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

    public static func _makeNode(_ view: Self, _ parent: _GraphNode) -> _GraphNode {
        Content._makeNode(view.content, parent)
    }
    public static func _updateNode(_ node: _GraphNode, _ view: Self) { Content._updateNode(node, view.content) }
    public static var _viewCount: _ViewCount { .of(Content.self) }
}
