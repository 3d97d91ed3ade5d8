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
        switch view.storage {
        case .first(let content):
            ConditionNode(first: true, parent: parent) { TrueContent._makeNode(content, $0) }
        case .second(let content):
            ConditionNode(first: false, parent: parent) { FalseContent._makeNode(content, $0) }
        }
    }

    public static func _updateNode(_ node: _GraphNode, _ view: Self) {
        let node = unsafeDowncast(node, to: ConditionNode.self)
        switch view.storage {
        case .first(let content):
            node.show(first: true) {
                TrueContent._updateNode($0, content)
            } make: {
                TrueContent._makeNode(content, $0)
            }
        case .second(let content):
            node.show(first: false) {
                FalseContent._updateNode($0, content)
            } make: {
                FalseContent._makeNode(content, $0)
            }
        }
    }

    public static var _viewCount: _ViewCount { .either(.of(TrueContent.self), .of(FalseContent.self)) }
}

extension Optional: View, _PrimitiveView where Wrapped: View {
    public static func _makeNode(_ view: Self, _ parent: _GraphNode) -> _GraphNode {
        guard let view else { return ConditionNode(first: false, parent: parent, make: nil) }
        return ConditionNode(first: true, parent: parent) { Wrapped._makeNode(view, $0) }
    }

    public static func _updateNode(_ node: _GraphNode, _ view: Self) {
        let node = unsafeDowncast(node, to: ConditionNode.self)
        guard let view else { return node.showNothing() }
        node.show(first: true) {
            Wrapped._updateNode($0, view)
        } make: {
            Wrapped._makeNode(view, $0)
        }
    }

    public static var _viewCount: _ViewCount { .either(.of(Wrapped.self), .fixed(0)) }
}
