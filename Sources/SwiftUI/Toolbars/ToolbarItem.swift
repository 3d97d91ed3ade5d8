import ViewGraph

/// One item of a toolbar.
///
/// Labels in it show their icons and are named by their titles. Where the bar has no room the item is an entry of the
/// menu at its end. Follows <https://developer.apple.com/documentation/swiftui/toolbaritem>.
public struct ToolbarItem<ID, Content: View>: _PrimitiveToolbarContent {
    nonisolated(unsafe) let content: Content
    nonisolated(unsafe) private let identifier: ID
    let placement: ToolbarItemPlacement

    nonisolated init(identifier: ID, placement: ToolbarItemPlacement, content: Content) {
        self.identifier = identifier
        self.placement = placement
        self.content = content
    }

    public static func _makeToolbarNode(_ content: Self, _ parent: _GraphNode) -> _GraphNode {
        ToolbarItemNode(content.content, placement: content.placement, isGroup: false, parent: parent)
    }
    public static func _updateToolbarNode(_ node: _GraphNode, _ content: Self) {
        unsafeDowncast(node, to: ToolbarItemNode<Content>.self).receive(content.content, placement: content.placement)
    }
}

extension ToolbarItem where ID == () {
    /// An item of views, at `placement`.
    public nonisolated init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.init(identifier: (), placement: placement, content: content())
    }
}

extension ToolbarItem: Identifiable where ID: Hashable {
    /// What the item was named.
    public nonisolated var id: ID { identifier }
}
