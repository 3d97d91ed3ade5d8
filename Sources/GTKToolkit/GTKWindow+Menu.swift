import CGTK
import Toolkit

/// The app's menu in a window: a bar below the title bar, or a button in it.
extension GTKWindow {
    func showMenu() {
        guard !isGone, !shown.isPreferences, !shown.isUtility else { return }
        let menu = toolkit.menu
        let showsBar = menu.showsBar && !menu.isShownByDesktop
        if showsBar, menuBar == nil {
            let bar = made(fenestra_menu_bar_new(menu.barModel))
            gtk_box_insert_child_after(UnsafeMutablePointer<GtkBox>(gtk_widget_get_parent(header)!.cast()), bar, header)
            menuBar = bar
        } else if !showsBar, let bar = menuBar {
            gtk_widget_unparent(bar)
            menuBar = nil
        }
        if !menu.showsBar, menuButton == nil {
            menuButton = makeMenuButton(menu)
            adw_header_bar_pack_end(header.opaque, menuButton)
        } else if menu.showsBar, let button = menuButton {
            adw_header_bar_remove(header.opaque, button)
            menuButton = nil
        }
    }

    /// The menu on a click or F10. The popover is made when it is first opened.
    private func makeMenuButton(_ menu: GTKAppMenu) -> WidgetPointer {
        let button = made(gtk_menu_button_new())
        gtk_menu_button_set_icon_name(button.opaque, "open-menu-symbolic")
        gtk_menu_button_set_primary(button.opaque, 1)
        gtk_widget_set_tooltip_text(button, ownWords("Main Menu"))
        fenestra_accessible_set(button, GTK_ACCESSIBLE_PROPERTY_LABEL, ownWords("Main Menu"))
        // A click leaves the focus where it is.
        if let inner = gtk_widget_get_first_child(button) { gtk_widget_set_focus_on_click(inner, 0) }
        fenestra_menu_button_set_model(button, menu.primaryModel)
        return button
    }

    /// The height of what is above the content.
    var barsHeight: Int32 {
        [shown.titleBar == .none ? nil : header, menuBar].compactMap(\.self).reduce(0) { height, bar in
            var natural: Int32 = 0
            gtk_widget_measure(bar, GTK_ORIENTATION_VERTICAL, -1, nil, &natural, nil, nil)
            return height + natural
        }
    }
}
