import CGTK
import Foundation
import Toolkit

/// Which rows of a long list have views. GTK keeps some two hundred rows around those in view; here only those in view
/// get widgets, and the others keep room of the usual height. What is going to be in view, by the heights that rows have
/// mostly, is filled at once. The rest of what comes into view is filled after the layout that brings it there, and laid
/// out again within the same frame.
@MainActor
final class GTKListFilling {
    /// The rows of a list up to which all that GTK asks for have views.
    private static let shortList = 100
    private unowned let list: GTKList
    private let widget: WidgetPointer
    private var waiting: [GTKListPlace] = []
    private var watch: LayoutWatch?
    private var isConnected = false
    /// Numbers the looks at what waits, of which each place has one though it may have begun to wait several times.
    private var round = 0
    /// Heights of rows that were filled, and how many.
    private var heights = (sum: 0, count: 0)

    init(_ list: GTKList) {
        self.list = list
        widget = list.list
    }

    isolated deinit {
        guard isConnected else { return }
        fenestra_disconnect(widget, pointer(to: self))
        g_object_unref(widget)
    }

    /// Whether the views of a row that a place is bound to can wait; then the place keeps room for them.
    func delays(_ place: GTKListPlace, _ item: GTKListItem, rows: Int) -> Bool {
        guard rows > Self.shortList, heights.count > 0 else { return false }
        connect()
        if isExpectedInView(place.position, of: rows) { return false }
        place.wait(for: item, height: Int32(heights.sum / heights.count))
        waiting.append(place)
        return true
    }

    /// A place that waits for a row is bound to it again.
    func goesOnWaiting(_ place: GTKListPlace) { waiting.append(place) }

    /// Whether a row lies in view where all rows are equally high. GTK asks for rows when it has been scrolled, before it
    /// lays out.
    private func isExpectedInView(_ position: Int, of rows: Int) -> Bool {
        guard let adjustment = gtk_scrollable_get_vadjustment(widget.opaque) else { return false }
        let (length, page) = (gtk_adjustment_get_upper(adjustment), gtk_adjustment_get_page_size(adjustment))
        guard page > 1, length > page, gtk_widget_get_mapped(widget) != 0 else { return false }
        let value = gtk_adjustment_get_value(adjustment)
        let height = length / Double(rows)
        let top = Double(position) * height
        return top + height > value && top < value + page
    }

    /// Notes how high a row is that has just been filled.
    func noteHeight(_ surface: GTKWidget) {
        guard heights.count < 100 else { return }
        var height: Int32 = 0
        gtk_widget_measure(surface.widget, GTK_ORIENTATION_VERTICAL, -1, nil, &height, nil, nil)
        if height > 0 { heights = (heights.sum + Int(height), heights.count + 1) }
    }

    private func connect() {
        guard !isConnected else { return }
        isConnected = true
        // It must be there for the handlers to be taken off.
        g_object_ref(widget)
        for signal in ["realize", "unrealize"] {
            fenestra_connect(
                widget, signal,
                { _, filling in
                    nonisolated(unsafe) let filling = filling
                    onMainThread { receiver(filling, as: GTKListFilling.self).realizationChanged() }
                }, pointer(to: self))
        }
        if gtk_widget_get_realized(widget) != 0 { realizationChanged() }
    }

    private func realizationChanged() {
        watch = nil
        guard gtk_widget_get_realized(widget) != 0, let clock = gtk_widget_get_frame_clock(widget) else { return }
        watch = LayoutWatch(clock) { [weak self] in self?.fillVisible() }
    }

    private func fillVisible() {
        guard !waiting.isEmpty, gtk_widget_get_mapped(widget) != 0 else { return }
        let height = gtk_widget_get_height(widget)
        var stillWaiting: [GTKListPlace] = []
        var visible: [(place: GTKListPlace, item: GTKListItem)] = []
        round += 1
        for place in waiting where place.isWaiting && place.round != round {
            place.round = round
            guard let item = place.item, item.timesBound > 0, let row = place.row else { continue }
            var frame = GtkAllocation()
            gtk_widget_get_allocation(row, &frame)
            if gtk_widget_get_child_visible(row) != 0, frame.y + frame.height > 0, frame.y < height {
                visible.append((place, item))
            } else {
                stillWaiting.append(place)
            }
        }
        waiting = stillWaiting
        for (place, item) in visible { list.fill(place, item) }
    }
}
