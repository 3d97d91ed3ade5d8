import Toolkit
import ViewGraph

/// What keys do in a window.
///
/// Before the view with the focus: shortcuts with Control, Alt or Super, those of the window's views first, then those of
/// the menu; then `onKeyPress`. After it, if it has not wanted the key: shortcuts without them, then commands such as
/// `onMoveCommand`, then context menus.
@MainActor
enum WindowKeys {
    /// A sheet, `window` then being its place, does without the menu: what is behind it waits.
    static func pressed(
        _ key: KeyEvent, _ stage: KeyStage, in window: _GraphNode, _ focus: WindowFocus, usesMenu: Bool = true
    ) -> Bool {
        switch stage {
        case .beforeFocus:
            performShortcut(key, isUnmodified: false, in: window, usesMenu) || handle(key, focus)
        case .afterFocus:
            key.isInContent && key.phase != .up
                && (performShortcut(key, isUnmodified: true, in: window, usesMenu) || perform(key, focus, in: window)
                    || opensContextMenu(key, focus))
        }
    }

    private static func performShortcut(
        _ key: KeyEvent, isUnmodified: Bool, in window: _GraphNode, _ usesMenu: Bool
    ) -> Bool {
        guard key.phase != .up else { return false }
        let shortcuts = key.shortcuts.filter { shortcut in
            // Keys that write or move are text's own while it is edited.
            shortcut.isUnmodified == isUnmodified && !(isUnmodified && key.isInText && !shortcut.isFreeInText)
        }
        if shortcuts.isEmpty { return false }
        // A key may come right behind what changes its meaning, another window in front for one: the desktop hands out
        // all events that wait before it lets the update run.
        if Graph.isStale { Structure.updateAll() }
        return shortcuts.contains { shortcut in
            ShortcutRegistry.perform(shortcut, below: window) || (usesMenu && MainMenu.perform(shortcut))
        }
    }

    private static func handle(_ key: KeyEvent, _ focus: WindowFocus) -> Bool {
        guard key.isInContent, let press = KeyPress(key) else { return false }
        return focus.nearest { ($0 as? any KeyHandling)?.handle(press) == true ? true : nil } ?? false
    }

    private static func perform(_ key: KeyEvent, _ focus: WindowFocus, in window: _GraphNode) -> Bool {
        guard let shortcut = key.shortcuts.first, shortcut == Shortcut(shortcut.key) else { return false }
        let command: _KeyCommandModifier.Command
        var direction: MoveCommandDirection?
        switch shortcut.key {
        case "Up": (command, direction) = (.move, .up)
        case "Down": (command, direction) = (.move, .down)
        case "Left": (command, direction) = (.move, .left)
        case "Right": (command, direction) = (.move, .right)
        case "Escape": command = .exit
        case "Delete", "BackSpace": command = .delete
        default: return false
        }
        if let action = focus.action(for: command) {
            action(direction)
            return true
        }
        return direction.map { FocusSections.move($0, from: focus.node, in: window) } ?? false
    }

    private static let menuKeys: Set<Shortcut> = [Shortcut("Menu"), Shortcut("F10", shift: true)]

    /// Opens the menu of the view with the focus, or of one that it is in.
    private static func opensContextMenu(_ key: KeyEvent, _ focus: WindowFocus) -> Bool {
        guard key.shortcuts.contains(where: menuKeys.contains) else { return false }
        return focus.nearest { ($0 as? any ContextMenuHolding)?.openMenuByKey() == true ? true : nil } ?? false
    }
}

extension Shortcut {
    /// Whether a key without others held means nothing to text that is edited.
    fileprivate var isFreeInText: Bool {
        key == "Escape" || (key.first == "F" && Int(key.dropFirst()) != nil) || key == "Menu"
    }
}
