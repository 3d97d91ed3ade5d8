import CGTK
import Toolkit

/// Scrolling to a row. GTK's list scrolls as little as needed, and only once it has its size; the rest is done when the
/// row is there.
@MainActor
final class GTKListScrolling {
    private struct Wish {
        var index: Int
        let anchor: Double?
        var frames = 0
        var takesFocus = false
    }

    private unowned let list: GTKList
    private let widget: WidgetPointer
    private var wanted: Wish?
    private var tick: guint = 0

    init(_ list: GTKList) {
        self.list = list
        widget = list.list
        // It must be there for the tick to be taken off.
        g_object_ref(widget)
    }

    isolated deinit {
        if tick != 0 { gtk_widget_remove_tick_callback(widget, tick) }
        g_object_unref(widget)
    }

    func scroll(to index: Int, anchor: Double?) {
        fenestra_list_scroll_to(widget, guint(index))
        wanted = Wish(index: index, anchor: anchor)
        if tick != 0 { return }
        tick = gtk_widget_add_tick_callback(
            widget,
            { _, _, scrolling in
                nonisolated(unsafe) let scrolling = scrolling
                return onMainThread {
                    receiver(scrolling.unsafelyUnwrapped, as: GTKListScrolling.self).goOn() ? 1 : 0
                }
            }, pointer(to: self), nil)
    }

    /// The frame after which rows came or went last.
    private var lastChange: gint64 = -1

    /// To be called before rows come and go from `index` on: what is in view stays there, also where the list is at one
    /// of its ends. What comes before the first row is shown where that was.
    func holdOn(beforeChangeAt index: Int) {
        guard let clock = gtk_widget_get_frame_clock(widget), gtk_widget_get_mapped(widget) != 0,
            let adjustment = gtk_scrollable_get_vadjustment(widget.opaque)
        else { return }
        // Where rows have changed since the last layout, nobody knows what is in view.
        let frame = gdk_frame_clock_get_frame_counter(clock)
        defer { lastChange = frame }
        guard wanted == nil, frame > lastChange else { return }
        let value = gtk_adjustment_get_value(adjustment)
        let end = gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_page_size(adjustment)
        if end > 0, value >= end || (value <= 0 && index > 0) { fenestra_list_hold(widget) }
    }

    /// Rows have come and gone: the one to scroll to has another place, or is no longer certain to be there.
    func rowsChanged(at index: Int, removed: Int, added: Int) {
        guard let wish = wanted, wish.index >= index else { return }
        if wish.index >= index + removed { wanted?.index += added - removed } else { wanted = nil }
    }

    /// Goes to a row as soon as it is there.
    func scroll(toFocus index: Int) {
        scroll(to: index, anchor: nil)
        wanted?.takesFocus = true
    }

    /// Goes on with a wish to scroll; false when it is fulfilled.
    private func goOn() -> Bool {
        guard var wish = wanted, wish.frames < 30, wish.index < list.delegate?.rowCount ?? 0 else { return end() }
        let isFirst = wish.frames == 0
        wish.frames += 1
        wanted = wish
        guard gtk_widget_get_height(list.widget) > 1 else { return true }
        if isFirst { fenestra_list_scroll_to(widget, guint(wish.index)) }
        guard let row = list.places.values.first(where: { $0.item != nil && $0.position == wish.index })?.row,
            !isFirst || wish.anchor == nil
        else { return true }
        guard let anchor = wish.anchor else {
            _ = end()
            if wish.takesFocus { _ = list.focus(wish.index, extend: false) }
            return wanted != nil
        }
        var bounds = graphene_rect_t()
        // In the list, which is the scrolled window without a table's titles.
        guard gtk_widget_compute_bounds(row, widget, &bounds) != 0 else { return true }
        let room = Double(gtk_widget_get_height(widget)) - Double(bounds.size.height)
        let adjustment = gtk_scrolled_window_get_vadjustment(list.widget.opaque)
        gtk_adjustment_set_value(
            adjustment, gtk_adjustment_get_value(adjustment) + Double(bounds.origin.y) - room * anchor)
        return end()
    }

    private func end() -> Bool {
        wanted = nil
        tick = 0
        return false
    }
}
