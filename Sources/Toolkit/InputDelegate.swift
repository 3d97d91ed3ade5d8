/// Keys and focus of a window, as the engine hears of them.
@MainActor
package protocol InputDelegate: AnyObject {
    /// A key was pressed; true keeps it from everything else.
    func windowKeyPressed(_ key: KeyEvent, _ stage: KeyStage) -> Bool
    /// The keyboard focus is in the content somewhere else now, or nowhere: the owners of the widget that has it and of
    /// those around it, from the innermost. Focus in menus, bars and popovers of theirs leaves it as it was.
    func windowFocusChanged(to owners: [any WidgetOwner])
}

extension InputDelegate {
    package func windowKeyPressed(_ key: KeyEvent, _ stage: KeyStage) -> Bool { false }
    package func windowFocusChanged(to owners: [any WidgetOwner]) {}
}
