import CGTK

extension Stamps {
    /// Types a letter at the caret of the text view that has the focus in the first window, as a key does it.
    @MainActor
    package static func type(_ number: Int) {
        guard let windows = gtk_window_get_toplevels(), let window = g_list_model_get_item(windows, 0) else { return }
        defer { g_object_unref(window) }
        guard let focus = gtk_window_get_focus(window.assumingMemoryBound(to: GtkWindow.self)),
            g_type_check_instance_is_a(
                UnsafeMutableRawPointer(focus).assumingMemoryBound(to: GTypeInstance.self), gtk_text_view_get_type())
                != 0
        else {
            return value("no_focus", 1)
        }
        let view = UnsafeMutableRawPointer(focus).assumingMemoryBound(to: GtkTextView.self)
        // With a zero behind it: GTK tells assistive technology of it without its length.
        let letter: [CChar] = [CChar(97 + number % 26), 0]
        gtk_text_buffer_insert_interactive_at_cursor(gtk_text_view_get_buffer(view), letter, 1, 1)
    }
}
