import Toolkit
import ViewGraph

/// What the commands of the Edit menu act on: the text with the focus, else the view with the focus or one around it,
/// and for Undo and Redo the window's undo manager.
@MainActor
enum EditCommands {
    static func perform(_ command: TextCommand) {
        if isForText(command), Desktop.toolkit?.perform(command) == true { return }
        switch command {
        case .undo: undo?.known?.undo()
        case .redo: undo?.known?.redo()
        default: _ = command.keyCommand.flatMap { action(for: $0) }?(nil)
        }
    }

    static func isEnabled(_ command: TextCommand) -> Bool {
        if isForText(command) { return true }
        switch command {
        case .undo: return undo?.known?.canUndo ?? false
        case .redo: return undo?.known?.canRedo ?? false
        default: return command.keyCommand.map { action(for: $0) != nil } ?? false
        }
    }

    static func title(_ command: TextCommand, _ standard: String) -> String {
        guard !isForText(command), let manager = undo?.known else { return standard }
        return switch command {
        case .undo where manager.canUndo: manager.undoMenuItemTitle
        case .redo where manager.canRedo: manager.redoMenuItemTitle
        default: standard
        }
    }

    /// Whether the text with the focus is asked first: not to undo what is recorded with its document.
    private static func isForText(_ command: TextCommand) -> Bool {
        guard FocusedValuesStore.isTextFocused else { return false }
        guard command == .undo || command == .redo, front?.document != nil else { return true }
        let holder = front?.focus.node as? any ControlHolding
        return (holder?.heldContent as? any UndoKeeping)?.keepsUndo ?? true
    }

    /// Which commands views around the focus carry out, and whether Undo is one of the text's own, for comparison.
    static var ofViews: OfViews {
        let found = front?.focus.commands ?? (carriedOut: [], pastes: false)
        if found.pastes != (clipboardWatch != nil) {
            clipboardWatch = found.pastes ? Clipboard.watch { FocusedValuesStore.noteChanged() } : nil
        }
        return OfViews(commands: found.carriedOut, undoIsForText: isForText(.undo))
    }

    struct OfViews: Equatable {
        var commands: Set<_KeyCommandModifier.Command> = []
        var undoIsForText = false
    }

    /// While a view around the focus pastes something: whether it is there may change.
    private static var clipboardWatch: AnyObject?

    private static var front: (any OpenWindow)? { WindowManager.shared.frontWindow }
    private static var undo: WindowUndo? { front?.undo }

    private static func action(for command: _KeyCommandModifier.Command) -> ((MoveCommandDirection?) -> Void)? {
        front?.focus.action(for: command)
    }
}

extension TextCommand {
    /// What views may do in its place.
    fileprivate var keyCommand: _KeyCommandModifier.Command? {
        switch self {
        case .delete: .delete
        case .copy: .copy
        case .cut: .cut
        case .paste: .paste
        case .undo, .redo, .selectAll, .insertEmoji: nil
        }
    }
}
