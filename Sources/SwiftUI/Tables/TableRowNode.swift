import ViewGraph
import ViewLayout

/// A row of a table as the table's list knows it: the value, and what it shows in each column.
public struct _TableElementRow<Value>: _PrimitiveView where Value: Identifiable {
    nonisolated(unsafe) let value: Value
    nonisolated(unsafe) let cells: _TableCells<Value>

    nonisolated init(value: Value, cells: _TableCells<Value>) {
        self.value = value
        self.cells = cells
    }

    public static func _makeNode(_ view: Self, _ parent: _GraphNode) -> _GraphNode {
        TableRowNode(view, parent: parent)
    }
    public static func _updateNode(_ node: _GraphNode, _ view: Self) {
        unsafeDowncast(node, to: TableRowNode<Value>.self).receive(view)
    }
}

/// The same for a row that is written out, or in a loop over something else than the values: the value says what it is
/// selected by.
public struct _TableRowView<Value>: _PrimitiveView, TagCarrying where Value: Identifiable {
    let row: _TableElementRow<Value>

    nonisolated init(value: Value, cells: _TableCells<Value>) { row = _TableElementRow(value: value, cells: cells) }

    public static func _makeNode(_ view: Self, _ parent: _GraphNode) -> _GraphNode {
        TableRowNode(view.row, parent: parent)
    }
    public static func _updateNode(_ node: _GraphNode, _ view: Self) {
        unsafeDowncast(node, to: TableRowNode<Value>.self).receive(view.row)
    }

    static func carriesTag<Tag: Hashable>(_ type: Tag.Type) -> Bool { Tag.self == Value.ID.self }
    func carriedTag<Tag: Hashable>(_ type: Tag.Type) -> Tag? { row.value.id as? Tag }
}

/// The place of a table's row.
final class TableRowNode<Value: Identifiable>: _GraphNode {
    private var row: _TableElementRow<Value>
    private var cells: [AccessoryNode] = []
    private let item: TableRowItem
    private var sentinel: ObservationSentinel?

    init(_ row: _TableElementRow<Value>, parent: _GraphNode) {
        self.row = row
        item = TableRowItem(id: row.value.id)
        super.init(parent: parent)
        makeCells(evaluate())
    }

    private func makeCells(_ views: [AnyView]) {
        item.setCount(views.count)
        for (column, view) in views.enumerated() {
            cells.append(AccessoryNode(view, parent: self) { [item] in item.set($0, inColumn: column) })
        }
    }

    func receive(_ new: _TableElementRow<Value>) {
        let isSame = !flags.contains(.dirty) && planEqual(row, new)
        row = new
        if !isSame { update() }
    }

    override func update() {
        item.id = row.value.id
        let views = evaluate()
        if views.count != cells.count {
            for cell in cells { Removal.unmount(cell) }
            cells = []
            makeCells(views)
            return
        }
        for (cell, view) in zip(cells, views) { cell.receive(view) }
    }

    /// The cells' views; what a cell reads of a model updates its row.
    private func evaluate() -> [AnyView] {
        Graph.evaluate(self, &sentinel) { row.cells.columns.map { $0.cell(row.value) } }
    }

    override func appendOutputs(_ outputs: inout [AnyObject]) { outputs.append(item) }

    override func forEachChild(_ body: (_GraphNode) -> Void) {
        for cell in cells { body(cell) }
    }

    override func unmount() {
        super.unmount()
        sentinel?.cancel()
        for cell in cells { cell.unmount() }
    }
}

/// What a table's row hands to its list: the views of each cell. It is never measured or placed itself.
final class TableRowItem: LayoutItem {
    nonisolated(unsafe) private(set) var cells: [[LayoutItem]] = []
    /// What the row is selected by.
    nonisolated(unsafe) var id: any Hashable
    /// To be called when there are other views in a cell.
    nonisolated(unsafe) var changed: @MainActor (_ column: Int) -> Void = { _ in }

    init(id: any Hashable) {
        self.id = id
        super.init()
    }

    func setCount(_ count: Int) { cells = Array(repeating: [], count: count) }

    @MainActor
    func set(_ items: [LayoutItem], inColumn column: Int) {
        cells[column] = items
        changed(column)
    }
}

extension LayoutItem {
    /// The table's row that this is, whatever is said of it.
    var tableRow: TableRowItem? {
        var item: LayoutItem? = self
        while let current = item {
            if let row = current as? TableRowItem { return row }
            item = (current as? UnaryItem)?.child
        }
        return nil
    }
}
