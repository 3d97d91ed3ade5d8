import Foundation

// The same tables, whose columns a person arranges.

extension Table {
    /// A row for each element, none of which can be selected. A person arranges the columns.
    public nonisolated init<Data>(
        _ data: Data, columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    )
    where
        Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Columns.TableRowValue == Data.Element
    {
        self.init(.none, nil, columns(), TableForEachContent(data), columnCustomization)
    }

    /// A row for each element, none of which can be selected. A click on a title writes `sortOrder`. A person arranges the columns.
    public nonisolated init<Data, Sort>(
        _ data: Data, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Sort: SortComparator,
        Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared
    {
        self.init(.none, { TableSorting(sortOrder, $0) }, columns(), TableForEachContent(data), columnCustomization)
    }

    /// A row for each element, one of which can be selected. A person arranges the columns.
    public nonisolated init<Data>(
        _ data: Data, selection: Binding<Value.ID?>, columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    )
    where
        Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Columns.TableRowValue == Data.Element
    {
        self.init(.one(selection), nil, columns(), TableForEachContent(data), columnCustomization)
    }

    /// A row for each element, one of which can be selected. A click on a title writes `sortOrder`. A person arranges the columns.
    public nonisolated init<Data, Sort>(
        _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Sort: SortComparator,
        Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared
    {
        self.init(
            .one(selection), { TableSorting(sortOrder, $0) }, columns(), TableForEachContent(data), columnCustomization)
    }

    /// A row for each element, any number of which can be selected. A person arranges the columns.
    public nonisolated init<Data>(
        _ data: Data, selection: Binding<Set<Value.ID>>, columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    )
    where
        Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Columns.TableRowValue == Data.Element
    {
        self.init(.several(selection), nil, columns(), TableForEachContent(data), columnCustomization)
    }

    /// A row for each element, any number of which can be selected. A click on a title writes `sortOrder`. A person arranges the columns.
    public nonisolated init<Data, Sort>(
        _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Sort: SortComparator,
        Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared
    {
        self.init(
            .several(selection), { TableSorting(sortOrder, $0) }, columns(), TableForEachContent(data),
            columnCustomization)
    }

    /// Rows, none of which can be selected. A person arranges the columns.
    public nonisolated init(
        of valueType: Value.Type, columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(.none, nil, columns(), rows(), columnCustomization)
    }

    /// Rows, none of which can be selected. A click on a title writes `sortOrder`. A person arranges the columns.
    public nonisolated init<Sort>(
        of valueType: Value.Type, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort: SortComparator, Columns.TableRowValue == Sort.Compared {
        self.init(.none, { TableSorting(sortOrder, $0) }, columns(), rows(), columnCustomization)
    }

    /// Rows, one of which can be selected. A person arranges the columns.
    public nonisolated init(
        of valueType: Value.Type, selection: Binding<Value.ID?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(.one(selection), nil, columns(), rows(), columnCustomization)
    }

    /// Rows, one of which can be selected. A click on a title writes `sortOrder`. A person arranges the columns.
    public nonisolated init<Sort>(
        of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort: SortComparator, Columns.TableRowValue == Sort.Compared {
        self.init(.one(selection), { TableSorting(sortOrder, $0) }, columns(), rows(), columnCustomization)
    }

    /// Rows, any number of which can be selected. A person arranges the columns.
    public nonisolated init(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(.several(selection), nil, columns(), rows(), columnCustomization)
    }

    /// Rows, any number of which can be selected. A click on a title writes `sortOrder`. A person arranges the columns.
    public nonisolated init<Sort>(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort: SortComparator, Columns.TableRowValue == Sort.Compared {
        self.init(.several(selection), { TableSorting(sortOrder, $0) }, columns(), rows(), columnCustomization)
    }
}
