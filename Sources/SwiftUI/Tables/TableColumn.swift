import Foundation
import ViewGraph

/// A column of a table: a title, and a view for each row.
///
/// Follows <https://developer.apple.com/documentation/swiftui/tablecolumn>.
public struct TableColumn<RowValue, Sort, Content, Label>: _PrimitiveTableColumns
where RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View {
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort
    private let title: Text
    private var width = TableColumnWidth()
    private let comparator: Sort?
    private let content: (RowValue) -> Content

    nonisolated init(_ title: Text, _ comparator: Sort?, _ content: @escaping (RowValue) -> Content) {
        self.title = title
        self.comparator = comparator
        self.content = content
    }

    public func _columns() -> [_AnyTableColumn<RowValue>] {
        let content = content
        return [
            _AnyTableColumn(
                title: title.resolvedString, width: width, comparator: comparator, cell: { AnyView(content($0)) })
        ]
    }

    /// A column of a width in points that a person cannot change; nil for one that shares the table's width with others.
    public nonisolated func width(_ width: CGFloat? = nil) -> TableColumn<RowValue, Sort, Content, Label> {
        var column = self
        let width = width.map { Double($0) }
        column.width = TableColumnWidth(minimum: width, ideal: width, maximum: width)
        return column
    }

    /// A column that a person may make as narrow as `min` and as wide as `max`; it is `ideal` points wide at first. With
    /// no `max` it takes a share of what the table has left.
    public nonisolated func width(
        min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
    ) -> TableColumn<RowValue, Sort, Content, Label> {
        var column = self
        column.width = TableColumnWidth(
            minimum: min.map { Double($0) }, ideal: ideal.map { Double($0) },
            maximum: max.flatMap { $0 == .infinity ? nil : Double($0) })
        return column
    }
}
