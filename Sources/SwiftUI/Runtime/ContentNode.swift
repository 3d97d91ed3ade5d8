import ViewGraph

/// A node around content that it passes through: what modifiers without geometry share.
class ContentNode<Content: View>: _GraphNode {
    private final var child: _GraphNode!

    init(_ content: Content, parent: _GraphNode) {
        super.init(parent: parent)
        child = Content._makeNode(content, self)
    }

    final func receive(_ content: Content) { Content._updateNode(child, content) }

    override func forEachChild(_ body: (_GraphNode) -> Void) {
        if let child { body(child) }
    }

    override func unmount() {
        super.unmount()
        child.unmount()
    }
}
