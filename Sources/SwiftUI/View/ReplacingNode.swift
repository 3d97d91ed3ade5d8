import ViewGraph

/// A node with one child that may be replaced by one of another identity: what conditions, erased views and `.id` share.
class ReplacingNode: ParentNode {
    /// Puts a child of a new identity in the old one's place. The new one appears before the old one is gone, unless
    /// its transition says that it goes at once.
    final func replace(_ make: (_GraphNode) -> _GraphNode) {
        let old = child!
        child = make(self)
        Removal.remove(old)
        outputsChanged()
        PreferenceReaders.noteStructureChange(below: self)
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
