import ViewGraph

/// One of two views, as `if`/`else` and `switch` make it. The branches have identities of their own: going to the other
/// branch ends the state of the one left.
public struct _ConditionalContent<TrueContent, FalseContent> {
    enum Storage {
        case first(TrueContent)
        case second(FalseContent)
    }
    nonisolated(unsafe) let storage: Storage

    nonisolated init(storage: Storage) { self.storage = storage }
}

extension _ConditionalContent: View, _PrimitiveView where TrueContent: View, FalseContent: View {
    public static func _makeNode(_ view: Self, _ parent: _GraphNode) -> _GraphNode {
        let node = ConditionNode(parent: parent)
        node.setFirst { make(view, node, $0) }
        return node
    }

    public static func _updateNode(_ node: _GraphNode, _ view: Self) {
        let node = unsafeDowncast(node, to: ConditionNode.self)
        switch view.storage {
        case .first(let content) where node.showsFirst: TrueContent._updateNode(node.child, content)
        case .second(let content) where !node.showsFirst: FalseContent._updateNode(node.child, content)
        default: node.replace { make(view, node, $0) }
        }
    }

    @MainActor
    private static func make(_ view: Self, _ node: ConditionNode, _ parent: _GraphNode) -> _GraphNode {
        switch view.storage {
        case .first(let content):
            node.showsFirst = true
            return TrueContent._makeNode(content, parent)
        case .second(let content):
            node.showsFirst = false
            return FalseContent._makeNode(content, parent)
        }
    }
}

final class ConditionNode: ReplacingNode {
    var showsFirst = false
}

extension Optional: View, _PrimitiveView where Wrapped: View {
    public static func _makeNode(_ view: Self, _ parent: _GraphNode) -> _GraphNode {
        let node = ConditionNode(parent: parent)
        node.setFirst { make(view, node, $0) }
        return node
    }

    public static func _updateNode(_ node: _GraphNode, _ view: Self) {
        let node = unsafeDowncast(node, to: ConditionNode.self)
        switch view {
        case .some(let content) where node.showsFirst: Wrapped._updateNode(node.child, content)
        case .none where !node.showsFirst: break
        default: node.replace { make(view, node, $0) }
        }
    }

    @MainActor
    private static func make(_ view: Self, _ node: ConditionNode, _ parent: _GraphNode) -> _GraphNode {
        node.showsFirst = view != nil
        guard let view else { return EmptyNode(parent: parent) }
        return Wrapped._makeNode(view, parent)
    }
}
