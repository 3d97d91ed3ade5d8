import CGTK
import Toolkit

extension GTKWindow {
    func returnFocus() {
        if !isGone { fenestra_window_give_focus_back(widget) }
    }

    func focusChanged() {
        if !isGone { GTKFocus.tell(delegate, of: widget, header) }
    }
}

/// Tells the engine where in a window's content the keyboard focus is.
@MainActor
enum GTKFocus {
    /// While the focus is in a menu or bar, what was told last stands.
    static func tell(_ delegate: (any InputDelegate)?, of window: WidgetPointer, _ header: WidgetPointer?) {
        guard let focus = gtk_root_get_focus(window.opaque) else {
            fenestra_window_note_focus(window, nil)
            delegate?.windowFocusChanged(to: [])
            return
        }
        // When a menu closes on a page of a submenu, GTK moves the focus within the hidden menu at the next frame: the
        // window would be deaf to keys.
        if gtk_widget_get_mapped(focus) == 0 { fenestra_window_leave_hidden_focus(window) }
        if fenestra_is_in_menu(focus) != 0 { return fenestra_menu_gives_focus_back(focus) }
        if let header, gtk_widget_is_ancestor(focus, header) != 0 {
            // Text that is edited in a bar has the focus as any other; leaving it for a button there goes back to the
            // content.
            let isText = fenestra_is_plain_text(focus) != 0
            let place = isText ? focus : fenestra_window_noted_focus(window)
            delegate?.windowFocusChanged(to: place.map(owners) ?? [])
            return
        }
        fenestra_window_note_focus(window, focus)
        if let list = gtk_widget_get_parent(focus).flatMap({ fenestra_list_get_owner($0) }) {
            receiver(list, as: GTKList.self).rowTookFocus(focus)
        }
        delegate?.windowFocusChanged(to: owners(around: focus))
    }

    /// The owners of the widgets of ours that `focus` is in, from the innermost.
    private static func owners(around focus: WidgetPointer) -> [any WidgetOwner] {
        var owners: [any WidgetOwner] = []
        var child = focus
        while let parent = gtk_widget_get_parent(child) {
            if let surface = fenestra_host_get_owner(parent) {
                let leaf = receiver(surface, as: GTKSurface.self).child(with: child)
                if let owner = leaf?.owner { owners.append(owner) }
            }
            child = parent
        }
        return owners
    }
}
