import Foundation
import ViewGraph

/// A row for each element of a collection, with the elements below it once the person expands it.
public struct TableOutlineGroupContent<Data>: _PrimitiveTableRows
where Data: RandomAccessCollection, Data.Element: Identifiable {
    public typealias TableRowValue = Data.Element
    nonisolated(unsafe) private let data: Data
    nonisolated(unsafe) private let children: KeyPath<Data.Element, Data?>

    nonisolated init(_ data: Data, _ children: KeyPath<Data.Element, Data?>) {
        self.data = data
        self.children = children
    }

    public func _rows(
        _ columns: _TableCells<Data.Element>
    ) -> OutlineGroup<
        Data, Data.Element.ID, _TableRowView<Data.Element>, _TableRowView<Data.Element>,
        _OutlineSubgroup<_TableRowView<Data.Element>>
    > {
        nonisolated(unsafe) let children = children
        return OutlineGroup(Array(data), id: { $0.id }, children: { $0[keyPath: children] }) {
            _TableRowView(value: $0, cells: columns)
        }
    }
}

extension Table {
    /// A row for each element, with those below it once the person expands it; none of which can be selected. `children` leads to the
    /// elements below one; nil there means that it cannot have any.
    public nonisolated init<Data>(
        _ data: Data, children: KeyPath<Data.Element, Data?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    )
    where
        Rows == TableOutlineGroupContent<Data>, Data: RandomAccessCollection, Columns.TableRowValue == Data.Element
    {
        self.init(.none, nil, columns(), TableOutlineGroupContent(data, children), columnCustomization)
    }

    /// A row for each element, with those below it once the person expands it; none of which can be selected. `children` leads to the
    /// elements below one; nil there means that it cannot have any. A click on a title writes `sortOrder`.
    public nonisolated init<Data, Sort>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Rows == TableOutlineGroupContent<Data>, Data: RandomAccessCollection, Columns.TableRowValue == Data.Element,
        Sort: SortComparator, Data.Element == Sort.Compared
    {
        self.init(
            .none, { TableSorting(sortOrder, $0) }, columns(), TableOutlineGroupContent(data, children),
            columnCustomization)
    }

    /// A row for each element, with those below it once the person expands it; one of which can be selected. `children` leads to the
    /// elements below one; nil there means that it cannot have any.
    public nonisolated init<Data>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Value.ID?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    )
    where
        Rows == TableOutlineGroupContent<Data>, Data: RandomAccessCollection, Columns.TableRowValue == Data.Element
    {
        self.init(.one(selection), nil, columns(), TableOutlineGroupContent(data, children), columnCustomization)
    }

    /// A row for each element, with those below it once the person expands it; one of which can be selected. `children` leads to the
    /// elements below one; nil there means that it cannot have any. A click on a title writes `sortOrder`.
    public nonisolated init<Data, Sort>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Rows == TableOutlineGroupContent<Data>, Data: RandomAccessCollection, Columns.TableRowValue == Data.Element,
        Sort: SortComparator, Data.Element == Sort.Compared
    {
        self.init(
            .one(selection), { TableSorting(sortOrder, $0) }, columns(), TableOutlineGroupContent(data, children),
            columnCustomization)
    }

    /// A row for each element, with those below it once the person expands it; any number of which can be selected. `children` leads to the
    /// elements below one; nil there means that it cannot have any.
    public nonisolated init<Data>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<Value.ID>>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    )
    where
        Rows == TableOutlineGroupContent<Data>, Data: RandomAccessCollection, Columns.TableRowValue == Data.Element
    {
        self.init(.several(selection), nil, columns(), TableOutlineGroupContent(data, children), columnCustomization)
    }

    /// A row for each element, with those below it once the person expands it; any number of which can be selected. `children` leads to the
    /// elements below one; nil there means that it cannot have any. A click on a title writes `sortOrder`.
    public nonisolated init<Data, Sort>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<Value.ID>>,
        sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Rows == TableOutlineGroupContent<Data>, Data: RandomAccessCollection, Columns.TableRowValue == Data.Element,
        Sort: SortComparator, Data.Element == Sort.Compared
    {
        self.init(
            .several(selection), { TableSorting(sortOrder, $0) }, columns(), TableOutlineGroupContent(data, children),
            columnCustomization)
    }
}
