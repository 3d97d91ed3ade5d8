import Foundation
import Toolkit

/// Rows below each other, of which those are made that fit.
package final class HeadlessList: HeadlessWidget, ListControl {
    package private(set) var content: ListContent
    package private(set) var attributes: WidgetAttributes
    package private(set) weak var delegate: (any ListDelegate)?
    /// The rows in view, in order.
    package private(set) var rows: [HeadlessListRow] = []
    package private(set) var rowCount: Int
    /// Where the view begins: a row, and how much of it is above.
    private var first = 0
    private var hiddenPart = 0.0
    /// Rows that have left the view, the last at the end: what they show may become another row's.
    private var left: [any ListRow] = []

    init(
        _ content: ListContent, _ attributes: WidgetAttributes, delegate: any ListDelegate, record: HeadlessRecord
    ) {
        self.content = content
        self.attributes = attributes
        self.delegate = delegate
        rowCount = delegate.rowCount
        super.init(kind: Self.self, record: record)
    }

    package override var children: [HeadlessWidget] { rows }
    package override var accessible: HeadlessAccessible? {
        HeadlessAccessible(Accessible(.list, name: ""), attributes, isEnabled: isEnabled)
    }
    package override var clips: Bool { true }
    package override var takesFocus: Bool { true }
    override var isSensitive: Bool { attributes.isEnabled }

    override func computeSize(width: Double?, height: Double?) -> CGSize {
        CGSize(
            width: max(width ?? ListContent.idealWidth, 0), height: max(height ?? ListContent.idealHeight, 0))
    }

    // MARK: From the engine

    package func update(_ content: ListContent, _ attributes: WidgetAttributes) {
        record.counts.controlUpdates += 1
        updateCount += 1
        self.content = content
        self.attributes = attributes
    }

    package func splice(at index: Int, removed: Int, added: Int) {
        guard index >= 0, removed >= 0, added >= 0, index + removed <= rowCount else {
            record.report("Spliced \(removed) rows at \(index) of \(rowCount)")
            return
        }
        rowCount += added - removed
        if delegate?.rowCount != rowCount {
            record.report("The list was told of \(rowCount) rows where there are \(delegate?.rowCount ?? 0)")
        }
        // What is in view stays in view when rows come and go above.
        if index + removed <= first {
            first += added - removed
        } else if index < first {
            first = index
        }
        markForLayout()
    }

    package func refreshRows() {
        record.counts.controlUpdates += 1
    }

    package func refreshRows(near index: Int, count: Int) { refreshRows() }

    package func scroll(to index: Int, anchor: Double?) {
        if let anchor {
            scroll(to: index)
            let length = delegate.map {
                Double($0.row(at: index).surface.measure(width: frame.width, height: nil).height)
            }
            scroll(by: -(Double(frame.height) - (length ?? 0)) * anchor)
        } else if let row = rows.first(where: { $0.index == index }), row.frame.minY >= 0,
            row.frame.maxY <= frame.height
        {
            return
        } else {
            scroll(to: index, anchor: index <= first ? 0 : 1)
        }
    }

    // MARK: Layout

    override func layOutContents() {
        let width = Double(frame.width)
        let height = Double(frame.height)
        var shown: [(row: any ListRow, height: Double)] = []
        let known = Dictionary(rows.map { (ObjectIdentifier($0.row), $0) }, uniquingKeysWith: { first, _ in first })
        func rowHeight(_ row: any ListRow) -> Double {
            if content.columns == nil, known[ObjectIdentifier(row)] == nil {
                while let other = left.popLast(), !row.takeOver(other) {}
            }
            let columns = content.columns?.count ?? 1
            let heights = (0..<columns).map { column in
                row.surface(inColumn: column).measure(width: width / Double(columns), height: nil).height
            }
            return max(1, Double(heights.max() ?? 0).rounded(.up))
        }
        first = min(max(first, 0), max(rowCount - 1, 0))
        var y = -hiddenPart
        var index = first
        while y < height, index < rowCount, let row = delegate?.row(at: index) {
            let length = rowHeight(row)
            shown.append((row, length))
            y += length
            index += 1
        }
        // Past the end: the last row lies at the bottom, as far as there are rows above.
        if y < height {
            hiddenPart -= height - y
            while hiddenPart < 0, first > 0, let row = delegate?.row(at: first - 1) {
                let length = rowHeight(row)
                shown.insert((row, length), at: 0)
                first -= 1
                hiddenPart += length
            }
        }
        hiddenPart = max(hiddenPart, 0)
        let old = rows
        var top = -hiddenPart
        rows = []
        for (offset, (row, length)) in shown.enumerated() {
            let widget = known[ObjectIdentifier(row)] ?? HeadlessListRow(row, list: self, record: record)
            widget.show(index: first + offset)
            rows.append(widget)
            widget.allocate(CGRect(x: 0, y: top, width: width, height: length))
            top += length
        }
        for widget in old where widget.isUsed && !rows.contains(where: { $0 === widget }) {
            widget.hide()
            left.append(widget.row)
        }
        // What lies wholly above the view is no part of it.
        while let top = rows.first, top.frame.maxY <= 0, rows.count > 1 {
            hiddenPart -= Double(top.frame.height)
            first += 1
            top.hide()
            rows.removeFirst()
        }
    }

    // MARK: What a person does

    /// How a row is shown.
    package func content(ofRow index: Int) -> ListRowContent? {
        guard let delegate, (0..<rowCount).contains(index) else { return nil }
        _ = delegate.row(at: index).surface
        return delegate.content(ofRowAt: index)
    }

    /// Presses the Delete key with a row focused: what is selected with it goes too.
    @discardableResult
    package func delete(_ index: Int) -> Bool {
        let indices = (isSelected(index) ? content.selected : [index])
            .filter { content(ofRow: $0)?.canDelete == true }
        guard isEnabled, let delegate, !indices.isEmpty else { return false }
        delegate.delete(indices)
        return true
    }

    /// Clicks on the title of a table's column: it sorts, upwards at first.
    @discardableResult
    package func clickTitle(_ title: String) -> Bool {
        guard isEnabled, let delegate,
            let column = content.columns?.firstIndex(where: { $0.title == title && $0.sorts })
        else { return false }
        let isAscending = content.sorting?.column == column ? content.sorting?.isAscending != true : true
        delegate.sort(by: ListContent.Sorting(column: column, isAscending: isAscending))
        return true
    }

    /// Double-clicks a row.
    @discardableResult
    package func activate(_ index: Int) -> Bool {
        guard isEnabled, let delegate else { return false }
        return delegate.activate(isSelected(index) ? content.selected : [index])
    }

    /// Clicks a row, or empty space, with the secondary button: the menu around the list opens for it.
    @discardableResult
    package func openMenu(at index: Int?) -> Bool {
        guard isEnabled, let delegate else { return false }
        delegate.menuWillOpen(at: index)
        var widget: HeadlessWidget? = self
        while let current = widget {
            if let surface = current as? any ContextMenuSurface { return surface.openMenu() }
            widget = current.parent
        }
        return false
    }

    /// Drags rows to before another one.
    @discardableResult
    package func move(_ indices: [Int], to destination: Int) -> Bool {
        guard isEnabled, let delegate, indices.allSatisfy({ content(ofRow: $0)?.canMove == true }) else { return false }
        return delegate.move(indices, to: destination)
    }

    /// Drops something before a row, or at the end. False where it may not be put there.
    func insert(
        _ offer: any TransferReader, at destination: Int, done: @escaping @MainActor (Bool) -> Void
    ) -> Bool {
        guard isEnabled, content.takesInsertions, let delegate, delegate.mayInsert(offer, at: destination) else {
            return false
        }
        delegate.insert(offer, at: destination, done: done)
        return true
    }

    /// Presses Right or Left, or clicks the triangle, on a row that can be expanded.
    @discardableResult
    package func setExpanded(_ isExpanded: Bool, _ index: Int) -> Bool {
        guard isEnabled, let delegate, let shown = content(ofRow: index)?.isExpanded, shown != isExpanded else {
            return false
        }
        delegate.setExpanded(isExpanded, rowAt: index)
        return true
    }

    /// Types with a row, or the list, focused: the first row from there on that begins with the text is selected and comes
    /// into view. Its index; nil where there is none.
    @discardableResult
    package func type(_ text: String, from focused: Int? = nil) -> Int? {
        guard isEnabled, let delegate, rowCount > 0 else { return nil }
        var typed = TypeToFind()
        var position = focused ?? content.selected.first ?? -1
        var result: Int?
        for character in text {
            let start = position + typed.type(character, at: 0)
            let order = (0..<rowCount).map { (start + $0) % rowCount }
            guard let found = order.first(where: { delegate.text(ofRowAt: $0).map(typed.matches) ?? false }) else {
                continue
            }
            position = found
            result = found
        }
        guard let result else { return nil }
        scroll(to: result, anchor: nil)
        select(result)
        return result
    }

    /// Which row of how many a screen reader calls a row.
    package func place(ofRow index: Int) -> (number: Int, count: Int)? { delegate?.place(ofRowAt: index) }

    /// Brings a row to the top, as far as there are rows below.
    package func scroll(to index: Int) {
        first = min(max(index, 0), max(rowCount - 1, 0))
        hiddenPart = 0
        markForLayout()
    }

    package func scroll(by distance: Double) {
        hiddenPart += distance
        while hiddenPart < 0, first > 0, let row = delegate?.row(at: first - 1) {
            first -= 1
            hiddenPart += Double(row.surface.measure(width: Double(frame.width), height: nil).height)
        }
        hiddenPart = max(hiddenPart, 0)
        markForLayout()
    }

    /// Clicks a row that leads somewhere.
    func follow(_ index: Int) -> Bool {
        guard isEnabled, let delegate, (0..<rowCount).contains(index), delegate.content(ofRowAt: index).leadsOn else {
            return false
        }
        return delegate.activate([index])
    }

    package func isSelected(_ index: Int) -> Bool { content.selected.contains(index) }

    /// Clicks a row, with Control to add it or take it away.
    @discardableResult
    package func select(_ index: Int, control: Bool = false) -> Bool {
        guard isEnabled, let delegate, (0..<rowCount).contains(index) else { return false }
        // A click makes no row that is out of view, but a test may ask for one.
        _ = delegate.row(at: index).surface
        let content = delegate.content(ofRowAt: index)
        guard content.kind == .row, content.isSelectable else { return false }
        switch self.content.selection {
        case .none: return false
        case .single: self.content.selected = control && isSelected(index) ? [] : [index]
        case .multiple:
            var selected = Set(control ? self.content.selected : [])
            if !selected.insert(index).inserted { selected.remove(index) }
            self.content.selected = selected.sorted()
        }
        // It stands unless the engine tells another.
        delegate.selectionChanged(self.content.selected)
        return true
    }
}

