/// A key that was pressed in a window.
package struct KeyEvent: Sendable {
    package enum Phase: Sendable { case down, again, up }

    package var phase = Phase.down
    /// The shortcuts that the keys may stand for, the best first: with the character that is written, with the key's
    /// own, and in a layout without Latin letters with those of its place on the keyboard.
    package var shortcuts: [Shortcut]
    /// What the keys write; empty for keys that write nothing.
    package var characters = ""
    /// Whether text is being edited where the focus is.
    package var isInText = false
    /// Whether the focus is where the content is, and not in a menu or the title bar.
    package var isInContent = true
    package var capsLock = false
    /// Whether the key is one of the block of digits.
    package var isKeypad = false

    package init(_ shortcuts: [Shortcut]) { self.shortcuts = shortcuts }
}

/// What becomes of a key before and after the widget with the focus has had it.
package enum KeyStage: Sendable {
    case beforeFocus
    /// The widget with the focus has not wanted it.
    case afterFocus
}
