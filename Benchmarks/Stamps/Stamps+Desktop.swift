import CGTK

/// What a benchmark program does to its windows as the floor does, by GTK itself.
extension Stamps {
    /// Has every window drawn, so that a frame follows even if nothing that is seen has changed.
    @MainActor
    static func queueDraw() {
        forEachWindow { gtk_widget_queue_draw($0) }
    }

    /// Scrolls the first scrolled window that is found to a part of its length, and one point more.
    @MainActor
    package static func scroll(to part: Double) {
        forEachWindow { window in
            guard let scrolled = firstScrolled(in: window) else { return }
            let place = gtk_scrolled_window_get_vadjustment(OpaquePointer(scrolled))
            let range = gtk_adjustment_get_upper(place) - gtk_adjustment_get_page_size(place)
            gtk_adjustment_set_value(place, range * part + 1)
        }
    }

    @MainActor
    private static func forEachWindow(_ body: (UnsafeMutablePointer<GtkWidget>) -> Void) {
        guard let windows = gtk_window_get_toplevels() else { return }
        for index in 0..<g_list_model_get_n_items(windows) {
            guard let window = g_list_model_get_item(windows, index) else { continue }
            body(window.assumingMemoryBound(to: GtkWidget.self))
            g_object_unref(window)
        }
    }

    @MainActor
    private static func firstScrolled(in widget: UnsafeMutablePointer<GtkWidget>) -> UnsafeMutablePointer<GtkWidget>? {
        if g_type_check_instance_is_a(
            UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GTypeInstance.self),
            gtk_scrolled_window_get_type()) != 0
        {
            return widget
        }
        var child = gtk_widget_get_first_child(widget)
        while let current = child {
            if let found = firstScrolled(in: current) { return found }
            child = gtk_widget_get_next_sibling(current)
        }
        return nil
    }
}
