import CGTK
import Foundation
import Toolkit

/// The line between rows of a list where what is dragged would go.
@MainActor
final class GTKListDropLine {
    private unowned let list: GTKList
    /// The row with the line; of an empty list, the list.
    private var marked: (widget: WidgetPointer, name: String)?

    /// A place between rows.
    struct Destination {
        /// The row after it, or the number of rows.
        var index: Int
        /// The row beside it; nil in an empty list.
        var place: GTKListPlace?
    }

    init(_ list: GTKList) {
        self.list = list
        _ = Self.rules
    }

    isolated deinit { hide() }

    /// The place nearest to a height in the list; nil where none is known.
    func destination(at y: Double) -> Destination? {
        guard let place = place(at: y), let row = place.row else {
            return list.delegate?.rowCount == 0 ? Destination(index: 0) : nil
        }
        var frame = GtkAllocation()
        gtk_widget_get_allocation(row, &frame)
        let isAbove = y < Double(frame.y) + Double(frame.height) / 2
        return Destination(index: place.position + (isAbove ? 0 : 1), place: place)
    }

    /// The place of the row at a height in the list; below all rows that of the last.
    func place(at y: Double) -> GTKListPlace? {
        var last: (place: GTKListPlace, end: Double)?
        for place in list.places.values where place.item != nil && place.column == 0 {
            guard let row = place.row, gtk_widget_get_child_visible(row) != 0 else { continue }
            var frame = GtkAllocation()
            gtk_widget_get_allocation(row, &frame)
            let end = Double(frame.y + frame.height)
            if y >= Double(frame.y), y < end { return place }
            if end <= y, end > last?.end ?? -1 { last = (place, end) }
        }
        return last?.place
    }

    func show(at destination: Destination) {
        guard let place = destination.place, let row = place.row else {
            return mark((list.list, "fenestra-drop-into"))
        }
        mark((row, destination.index == place.position ? "fenestra-drop-above" : "fenestra-drop-below"))
    }

    func hide() { mark(nil) }

    private func mark(_ new: (widget: WidgetPointer, name: String)?) {
        if let marked, marked.widget != new?.widget || marked.name != new?.name {
            gtk_widget_remove_css_class(marked.widget, marked.name)
            g_object_unref(marked.widget)
            self.marked = nil
        }
        if let new, marked == nil {
            g_object_ref(new.widget)
            gtk_widget_add_css_class(new.widget, new.name)
            marked = new
        }
    }

    /// What is out of view comes into view at the edges.
    func scrollAtEdges(_ y: Double) {
        let height = Double(gtk_widget_get_height(list.list))
        let step = y < 24 ? -12.0 : y > height - 24 ? 12 : 0
        guard step != 0, let adjustment = gtk_scrolled_window_get_vadjustment(list.widget.opaque) else { return }
        gtk_adjustment_set_value(adjustment, gtk_adjustment_get_value(adjustment) + step)
    }

    private static let rules: Void = Theme.add(
        """
        listview.fenestra-list > row.fenestra-drop-above { box-shadow: inset 0 2px 0 0 @accent_bg_color; }
        listview.fenestra-list > row.fenestra-drop-below { box-shadow: inset 0 -2px 0 0 @accent_bg_color; }
        listview.fenestra-drop-into { outline: 2px solid @accent_bg_color; outline-offset: -2px; }
        """)
}
