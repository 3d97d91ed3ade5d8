import ViewGraph
import ViewLayout

/// Sets how a view comes and goes.
public struct _TransitionModifier: ViewModifier {
    public typealias Body = Never
    let transition: AnyTransition

    public static func _makeModifiedNode<V: View>(
        _ modifier: Self, _ content: V, _ parent: _GraphNode
    ) -> _GraphNode {
        TransitionNode(modifier.transition, content, parent: parent)
    }
    public static func _updateModifiedNode<V: View>(_ node: _GraphNode, _ modifier: Self, _ content: V) {
        unsafeDowncast(node, to: TransitionNode<V>.self).receive(modifier.transition, content)
    }
}

/// A view that comes and goes by a transition.
@MainActor
protocol Transitioning: _GraphNode {
    var transition: AnyTransition { get }
    /// Takes on a phase, in the transaction that is being applied.
    func enter(_ phase: TransitionPhase)
}

/// The place of a view with a transition.
final class TransitionNode<Content: View>: ParentNode, Transitioning {
    private(set) var transition: AnyTransition
    private var content: Content
    private var phase = TransitionPhase.identity

    init(_ transition: AnyTransition, _ content: Content, parent: _GraphNode) {
        self.transition = transition
        self.content = content
        super.init(parent: parent)
        child = AnyView._makeNode(changed, self)
    }

    func receive(_ new: AnyTransition, _ content: Content) {
        self.content = content
        // A view on its way out goes as it began to.
        if phase != .didDisappear { transition = new }
        AnyView._updateNode(child, changed)
    }

    func enter(_ phase: TransitionPhase) {
        self.phase = phase
        AnyView._updateNode(child, changed)
    }

    private var changed: AnyView { transition.apply(AnyView(content), phase) }
}

/// The views at the top of a subtree, each of which comes and goes by itself.
@MainActor
enum Topmost {
    case withTransition(any Transitioning)
    /// By a fade, which needs nothing of the view.
    case plain(_GraphNode)

    static func of(_ node: _GraphNode) -> [Topmost] {
        var found: [Topmost] = []
        collect(node, &found)
        return found
    }

    private static func collect(_ node: _GraphNode, _ found: inout [Topmost]) {
        if let transitioning = node as? any Transitioning { return found.append(.withTransition(transitioning)) }
        // What gathers items into one of its own is a view as a whole; its modifiers let a transition inside be seen.
        var children: [_GraphNode] = []
        if let layered = node as? any LayerHolding {
            children = [layered.primaryNode]
        } else if !(node is any Container) {
            node.forEachChild { children.append($0) }
        }
        let before = found.count
        for child in children { collect(child, &found) }
        let isPlain = found[before...].allSatisfy { if case .plain = $0 { true } else { false } }
        // Nearest to the top, so that a modifier's item is faded as one.
        if isPlain, children.count <= 1 {
            found.removeSubrange(before...)
            found.append(.plain(node))
        }
    }
}

/// A node with layers over or behind a view.
@MainActor
protocol LayerHolding: _GraphNode {
    var primaryNode: _GraphNode { get }
}
