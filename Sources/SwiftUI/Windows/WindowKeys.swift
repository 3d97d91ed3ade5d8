import Toolkit
import ViewGraph

/// What keys do in a window: shortcuts of its views, then those of the menu.
@MainActor
enum WindowKeys {
    static func pressed(_ key: KeyPress, _ stage: KeyStage, in window: _GraphNode) -> Bool {
        // Modified keys come before the widget with the focus, those that write text after it.
        for shortcut in key.shortcuts where shortcut.isUnmodified == (stage == .afterFocus) {
            guard mayPerform(shortcut, key) else { continue }
            if MainMenu.perform(shortcut) { return true }
        }
        return false
    }

    private static func mayPerform(_ shortcut: Shortcut, _ key: KeyPress) -> Bool {
        if key.phase == .up { return false }
        return !shortcut.isUnmodified || !key.isInText
    }
}
