import Foundation

/// A surface that asks for a menu when a person clicks in it with the secondary button.
@MainActor
package protocol ContextMenuSurface: Surface {
    /// Shows the menu that `contextMenuRequested()` gives, under the surface's focused part; as a person's Menu key
    /// does.
    @discardableResult
    func openMenu() -> Bool
    /// The menu that is open looks different now.
    func updateMenu(_ content: MenuContent)
}

/// The engine's side of such a surface.
@MainActor
package protocol ContextMenuDelegate: SurfaceClient {
    /// The menu for a click that was made now; nil for none, which leaves the click to what is around.
    func contextMenuRequested() -> MenuContent?
    /// The menu is closed, and what was chosen in it is done.
    func contextMenuClosed()
}

/// Context menus are made by the toolkit.
@MainActor
package protocol ContextMenuFactory: AnyObject {
    func makeContextMenuSurface(_ delegate: any ContextMenuDelegate) -> any ContextMenuSurface
}
