import Foundation
import Toolkit
import ViewGraph
import ViewLayout

/// The layout item of a lazy stack or grid: it makes the views of the lines near what is visible, and places those.
final class LazyItem: LayoutItem {
    nonisolated(unsafe) var rows: ListRows
    nonisolated(unsafe) var layout: LazyLayout
    nonisolated(unsafe) private var lines = LazyLines()
    nonisolated(unsafe) private var tracks: [GridTrack] = []
    nonisolated(unsafe) private var cells: [ObjectIdentifier: Cell] = [:]
    /// The order of drawing.
    nonisolated(unsafe) private var order: [Cell] = []
    nonisolated(unsafe) private var across: CGFloat?
    /// What was visible at the last layout.
    nonisolated(unsafe) private var placedFor: ClosedRange<CGFloat>?
    /// What is visible, in this item's coordinates; nil where all of it is.
    nonisolated(unsafe) var visible: @MainActor () -> CGRect? = { nil }
    /// Asks for the scroll view to go on showing what it shows.
    nonisolated(unsafe) var shift: @MainActor (CGSize) -> Void = { _ in }
    /// A view to be scrolled to once its line is measured.
    nonisolated(unsafe) private var target: (index: Int, attempts: Int, reached: @MainActor (CGRect) -> Void)?

    private final class Cell {
        let row: any EngineRow
        let leaf: LeafItem
        var isNeeded = true
        init(_ row: any EngineRow, _ leaf: LeafItem) {
            self.row = row
            self.leaf = leaf
        }
    }

    init(_ rows: ListRows, _ layout: LazyLayout) {
        self.rows = rows
        self.layout = layout
        super.init()
    }

    // MARK: Axes

