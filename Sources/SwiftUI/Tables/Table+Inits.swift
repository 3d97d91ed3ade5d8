import Foundation

// MARK: A row for each element

extension Table {
    /// A row for each element, none of which can be selected.
    public nonisolated init<Data>(
        _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns
    )
    where
        Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Columns.TableRowValue == Data.Element
    {
        self.init(.none, nil, columns(), TableForEachContent(data))
    }

    /// A row for each element, none of which can be selected. A click on a title writes `sortOrder`.
    public nonisolated init<Data, Sort>(
        _ data: Data, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Sort: SortComparator,
        Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared
    {
        self.init(.none, { TableSorting(sortOrder, $0) }, columns(), TableForEachContent(data))
    }

    /// A row for each element, one of which can be selected.
    public nonisolated init<Data>(
        _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns
    )
    where
        Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Columns.TableRowValue == Data.Element
    {
        self.init(.one(selection), nil, columns(), TableForEachContent(data))
    }

    /// A row for each element, one of which can be selected. A click on a title writes `sortOrder`.
    public nonisolated init<Data, Sort>(
        _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Sort: SortComparator,
        Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared
    {
        self.init(.one(selection), { TableSorting(sortOrder, $0) }, columns(), TableForEachContent(data))
    }

    /// A row for each element, any number of which can be selected.
    public nonisolated init<Data>(
        _ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns
    )
    where
        Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Columns.TableRowValue == Data.Element
    {
        self.init(.several(selection), nil, columns(), TableForEachContent(data))
    }

    /// A row for each element, any number of which can be selected. A click on a title writes `sortOrder`.
    public nonisolated init<Data, Sort>(
        _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Sort: SortComparator,
        Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared
    {
        self.init(.several(selection), { TableSorting(sortOrder, $0) }, columns(), TableForEachContent(data))
    }
}

// MARK: Rows that are written out

extension Table {
    /// Rows, none of which can be selected.
    public nonisolated init(
        of valueType: Value.Type, @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(.none, nil, columns(), rows())
    }

    /// Rows, none of which can be selected. A click on a title writes `sortOrder`.
    public nonisolated init<Sort>(
        of valueType: Value.Type, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort: SortComparator, Columns.TableRowValue == Sort.Compared {
        self.init(.none, { TableSorting(sortOrder, $0) }, columns(), rows())
    }

    /// Rows, none of which can be selected. A click on a title writes `sortOrder`.
    public nonisolated init<Sort>(
        sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort: SortComparator, Columns.TableRowValue == Sort.Compared {
        self.init(.none, { TableSorting(sortOrder, $0) }, columns(), rows())
    }

    /// Rows, one of which can be selected.
    public nonisolated init(
        of valueType: Value.Type, selection: Binding<Value.ID?>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(.one(selection), nil, columns(), rows())
    }

    /// Rows, one of which can be selected. A click on a title writes `sortOrder`.
    public nonisolated init<Sort>(
        of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort: SortComparator, Columns.TableRowValue == Sort.Compared {
        self.init(.one(selection), { TableSorting(sortOrder, $0) }, columns(), rows())
    }

    /// Rows, one of which can be selected. A click on a title writes `sortOrder`.
    public nonisolated init<Sort>(
        selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort: SortComparator, Columns.TableRowValue == Sort.Compared {
        self.init(.one(selection), { TableSorting(sortOrder, $0) }, columns(), rows())
    }

    /// Rows, any number of which can be selected.
    public nonisolated init(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(.several(selection), nil, columns(), rows())
    }

    /// Rows, any number of which can be selected. A click on a title writes `sortOrder`.
    public nonisolated init<Sort>(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort: SortComparator, Columns.TableRowValue == Sort.Compared {
        self.init(.several(selection), { TableSorting(sortOrder, $0) }, columns(), rows())
    }

    /// Rows, any number of which can be selected. A click on a title writes `sortOrder`.
    public nonisolated init<Sort>(
        selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort: SortComparator, Columns.TableRowValue == Sort.Compared {
        self.init(.several(selection), { TableSorting(sortOrder, $0) }, columns(), rows())
    }
}
