import ViewGraph

// What rows share with views: conditions, loops, sections.

extension Optional: TableRowContent, _PrimitiveTableRows where Wrapped: TableRowContent {
    public typealias TableRowValue = Wrapped.TableRowValue
    public typealias TableRowBody = Never
    public func _rows(_ columns: _TableCells<Wrapped.TableRowValue>) -> Wrapped._Rows? {
        map { $0._rows(columns) }
    }
}

extension _ConditionalContent: TableRowContent, _PrimitiveTableRows
where
    TrueContent: TableRowContent, FalseContent: TableRowContent, TrueContent.TableRowValue == FalseContent.TableRowValue
{
    public typealias TableRowValue = TrueContent.TableRowValue
    public typealias TableRowBody = Never
    public func _rows(
        _ columns: _TableCells<TrueContent.TableRowValue>
    ) -> _ConditionalContent<TrueContent._Rows, FalseContent._Rows> {
        switch storage {
        case .first(let rows): .init(storage: .first(rows._rows(columns)))
        case .second(let rows): .init(storage: .second(rows._rows(columns)))
        }
    }
}

/// Rows of the elements of a collection.
public protocol DynamicTableRowContent: TableRowContent {
    /// The type of the collection.
    associatedtype Data: Collection
    /// The elements.
    var data: Data { get }
}

extension ForEach: TableRowContent, _PrimitiveTableRows where Content: TableRowContent {
    public typealias TableRowValue = Content.TableRowValue
    public typealias TableRowBody = Never

    public func _rows(
        _ columns: _TableCells<Content.TableRowValue>
    ) -> ForEach<Data, ID, Content._Rows> {
        let content = content
        return ForEach<Data, ID, Content._Rows>(
            data: data, id: id, content: { content($0)._rows(columns) })
    }
}

extension ForEach: DynamicTableRowContent where Content: TableRowContent {}

extension ForEach where Content: TableRowContent {
    /// A row for each element.
    public nonisolated init(_ data: Data)
    where ID == Data.Element.ID, Content == TableRow<Data.Element>, Data.Element: Identifiable {
        self.init(data: data, id: { $0.id }, content: { TableRow($0) })
    }

    /// Rows for each element, identified by the element's `id`.
    @_disfavoredOverload
    public nonisolated init<V>(_ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content)
    where ID == Data.Element.ID, V == Content.TableRowValue, Data.Element: Identifiable {
        self.init(data: data, id: { $0.id }, content: content)
    }

    /// Rows for each element, identified by the value at `id`.
    @_disfavoredOverload
    public nonisolated init<V>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
    ) where V == Content.TableRowValue {
        nonisolated(unsafe) let id = id
        self.init(data: data, id: { $0[keyPath: id] }, content: content)
    }

    /// Rows for each number of a range.
    @_disfavoredOverload
    public nonisolated init<V>(_ data: Range<Int>, @TableRowBuilder<V> content: @escaping (Int) -> Content)
    where Data == Range<Int>, ID == Int, V == Content.TableRowValue {
        self.init(data: data, id: { $0 }, content: content)
    }
}

extension Section: TableRowContent, _PrimitiveTableRows
where
    Parent: TableRowContent, Content: TableRowContent, Footer: TableRowContent,
    Parent.TableRowValue == Content.TableRowValue, Footer.TableRowValue == Content.TableRowValue
{
    public typealias TableRowValue = Content.TableRowValue
    public typealias TableRowBody = Never

    public func _rows(
        _ columns: _TableCells<Content.TableRowValue>
    ) -> Section<Parent._Rows, Content._Rows, Footer._Rows> {
        Section<Parent._Rows, Content._Rows, Footer._Rows>(
            header: header._rows(columns), footer: footer._rows(columns), isExpanded: isExpanded,
            content: content._rows(columns))
    }
}

extension Section where Parent: TableRowContent, Content: TableRowContent, Footer: TableRowContent {
    /// Rows under a localised title.
    @_disfavoredOverload
    public nonisolated init<V>(_ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> Content)
    where
        Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue
    {
        self.init(header: TableHeaderRowContent(Text(titleKey)), footer: EmptyTableRowContent(), content: content())
    }

    /// Rows under a title as it is.
    @_disfavoredOverload
    public nonisolated init<V, S>(_ title: S, @TableRowBuilder<V> content: () -> Content)
    where
        Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue,
        S: StringProtocol
    {
        self.init(header: TableHeaderRowContent(Text(title)), footer: EmptyTableRowContent(), content: content())
    }

    /// Rows that belong together.
    @_disfavoredOverload
    public nonisolated init<V>(@TableRowBuilder<V> content: () -> Content)
    where
        Parent == EmptyTableRowContent<V>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue
    {
        self.init(header: EmptyTableRowContent(), footer: EmptyTableRowContent(), content: content())
    }

    /// Rows under a header of any views.
    @_disfavoredOverload
    public nonisolated init<V, H>(@TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> H)
    where
        Parent == TableHeaderRowContent<V, H>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue, H: View
    {
        self.init(header: TableHeaderRowContent(header()), footer: EmptyTableRowContent(), content: content())
    }
}
