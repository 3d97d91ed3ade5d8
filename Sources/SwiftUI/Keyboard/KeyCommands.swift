import UniformTypeIdentifiers
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
    enum Command { case move, exit, delete, copy, cut, paste }
    let command: Command
    nonisolated(unsafe) let action: ((MoveCommandDirection?) -> Void)?
    /// What can be pasted; there must be such on the clipboard.
    var pastedTypes: [UTType]?

    nonisolated init(command: Command, action: ((MoveCommandDirection?) -> Void)?) {
        self.command = command
        self.action = action
    }

    static func _makeModifiedNode<V: View>(_ modifier: Self, _ content: V, _ parent: _GraphNode) -> _GraphNode {
        KeyCommandNode(modifier, content, parent: parent)
    }
    static func _updateModifiedNode<V: View>(_ node: _GraphNode, _ modifier: Self, _ content: V) {
        let node = unsafeDowncast(node, to: KeyCommandNode<V>.self)
        let differs =
            (node.modifier.action == nil) != (modifier.action == nil)
            || node.modifier.pastedTypes != modifier.pastedTypes
        node.modifier = modifier
        if differs { FocusedValuesStore.noteChanged() }
        node.receive(content)
    }
}

/// A node that may carry out commands while the focus is in it.
@MainActor
protocol KeyCommandHandling: _GraphNode {
    var modifier: _KeyCommandModifier { get }
}

final class KeyCommandNode<Content: View>: ContentNode<Content>, KeyCommandHandling {
    var modifier: _KeyCommandModifier

    init(_ modifier: _KeyCommandModifier, _ content: Content, parent: _GraphNode) {
        self.modifier = modifier
        super.init(content, parent: parent)
    }
}

extension WindowFocus {
    /// What the nearest view around the focus does on a command. One that pastes what the clipboard has not does nothing,
    /// and leaves the command to those around it.
    func action(for command: _KeyCommandModifier.Command) -> ((MoveCommandDirection?) -> Void)? {
        nearest { node in
            guard let modifier = (node as? any KeyCommandHandling)?.modifier, modifier.command == command,
                let action = modifier.action
            else { return nil }
            if let types = modifier.pastedTypes, !Clipboard.offers(types) { return nil }
            return action
        }
    }

    /// What views around the focus do, and whether one pastes at all, in one go.
    var commands: (carriedOut: Set<_KeyCommandModifier.Command>, pastes: Bool) {
        var found: Set<_KeyCommandModifier.Command> = []
        var pastes = false
        nearest { node -> Bool? in
            guard let modifier = (node as? any KeyCommandHandling)?.modifier, modifier.action != nil else { return nil }
            if let types = modifier.pastedTypes {
                pastes = true
                if !Clipboard.offers(types) { return nil }
            }
            found.insert(modifier.command)
            return nil
        }
        return (found, pastes)
    }
}
