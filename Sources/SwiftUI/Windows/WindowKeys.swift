import Toolkit
import ViewGraph

/// What keys do in a window: shortcuts of its views, then those of the menu.
@MainActor
enum WindowKeys {
    static func pressed(_ key: KeyPress, _ stage: KeyStage, in window: _GraphNode, _ focus: WindowFocus) -> Bool {
        // Modified keys come before the widget with the focus, those that write text after it.
        for shortcut in key.shortcuts where shortcut.isUnmodified == (stage == .afterFocus) {
            guard mayPerform(shortcut, key) else { continue }
            if MainMenu.perform(shortcut) { return true }
        }
        return stage == .afterFocus && key.phase == .down && opensContextMenu(key, focus)
    }

    private static let menuKeys: Set<Shortcut> = [Shortcut("Menu"), Shortcut("F10", shift: true)]

    /// Opens the menu of the view with the focus, or of one that it is in.
    private static func opensContextMenu(_ key: KeyPress, _ focus: WindowFocus) -> Bool {
        guard key.shortcuts.contains(where: menuKeys.contains) else { return false }
        return focus.nearest { ($0 as? any ContextMenuHolding)?.openMenuByKey() == true ? true : nil } ?? false
    }

    private static func mayPerform(_ shortcut: Shortcut, _ key: KeyPress) -> Bool {
        if key.phase == .up { return false }
        return !shortcut.isUnmodified || !key.isInText
    }
}
