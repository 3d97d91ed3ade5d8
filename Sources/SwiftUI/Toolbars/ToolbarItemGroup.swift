import ViewGraph

/// Several items of a toolbar at one place: each view in it is an item of its own.
///
/// Follows <https://developer.apple.com/documentation/swiftui/toolbaritemgroup>.
public struct ToolbarItemGroup<Content: View>: _PrimitiveToolbarContent {
    nonisolated(unsafe) let content: Content
    let placement: ToolbarItemPlacement

    /// The views of `content`, at `placement`.
    public nonisolated init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }

    public static func _makeToolbarNode(_ content: Self, _ parent: _GraphNode) -> _GraphNode {
        ToolbarItemNode(content.content, content.description, parent: parent)
    }
    public static func _updateToolbarNode(_ node: _GraphNode, _ content: Self) {
        unsafeDowncast(node, to: ToolbarItemNode<Content>.self).receive(content.content, content.description)
    }

    private var description: ToolbarItemDescription { ToolbarItemDescription(placement: placement, isGroup: true) }
}
