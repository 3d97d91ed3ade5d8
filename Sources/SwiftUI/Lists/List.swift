import ViewGraph

/// Rows below each other that scroll, of which those in view are made.
///
/// Each view of the content is a row, each element of a `ForEach` in it too. A row of a `ForEach` is made when it comes
/// into view, keeps its state for as long as its identifier is in the data (out of view, for the 500 rows seen last), and
/// is selected by its identifier. Takes all it is offered.
/// Follows <https://developer.apple.com/documentation/swiftui/list>.
public struct List<SelectionValue, Content>: _PrimitiveView where SelectionValue: Hashable, Content: View {
    let selection: ListSelection<SelectionValue>
    nonisolated(unsafe) let content: Content
    /// The columns of a table.
    let head: TableHead?

    nonisolated init(_ selection: ListSelection<SelectionValue>, _ content: Content, head: TableHead? = nil) {
        self.selection = selection
        self.content = content
        self.head = head
    }

    public static func _makeNode(_ view: Self, _ parent: _GraphNode) -> _GraphNode {
        ListViewNode(view, parent: parent)
    }
    public static func _updateNode(_ node: _GraphNode, _ view: Self) {
        unsafeDowncast(node, to: ListViewNode<SelectionValue, Content>.self).receive(view)
    }
}

/// Where a list keeps what is selected.
enum ListSelection<Value: Hashable>: Sendable {
    case none
    case one(Binding<Value?>)
    case several(Binding<Set<Value>>)
    /// One, always.
    case exactlyOne(Binding<Value>)

    nonisolated static func of(_ binding: Binding<Set<Value>>?) -> Self { binding.map { .several($0) } ?? .none }
    nonisolated static func of(_ binding: Binding<Value?>?) -> Self { binding.map { .one($0) } ?? .none }

    /// The selected values; reads the binding.
    @MainActor
    var values: Set<Value> {
        switch self {
        case .none: []
        case .one(let binding): binding.wrappedValue.map { [$0] } ?? []
        case .several(let binding): binding.wrappedValue
        case .exactlyOne(let binding): [binding.wrappedValue]
        }
    }

    @MainActor
    func set(_ values: Set<Value>) {
        switch self {
        case .none: break
        case .one(let binding): binding.wrappedValue = values.first
        case .several(let binding): binding.wrappedValue = values
        case .exactlyOne(let binding): if let value = values.first { binding.wrappedValue = value }
        }
    }
}

// MARK: Several selected

extension List {
    /// A list of the views of `content`, any number of which can be selected.
    public nonisolated init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.init(.of(selection), content())
    }

    /// A row for each element, identified by the element's `id`; any number can be selected.
    @_disfavoredOverload
    public nonisolated init<Data, RowContent>(
        _ data: Data, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection, RowContent: View,
        Data.Element: Identifiable
    {
        self.init(.of(selection), ForEach(data, content: rowContent))
    }

    /// A row for each element, identified by the value at `id`; any number can be selected.
    @_disfavoredOverload
    public nonisolated init<Data, ID, RowContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable, RowContent: View {
        self.init(.of(selection), ForEach(data, id: id, content: rowContent))
    }

    /// A row for each number of a range; any number of them can be selected.
    public nonisolated init<RowContent>(
        _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent>, RowContent: View {
        self.init(.of(selection), ForEach(data, content: rowContent))
    }

    /// A row for each element of a bound collection, which gets a binding to it; any number can be selected.
    public nonisolated init<Data, RowContent>(
        _ data: Binding<Data>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<_IndexedBindings<Data, Data.Element.ID>, Data.Element.ID, RowContent>,
        Data: MutableCollection & RandomAccessCollection, RowContent: View, Data.Element: Identifiable,
        Data.Index: Hashable
    {
        self.init(.of(selection), ForEach(data, content: rowContent))
    }

    /// A row for each element of a bound collection, identified by the value at `id`; any number can be selected.
    public nonisolated init<Data, ID, RowContent>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<_IndexedBindings<Data, ID>, ID, RowContent>,
        Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View, Data.Index: Hashable
    {
        self.init(.of(selection), ForEach(data, id: id, content: rowContent))
    }
}
