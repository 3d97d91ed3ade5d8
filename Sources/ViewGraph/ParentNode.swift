/// A node with one child: what nodes around content share. A subclass makes the child at the end of its `init`, once
/// what the child looks for in its parents is there.
open class ParentNode: _GraphNode {
    /// Nil only while it is being made.
    package final var child: _GraphNode!

    @usableFromInline
    package override init(parent: _GraphNode) { super.init(parent: parent) }

    open override func forEachChild(_ body: (_GraphNode) -> Void) {
        if let child { body(child) }
    }

    open override func unmount() {
        super.unmount()
        child?.unmount()
    }
}
