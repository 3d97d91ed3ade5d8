import ViewGraph

/// A node around content that it passes through: what modifiers without geometry share.
class ContentNode<Content: View>: ParentNode {
    /// `prepare` runs before the content is made, for what it is to find in this node.
    init(_ content: Content, parent: _GraphNode, prepare: (_GraphNode) -> Void = { _ in }) {
        super.init(parent: parent)
        prepare(self)
        child = Content._makeNode(content, self)
    }

    func receive(_ content: Content) { Content._updateNode(child, content) }
}
