import CGTK

/// A row of the first list there is, as GTK has it on screen.
@MainActor
struct ShownRow: Equatable {
    let texts: [String]
    let y: Int
    let end: Int
    let isSelected: Bool
    let listHeight: Int

    static func all() -> [ShownRow] { list().map(rows) ?? [] }

    /// Waits until the list has been laid out and painted with all that has changed.
    static func nextFrame() async {
        guard let clock = list().flatMap({ gtk_widget_get_frame_clock($0) }) else { return }
        let frame = gdk_frame_clock_get_frame_counter(clock)
        // The one that is under way may be past its layout.
        while gdk_frame_clock_get_frame_counter(clock) < frame + 2 {
            gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_PAINT)
            try? await Task.sleep(for: .milliseconds(2))
        }
    }

    private static func list() -> UnsafeMutablePointer<GtkWidget>? {
        guard let windows = gtk_window_list_toplevels() else { return nil }
        defer { g_list_free(windows) }
        var entry: UnsafeMutablePointer<GList>? = windows
        while let current = entry {
            if let window = current.pointee.data?.assumingMemoryBound(to: GtkWidget.self), let list = findList(window) {
                return list
            }
            entry = current.pointee.next
        }
        return nil
    }

    private static func name(_ widget: UnsafeMutablePointer<GtkWidget>) -> String {
        gtk_widget_get_name(widget).map { String(cString: $0) } ?? ""
    }

    private static func children(_ widget: UnsafeMutablePointer<GtkWidget>) -> [UnsafeMutablePointer<GtkWidget>] {
        var children: [UnsafeMutablePointer<GtkWidget>] = []
        var child = gtk_widget_get_first_child(widget)
        while let current = child {
            children.append(current)
            child = gtk_widget_get_next_sibling(current)
        }
        return children
    }

    private static func findList(_ widget: UnsafeMutablePointer<GtkWidget>) -> UnsafeMutablePointer<GtkWidget>? {
        if name(widget) == "GtkListView" { return widget }
        for child in children(widget) { if let list = findList(child) { return list } }
        return nil
    }

    private static func rows(of list: UnsafeMutablePointer<GtkWidget>) -> [ShownRow] {
        let height = Int(gtk_widget_get_height(list))
        return children(list).filter { gtk_widget_get_child_visible($0) != 0 }.compactMap { row in
            var frame = GtkAllocation()
            gtk_widget_get_allocation(row, &frame)
            let (y, end) = (Int(frame.y), Int(frame.y + frame.height))
            guard end > 0, y < height else { return nil }
            return ShownRow(
                texts: texts(in: row), y: y, end: end,
                isSelected: gtk_widget_get_state_flags(row).rawValue & GTK_STATE_FLAG_SELECTED.rawValue != 0,
                listHeight: height)
        }.sorted { $0.y < $1.y }
    }

    private static func texts(in widget: UnsafeMutablePointer<GtkWidget>) -> [String] {
        if name(widget) == "GtkLabel" {
            return [String(cString: gtk_label_get_text(OpaquePointer(widget)))]
        }
        return children(widget).flatMap(texts)
    }
}
