import ViewGraph

/// Several views in a row, as a builder makes them.
///
/// Apple's type has one parameter, a tuple; this one has the tuple's elements. Authors hardly ever name it.
public struct TupleView<each Content: View>: _PrimitiveView {
    nonisolated(unsafe) let content: (repeat each Content)

    /// Puts views in a row.
    public nonisolated init(_ content: repeat each Content) { self.content = (repeat each content) }

    public static func _makeNode(_ view: Self, _ parent: _GraphNode) -> _GraphNode {
        let node = ListNode(parent: parent)
        for content in repeat each view.content { node.append(content) }
        return node
    }

    public static func _updateNode(_ node: _GraphNode, _ view: Self) {
        let node = unsafeDowncast(node, to: ListNode.self)
        var index = 0
        for content in repeat each view.content {
            node.update(index, content)
            index += 1
        }
    }
}

/// A fixed number of children in order.
final class ListNode: _GraphNode {
    private var children: [_GraphNode] = []

    override init(parent: _GraphNode) { super.init(parent: parent) }

    func append<Content: View>(_ content: Content) { children.append(Content._makeNode(content, self)) }
    func update<Content: View>(_ index: Int, _ content: Content) { Content._updateNode(children[index], content) }

    override func forEachChild(_ body: (_GraphNode) -> Void) {
        for child in children { body(child) }
    }

    override func unmount() {
        super.unmount()
        for child in children { child.unmount() }
    }
}
