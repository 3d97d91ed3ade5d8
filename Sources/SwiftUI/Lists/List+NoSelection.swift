// Lists without a selection.

extension List where SelectionValue == Never {
    /// A list of the views of `content`.
    public nonisolated init(@ViewBuilder content: () -> Content) {
        self.init(.none, content())
    }

    /// A row for each element, identified by the element's `id`.
    @_disfavoredOverload
    public nonisolated init<Data, RowContent>(
        _ data: Data,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection, RowContent: View,
        Data.Element: Identifiable
    {
        self.init(.none, ForEach(data, content: rowContent))
    }

    /// A row for each element, identified by the value at `id`.
    @_disfavoredOverload
    public nonisolated init<Data, ID, RowContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable, RowContent: View {
        self.init(.none, ForEach(data, id: id, content: rowContent))
    }

    /// A row for each number of a range.
    public nonisolated init<RowContent>(
        _ data: Range<Int>,
        @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent>, RowContent: View {
        self.init(.none, ForEach(data, content: rowContent))
    }

    /// A row for each element of a bound collection, which gets a binding to it.
    public nonisolated init<Data, RowContent>(
        _ data: Binding<Data>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<_IndexedBindings<Data, Data.Element.ID>, Data.Element.ID, RowContent>,
        Data: MutableCollection & RandomAccessCollection, RowContent: View, Data.Element: Identifiable,
        Data.Index: Hashable
    {
        self.init(.none, ForEach(data, content: rowContent))
    }

    /// A row for each element of a bound collection, identified by the value at `id`.
    public nonisolated init<Data, ID, RowContent>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<_IndexedBindings<Data, ID>, ID, RowContent>,
        Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View, Data.Index: Hashable
    {
        self.init(.none, ForEach(data, id: id, content: rowContent))
    }
}
