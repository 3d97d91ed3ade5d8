import Foundation
import FoundationSupplement
import ViewGraph

/// The undo manager of a window, made when a view asks for it.
@MainActor
final class WindowUndo {
    private(set) var known: UndoManager?

    var manager: UndoManager {
        if let known { return known }
        let manager = UndoManager()
        manager.stateChanged = { onMainThread { MainMenu.noteFrontChanged() } }
        known = manager
        return manager
    }
}

extension EnvironmentValues {
    /// Records how to undo what the person does in the view's window: the menu's Undo and Redo, Ctrl+Z and Ctrl+Shift+Z,
    /// while no text that has something to undo itself has the focus. Nil outside of windows.
    public var undoManager: UndoManager? {
        guard let undo = windowUndo, MainThread.isCurrent else { return nil }
        return onMainThread { undo.manager }
    }

    /// That of the window; nil outside of windows.
    var windowUndo: WindowUndo? {
        get { self[WindowUndoKey.self] }
        set { self[WindowUndoKey.self] = newValue }
    }
    private struct WindowUndoKey: EnvironmentKey { static var defaultValue: WindowUndo? { nil } }
}
