import CGTK

/// Keeps a person from scrolling a scrolled window: GTK has no such switch.
@MainActor
struct ScrollStop {
    private var controller: OpaquePointer?

    mutating func set(_ isOn: Bool, of window: WidgetPointer) {
        guard isOn != (controller != nil) else { return }
        if let controller {
            gtk_widget_remove_controller(window, controller)
            self.controller = nil
        } else {
            let new = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES).unsafelyUnwrapped
            gtk_event_controller_set_propagation_phase(new, GTK_PHASE_CAPTURE)
            fenestra_stop_scrolling(new)
            gtk_widget_add_controller(window, new)
            controller = new
        }
        gtk_widget_set_sensitive(gtk_scrolled_window_get_hscrollbar(window.opaque), isOn ? 0 : 1)
        gtk_widget_set_sensitive(gtk_scrolled_window_get_vscrollbar(window.opaque), isOn ? 0 : 1)
    }
}
