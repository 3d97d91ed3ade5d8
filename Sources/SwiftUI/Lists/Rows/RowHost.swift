import Toolkit
import ViewGraph
import ViewLayout

/// The surface of a list's row, with what is in it: the row's views, a badge, a background.
@MainActor
final class RowHost {
    let host: SurfaceHost
    private let item = RowItem()
    /// The place that a badge or a background has its environment from.
    private unowned let node: _GraphNode
    private var badge: AccessoryNode?
    private var background: AccessoryNode?
    private var items: [LayoutItem] = []
    /// A table's row, and its cells after the first.
    private var tableRow: TableRowItem?
    private var cells: [RowCell] = []
    /// What the row's views say of it.
    private var own = RowTraits()
    /// What is said around the row, and how the list has its rows.
    private var outer = RowTraits()
    private var metrics = RowMetrics()

    init(below node: _GraphNode) {
        self.node = node
        host = SurfaceHost.bare()
        host.alignment = .leading
        host.setChildren([item])
        turn(to: node.environmentValues.layoutDirection)
    }

    var traits: RowTraits { own.inside(outer) }
    var surface: any Surface { host.surface }
    /// Nothing to see: an element whose `if` is false.
    var isEmpty: Bool { tableRow == nil && item.isEmpty }
    var accessibleText: String {
        ([host.accessibleText] + cells.map(\.host.accessibleText)).filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// The surface of a cell of a table's row.
    func surface(inColumn column: Int) -> any Surface { column == 0 ? surface : cell(column).host.surface }

    private func cell(_ column: Int) -> RowCell {
        while cells.count < column {
            let cell = RowCell()
            cell.host.nameChanged = { [weak host] in host?.nameChanged() }
            cell.turn(to: host.layoutDirection)
            cells.append(cell)
            applyMetrics(to: cell.item)
            cell.host.arrangeWidgets()
        }
        return cells[column - 1]
    }

    func arrangeWidgets() {
        host.arrangeWidgets()
        for cell in cells { cell.host.arrangeWidgets() }
    }

    func turn(to direction: LayoutDirection) {
        host.layoutDirection = direction
        item.layoutDirection = direction
        for cell in cells { cell.turn(to: direction) }
    }

    /// The row's views as they are now.
    func take(_ new: [LayoutItem]) {
        let isSame = new.count == items.count && zip(new, items).allSatisfy { $0 === $1 }
        items = new
        if let row = new.first?.tableRow {
            take(row)
        } else {
            item.setContent(new)
        }
        own = RowTraits()
        for item in new { own = own.inside(item.rowTraits) }
        applyTraits()
        if !isSame { Structure.noteStale(host) }
    }

    private func take(_ row: TableRowItem) {
        if tableRow !== row {
            tableRow?.changed = { _ in }
            tableRow = row
            row.changed = { [weak self] in self?.takeCell($0) }
        }
        for column in row.cells.indices { takeCell(column) }
    }

    private func takeCell(_ column: Int) {
        guard let tableRow else { return }
        let cell = column == 0 ? nil : cell(column)
        (cell?.item ?? item).setContent(tableRow.cells[column])
        Structure.noteStale(cell?.host ?? host)
    }

    private func applyMetrics(to item: RowItem) {
        item.insets = traits.insets ?? metrics.insets
        item.minimumHeight = metrics.minimumHeight
        item.isListRow = metrics.isListRow
    }

    func settle(_ outer: RowTraits, _ metrics: RowMetrics) {
        self.outer = outer
        self.metrics = metrics
        applyTraits()
    }

    private func applyTraits() {
        let traits = traits
        applyMetrics(to: item)
        for cell in cells { applyMetrics(to: cell.item) }
        if !metrics.isListRow { return }
        Self.show(traits.badge?.view, in: &badge, below: node) { [item, host] in
            item.setTrailing($0)
            Structure.noteStale(host)
        }
        Self.show(traits.background?.view, in: &background, below: node) { [item, host] in
            item.setBackground($0)
            Structure.noteStale(host)
        }
    }

    private static func show(
        _ view: AnyView?, in place: inout AccessoryNode?, below node: _GraphNode,
        take: @escaping ([LayoutItem]) -> Void
    ) {
        if let view {
            if let place { place.receive(view) } else { place = AccessoryNode(view, parent: node, take: take) }
        } else if let gone = place {
            place = nil
            take([])
            Removal.unmount(gone)
        }
    }

    /// The value that one of the row's views is tagged with.
    func tag<Value: Hashable>(_ type: Value.Type) -> Value? {
        for item in items {
            if let tag = item.layoutValue(TagKey<Value>.self) { return tag }
            if let tag = item.layoutValue(TagKey<Value?>.self) { return tag }
        }
        return nil
    }

    /// The link that one of the row's views is.
    var link: (any RowLink)? {
        func link(_ item: LayoutItem) -> (any RowLink)? {
            if let item = item as? RowLinkItem { return item.link }
            return (item as? UnaryItem)?.child.flatMap(link)
        }
        return items.lazy.compactMap(link).first
    }

    func forEachAccessory(_ body: (_GraphNode) -> Void) {
        if let background { body(background) }
        if let badge { body(badge) }
    }

    /// The row has gone.
    func end() {
        forEachAccessory { $0.unmount() }
        badge = nil
        background = nil
        items = []
        host.removeAll()
        host.setChildren([])
        tableRow?.changed = { _ in }
        tableRow = nil
        for cell in cells { cell.end() }
    }
}

/// A cell of a table's row.
@MainActor
final class RowCell {
    let host = SurfaceHost.bare()
    let item = RowItem()

