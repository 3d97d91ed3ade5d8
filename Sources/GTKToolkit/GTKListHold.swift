import CGTK
import Toolkit

/// Keeps what is in view where it is while rows come, go and move.
///
/// GTK's list holds on to one row near where it was last scrolled to. That need not be one that stays, and where the
/// list could not go as far as that row would have it, it goes there at some later change. So what is in view is noted
/// before the first change after a layout, and looked for after the next: if it lies elsewhere, the list is scrolled
/// there within the same frame.
///
/// Rows that keep their order count; the first of them stays where it was. Where most have changed places, as when a
/// list is sorted, the same part of the order stays in view, and so does the very beginning.
@MainActor
final class GTKListHold {
    private struct Line {
        let item: GTKListItem
        let position: Int
        var y: Double
        let height: Double
    }

    @MainActor
    private final class InView {
        private let list: GTKList
        private(set) var lines: [Line] = []

        init(_ list: GTKList) { self.list = list }

        func add(_ pointer: OpaquePointer, _ y: Int32, _ height: Int32) {
            guard let place = list.places[pointer], let item = place.item, item.timesBound > 0, item.object != nil
            else {
                return
            }
            lines.append(Line(item: item, position: place.position, y: Double(y), height: Double(height)))
        }
    }

    private unowned let list: GTKList
    private let widget: WidgetPointer
    private let adjustment: UnsafeMutablePointer<GtkAdjustment>
    private var watch: LayoutWatch?
    /// What was in view, from top to bottom.
    private var lines: [Line] = []
    private let firstItem: GTKListItem?
    /// Whether nothing was above what was in view.
    private var isAtTop: Bool
    /// How far the list is scrolled.
    private var lastValue: Double
    private let focused: GTKListItem?
    private var isScrolling = false
    /// Whether GTK's list has been kept from hearing that it was scrolled, until it has been laid out.
    private var isDeaf = true
    private var frame: gint64 = -1
    private var roundsInFrame = 0
    /// Once it is done.
    private let ended: () -> Void

    /// Nil where nothing is in view.
    init?(_ list: GTKList, ended: @escaping () -> Void) {
        let widget = list.list
        guard gtk_widget_get_mapped(widget) != 0, let clock = gtk_widget_get_frame_clock(widget),
            let adjustment = gtk_scrollable_get_vadjustment(widget.opaque)
        else { return nil }
        guard let first = gtk_widget_get_first_child(widget) else { return nil }
        self.list = list
        self.widget = widget
        self.adjustment = adjustment
        self.ended = ended
        lastValue = gtk_adjustment_get_value(adjustment)
        isAtTop = lastValue <= 0
        firstItem = fenestra_list_item_of(first).flatMap { list.places[OpaquePointer($0)]?.item }
        focused = list.focusedPlace?.item
        g_object_ref(widget)
        g_object_ref(UnsafeMutableRawPointer(adjustment))
        fenestra_list_set_deaf(widget, 1)
        // At the very beginning nothing else is needed, unless a person scrolls.
        if !isAtTop { noteLines() }
        watch = LayoutWatch(clock) { [weak self] in self?.laidOut() }
        fenestra_connect(
            UnsafeMutableRawPointer(adjustment), "value-changed",
            { _, hold in
                nonisolated(unsafe) let hold = hold
                onMainThread { receiver(hold, as: GTKListHold.self).scrolled() }
            }, pointer(to: self))
    }

    isolated deinit {
        hear()
        fenestra_disconnect(UnsafeMutableRawPointer(adjustment), pointer(to: self))
        for line in lines { g_object_unref(line.item.object) }
        g_object_unref(UnsafeMutableRawPointer(adjustment))
        g_object_unref(widget)
    }

    private func noteLines() {
        let found = InView(list)
        fenestra_list_each_in_view(
            widget,
            { found, item, y, height in
                nonisolated(unsafe) let (found, item) = (found, item)
                onMainThread { receiver(found, as: InView.self).add(OpaquePointer(item), y, height) }
            }, pointer(to: found))
        lines = found.lines.sorted { $0.y < $1.y }
        // The engine keeps a row's identity for as long as GTK holds its object.
        for line in lines { g_object_ref(line.item.object) }
    }

    /// A person who scrolls meanwhile gets as far as they would.
    private func scrolled() {
        let new = gtk_adjustment_get_value(adjustment)
        defer { lastValue = new }
        if isScrolling || fenestra_is_in_layout(widget) != 0 { return }
        if isAtTop, new > lastValue {
            isAtTop = false
            // They are still where the last layout put them.
            if lines.isEmpty { noteLines() }
        }
        for index in lines.indices { lines[index].y -= new - lastValue }
    }

    /// To be called after rows have come and gone. GTK follows the first row to where it is now; at the very beginning that
    /// is known to be wrong before rows are made there.
    func rowsChanged() {
        guard isAtTop, let delegate = list.delegate, delegate.rowCount > 0, delegate.row(at: 0) !== firstItem?.row
        else {
            return
        }
        scroll(toRow: 0)
    }

