import Toolkit
import ViewGraph
import ViewLayout

/// The rows of a list in order: static views are one each, loops as many as they have elements.
@MainActor
struct ListRows {
    private struct Segment {
        let item: LayoutItem
        /// The index of its first row.
        let start: Int
        let count: Int
        var loop: LazyRows? { item as? LazyRows }
    }
    private var segments: [Segment] = []
    private var staticRows: [ObjectIdentifier: StaticRow] = [:]
    private(set) var count = 0

    /// Takes on new rows; what has changed, as one range that covers it, or nil.
    mutating func take(
        _ items: [LayoutItem], direction: LayoutDirection
    ) -> (index: Int, removed: Int, added: Int)? {
        let old = segments
        let oldCount = count
        var changes: [ObjectIdentifier: RowsChange] = [:]
        var start = 0
        segments = items.map { item in
            let loop = item as? LazyRows
            let segment = Segment(item: item, start: start, count: loop?.source.rowCount ?? 1)
            if let change = loop?.takeChange() { changes[ObjectIdentifier(item)] = change }
            start += segment.count
            return segment
        }
        count = start
        keepStaticRows(of: items, direction)

        let limit = min(oldCount, count)
        var before = 0
        for (old, new) in zip(old, segments) {
            guard old.item === new.item else { break }
            if let change = changes[ObjectIdentifier(new.item)] {
                before += change.untouchedBefore
                break
            }
            before += new.count
        }
        before = min(before, limit)
        if before == oldCount && before == count { return nil }
        var after = 0
        for (old, new) in zip(old.reversed(), segments.reversed()) {
            guard old.item === new.item else { break }
            if let change = changes[ObjectIdentifier(new.item)] {
                after += change.untouchedAfter
                break
            }
            after += new.count
        }
        after = min(after, limit - before)
        return (before, oldCount - before - after, count - before - after)
    }

    private mutating func keepStaticRows(of items: [LayoutItem], _ direction: LayoutDirection) {
        let present = Set(items.lazy.filter { !($0 is LazyRows) }.map(ObjectIdentifier.init))
        for (key, row) in staticRows where !present.contains(key) {
            staticRows[key] = nil
            row.end()
        }
        for item in items where !(item is LazyRows) && staticRows[ObjectIdentifier(item)] == nil {
            staticRows[ObjectIdentifier(item)] = StaticRow(item, direction)
        }
    }

    // MARK: Asking

    /// The last segment that begins at or before `index` and has rows.
    private func segment(at index: Int) -> Segment {
        var low = 0
        var high = segments.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if segments[middle].start <= index { low = middle } else { high = middle }
        }
        return segments[low]
    }

    func row(at index: Int) -> any ListRow {
        let segment = segment(at: index)
        if let loop = segment.loop { return loop.source.row(at: index - segment.start) }
        guard let row = staticRows[ObjectIdentifier(segment.item)] else {
            preconditionFailure("A static view of a list has a row for as long as it is there.")
        }
        return row
    }

    func identifier(at index: Int) -> AnyHashable? {
        let segment = segment(at: index)
        return segment.loop?.source.identifier(at: index - segment.start)
    }

    func indices(of selection: Any) -> [Int] {
        segments.flatMap { segment in
            segment.loop?.source.indices(of: selection).map { $0 + segment.start } ?? []
        }
    }

    var hosts: [LayoutItem] { staticRows.values.compactMap(\.host) }

    mutating func end() {
        for row in staticRows.values { row.end() }
        staticRows = [:]
    }
}

/// The row of a view that is in a list by itself. Its views are there already; the surface is made when it is shown.
final class StaticRow: ListRow {
    private let item: LayoutItem
    private let direction: LayoutDirection
    private(set) var host: SurfaceHost?
    private var hasEnded = false
    var nameChanged: (() -> Void)?

    init(_ item: LayoutItem, _ direction: LayoutDirection) {
        self.item = item
        self.direction = direction
    }

    var surface: any Surface {
        if let host { return host.surface }
        let new = SurfaceHost.row()
        host = new
        if hasEnded { return new.surface }
        new.layoutDirection = direction
        new.nameChanged = { [weak self] in self?.nameChanged?() }
        new.setChildren([item])
        new.arrangeWidgets()
        // In an update it follows anyway.
        if !Graph.isUpdating { Structure.update() }
        return new.surface
    }

    var isSelectable: Bool { false }
    var accessibleName: String { host?.accessibleText ?? "" }
    func wasShown() {}
    func wasHidden() {}
    func heldChanged(_ isHeld: Bool) {}

    func end() {
        hasEnded = true
        host?.removeAll()
        host?.setChildren([])
        host = nil
    }
}
