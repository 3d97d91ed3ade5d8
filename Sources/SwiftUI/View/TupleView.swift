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
        repeat node.append((each Content)._makeNode(each view.content, node))
        return node
    }

    public static func _updateNode(_ node: _GraphNode, _ view: Self) {
        var children = unsafeDowncast(node, to: ListNode.self).makeIterator()
        repeat (each Content)._updateNode(children.next(), each view.content)
    }

    public static var _viewCount: _ViewCount {
        var count = _ViewCount.fixed(0)
        for next in repeat _ViewCount.of((each Content).self) { count = count + next }
        return count
    }
}
