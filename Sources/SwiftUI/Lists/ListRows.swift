import Foundation
import Toolkit
import ViewGraph
import ViewLayout

/// The rows of a list in order: static views are one each, loops as many as they have elements, sections their header,
/// their content and their footer.
@MainActor
struct ListRows {
    struct Segment {
        /// A loop, or what names a static row.
        let item: LayoutItem
        let kind: ListRowContent.Kind
        /// The index of its first row.
        let start: Int
        let count: Int
        /// How many rows, without headers and footers, come before it.
        let rowsBefore: Int
        let traits: RowTraits
        /// Which section it is in; the number changes from one section to the next, and to what is in none.
        let section: Int
        let sectionItem: SectionItem?
        var loop: LazyRows? { item as? LazyRows }
    }
    /// The node that static rows are below.
    private unowned let node: _GraphNode
    private(set) var segments: [Segment] = []
    private var staticRows: [StaticKey: StaticRow] = [:]
    private(set) var count = 0
    /// How many of them are no headers or footers.
    private(set) var plainRows = 0
    private(set) var generation = 0
    /// Whether the rows taken last are the same segments as before, with the same said of them, but for how many rows
    /// each has.
    private(set) var hasSameShape = false
    private var settledMetrics: ListMetrics?
    var metrics: ListMetrics
    /// Whether the rows are views of a stack rather than of a list.
    var areBare = false

    private struct StaticKey: Hashable {
        let item: ObjectIdentifier
        let kind: ListRowContent.Kind
    }

    init(of node: _GraphNode, _ metrics: ListMetrics) {
        self.node = node
        self.metrics = metrics
    }

    /// Takes on new rows; what has changed, as one range that covers it, or nil.
    mutating func take(_ items: [LayoutItem]) -> (index: Int, removed: Int, added: Int)? {
        let old = segments
        let oldCount = count
        var builder = Builder()
        builder.add(items, Builder.Around(), section: nil)
        segments = builder.segments
        count = builder.count
        plainRows = builder.plainRows
        hasSameShape = settledMetrics == metrics && isSameShape(old, segments)
        settledMetrics = metrics
        if !hasSameShape { generation += 1 }
        keepStaticRows(builder.staticItems)
        return difference(old, oldCount, builder.changes)
    }

    private func isSameShape(_ old: [Segment], _ new: [Segment]) -> Bool {
        // Sections show by their headers whether they are expanded, and begin and end rows.
        old.count == new.count
            && zip(old, new).allSatisfy {
                $0.item === $1.item && $0.kind == $1.kind && $0.sectionItem == nil && $1.sectionItem == nil
                    && $0.section == $1.section && planEqual($0.traits, $1.traits)
            }
    }

    private func difference(
        _ old: [Segment], _ oldCount: Int, _ changes: [ObjectIdentifier: RowsChange]
    ) -> (index: Int, removed: Int, added: Int)? {
        let limit = min(oldCount, count)
        var before = 0
        for (old, new) in zip(old, segments) {
            guard old.item === new.item, old.kind == new.kind else { break }
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
            guard old.item === new.item, old.kind == new.kind else { break }
            if let change = changes[ObjectIdentifier(new.item)] {
                after += change.untouchedAfter
                break
            }
            after += new.count
        }
        after = min(after, limit - before)
        return (before, oldCount - before - after, count - before - after)
    }

    private mutating func keepStaticRows(_ present: [(LayoutItem, ListRowContent.Kind, [LayoutItem])]) {
        var gone = staticRows
        for (item, kind, items) in present {
            let key = StaticKey(item: ObjectIdentifier(item), kind: kind)
            if let row = gone.removeValue(forKey: key) {
                row.take(items)
            } else {
                staticRows[key] = StaticRow(items, below: node)
            }
        }
        for (key, row) in gone {
            staticRows[key] = nil
            row.end()
        }
    }

    // MARK: Asking

    /// The last segment that begins at or before `index` and has rows.
    func segment(at index: Int) -> Segment { segments[segmentIndex(at: index)] }

