import ViewGraph

/// A node that shows one of two branches, or one or none: `if` and `switch` in a result builder, of whatever kind.
/// The branches have identities of their own.
final class ConditionNode: ReplacingNode {
    private var showsFirst: Bool

    /// A node for a branch, which `make` makes. Without `make` nothing is there.
    init(first: Bool, parent: _GraphNode, make: ((_GraphNode) -> _GraphNode)?) {
        showsFirst = first
        super.init(parent: parent)
        child = make?(self) ?? EmptyNode(parent: self)
    }

    /// Hands the branch a new value by `update`, or puts the other one there.
    func show(first: Bool, update: (_GraphNode) -> Void, make: (_GraphNode) -> _GraphNode) {
        if first == showsFirst { return update(child) }
        showsFirst = first
        replace(make)
    }

    /// Shows nothing, as `if` without `else` does.
    func showNothing() {
        show(first: false, update: { _ in }, make: EmptyNode.init(parent:))
    }
}
