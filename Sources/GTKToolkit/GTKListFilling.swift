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
    /// Places that were filled and may still be in view.
    private var filled: [GTKListPlace] = []
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
        goesOnWaiting(place)
        return true
    }

    /// A place waits for a row, maybe as before.
    func goesOnWaiting(_ place: GTKListPlace) {
        if place.isListedAsWaiting { return }
        place.isListedAsWaiting = true
        waiting.append(place)
    }

    /// GTK is done with a place.
    func forget(_ place: GTKListPlace) {
        if place.isListedAsWaiting { waiting.removeAll { $0 === place } }
        if place.isListedAsFilled { filled.removeAll { $0 === place } }
        (place.isListedAsWaiting, place.isListedAsFilled) = (false, false)
    }

    /// Whether rows that are filled cover what is in view, so that none of those that wait can be there.
    private func isCovered(_ height: Int32) -> Bool {
        var covered: Int32 = 0
        var kept: [GTKListPlace] = []
        for place in filled {
            var frame = GtkAllocation()
            var isThere = false
            if !place.isWaiting, place.item?.isShown == true, let row = place.row,
                gtk_widget_get_child_visible(row) != 0
            {
                gtk_widget_get_allocation(row, &frame)
                isThere = frame.y + frame.height > 0 && frame.y < height
            }
            if isThere {
                covered += min(frame.y + frame.height, height) - max(frame.y, 0)
                kept.append(place)
            } else {
                place.isListedAsFilled = false
            }
        }
        filled = kept
        return covered >= height
    }

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

    /// Notes a place that has just been filled, and how high its row is.
    func noteFilled(_ place: GTKListPlace, _ surface: GTKWidget) {
        if !place.isListedAsFilled {
            place.isListedAsFilled = true
            filled.append(place)
        }
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

    /// Whether rows were filled after the last layout, so that there will be another.
    private(set) var hasFilled = false

    private func fillVisible() {
        hasFilled = false
        guard !waiting.isEmpty, gtk_widget_get_mapped(widget) != 0 else { return }
        let height = gtk_widget_get_height(widget)
        // A table's rows may be filled in some columns only.
        if !list.isTable, isCovered(height) { return }
        var stillWaiting: [GTKListPlace] = []
        var visible: [(place: GTKListPlace, item: GTKListItem)] = []
        for place in waiting {
            guard place.isWaiting, let item = place.item, item.timesBound > 0, let row = place.row else {
                place.isListedAsWaiting = false
                continue
            }
            var frame = GtkAllocation()
            gtk_widget_get_allocation(row, &frame)
            if gtk_widget_get_child_visible(row) != 0, frame.y + frame.height > 0, frame.y < height {
                place.isListedAsWaiting = false
                visible.append((place, item))
            } else {
                stillWaiting.append(place)
            }
        }
        waiting = stillWaiting
        guard !visible.isEmpty else { return }
        hasFilled = true
        let room = visible.reduce(0) { $0 + self.height(of: $1.place) }
        for (place, item) in visible { list.fill(place, item) }
        // Where rows turn out lower than the room that was kept, others come into view, on either side.
        let saved = room - visible.reduce(0) { $0 + self.height(of: $1.place) }
        if saved > 0 { fillBeside(visible.map(\.place.position), room: saved) }
    }

    private func height(of place: GTKListPlace) -> Int32 {
        guard let row = place.row else { return 0 }
        var height: Int32 = 0
        gtk_widget_measure(row, GTK_ORIENTATION_VERTICAL, gtk_widget_get_width(row), nil, &height, nil, nil)
        return height
    }

    private func fillBeside(_ positions: [Int], room: Int32) {
        guard let first = positions.min(), let last = positions.max() else { return }
        var waitingAt: [Int: [GTKListPlace]] = [:]
        for place in waiting { waitingAt[place.position, default: []].append(place) }
        for (start, step) in [(first, -1), (last, 1)] {
            var (position, room) = (start + step, room)
            while room > 0, let places = waitingAt[position] {
                for place in places {
                    guard place.isWaiting, let item = place.item, item.timesBound > 0 else { continue }
                    list.fill(place, item)
                }
                room -= places.first.map { max(height(of: $0), 1) } ?? room
                position += step
            }
        }
    }
}
