import CGTK
import Foundation
import Toolkit

/// A surface that opens a menu on a click with the secondary button.
final class GTKContextMenuSurface: GTKSurface, ContextMenuSurface, Settling {
    private weak var delegate: (any ContextMenuDelegate)?
    private let toolkit: GTKToolkit
    private nonisolated(unsafe) let click: OpaquePointer
    /// What is open; one at a time.
    private var popover: WidgetPointer?
    private var menu: GTKMenu?

    init(_ delegate: any ContextMenuDelegate, _ toolkit: GTKToolkit) {
        self.delegate = delegate
        self.toolkit = toolkit
        click = gtk_gesture_click_new()
        super.init(client: delegate)
        gtk_gesture_single_set_button(click, guint(GDK_BUTTON_SECONDARY))
        fenestra_connect_pressed(
            UnsafeMutableRawPointer(click),
            { _, _, x, y, surface in
                nonisolated(unsafe) let surface = surface
                return onMainThread {
                    receiver(surface, as: GTKContextMenuSurface.self).open(at: (x, y)) ? 1 : 0
                }
            }, pointer(to: self))
        gtk_widget_add_controller(widget, click)
        g_object_set_data(widget.cast(), Self.mark, pointer(to: self))
    }

    private static let mark = "fenestra-context-menu"

    /// The first one in what a widget holds; for keys, which come to the widget.
    static func first(in widget: WidgetPointer) -> GTKContextMenuSurface? {
        if let surface = g_object_get_data(widget.cast(), mark) {
            return receiver(surface, as: GTKContextMenuSurface.self)
        }
        var child = gtk_widget_get_first_child(widget)
        while let current = child {
            if let found = first(in: current) { return found }
            child = gtk_widget_get_next_sibling(current)
        }
        return nil
    }

    isolated deinit {
        g_object_set_data(widget.cast(), Self.mark, nil)
        fenestra_disconnect(UnsafeMutableRawPointer(click), pointer(to: self))
        dropPopover()
    }

    func openMenu() -> Bool { open(at: nil) }

    func updateMenu(_ content: MenuContent) { menu?.update(content) }

    private func open(at point: (x: Double, y: Double)?) -> Bool {
        guard gtk_widget_get_mapped(widget) != 0, let content = delegate?.contextMenuRequested() else { return false }
        dropPopover()
        let menu = GTKMenu()
        menu.update(content)
        let popover = made(gtk_popover_menu_new_from_model(nil))
        self.menu = menu
        self.popover = popover
        gtk_widget_set_parent(popover, widget)
        menu.attachActions(to: popover)
        // Entries take their roles from their actions when they are made.
        gtk_popover_menu_set_menu_model(popover.opaque, menu.model)
        gtk_popover_set_has_arrow(popover.cast(), 0)
        var target = GdkRectangle(x: 0, y: gtk_widget_get_height(widget), width: 1, height: 1)
        if let point { target = GdkRectangle(x: Int32(point.x), y: Int32(point.y), width: 1, height: 1) }
        gtk_popover_set_pointing_to(popover.cast(), &target)
        gtk_widget_set_halign(popover, GTK_ALIGN_START)
        fenestra_popover_gives_focus_back(popover)
        fenestra_connect(
            popover, "closed",
            { _, surface in
                nonisolated(unsafe) let surface = surface
                onMainThread { receiver(surface, as: GTKContextMenuSurface.self).closed() }
            }, pointer(to: self))
        gtk_popover_popup(popover.cast())
        return true
    }

    /// GTK closes a menu before it does what was chosen, so the menu goes at the end of the turn.
    private func closed() {
        // The button may have been released over the menu, so that the gesture does not know.
        gtk_event_controller_reset(click)
        toolkit.settleAfterUpdate(self)
    }

    func settle() {
        // Opened again meanwhile.
        if let popover, gtk_widget_get_visible(popover) != 0 { return }
        dropPopover()
        delegate?.contextMenuClosed()
    }

    private func dropPopover() {
        guard let popover else { return }
        fenestra_disconnect(popover, pointer(to: self))
        gtk_widget_unparent(popover)
        self.popover = nil
        menu = nil
    }
}