    private func scroll(toRow position: Int) {
        isScrolling = true
        fenestra_list_scroll_to(widget, guint(position))
        isScrolling = false
    }

    private func hear() {
        if isDeaf { fenestra_list_set_deaf(widget, 0) }
        isDeaf = false
    }

    private func laidOut() {
        hear()
        guard gtk_widget_get_mapped(widget) != 0, isInTime, let goal, !focusHasMoved else { return ended() }
        let isSettled: Bool
        switch goal {
        case .row(let position):
            isSettled = false
            scroll(toRow: position)
        case .value(let value):
            isSettled = !scroll(to: value)
        }
        // Rows that have just been filled are laid out once more.
        if isSettled, !list.filling.hasFilled { ended() }
    }

    /// GTK lays out four times in a frame and then shows what is not laid out. Rows are filled in that time too.
    private var isInTime: Bool {
        guard let clock = gtk_widget_get_frame_clock(widget) else { return false }
        let now = gdk_frame_clock_get_frame_counter(clock)
        (frame, roundsInFrame) = (now, now == frame ? roundsInFrame + 1 : 1)
        return roundsInFrame < 4
    }

    private enum Goal {
        /// A row that is out of view.
        case row(Int)
        case value(Double)
    }

    /// Where to go; nil where nothing is left of what was in view.
    private var goal: Goal? {
        let count = list.delegate?.rowCount ?? 0
        if count == 0 { return nil }
        // Not just a matter of the list's value, which may be right while GTK has its rows elsewhere.
        if isAtTop { return goal(0, y: 0) }
        // Those that a person has scrolled away meanwhile are left out.
        let page = Double(gtk_widget_get_height(widget))
        func isInView(_ line: Line) -> Bool { line.y + line.height > 0 && line.y < page }
        let found = positions
        let run = longestRun(of: found.map(\.position))
        if run.count * 4 >= found.count * 3 {
            let wanted = run.map { (position: found[$0].position, line: lines[found[$0].line]) }
                .filter { isInView($0.line) }
            for (_, line) in wanted where line.item.timesBound > 0 {
                if let goal = goal(line.item.place, y: line.y) { return goal }
            }
            return wanted.first.map { .row($0.position) }
        }
        return lines.first(where: isInView).flatMap { goal(min($0.position, count - 1), y: $0.y) }
    }

    private func goal(_ position: Int, y: Double) -> Goal {
        func isThere(_ place: GTKListPlace) -> Bool {
            place.column == 0 && place.item != nil && place.position == position
        }
        // Most often it was in view before, or is still the first.
        let place =
            lines.lazy.compactMap(\.item.place).first(where: isThere)
            ?? firstItem?.place.flatMap { isThere($0) ? $0 : nil } ?? list.places.values.first(where: isThere)
        return goal(place, y: y) ?? .row(position)
    }

    private func goal(_ place: GTKListPlace?, y: Double) -> Goal? {
        guard let frame = place?.frameInView(gtk_widget_get_height(widget)) else { return nil }
        return .value(gtk_adjustment_get_value(adjustment) + Double(frame.y) - y)
    }

    /// Where rows are now that were in view and are still there.
    private var positions: [(line: Int, position: Int)] {
        var found: [(line: Int, position: Int)] = []
        var missing: [ObjectIdentifier: Int] = [:]
        for (index, line) in lines.enumerated() {
            if line.item.timesBound > 0, let place = line.item.place, place.item === line.item {
                found.append((index, place.position))
            } else if let row = line.item.row {
                missing[ObjectIdentifier(row)] = index
            }
        }
        guard !missing.isEmpty, let delegate = list.delegate else { return found }
        delegate.forEachKnownRow(from: 0, count: delegate.rowCount) { position, row in
            if let line = missing[ObjectIdentifier(row)] { found.append((line, position)) }
        }
        return found.sorted { $0.line < $1.line }
    }

    /// A person who goes through the rows by keys has the list follow.
    private var focusHasMoved: Bool {
        guard let now = list.focusedPlace?.item, now !== focused else { return false }
        return focused.map { $0.timesBound > 0 } ?? true
    }

    /// False where the list is there already, or as near as it can be.
    private func scroll(to wanted: Double) -> Bool {
        let old = gtk_adjustment_get_value(adjustment)
        if abs(wanted - old) < 1 { return false }
        isScrolling = true
        gtk_adjustment_set_value(adjustment, wanted)
        isScrolling = false
        return gtk_adjustment_get_value(adjustment) != old
    }
}

/// Indices of numbers that ascend, as many as there are in any such choice, the earliest where several are as long.
private func longestRun(of numbers: [Int]) -> [Int] {
    var lengths = [Int](repeating: 1, count: numbers.count)
    for index in numbers.indices.reversed() {
        for next in numbers.indices[(index + 1)...] where numbers[next] > numbers[index] {
            lengths[index] = max(lengths[index], lengths[next] + 1)
        }
    }
    let longest = lengths.max() ?? 0
    var run: [Int] = []
    for index in numbers.indices where lengths[index] == longest - run.count {
        if let last = run.last, numbers[last] >= numbers[index] { continue }
        run.append(index)
    }
    return run
}
