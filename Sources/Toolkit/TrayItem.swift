import Foundation

/// Something of the app in the panel of the desktop, in view whichever app is in front.
package struct TrayContent {
    /// What it says to those who cannot see it, and under the pointer.
    package var title: String
    /// Names of icons; the first that the theme has is shown.
    package var iconNames: [String]
    /// The menu that a click opens; nil where a click is told to the delegate.
    package var menu: MenuContent?

    package init(title: String, iconNames: [String], menu: MenuContent? = nil) {
        self.title = title
        self.iconNames = iconNames
        self.menu = menu
    }
}

/// An item in a panel, for as long as it is held and not removed.
@MainActor
package protocol TrayItem: AnyObject {
    func update(_ content: TrayContent)
    /// Takes it out of the panel for good.
    func remove()
}

/// The engine's side of such an item.
@MainActor
package protocol TrayDelegate: AnyObject {
    /// A person clicked an item without a menu, at a place of the screen where the panel says so.
    func trayActivated(at point: CGPoint?)
    /// The menu is about to be read: it should be up to date after this.
    func trayMenuOpens()
    /// Whether some panel shows the item: told once that is known, and when it changes.
    func trayVisibilityChanged(isShown: Bool)
}

/// Items in panels are made by the toolkit.
@MainActor
package protocol TrayFactory: AnyObject {
    func makeTrayItem(_ content: TrayContent, delegate: any TrayDelegate) -> any TrayItem
}
