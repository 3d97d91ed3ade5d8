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

    /// Scrolls as little as needed, as far as is known now.
    func show(_ index: Int) {
        hold = nil
        fenestra_list_scroll_to(widget, guint(index))
    }

    func scroll(to index: Int, anchor: Double?) {
        show(index)
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

    /// What is in view stays there while rows change, from the first change to the layout after it.
    private var hold: GTKListHold?

    /// To be called before rows come and go.
    func holdOn() {
        if wanted == nil, hold == nil { hold = GTKListHold(list) { [weak self] in self?.hold = nil } }
    }

    /// Rows have come and gone: the one to scroll to has another place, or is no longer certain to be there.
    func rowsChanged(at index: Int, removed: Int, added: Int) {
        hold?.rowsChanged()
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
        let old = gtk_adjustment_get_value(adjustment)
        let offset = Double(bounds.origin.y) - room * anchor
        if abs(offset) >= 1 { gtk_adjustment_set_value(adjustment, old + offset) }
        // Rows that come into view may have other heights than GTK thought.
        return gtk_adjustment_get_value(adjustment) != old || end()
    }

    private func end() -> Bool {
        wanted = nil
        tick = 0
        return false
    }
}
