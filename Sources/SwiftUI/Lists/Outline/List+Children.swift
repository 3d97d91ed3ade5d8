// Lists of elements that have elements of the same kind below them.

extension List where SelectionValue == Never {
    /// A row for each element, with those below it once the person expands it; none can be selected. `children` leads to the elements
    /// below one; nil there means that it cannot have any.
    public nonisolated init<Data, RowContent>(
        _ data: Data, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<Data, Data.Element.ID, RowContent, RowContent, _OutlineSubgroup<RowContent>>,
        Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable
    {
        self.init(.none, OutlineGroup(data, children: children, content: rowContent))
    }

    /// The same with elements that are identified by the value at `id`.
    public nonisolated init<Data, ID, RowContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<Data, ID, RowContent, RowContent, _OutlineSubgroup<RowContent>>,
        Data: RandomAccessCollection, ID: Hashable, RowContent: View
    {
        self.init(.none, OutlineGroup(data, id: id, children: children, content: rowContent))
    }
}

extension List {
    /// A row for each element, with those below it once the person expands it; one can be selected. `children` leads to the elements
    /// below one; nil there means that it cannot have any.
    public nonisolated init<Data, RowContent>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<Data, Data.Element.ID, RowContent, RowContent, _OutlineSubgroup<RowContent>>,
        Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable
    {
        self.init(.of(selection), OutlineGroup(data, children: children, content: rowContent))
    }

    /// The same with elements that are identified by the value at `id`.
    public nonisolated init<Data, ID, RowContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<Data, ID, RowContent, RowContent, _OutlineSubgroup<RowContent>>,
        Data: RandomAccessCollection, ID: Hashable, RowContent: View
    {
        self.init(.of(selection), OutlineGroup(data, id: id, children: children, content: rowContent))
    }
}

extension List {
    /// A row for each element, with those below it once the person expands it; any number can be selected. `children` leads to the elements
    /// below one; nil there means that it cannot have any.
    public nonisolated init<Data, RowContent>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<Data, Data.Element.ID, RowContent, RowContent, _OutlineSubgroup<RowContent>>,
        Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable
    {
        self.init(.of(selection), OutlineGroup(data, children: children, content: rowContent))
    }

    /// The same with elements that are identified by the value at `id`.
    public nonisolated init<Data, ID, RowContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<Data, ID, RowContent, RowContent, _OutlineSubgroup<RowContent>>,
        Data: RandomAccessCollection, ID: Hashable, RowContent: View
    {
        self.init(.of(selection), OutlineGroup(data, id: id, children: children, content: rowContent))
    }
}
