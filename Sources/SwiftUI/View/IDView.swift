import ViewGraph

extension View {
    /// Binds the view's identity to `id`: when it changes, everything below starts afresh.
    public nonisolated func id<ID: Hashable>(_ id: ID) -> some View { IDView(content: self, id: id) }
}

struct IDView<Content: View, ID: Hashable>: _PrimitiveView {
    nonisolated(unsafe) let content: Content
    nonisolated(unsafe) let id: ID

    static var _viewCount: _ViewCount { .of(Content.self) }

    static func _makeNode(_ view: Self, _ parent: _GraphNode) -> _GraphNode {
        let node = IDNode(view.id, parent: parent)
        node.child = Content._makeNode(view.content, node)
        return node
    }

    static func _updateNode(_ node: _GraphNode, _ view: Self) {
        let node = unsafeDowncast(node, to: IDNode<ID>.self)
        if node.id == view.id {
            Content._updateNode(node.child, view.content)
        } else {
            node.id = view.id
            node.replace { Content._makeNode(view.content, $0) }
        }
    }
}

final class IDNode<ID: Hashable>: ReplacingNode, IdentifyingNode {
    func hasIdentity(_ id: AnyHashable) -> Bool { id == AnyHashable(self.id) }

    var id: ID

    init(_ id: ID, parent: _GraphNode) {
        self.id = id
        super.init(parent: parent)
    }
}
