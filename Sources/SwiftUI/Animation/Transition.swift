import ViewGraph

/// How a view comes and goes. So far views come and go without one being drawn; what a transition decides is when
/// `onDisappear` runs.
public struct AnyTransition: Sendable {
    let removesAtOnce: Bool

    /// No transition: the view is gone before its successor appears.
    public static let identity = AnyTransition(removesAtOnce: true)
}

extension View {
    /// Sets how the view comes and goes.
    public nonisolated func transition(_ t: AnyTransition) -> some View { modifier(_TransitionModifier(transition: t)) }
}

/// Sets how a view comes and goes.
public struct _TransitionModifier: ViewModifier {
    public typealias Body = Never
    let transition: AnyTransition

    public static func _makeModifiedNode<V: View>(
        _ modifier: Self, _ content: V, _ parent: _GraphNode
    ) -> _GraphNode {
        let node = TransitionContentNode(content, parent: parent)
        node.removesAtOnce = modifier.transition.removesAtOnce
        return node
    }
    public static func _updateModifiedNode<V: View>(_ node: _GraphNode, _ modifier: Self, _ content: V) {
        let node = unsafeDowncast(node, to: TransitionContentNode<V>.self)
        node.removesAtOnce = modifier.transition.removesAtOnce
        node.receive(content)
    }
}

@MainActor
private protocol TransitionHolding: _GraphNode {
    var removesAtOnce: Bool { get }
}

final class TransitionContentNode<Content: View>: ContentNode<Content>, TransitionHolding {
    var removesAtOnce = false
}

@MainActor
enum TransitionNode {
    /// Whether a subtree that is being removed has, at its top, a transition that takes it away at once.
    static func removesAtOnce(_ node: _GraphNode) -> Bool {
        var current: _GraphNode? = node
        while let node = current {
            if let holder = node as? any TransitionHolding { return holder.removesAtOnce }
            var children: [_GraphNode] = []
            node.forEachChild { children.append($0) }
            current = children.count == 1 ? children[0] : nil
        }
        return false
    }
}
