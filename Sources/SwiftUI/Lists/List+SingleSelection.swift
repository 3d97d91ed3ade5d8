// Lists of which one row can be selected.

extension List {
    /// A list of the views of `content`; one can be selected.
    public nonisolated init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.init(.of(selection), content())
    }

    /// A row for each element, identified by the element's `id`; one can be selected.
    @_disfavoredOverload
    public nonisolated init<Data, RowContent>(
        _ data: Data, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection, RowContent: View,
        Data.Element: Identifiable
    {
        self.init(.of(selection), ForEach(data, content: rowContent))
    }

    /// A row for each element, identified by the value at `id`; one can be selected.
    @_disfavoredOverload
    public nonisolated init<Data, ID, RowContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable, RowContent: View {
        self.init(.of(selection), ForEach(data, id: id, content: rowContent))
    }

    /// A row for each number of a range; one can be selected.
    public nonisolated init<RowContent>(
        _ data: Range<Int>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent>, RowContent: View {
        self.init(.of(selection), ForEach(data, content: rowContent))
    }

    /// A row for each element of a bound collection, which gets a binding to it; one can be selected.
    public nonisolated init<Data, RowContent>(
        _ data: Binding<Data>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<_IndexedBindings<Data, Data.Element.ID>, Data.Element.ID, RowContent>,
        Data: MutableCollection & RandomAccessCollection, RowContent: View, Data.Element: Identifiable,
        Data.Index: Hashable
    {
        self.init(.of(selection), ForEach(data, content: rowContent))
    }

    /// A row for each element of a bound collection, identified by the value at `id`; one can be selected.
    public nonisolated init<Data, ID, RowContent>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<_IndexedBindings<Data, ID>, ID, RowContent>,
        Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View, Data.Index: Hashable
    {
        self.init(.of(selection), ForEach(data, id: id, content: rowContent))
    }
}