    private func segmentIndex(at index: Int) -> Int {
        var low = 0
        var high = segments.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if segments[middle].start <= index { low = middle } else { high = middle }
        }
        return low
    }

    func row(at index: Int) -> any EngineRow {
        if index >= count { return StaticRow.gone(below: node) }
        let segment = segment(at: index)
        let row = row(at: index, in: segment)
        row.settle(segment.traits, areBare ? .bare : metrics.row(segment.kind), generation: generation)
        return row
    }

    /// Costs as much as there are segments and rows with objects, however many elements there are.
    func forEachKnownRow(in range: Range<Int>, _ body: (Int, any EngineRow) -> Void) {
        for segment in segments
        where segment.start < range.upperBound && segment.start + segment.count > range.lowerBound {
            if let loop = segment.loop {
                loop.source.forEachKnownRow { index, row in
                    let index = segment.start + index
                    if range.contains(index) { body(index, row) }
                }
            } else if let row = staticRow(segment) {
                body(segment.start, row)
            }
        }
    }

    private func row(at index: Int, in segment: Segment) -> any EngineRow {
        if let loop = segment.loop, index - segment.start < loop.source.rowCount {
            return loop.source.row(at: index - segment.start)
        }
        // The desktop may ask for a row that has gone, until it is told; it gets one without views.
        return staticRow(segment) ?? StaticRow.gone(below: node)
    }

    func staticRow(_ segment: Segment) -> StaticRow? {
        staticRows[StaticKey(item: ObjectIdentifier(segment.item), kind: segment.kind)]
    }

    /// Whether the rows at these indices, the first of which may be before all, are in different sections.
    private func isSectionBoundary(_ first: Int, _ second: Int) -> Bool {
        guard first >= 0, second < count else { return true }
        let (a, b) = (segment(at: first), segment(at: second))
        return a.section != b.section || a.kind != b.kind
    }

    /// How a row is shown, but for what follows from the selection.
    func content(at index: Int) -> ListRowContent {
        let segment = segment(at: index)
        let row = row(at: index)
        var content = ListRowContent()
        content.kind = segment.kind
        content.isEmpty = row.knownHost?.isEmpty ?? false
        if segment.kind == .header, let section = segment.sectionItem, metrics.collapsesSections, section.mayCollapse {
            content.isExpanded = section.showsContent
        }
        guard segment.kind == .row else { return content }
        content.isFirst = isSectionBoundary(index - 1, index)
        content.isLast = isSectionBoundary(index, index + 1)
        let traits = row.traits ?? segment.traits
        content.lineColor = traits.separatorTint?.paint
        if content.isLast {
            content.lineBelow = traits.sectionSeparatorBelow == .visible
            content.lineColor = traits.sectionSeparatorTint?.paint
        } else {
            let next = self.segment(at: index + 1)
            let following = self.row(at: index + 1, in: next).traits?.separatorAbove ?? next.traits.separatorAbove
            let usual = metrics.hasLines ? Visibility.visible : .hidden
            func shows(_ said: Visibility?) -> Visibility { said == nil || said == .automatic ? usual : said! }
            content.lineBelow =
                traits.separatorBelow == .visible || following == .visible
                ? traits.separatorBelow != .hidden && following != .hidden
                : shows(traits.separatorBelow) == .visible && shows(following) == .visible
        }
        if let outline = traits.outline {
            content.level = outline.level
            content.isExpanded = outline.isExpanded
        }
        content.canDelete = traits.delete != nil && traits.isDeleteDisabled != true
        content.canMove = traits.move != nil && traits.isMoveDisabled != true
        return content
    }

    // MARK: Nodes

    func forEachAccessory(_ body: (_GraphNode) -> Void) {
        for row in staticRows.values { row.knownHost?.forEachAccessory(body) }
    }

    func turn(to direction: LayoutDirection) {
        for row in staticRows.values { row.knownHost?.turn(to: direction) }
    }

    mutating func end() {
        for row in staticRows.values { row.end() }
        staticRows = [:]
    }
}

extension ListRows {
    /// Numbers the rows of what a list's content hands over.
    @MainActor
    struct Builder {
        /// What is said around the outputs at hand.
        struct Around {
            var traits = RowTraits()
            /// What is done to the elements of a loop, as far as it is said of that loop.
            var delete: ((IndexSet) -> Void)?
            var move: ((IndexSet, Int) -> Void)?
            var insert: RowInsertion?
        }
        private(set) var segments: [Segment] = []
        private(set) var count = 0
        private(set) var plainRows = 0
        private(set) var changes: [ObjectIdentifier: RowsChange] = [:]
        private(set) var staticItems: [(LayoutItem, ListRowContent.Kind, [LayoutItem])] = []
        private var section = 0

        mutating func add(_ items: [LayoutItem], _ around: Around, section item: SectionItem?) {
            for output in items { add(output, around, item) }
        }

        private mutating func add(_ output: LayoutItem, _ around: Around, _ sectionItem: SectionItem?) {
            switch output {
            case let said as RowTraitsItem where said.isAroundRows:
                var inner = Around(traits: said.traits.inside(around.traits))
                if said.traits.element == nil {
                    inner.delete = said.traits.delete ?? around.delete
                    inner.move = said.traits.move ?? around.move
                    inner.insert = said.traits.insert ?? around.insert
                }
                if let child = said.child { add(child, inner, sectionItem) }
            case let section as SectionItem: add(section, around, sectionItem)
            case let loop as LazyRows:
                if let change = loop.takeChange() { changes[ObjectIdentifier(loop)] = change }
                var traits = around.traits
                traits.element = nil
                traits.delete = around.delete ?? loop.deletion
                traits.move = around.move ?? loop.movement
                traits.insert = around.insert
                append(loop, .row, loop.source.rowCount, traits, sectionItem)
            default:
                staticItems.append((output, .row, [output]))
                append(output, .row, 1, output.rowTraits.inside(around.traits), sectionItem)
            }
        }

        private mutating func add(_ item: SectionItem, _ around: Around, _ outer: SectionItem?) {
            section += 1
            addPart(item.header, .header, item, around)
            if item.showsContent {
                for output in item.content { add(unsafeDowncast(output, to: LayoutItem.self), around, item) }
                addPart(item.footer, .footer, item, around)
            }
            section += 1
        }

        private mutating func addPart(
            _ outputs: [AnyObject], _ kind: ListRowContent.Kind, _ item: SectionItem, _ around: Around
        ) {
            if outputs.isEmpty { return }
            // Views below a list hand over layout items.
            let items = outputs.map { unsafeDowncast($0, to: LayoutItem.self) }
            staticItems.append((item, kind, items))
            var traits = RowTraits()
            traits.sectionSeparatorAbove = around.traits.sectionSeparatorAbove
            append(item, kind, 1, traits, item)
        }

        private mutating func append(
            _ item: LayoutItem, _ kind: ListRowContent.Kind, _ rows: Int, _ traits: RowTraits, _ inner: SectionItem?
        ) {
            if rows == 0 && !(item is LazyRows) { return }
            segments.append(
                Segment(
                    item: item, kind: kind, start: count, count: rows, rowsBefore: plainRows, traits: traits,
                    section: section, sectionItem: inner))
            count += rows
            if kind == .row { plainRows += rows }
        }
    }
}
