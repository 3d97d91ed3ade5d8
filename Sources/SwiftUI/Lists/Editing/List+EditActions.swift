// Lists of bound collections whose elements a person may delete and move.

extension List where SelectionValue == Never {
    /// A row for each element of a bound collection, none of which can be selected. The person may delete
    /// and move elements as `editActions` says.
    public nonisolated init<Data, RowContent>(
        _ data: Binding<Data>, editActions: EditActions<Data>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            _IndexedBindings<Data, Data.Element.ID>, Data.Element.ID, EditableCollectionContent<RowContent, Data>
        >,
        Data: MutableCollection & RandomAccessCollection, RowContent: View, Data.Element: Identifiable,
        Data.Index: Hashable
    {
        self.init(.none, ForEach(data, editActions: editActions, content: rowContent))
    }

    /// The same with elements that are identified by the value at `id`.
    public nonisolated init<Data, ID, RowContent>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<_IndexedBindings<Data, ID>, ID, EditableCollectionContent<RowContent, Data>>,
        Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View, Data.Index: Hashable
    {
        self.init(.none, ForEach(data, id: id, editActions: editActions, content: rowContent))
    }
}

extension List {
    /// A row for each element of a bound collection, one of which can be selected. The person may delete
    /// and move elements as `editActions` says.
    public nonisolated init<Data, RowContent>(
        _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            _IndexedBindings<Data, Data.Element.ID>, Data.Element.ID, EditableCollectionContent<RowContent, Data>
        >,
        Data: MutableCollection & RandomAccessCollection, RowContent: View, Data.Element: Identifiable,
        Data.Index: Hashable
    {
        self.init(.of(selection), ForEach(data, editActions: editActions, content: rowContent))
    }

    /// The same with elements that are identified by the value at `id`.
    public nonisolated init<Data, ID, RowContent>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
        selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<_IndexedBindings<Data, ID>, ID, EditableCollectionContent<RowContent, Data>>,
        Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View, Data.Index: Hashable
    {
        self.init(.of(selection), ForEach(data, id: id, editActions: editActions, content: rowContent))
    }
}

extension List {
    /// A row for each element of a bound collection, any number of which can be selected. The person may delete
    /// and move elements as `editActions` says.
    public nonisolated init<Data, RowContent>(
        _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            _IndexedBindings<Data, Data.Element.ID>, Data.Element.ID, EditableCollectionContent<RowContent, Data>
        >,
        Data: MutableCollection & RandomAccessCollection, RowContent: View, Data.Element: Identifiable,
        Data.Index: Hashable
    {
        self.init(.of(selection), ForEach(data, editActions: editActions, content: rowContent))
    }

    /// The same with elements that are identified by the value at `id`.
    public nonisolated init<Data, ID, RowContent>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<_IndexedBindings<Data, ID>, ID, EditableCollectionContent<RowContent, Data>>,
        Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View, Data.Index: Hashable
    {
        self.init(.of(selection), ForEach(data, id: id, editActions: editActions, content: rowContent))
    }
}

extension List {
    // Disfavoured: a set or an optional is a value that could be selected too.

    /// A row for each element of a bound collection, one of which is always selected. The person may delete
    /// and move elements as `editActions` says.
    @_disfavoredOverload
    public nonisolated init<Data, RowContent>(
        _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            _IndexedBindings<Data, Data.Element.ID>, Data.Element.ID, EditableCollectionContent<RowContent, Data>
        >,
        Data: MutableCollection & RandomAccessCollection, RowContent: View, Data.Element: Identifiable,
        Data.Index: Hashable
    {
        self.init(.exactlyOne(selection), ForEach(data, editActions: editActions, content: rowContent))
    }

    /// The same with elements that are identified by the value at `id`.
    @_disfavoredOverload
    public nonisolated init<Data, ID, RowContent>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
        selection: Binding<SelectionValue>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<_IndexedBindings<Data, ID>, ID, EditableCollectionContent<RowContent, Data>>,
        Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View, Data.Index: Hashable
    {
        self.init(.exactlyOne(selection), ForEach(data, id: id, editActions: editActions, content: rowContent))
    }
}
