import Foundation
import Toolkit
import ViewGraph
import ViewLayout

/// The place of a list: it numbers the rows that static views and loops hand over, and tells the desktop of changes.
final class ListViewNode<SelectionValue: Hashable, Content: View>: ParentNode, Container, DirectedNode, ListDelegate,
    ScrollTargeting
{
    var isStale = false
    private var selection: ListSelection<SelectionValue>
    private var head: TableHead?
    private var control: (any ListControl)!
    private var item: LeafItem!
    private var rows: ListRows!
    private var content: ListContent
    private var attributes = WidgetAttributes()
    /// What the binding says, and whether the desktop knows.
    private var selected: Set<SelectionValue> = []
    private var selectionIsStale = false
    private var sentinel: ObservationSentinel?
    private let scope: EnvironmentScope

    init(_ view: List<SelectionValue, Content>, parent: _GraphNode) {
        selection = view.selection
        head = view.head
        content = ListContent(selection: view.selection.mode)
        scope = EnvironmentScope(parent: parent.environment) { list in
            var values = EnvironmentValues(list: list)
            values.sectionPartStyle = .list
            return values.list
        }
        super.init(parent: parent)
        environment = scope
        rows = ListRows(of: self, ListMetrics())
        read()
        // For what is made below; this node hands over no rows.
        flags.formUnion([.inLazyContainer, .inSectionedContainer, .carriesRowTraits, .makesRows])
        child = Content._makeNode(view.content, self)
        _ = rows.take(child.layoutItems())
        content.selected = selectedIndices()
        content.takesInsertions = rows.takesInsertions
        selectionIsStale = false
        control = Desktop.chosen.makeList(content, attributes, delegate: self)
        item = LeafItem(control)
        item.node = self
        item.name = attributes.accessibleName ?? ""
    }

    // MARK: Changes

    func receive(_ view: List<SelectionValue, Content>) {
        let isSame = view.head == nil && planEqual(selection, view.selection)
        selection = view.selection
        head = view.head
        if !isSame { update() }
        Content._updateNode(child, view.content)
    }

    override func update() {
        let (old, oldContent, metrics) = (attributes, content, rows.metrics)
        read()
        if attributes != old || content != oldContent {
            control.update(content, attributes)
            item.name = attributes.accessibleName ?? ""
        }
        if rows.metrics != metrics { Structure.noteStale(self) }
        let mode = selection.mode
        if content.selection != mode {
            content.selection = mode
            selectionIsStale = true
        }
        // After the rows, which may be about to change.
        if selectionIsStale { Structure.noteStale(self) }
    }

    private func read() {
        Graph.evaluate(self, &sentinel) {
            let values = environmentValues
            attributes = values.widgetAttributes
            let style = head == nil ? values.listStyle : values.tableStyle
            if values.contentMargins != EdgeInsets() {
                Log.once("contentMargins are for ScrollView: the rows of a List keep theirs.")
            }
            let (options, scrolling) = (values.listOptions, values.scrollOptions)
            content.columns = head?.columns
            content.sorting = head?.sorting?.current()
            content.columnChoices = head?.choices?.all ?? []
            content.movesColumns = head?.choices?.mayMove ?? false
            content.style = style.style
            content.alternatesRows = options.alternates ?? style.alternatesRows
            content.showsBackground = options.showsBackground
            content.rowSpacing = options.rowSpacing ?? 0
            content.scrolls = scrolling.isEnabled
            content.showsIndicators = !scrolling.verticalIndicators.isHidden
            rows.metrics = ListMetrics(
                style: style.style, hasLines: style.hasLines, rowHeight: Double(values.defaultMinListRowHeight),
                headerHeight: values.defaultMinListHeaderHeight.map { Double($0) })
            let new = selection.values
            if new != selected { selectionIsStale = true }
            selected = new
        }
    }

    func refreshOutputs() {
        let change = rows.take(child.layoutItems())
        if let change {
            control.splice(at: change.index, removed: change.removed, added: change.added)
            if !selected.isEmpty || !content.selected.isEmpty { selectionIsStale = true }
        }
        if let change, rows.hasSameShape {
            control.refreshRows(near: change.index, count: change.added)
        } else {
            // What is said of rows in view, or which of them begin and end sections, may be something else.
            control.refreshRows()
        }
        let takesInsertions = rows.takesInsertions
        guard selectionIsStale || takesInsertions != content.takesInsertions else { return }
        content.takesInsertions = takesInsertions
        selectionIsStale = false
        content.selected = selectedIndices()
        control.update(content, attributes)
    }

    private func selectedIndices() -> [Int] { selected.isEmpty ? [] : rows.indices(of: selected) }

    override func childOutputsChanged() -> Bool {
        if control != nil { Structure.noteStale(self) }
        return true
    }

    // MARK: What the desktop asks

    var rowCount: Int { rows.count }

    func row(at index: Int) -> any ListRow { rows.row(at: index) }
    func forEachKnownRow(from index: Int, count: Int, _ body: (Int, any ListRow) -> Void) {
        rows.forEachKnownRow(in: index..<(index + count), body)
    }

    func content(ofRowAt index: Int) -> ListRowContent {
        var content = rows.content(at: index)
        if content.kind == .row {
            content.isSelectable =
                selection.mode != .none && rows.row(at: index).traits?.isSelectionDisabled != true
                && rows.value(SelectionValue.self, at: index) != nil
            content.leadsOn = !content.isSelectable && rows.link(at: index) != nil
        }
        if !Graph.isUpdating { Structure.update() }
        return content
    }

    func text(ofRowAt index: Int) -> String? {
        defer { if !Graph.isUpdating { Structure.update() } }
        return Graph.untracked { rows.text(at: index) }
    }

    func place(ofRowAt index: Int) -> (number: Int, count: Int)? { rows.place(at: index) }

    func selectionChanged(_ indices: [Int]) {
        var values: Set<SelectionValue> = []
        for index in indices {
            if let value = rows.value(SelectionValue.self, at: index) { values.insert(value) }
        }
        content.selected = indices
        if values == selected { return }
        // Known to the desktop, so that only another answer of the app's is told.
        selected = values
        selection.set(values)
        Graph.mark(self)
        if !values.isEmpty { Graph.untracked { environmentValues.splitColumn }?.selectionWasMade() }
        // What is chosen is also what the next column shows.
        if indices.count == 1, let link = rows.link(at: indices[0]), link.leadsToView { link.follow() }
    }

    func setExpanded(_ isExpanded: Bool, rowAt index: Int) {
        let segment = rows.segment(at: index)
        if segment.kind == .row { return rows.row(at: index).traits?.outline?.setExpanded(isExpanded) ?? () }
        if segment.kind == .header, let section = segment.sectionItem {
            if section.setExpanded(isExpanded) {
                Structure.noteStale(self)
                Graph.requestWork()
            }
        }
    }

    func delete(_ indices: [Int]) {
        for (perform, elements) in rows.edits(indices, \.delete) { perform(IndexSet(elements)) }
    }

    func move(_ indices: [Int], to destination: Int) -> Bool {
        guard let move = rows.move(indices, to: destination) else { return false }
        move()
        return true
    }

    func mayMove(_ indices: [Int], to destination: Int) -> Bool { rows.move(indices, to: destination) != nil }

    func mayInsert(_ offer: any TransferReader, at destination: Int) -> Bool {
        guard let (insertion, _) = rows.insertion(at: destination) else { return false }
        return IncomingItems(offer).mayConform(to: insertion.types)
    }

    func insert(_ offer: any TransferReader, at destination: Int, done: @escaping @MainActor (Bool) -> Void) {
        guard let (insertion, index) = rows.insertion(at: destination) else { return done(false) }
        insertion.insert(offer, at: index, done: done)
    }

    func activate(_ indices: [Int]) -> Bool {
        if let activate = menuTarget?.activate {
            activate(values(of: indices))
            return true
        }
        guard let link = indices.first.flatMap({ rows.link(at: $0) }) else { return false }
        link.follow()
        return true
    }

    func sort(by sorting: ListContent.Sorting) { head?.sorting?.set(sorting) }
    func orderColumns(_ places: [Int]) { head?.choices?.order(places) }
    func showColumn(_ id: String, _ isShown: Bool) { head?.choices?.show(id, isShown) }

    func menuWillOpen(at index: Int?) {
        let indices = index.map { content.selected.contains($0) ? content.selected : [$0] } ?? []
        menuTarget?.values = values(of: indices)
    }

    private func values(of indices: [Int]) -> [any Hashable] {
        indices.compactMap { rows.value(SelectionValue.self, at: $0) }
    }

    private var menuTarget: SelectionMenuTarget? { Graph.untracked { environmentValues.selectionMenuTarget } }

    func scroll(to id: AnyHashable, anchor: UnitPoint?) -> Bool {
        guard let index = rows.index(of: id, below: child) else { return false }
        control.scroll(to: index, anchor: anchor.map { Double($0.y) })
        return true
    }

    // MARK: Node

    var directedItems: [LayoutItem] {
        rows.turn(to: environmentValues.layoutDirection)
        return []
    }

    override func appendOutputs(_ outputs: inout [AnyObject]) { outputs.append(item) }

    override func forEachChild(_ body: (_GraphNode) -> Void) {
        super.forEachChild(body)
        rows.forEachAccessory(body)
    }

    override func unmount() {
        super.unmount()
        sentinel?.cancel()
        rows.end()
        item.node = nil
        scope.remove()
    }
}

extension ListSelection {
    var mode: ListContent.Selection {
        switch self {
        case .none: .none
        case .one, .exactlyOne: .single
        case .several: .multiple
        }
    }
}