    init() {
        host.alignment = .leading
        host.setChildren([item])
    }

    func turn(to direction: LayoutDirection) {
        host.layoutDirection = direction
        item.layoutDirection = direction
    }

    func end() {
        host.removeAll()
        host.setChildren([])
    }
}

/// How the rows of a list are, where they do not say otherwise.
struct RowMetrics: Equatable {
    var insets = EdgeInsets(top: 2, leading: 8, bottom: 2, trailing: 8)
    var minimumHeight: Double = 28
    var isListRow = true

    /// A view of a stack, as it is.
    static let bare = RowMetrics(insets: EdgeInsets(), minimumHeight: 0, isListRow: false)
}

/// The place of a badge or a background.
final class AccessoryNode: ParentNode, Container {
    var isStale = false
    private let take: ([LayoutItem]) -> Void

    init(_ view: AnyView, parent: _GraphNode, take: @escaping ([LayoutItem]) -> Void) {
        self.take = take
        super.init(parent: parent)
        flags.subtract([.ofContainer, .carriesRowTraits])
        child = AnyView._makeNode(view, self)
        refreshOutputs()
    }

    override var isInterchangeable: Bool { hasInterchangeableChildren }

    func receive(_ view: AnyView) { AnyView._updateNode(child, view) }

    func refreshOutputs() { take(child.layoutItems()) }

    override func childOutputsChanged() -> Bool {
        if child != nil { Structure.noteStale(self) }
        return true
    }

    /// No part of what the tree around it shows.
    override func appendOutputs(_ outputs: inout [AnyObject]) {}
}

/// The place of the views of a row.
final class RowHostNode<Content: View>: ParentNode, Container, DirectedNode {
    private(set) var row: RowHost!
    var isStale = false
    /// Told when what the row's views say of it may be something else.
    var traitsChanged: () -> Void = {}

    init(_ content: Content, parent: _GraphNode) {
        super.init(parent: parent)
        flags.subtract([.ofContainer, .makesRows])
        flags.insert(.carriesRowTraits)
        row = RowHost(below: self)
        child = Content._makeNode(content, self)
        // Built as a whole: nothing has to be put off.
        row.take(child.layoutItems())
    }

    var directedItems: [LayoutItem] {
        row.turn(to: environmentValues.layoutDirection)
        return []
    }

    override var isInterchangeable: Bool { hasInterchangeableChildren }

    func receive(_ content: Content) { Content._updateNode(child, content) }

    func refreshOutputs() {
        row.take(child.layoutItems())
        traitsChanged()
    }

    override func childOutputsChanged() -> Bool {
        if child != nil { Structure.noteStale(self) }
        return true
    }

    /// The row's content is no part of what the tree around it shows.
    override func appendOutputs(_ outputs: inout [AnyObject]) {}

    override func forEachChild(_ body: (_GraphNode) -> Void) {
        super.forEachChild(body)
        row?.forEachAccessory(body)
    }

    override func unmount() {
        super.unmount()
        row.end()
    }
}