    private var isVertical: Bool { layout.axis == .vertical }
    private func along(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
    private func across(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
    private func proposal(across: CGFloat?) -> ProposedViewSize {
        isVertical ? ProposedViewSize(width: across, height: nil) : ProposedViewSize(width: nil, height: across)
    }

    // MARK: Changes

    /// Takes on the views as they are now.
    @MainActor
    func take(_ items: [LayoutItem]) {
        let change = rows.take(items)
        setLines(change)
        invalidateSize()
    }

    @MainActor
    private func setLines(_ change: (index: Int, removed: Int, added: Int)?) {
        var runs: [LazyLines.Run] = []
        var lastSection = -1
        for segment in rows.segments where segment.count > 0 {
            let isWhole = segment.kind != .row
            if !isWhole, let last = runs.last, !last.isWhole, lastSection == segment.section {
                runs[runs.count - 1].count += segment.count
            } else {
                runs.append(LazyLines.Run(start: segment.start, count: segment.count, isWhole: isWhole))
            }
            lastSection = segment.section
        }
        lines.setRuns(runs, tracks: layout.tracks == nil ? 1 : max(tracks.count, 1), change: change)
    }

    @MainActor
    private func setAcross(_ length: CGFloat) {
        if across == length { return }
        let isFirst = across == nil
        across = length
        if let items = layout.tracks {
            tracks = GridTrack.tracks(items, in: length, aligned: layout.share)
            setLines(nil)
        }
        if !isFirst { lines.forgetLengths() }
    }

    // MARK: Layout

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        nonisolated(unsafe) let item = self
        return onMainThread { item.measure(proposal) }
    }

    @MainActor
    private func measure(_ proposal: ProposedViewSize) -> CGSize {
        let offered = isVertical ? proposal.width : proposal.height
        // What it is measured for in passing is no reason to forget what is known for the width it has.
        if across == nil, let offered, offered.isFinite, offered > 0 { setAcross(offered) }
        let own = offered.map { $0.isFinite ? $0 : longestAcross() } ?? longestAcross()
        let total = lines.total(spacing: layout.spacing)
        return isVertical ? CGSize(width: own, height: total) : CGSize(width: total, height: own)
    }

    /// How wide the first few views are, for a stack that is offered no width.
    @MainActor
    private func longestAcross() -> CGFloat {
        if let items = layout.tracks {
            let tracks = GridTrack.tracks(items, in: 0)
            return tracks.last.map { $0.start + $0.length } ?? 0
        }
        if order.isEmpty, rows.count > 0 {
            for index in 0..<min(rows.count, 20) { _ = cell(at: index) }
            show()
        }
        return order.map { across($0.leaf.size(.unspecified)) }.max() ?? 0
    }

    override func placeContents() {
        nonisolated(unsafe) let item = self
        onMainThread {
            item.setAcross(item.across(item.frame.size))
            item.placeLines()
        }
    }

    /// The part of the axis for which views are made: what is visible, and half of that on both sides.
    @MainActor
    private func wanted() -> (visible: ClosedRange<CGFloat>, wanted: ClosedRange<CGFloat>)? {
        guard let rect = visible() else { return nil }
        let (start, shown) = isVertical ? (rect.minY, rect.height) : (rect.minX, rect.width)
        // Before a window has its size it may be laid out as high as all of its content would like.
        let length = min(shown, 5_000)
        let margin = max(length / 2, 100)
        return (start...(start + length), (start - margin)...(start + length + margin))
    }

    @MainActor
    private func placeLines() {
        guard lines.count > 0 else { return hideAll() }
        let totalBefore = lines.total(spacing: layout.spacing)
        let range = wanted()
        placedFor = range?.visible
        var (line, start) =
            range.map { lines.firstLine(beyond: $0.wanted.lowerBound, spacing: layout.spacing) } ?? (0, 0)
        for cell in cells.values { cell.isNeeded = false }
        var placed: [(cell: Cell, index: Int, line: Int, start: CGFloat, length: CGFloat)] = []
        var shift: CGFloat = 0
        while line < lines.count, range.map({ start < $0.wanted.upperBound + shift }) ?? true {
            let views = lines.views(of: line)
            let new = views.map { ($0, cell(at: $0)) }
            show()
            let isWhole = lines.isWhole(line)
            var length: CGFloat = 0
            for (offset, (_, cell)) in new.enumerated() {
                length = max(length, along(cell.leaf.size(proposal(across: room(offset, isWhole).length))))
            }
            let wasBefore = range.map { start + lines.length(of: line) <= $0.visible.lowerBound } ?? false
            let longer = lines.setLength(length, of: line)
            if wasBefore { shift += longer }
            for (index, cell) in new { placed.append((cell, index, line, start, length)) }
            start += length + layout.spacing
            line += 1
        }
        pin(&placed, range?.visible)
        for cell in cells.values where !cell.isNeeded { hide(cell) }
        order = placed.map(\.cell)
        show()
        for place in placed {
            let isWhole = lines.isWhole(place.line)
            let first = lines.views(of: place.line).lowerBound
            position(place.cell, room(place.index - first, isWhole), place.start, place.length)
        }
        lines.fixEstimate()
        let total = lines.total(spacing: layout.spacing)
        if abs(total - totalBefore) > 0.5 || shift != 0 { settle(shift) }
        reachTarget(placed.first { $0.index == target?.index }.map { rect($0.start, $0.length) })
    }

    /// Scrolls on to a view that was asked for, until its line is among those that were measured.
    @MainActor
    private func reachTarget(_ found: CGRect?) {
        guard let target else { return }
        self.target = found == nil && target.attempts > 1 ? (target.index, target.attempts - 1, target.reached) : nil
        let line = lines.line(of: target.index)
        if line >= lines.count { return self.target = nil }
        let rect = found ?? rect(lines.offset(of: line, spacing: layout.spacing), lines.length(of: line))
        Task { @MainActor in target.reached(rect) }
    }

    /// Another layout is due with the lengths that are known now; asked for outside of this one.
    @MainActor
    private func settle(_ shift: CGFloat) {
        Task { @MainActor [weak self] in
            guard let self else { return }
            invalidateSize()
            if shift != 0 { self.shift(isVertical ? CGSize(width: 0, height: shift) : CGSize(width: shift, height: 0)) }
        }
    }

    /// The track of a view, or the whole width.
    private func room(_ offset: Int, _ isWhole: Bool) -> GridTrack {
        if isWhole || layout.tracks == nil || offset >= tracks.count {
            return GridTrack(start: 0, length: across ?? 0, alignment: nil)
        }
        return tracks[offset]
    }

    @MainActor
    private func position(_ cell: Cell, _ room: GridTrack, _ start: CGFloat, _ length: CGFloat) {
        let proposal = proposal(across: room.length)
        let size = cell.leaf.size(proposal)
        let alignment = room.alignment ?? layout.alignment
        func free(_ outer: CGFloat, _ inner: CGFloat, _ share: CGFloat) -> CGFloat { (outer - inner) * share }
        let horizontal: CGFloat = alignment.horizontal == .leading ? 0 : alignment.horizontal == .trailing ? 1 : 0.5
        let vertical: CGFloat = alignment.vertical == .top ? 0 : alignment.vertical == .bottom ? 1 : 0.5
        let point =
            isVertical
            ? CGPoint(
                x: room.start + free(room.length, size.width, horizontal),
                y: start + free(length, size.height, vertical))
            : CGPoint(
                x: start + free(length, size.width, horizontal),
                y: room.start + free(room.length, size.height, vertical))
        place(cell.leaf, at: point, proposal: proposal, size: size)
    }

    private func rect(_ start: CGFloat, _ length: CGFloat) -> CGRect {
        isVertical
            ? CGRect(x: frame.minX, y: frame.minY + start, width: frame.width, height: length)
            : CGRect(x: frame.minX + start, y: frame.minY, width: length, height: frame.height)
    }

    /// Moves headers and footers that stay in sight, and draws them over the rest.
    @MainActor
    private func pin(
        _ placed: inout [(cell: Cell, index: Int, line: Int, start: CGFloat, length: CGFloat)],
        _ visible: ClosedRange<CGFloat>?
    ) {
        guard !layout.pinned.isEmpty, let visible else { return }
        if layout.pinned.contains(.sectionHeaders),
            let first = placed.first(where: { $0.start + $0.length > visible.lowerBound })
        {
            addHeader(of: first.index, to: &placed)
        }
        var pinned: [(cell: Cell, index: Int, line: Int, start: CGFloat, length: CGFloat)] = []
        for (position, place) in placed.enumerated().reversed() {
            let segment = rows.segment(at: place.index)
            var moved = place
            if segment.kind == .header, layout.pinned.contains(.sectionHeaders) {
                let end = sectionEnd(of: segment, placed)
                moved.start = min(max(place.start, visible.lowerBound), max(place.start, end - place.length))
            } else if segment.kind == .footer, layout.pinned.contains(.sectionFooters) {
                moved.start = min(place.start, max(visible.upperBound - place.length, 0))
            } else {
                continue
            }
            placed.remove(at: position)
            pinned.append(moved)
        }
        placed += pinned
    }

    /// The header of the section that a view is in, which may begin far above.
    @MainActor
    private func addHeader(
        of index: Int, to placed: inout [(cell: Cell, index: Int, line: Int, start: CGFloat, length: CGFloat)]
    ) {
        guard let section = rows.segment(at: index).sectionItem,
            let header = rows.segments.first(where: { $0.kind == .header && $0.sectionItem === section }),
            !placed.contains(where: { $0.index == header.start })
        else { return }
        let cell = cell(at: header.start)
        show()
        let line = lines.line(of: header.start)
        let length = along(cell.leaf.size(proposal(across: across)))
        _ = lines.setLength(length, of: line)
        placed.append((cell, header.start, line, lines.offset(of: line, spacing: layout.spacing), length))
    }

    /// Where the content of a header's section ends.
    @MainActor
    private func sectionEnd(
        of header: ListRows.Segment, _ placed: [(cell: Cell, index: Int, line: Int, start: CGFloat, length: CGFloat)]
    ) -> CGFloat {
        let next = rows.segments.first {
            $0.start > header.start && $0.sectionItem !== header.sectionItem && $0.count > 0
        }
        guard let next else { return lines.total(spacing: layout.spacing) }
        if let place = placed.first(where: { $0.index == next.start }) { return place.start }
        return lines.offset(of: lines.line(of: next.start), spacing: layout.spacing)
    }

    // MARK: Views

    @MainActor
    private func cell(at index: Int) -> Cell {
        let row = rows.row(at: index)
        if let cell = cells[ObjectIdentifier(row)] {
            cell.isNeeded = true
            return cell
        }
        let leaf = LeafItem(row.surface)
        let cell = Cell(row, leaf)
        row.knownHost?.host.sizeChanged = { [weak leaf] in leaf?.invalidateSize() }
        leaf.layoutDirection = layoutDirection
        adopt(leaf)
        cells[ObjectIdentifier(row)] = cell
        order.append(cell)
        row.heldChanged(true)
        row.wasShown()
        hasNew = true
        return cell
    }

    nonisolated(unsafe) private var hasNew = false

    /// Puts widgets of new views into the surface, so that they can be measured and placed.
    @MainActor
    private func show() {
        guard hasNew else { return }
        hasNew = false
        noteContentChanged()
        if !Graph.isUpdating { Structure.update() }
    }

    @MainActor
    private func hide(_ cell: Cell) {
        cells[ObjectIdentifier(cell.row)] = nil
        order.removeAll { $0 === cell }
        drop(cell.leaf)
        hasNew = true
        cell.row.knownHost?.host.sizeChanged = {}
        cell.row.wasHidden()
        cell.row.heldChanged(false)
    }

    @MainActor
    private func hideAll() {
        for cell in cells.values { hide(cell) }
        show()
    }

    override func forEachChild(_ body: (LayoutItem) -> Void) {
        for cell in order { body(cell.leaf) }
    }

    // MARK: Scrolling

    /// What is visible is something else. Whether another layout is due.
    @MainActor
    func visibleChanged() {
        guard !frame.isNull, let range = wanted(), lines.count > 0, range.visible != placedFor else { return }
        let reaches = order.contains { _ in true }
        let placed = order.map {
            isVertical ? ($0.leaf.frame.minY, $0.leaf.frame.maxY) : ($0.leaf.frame.minX, $0.leaf.frame.maxX)
        }
        let origin = isVertical ? frame.minY : frame.minX
        let low = (placed.map(\.0).min() ?? 0) - origin
        let high = (placed.map(\.1).max() ?? 0) - origin
        let end = isVertical ? frame.height : frame.width
        let isCovered =
            reaches && (low <= layout.spacing || low <= range.visible.lowerBound)
            && (high >= end - layout.spacing || high >= range.visible.upperBound)
        if !isCovered || !layout.pinned.isEmpty { invalidatePlacement() }
    }

    /// The place of the view with an identity as far as it is known. `reached` is called with the true one once it is
    /// measured.
    @MainActor
    func find(_ index: Int, reached: @escaping @MainActor (CGRect) -> Void) -> CGRect {
        let line = lines.line(of: index)
        target = (index, 5, reached)
        invalidatePlacement()
        return rect(lines.offset(of: line, spacing: layout.spacing), lines.length(of: line))
    }

    @MainActor
    func end() {
        for cell in cells.values { hide(cell) }
        rows.end()
    }
}
