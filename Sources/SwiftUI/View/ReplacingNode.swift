import ViewGraph

/// A node with one child that may be replaced by one of another identity: what conditions, erased views and `.id` share.
class ReplacingNode: _GraphNode {
    private(set) final var child: _GraphNode!

    override init(parent: _GraphNode) { super.init(parent: parent) }

    /// Gives the node its first child.
    final func setFirst(_ make: (_GraphNode) -> _GraphNode) { child = make(self) }

    /// Puts a child of a new identity in the old one's place. The new one appears before the old one is gone, unless
    /// its transition says that it goes at once.
    final func replace(_ make: (_GraphNode) -> _GraphNode) {
        let old = child!
        child = make(self)
        Removal.remove(old)
        outputsChanged()
        PreferenceReaders.noteStructureChange(below: self)
    }

    override func forEachChild(_ body: (_GraphNode) -> Void) {
        if let child { body(child) }
    }

    override func unmount() {
        super.unmount()
        child.unmount()
    }
}

/// Takes a subtree out of the tree.
@MainActor
enum Removal {
    /// Whether views that go now go without a transition, so that their `onDisappear` comes before what appears.
    static var isImmediate = false

    static func remove(_ node: _GraphNode) {
        let outer = isImmediate
        isImmediate = isImmediate || TransitionNode.removesAtOnce(node)
        node.unmount()
        isImmediate = outer
    }
}
