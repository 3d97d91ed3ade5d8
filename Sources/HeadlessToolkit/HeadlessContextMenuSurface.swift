import Toolkit

/// A surface whose menu a test opens.
package final class HeadlessContextMenuSurface: HeadlessSurface, ContextMenuSurface {
    private weak var delegate: (any ContextMenuDelegate)?
    /// The menu while it is open.
    package private(set) var openedMenu: MenuContent?

    init(_ delegate: any ContextMenuDelegate, record: HeadlessRecord) {
        self.delegate = delegate
        super.init(client: delegate, record: record)
    }

    @discardableResult
    package func openMenu() -> Bool {
        guard isReachable else { return false }
        openedMenu = delegate?.contextMenuRequested()
        return openedMenu != nil
    }

    package func updateMenu(_ content: MenuContent) {
        if openedMenu != nil { openedMenu = content }
    }

    /// Closes the menu without choosing, or after something was chosen.
    package func closeMenu() {
        guard openedMenu != nil else { return }
        openedMenu = nil
        delegate?.contextMenuClosed()
    }
}
