import CoreTransferable
import Foundation
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

extension _TableCells {
    /// The cells, each filling its place, with what `change` does to it.
    func changed(_ change: @escaping (AnyView) -> AnyView) -> _TableCells {
        _TableCells(
            columns: columns.map { column in
                _AnyTableColumn(title: column.title, width: column.width, comparator: column.comparator) { value in
                    change(
                        AnyView(
                            column.cell(value).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)))
                }
            })
    }
}

/// Gives each cell of a row a menu.
public struct _ContextMenuTableRowModifier<M: View>: _TableRowContentModifier {
    nonisolated(unsafe) let menu: M

    public func _cells<Value>(_ cells: _TableCells<Value>) -> _TableCells<Value> {
        cells.changed { [menu] cell in AnyView(cell.contextMenu { menu }) }
    }
}

/// Lets a person drag a row away by any of its cells.
public struct _DragTableRowModifier: _TableRowContentModifier {
    nonisolated(unsafe) let payload: (() -> NSItemProvider?)?

    public func _cells<Value>(_ cells: _TableCells<Value>) -> _TableCells<Value> {
        guard let payload else { return cells }
        return cells.changed { cell in AnyView(cell.contentShape(Rectangle()).itemProvider(payload)) }
    }
}

extension TableRowContent {
    /// A menu for the rows, opened by a click with the secondary button.
    public nonisolated func contextMenu<M: View>(
        @ViewBuilder menuItems: () -> M
    ) -> ModifiedContent<Self, _ContextMenuTableRowModifier<M>> {
        ModifiedContent(content: self, modifier: _ContextMenuTableRowModifier(menu: menuItems()))
    }

    /// Lets a person drag the rows away, and with one what `action` gives when a drag begins; nil for nothing.
    public nonisolated func itemProvider(
        _ action: (() -> NSItemProvider?)?
    ) -> ModifiedContent<Self, _DragTableRowModifier> {
        ModifiedContent(content: self, modifier: _DragTableRowModifier(payload: action))
    }

    /// Lets a person drag the rows away, and with one `payload`, which is asked for when a drag begins.
    public nonisolated func draggable<T: Transferable>(
        _ payload: @autoclosure @escaping () -> T
    ) -> ModifiedContent<Self, _DragTableRowModifier> {
        itemProvider { NSItemProvider(transferring: payload()) }
    }
}
