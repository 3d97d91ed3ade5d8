import CGTK
import Foundation
import Toolkit

/// Rows of a list dragged to another place in it, with a line where they would go. Made when a row is shown that a person
/// may move.
@MainActor
final class GTKListDrag {
    private unowned let list: GTKList
    private let source: OpaquePointer
    private let target: OpaquePointer
    /// What is dragged, by its positions; nil when nothing of this list is.
    private var dragged: [Int]?
    /// The row with the line.
    private var marked: (row: WidgetPointer, name: String)?

    init(_ list: GTKList) {
        self.list = list
        var (source, target): (OpaquePointer?, OpaquePointer?)
        _ = Self.rules
        withUnsafeMutablePointer(to: &source) { source in
            withUnsafeMutablePointer(to: &target) { target in
                fenestra_list_drag(
                    list.list, calls, pointer(to: list),
                    UnsafeMutableRawPointer(source).assumingMemoryBound(to: OpaquePointer.self),
                    UnsafeMutableRawPointer(target).assumingMemoryBound(to: OpaquePointer.self))
            }
        }
        self.source = source.unsafelyUnwrapped
        self.target = target.unsafelyUnwrapped
        list.controllers += [self.source, self.target]
    }

    fileprivate func begins(_ x: Double, _ y: Double) -> Bool {
        guard let delegate = list.delegate, let place = place(at: y), let row = place.row,
            place.position < delegate.rowCount
        else { return false }
        let selected = list.pressedSelection.filter { $0 < delegate.rowCount }
        let indices = selected.contains(place.position) ? selected : [place.position]
        guard indices.allSatisfy({ delegate.content(ofRowAt: $0).canMove }) else { return false }
        dragged = indices
        if indices.count > 1 { list.select(indices) }
        var frame = GtkAllocation()
        gtk_widget_get_allocation(row, &frame)
        fenestra_list_set_drag_icon(source, row, Int32(x) - frame.x, Int32(y) - frame.y)
        return true
    }

    fileprivate func moves(_ y: Double) -> Bool {
        scrollAtEdges(y)
        guard let dragged, let (place, destination) = destination(at: y), let row = place.row,
            list.delegate?.mayMove(dragged, to: destination) == true
        else {
            mark(nil)
            return false
        }
        mark((row, destination == place.position ? "fenestra-drop-above" : "fenestra-drop-below"))
        return true
    }

    fileprivate func drops(_ y: Double) -> Bool {
        mark(nil)
        guard let dragged, let (_, destination) = destination(at: y) else { return false }
        self.dragged = nil
        return list.delegate?.move(dragged, to: destination) == true
    }

    fileprivate func leaves() { mark(nil) }

    fileprivate func ends() {
        mark(nil)
        dragged = nil
    }

    /// Before which row the dragged ones would go, and the row that says so.
    private func destination(at y: Double) -> (place: GTKListPlace, destination: Int)? {
        guard let place = place(at: y), let row = place.row else { return nil }
        var frame = GtkAllocation()
        gtk_widget_get_allocation(row, &frame)
        let isAbove = y < Double(frame.y) + Double(frame.height) / 2
        return (place, place.position + (isAbove ? 0 : 1))
    }

    /// The place of the row at a height in the list; below all rows that of the last.
    private func place(at y: Double) -> GTKListPlace? {
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

    private func mark(_ new: (row: WidgetPointer, name: String)?) {
        if let marked, marked.row != new?.row || marked.name != new?.name {
            gtk_widget_remove_css_class(marked.row, marked.name)
            g_object_unref(marked.row)
            self.marked = nil
        }
        if let new, marked == nil {
            g_object_ref(new.row)
            gtk_widget_add_css_class(new.row, new.name)
            marked = new
        }
    }

    /// What is out of view comes into view at the edges.
    private func scrollAtEdges(_ y: Double) {
        let height = Double(gtk_widget_get_height(list.list))
        let step = y < 24 ? -12.0 : y > height - 24 ? 12 : 0
        guard step != 0, let adjustment = gtk_scrolled_window_get_vadjustment(list.widget.opaque) else { return }
        gtk_adjustment_set_value(adjustment, gtk_adjustment_get_value(adjustment) + step)
    }

    private static let rules: Void = Theme.add(
        """
        listview.fenestra-list > row.fenestra-drop-above { box-shadow: inset 0 2px 0 0 @accent_bg_color; }
        listview.fenestra-list > row.fenestra-drop-below { box-shadow: inset 0 -2px 0 0 @accent_bg_color; }
        """)
}

/// One table for all lists, never freed. What is called gets the list, which has the drag.
private nonisolated(unsafe) let calls: UnsafePointer<FenestraDragCalls> = {
    let calls = UnsafeMutablePointer<FenestraDragCalls>.allocate(capacity: 1)
    calls.initialize(
        to: FenestraDragCalls(
            begins: { list, x, y in
                nonisolated(unsafe) let list = list
                return onMainThread { receiver(list, as: GTKList.self).drag?.begins(x, y) == true ? 1 : 0 }
            },
            moves: { list, _, y in
                nonisolated(unsafe) let list = list
                return onMainThread { receiver(list, as: GTKList.self).drag?.moves(y) == true ? 1 : 0 }
            },
            drops: { list, _, y in
                nonisolated(unsafe) let list = list
                return onMainThread { receiver(list, as: GTKList.self).drag?.drops(y) == true ? 1 : 0 }
            },
            leaves: { list in
                nonisolated(unsafe) let list = list
                onMainThread { receiver(list, as: GTKList.self).drag?.leaves() }
            },
            ends: { list in
                nonisolated(unsafe) let list = list
                onMainThread { receiver(list, as: GTKList.self).drag?.ends() }
            }))
    return UnsafePointer(calls)
}()