/// A row in view.
package final class HeadlessListRow: HeadlessWidget {
    let row: any ListRow
    private weak var list: HeadlessList?
    package private(set) var index = 0
    private(set) var isUsed = false
    /// One, or one a column.
    private var surfaces: [HeadlessSurface] = []

    init(_ row: any ListRow, list: HeadlessList, record: HeadlessRecord) {
        self.row = row
        self.list = list
        super.init(kind: Self.self, record: record)
        attach(to: list)
    }

    func show(index: Int) {
        self.index = index
        let columns = list?.content.columns?.count ?? 1
        let new = (0..<columns).compactMap { row.surface(inColumn: $0) as? HeadlessSurface }
        if new.count != surfaces.count || zip(new, surfaces).contains(where: { $0 !== $1 }) {
            for surface in surfaces { surface.detach() }
            surfaces = new
            for surface in new { surface.attach(to: self) }
        }
        if isUsed { return }
        isUsed = true
        row.heldChanged(true)
        row.wasShown()
    }

    func hide() {
        isUsed = false
        for surface in surfaces { surface.detach() }
        surfaces = []
        detach()
        row.wasHidden()
        row.heldChanged(false)
    }

    package override var children: [HeadlessWidget] { surfaces }
    package override var accessible: HeadlessAccessible? {
        HeadlessAccessible(Accessible(.listItem, name: row.accessibleName), WidgetAttributes(), isEnabled: isEnabled)
    }
    package var isSelected: Bool { list?.isSelected(index) ?? false }

    override func layOutContents() {
        let width = frame.width / CGFloat(max(surfaces.count, 1))
        for (column, surface) in surfaces.enumerated() {
            surface.allocate(CGRect(x: CGFloat(column) * width, y: 0, width: width, height: frame.height))
        }
    }

    package override func perform(_ action: UserAction) -> Bool {
        action == .press && isReachable && (list?.follow(index) == true || list?.select(index) == true)
    }
}
