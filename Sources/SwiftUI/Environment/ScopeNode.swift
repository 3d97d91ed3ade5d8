import ViewGraph

/// A node that owns the environment which its subtree sees, made of the one above by a change: views or scenes with
/// something set for what is in them. Whoever makes one gives it its child.
class ScopeNode: ParentNode {
    private final let scope: EnvironmentScope

    init(parent: _GraphNode, _ change: @escaping (inout EnvironmentValues) -> Void) {
        scope = EnvironmentScope(parent: parent.environment, Self.transform(change))
        super.init(parent: parent)
        environment = scope
    }

    /// Applies another change from now on; what read a value that differs is marked.
    final func setChange(_ change: @escaping (inout EnvironmentValues) -> Void) {
        scope.setTransform(Self.transform(change))
    }

    private static func transform(
        _ change: @escaping (inout EnvironmentValues) -> Void
    ) -> (PropertyList) -> PropertyList {
        { list in
            var values = EnvironmentValues(list: list)
            change(&values)
            return values.list
        }
    }

    override var isInterchangeable: Bool { hasInterchangeableChildren }

    override func unmount() {
        super.unmount()
        scope.remove()
    }
}
