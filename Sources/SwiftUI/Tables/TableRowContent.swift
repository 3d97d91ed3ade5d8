import ViewGraph
import ViewLayout

/// Rows of a table.
///
/// Follows <https://developer.apple.com/documentation/swiftui/tablerowcontent>. A type of yours has a `tableRowBody` made
/// of other rows.
public protocol TableRowContent<TableRowValue> {
    /// What a row is of.
    associatedtype TableRowValue: Identifiable = TableRowBody.TableRowValue
    /// The type of `tableRowBody`, which the compiler infers.
    associatedtype TableRowBody: TableRowContent
    /// What the rows are to the table's list. Apps never name it.
    associatedtype _Rows: View = TableRowBody._Rows

    /// The rows that these are made of.
    var tableRowBody: TableRowBody { get }

    /// The rows with what they show in some columns. Apps never implement it.
    func _rows(_ columns: _TableCells<TableRowValue>) -> _Rows
}

extension TableRowContent where TableRowBody.TableRowValue == TableRowValue, _Rows == TableRowBody._Rows {
    /// Those of the body.
    public func _rows(_ columns: _TableCells<TableRowValue>) -> _Rows {
        tableRowBody._rows(columns)
    }
}

extension Never: TableRowContent {
    public typealias _Rows = Never
    /// Never reached: there is no value of this type.
    public var tableRowBody: Never { switch self {} }
    public func _rows(_ columns: _TableCells<Never>) -> Never { switch self {} }
}

/// Rows that the framework knows itself.
public protocol _PrimitiveTableRows: TableRowContent where TableRowBody == Never {}

extension _PrimitiveTableRows {
    /// Primitive rows have no body; the framework never asks for it.
    public var tableRowBody: Never { preconditionFailure("\(Self.self) has no body") }
}

/// What rows show in the columns of a table.
public struct _TableCells<RowValue> {
    nonisolated(unsafe) let columns: [_AnyTableColumn<RowValue>]
}

/// A row of a table.
///
/// Follows <https://developer.apple.com/documentation/swiftui/tablerow>.
public struct TableRow<Value>: _PrimitiveTableRows where Value: Identifiable {
    public typealias TableRowValue = Value
    nonisolated(unsafe) private let value: Value

    /// A row of `value`, selected by its `id`.
    public nonisolated init(_ value: Value) { self.value = value }

    public func _rows(_ columns: _TableCells<Value>) -> _TableRowView<Value> {
        _TableRowView(value: value, cells: columns)
    }
}

/// A row for each element of a collection.
public struct TableForEachContent<Data>: _PrimitiveTableRows
where Data: RandomAccessCollection, Data.Element: Identifiable {
    public typealias TableRowValue = Data.Element
    nonisolated(unsafe) let data: Data

    nonisolated init(_ data: Data) { self.data = data }

    public func _rows(
        _ columns: _TableCells<Data.Element>
    ) -> ForEach<Data, Data.Element.ID, _TableElementRow<Data.Element>> {
        ForEach(data: data, id: { $0.id }, content: { _TableElementRow(value: $0, cells: columns) })
    }
}

/// No rows.
public struct EmptyTableRowContent<Value>: _PrimitiveTableRows where Value: Identifiable {
    public typealias TableRowValue = Value
    nonisolated init() {}
    public func _rows(_ columns: _TableCells<Value>) -> EmptyView { EmptyView() }
}

/// The header of a section of rows.
public struct TableHeaderRowContent<Value, Content>: _PrimitiveTableRows where Value: Identifiable, Content: View {
    public typealias TableRowValue = Value
    nonisolated(unsafe) let content: Content
    nonisolated init(_ content: Content) { self.content = content }
    public func _rows(_ columns: _TableCells<Value>) -> Content { content }
}

/// Several rows.
public struct TupleTableRowContent<Value, T>: _PrimitiveTableRows where Value: Identifiable {
    public typealias TableRowValue = Value
    /// The rows.
    public var value: T
    nonisolated(unsafe) private let rows: (_TableCells<Value>) -> AnyView

    nonisolated init(_ value: T, rows: @escaping (_TableCells<Value>) -> AnyView) {
        self.value = value
        self.rows = rows
    }

    public func _rows(_ columns: _TableCells<Value>) -> _TableRowGroup { _TableRowGroup(view: rows(columns)) }
}

/// Several rows, as many as there are in it.
public struct _TableRowGroup: _PrimitiveView {
    let view: AnyView

    public static func _makeNode(_ view: Self, _ parent: _GraphNode) -> _GraphNode {
        AnyView._makeNode(view.view, parent)
    }
    public static func _updateNode(_ node: _GraphNode, _ view: Self) { AnyView._updateNode(node, view.view) }
    public static var _viewCount: _ViewCount { .varying }
}
