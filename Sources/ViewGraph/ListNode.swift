/// A fixed number of children in order: what a result builder makes of several statements, be they views, scenes,
/// commands or items of a toolbar.
///
///     let node = ListNode(parent: parent)
///     repeat node.append((each Content)._makeNode(each view.content, node))
///
///     var children = node.makeIterator()
///     repeat (each Content)._updateNode(children.next(), each view.content)
package final class ListNode: _GraphNode {
    private var children: [_GraphNode] = []

    package override init(parent: _GraphNode) { super.init(parent: parent) }

    package func append(_ child: _GraphNode) { children.append(child) }

    /// The children in order, for their new values.
    package struct Iterator {
        fileprivate let children: [_GraphNode]
        private var index = 0

        fileprivate init(_ children: [_GraphNode]) { self.children = children }

        /// The next child. There are as many as were appended, and the list's type determines how many that is.
        @MainActor
        package mutating func next() -> _GraphNode {
            defer { index += 1 }
            return children[index]
        }
    }

    package func makeIterator() -> Iterator { Iterator(children) }

    package override func forEachChild(_ body: (_GraphNode) -> Void) {
        for child in children { body(child) }
    }

    package override var isInterchangeable: Bool { hasInterchangeableChildren }

    package override func unmount() {
        super.unmount()
        for child in children { child.unmount() }
    }
}
