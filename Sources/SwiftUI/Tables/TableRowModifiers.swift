import ViewGraph
import ViewLayout

/// Changes the rows of a table.
public protocol _TableRowContentModifier {
    /// What a row shows in its columns, changed.
    func _cells<Value>(_ cells: _TableCells<Value>) -> _TableCells<Value>
}

extension ModifiedContent: TableRowContent, _PrimitiveTableRows
where Content: TableRowContent, Modifier: _TableRowContentModifier {
    public typealias TableRowValue = Content.TableRowValue
    public typealias TableRowBody = Never

    public func _rows(_ columns: _TableCells<Content.TableRowValue>) -> Content._Rows {
        content._rows(modifier._cells(columns))
    }
}

extension ModifiedContent: DynamicTableRowContent
where Content: DynamicTableRowContent, Modifier: _TableRowContentModifier {
    /// The elements of what is modified.
    public var data: Content.Data { content.data }
}

/// Gives each cell of a row a menu.
public struct _ContextMenuTableRowModifier<M: View>: _TableRowContentModifier {
    nonisolated(unsafe) let menu: M

    public func _cells<Value>(_ cells: _TableCells<Value>) -> _TableCells<Value> {
        let menu = menu
        return cells.changed { AnyView($0.contextMenu { menu }) }
    }
}

extension _TableCells {
    /// The cells, each with something about all of its area.
    nonisolated func changed(_ change: @escaping (AnyView) -> AnyView) -> Self {
        _TableCells(
            columns: columns.map { column in
                _AnyTableColumn(
                    title: column.title, width: column.width, comparator: column.comparator,
                    cell: { value in
                        change(
                            AnyView(
                                column.cell(value).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
                                    .contentShape(Rectangle())))
                    }, customization: column.customization)
            })
    }
}

extension TableRowContent {
    /// A menu for the rows, opened by a click with the secondary button.
    public nonisolated func contextMenu<M: View>(
        @ViewBuilder menuItems: () -> M
    ) -> ModifiedContent<Self, _ContextMenuTableRowModifier<M>> {
        ModifiedContent(content: self, modifier: _ContextMenuTableRowModifier(menu: menuItems()))
    }
}
