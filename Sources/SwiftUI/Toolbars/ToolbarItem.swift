import ViewGraph

/// One item of a toolbar.
///
/// Labels in it show their icons and are named by their titles. Where the bar has no room the item is an entry of the
/// menu at its end. Follows <https://developer.apple.com/documentation/swiftui/toolbaritem>.
public struct ToolbarItem<ID, Content: View>: _PrimitiveToolbarContent {
    nonisolated(unsafe) let content: Content
    nonisolated(unsafe) private let identifier: ID
    let placement: ToolbarItemPlacement
    private let showsByDefault: Bool

    nonisolated init(identifier: ID, placement: ToolbarItemPlacement, showsByDefault: Bool = true, content: Content) {
        self.identifier = identifier
        self.showsByDefault = showsByDefault
        self.placement = placement
        self.content = content
    }

    public static func _makeToolbarNode(_ content: Self, _ parent: _GraphNode) -> _GraphNode {
        ToolbarItemNode(content.content, content.description, parent: parent)
    }
    public static func _updateToolbarNode(_ node: _GraphNode, _ content: Self) {
        unsafeDowncast(node, to: ToolbarItemNode<Content>.self).receive(content.content, content.description)
    }

    private var description: ToolbarItemDescription {
        ToolbarItemDescription(
            placement: placement, isGroup: false, id: identifier as? String, showsByDefault: showsByDefault)
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

extension ToolbarItem where ID == String {
    /// An item of a toolbar that a person may arrange. Identifiers are told apart within the toolbar, and stay the same
    /// from launch to launch.
    public nonisolated init(
        id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
    ) {
        self.init(identifier: id, placement: placement, content: content())
    }

    /// The same, in the bar from the beginning or only once a person puts it there.
    public nonisolated init(
        id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool,
        @ViewBuilder content: () -> Content
    ) {
        self.init(identifier: id, placement: placement, showsByDefault: showsByDefault, content: content())
    }
}
