import Foundation
import ViewGraph

/// Columns of a table.
///
/// Follows <https://developer.apple.com/documentation/swiftui/tablecolumncontent>. A type of yours has a
/// `tableColumnBody` made of other columns.
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
    /// What a row of the table is of.
    associatedtype TableRowValue: Identifiable = TableColumnBody.TableRowValue
    /// What the rows are sorted by.
    associatedtype TableColumnSortComparator: SortComparator = TableColumnBody.TableColumnSortComparator
    /// The type of `tableColumnBody`, which the compiler infers.
    associatedtype TableColumnBody: TableColumnContent

    /// The columns that these are made of.
    var tableColumnBody: TableColumnBody { get }

    /// The columns one by one. Apps never implement it.
    func _columns() -> [_AnyTableColumn<TableRowValue>]
}

extension TableColumnContent where TableColumnBody.TableRowValue == TableRowValue {
    /// Those of the body.
    public func _columns() -> [_AnyTableColumn<TableRowValue>] { tableColumnBody._columns() }
}

extension Never: TableColumnContent {
    public typealias TableRowValue = Never
    public typealias TableColumnSortComparator = Never
    /// Never reached: there is no value of this type.
    public var tableColumnBody: Never { switch self {} }
    public func _columns() -> [_AnyTableColumn<Never>] { [] }
}

/// Columns that the framework knows the parts of.
public protocol _PrimitiveTableColumns: TableColumnContent where TableColumnBody == Never {}

extension _PrimitiveTableColumns {
    /// A primitive column has no body; the framework never asks for it.
    public var tableColumnBody: Never { preconditionFailure("\(Self.self) has no body") }
}

/// One column, whatever its types.
public struct _AnyTableColumn<RowValue> {
    let title: String
    let width: TableColumnWidth
    /// A comparator of the table's kind; nil for a column that rows are not sorted by.
    let comparator: Any?
    /// What a row shows in it.
    let cell: (RowValue) -> AnyView
    /// What a person may do with it.
    var customization = TableColumnCustomizing()
}

/// How wide a column is, in points.
struct TableColumnWidth: Equatable, Sendable {
    var minimum: Double?
    var ideal: Double?
    var maximum: Double?
}

/// Several columns.
public struct TupleTableColumnContent<RowValue, Sort, T>: _PrimitiveTableColumns
where RowValue: Identifiable, Sort: SortComparator {
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort
    /// The columns.
    public var value: T
    private let columns: () -> [_AnyTableColumn<RowValue>]

    nonisolated init(_ value: T, columns: @escaping () -> [_AnyTableColumn<RowValue>]) {
        self.value = value
        self.columns = columns
    }

    public func _columns() -> [_AnyTableColumn<RowValue>] { columns() }
}
