import ViewGraph

/// A direction that arrow keys move in.
public enum MoveCommandDirection: Sendable {
    /// Upwards.
    case up
    /// Downwards.
    case down
    /// To the left.
    case left
    /// To the right.
    case right
}

extension View {
    /// Runs `action` when an arrow key is pressed while the focus is in this view and nothing nearer wants the key.
    public nonisolated func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)? = nil) -> some View {
        modifier(_KeyCommandModifier(command: .move, action: action.map { action in { $0.map(action) } }))
    }

    /// Runs `action` when Escape is pressed while the focus is in this view and nothing nearer wants the key.
    public nonisolated func onExitCommand(perform action: (() -> Void)? = nil) -> some View {
        modifier(_KeyCommandModifier(command: .exit, action: action.map { action in { _ in action() } }))
    }

    /// Runs `action` when Delete or Backspace is pressed, or Delete is chosen in the menu, while the focus is in this
    /// view and nothing nearer wants it.
    public nonisolated func onDeleteCommand(perform action: (() -> Void)? = nil) -> some View {
        modifier(_KeyCommandModifier(command: .delete, action: action.map { action in { _ in action() } }))
    }
}

/// Reacts to a command that the focused view leaves.
struct _KeyCommandModifier: ViewModifier {
    typealias Body = Never
    enum Command { case move, exit, delete }
    let command: Command
    nonisolated(unsafe) let action: ((MoveCommandDirection?) -> Void)?

    static func _makeModifiedNode<V: View>(_ modifier: Self, _ content: V, _ parent: _GraphNode) -> _GraphNode {
        KeyCommandNode(modifier, content, parent: parent)
    }
    static func _updateModifiedNode<V: View>(_ node: _GraphNode, _ modifier: Self, _ content: V) {
        let node = unsafeDowncast(node, to: KeyCommandNode<V>.self)
        let differs = (node.modifier.action == nil) != (modifier.action == nil)
        node.modifier = modifier
        if differs { FocusedValuesStore.noteChanged() }
        node.receive(content)
    }
}

/// A node that may carry out commands while the focus is in it.
@MainActor
protocol KeyCommandHandling: _GraphNode {
    var action: (_KeyCommandModifier.Command, (MoveCommandDirection?) -> Void)? { get }
}

final class KeyCommandNode<Content: View>: ContentNode<Content>, KeyCommandHandling {
    var modifier: _KeyCommandModifier

    init(_ modifier: _KeyCommandModifier, _ content: Content, parent: _GraphNode) {
        self.modifier = modifier
        super.init(content, parent: parent)
    }

    var action: (_KeyCommandModifier.Command, (MoveCommandDirection?) -> Void)? {
        modifier.action.map { (modifier.command, $0) }
    }
}

extension WindowFocus {
    /// What the nearest view around the focus does on a command.
    func action(for command: _KeyCommandModifier.Command) -> ((MoveCommandDirection?) -> Void)? {
        nearest { node in
            guard let action = (node as? any KeyCommandHandling)?.action, action.0 == command else { return nil }
            return action.1
        }
    }
}
