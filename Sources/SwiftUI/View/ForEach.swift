import ViewGraph

/// A view for each element of a collection, told apart by identifiers.
///
/// An element keeps its view's state for as long as its identifier is in the collection, wherever it moves. With
/// duplicate identifiers the views are kept apart by order; a message says so once.
/// Follows <https://developer.apple.com/documentation/swiftui/foreach>.
public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {
    /// The elements.
    public var data: Data
    /// Makes the view of an element.
    public var content: (Data.Element) -> Content
    let id: (Data.Element) -> ID
    /// The author's closure, where `content` is one around it that is made anew each time.
    private let wrapped: (any WrappedContent)?
    /// What a list lets a person do with the elements by itself.
    var edits: LoopEdits?

    nonisolated init(
        data: Data, id: @escaping (Data.Element) -> ID, wrapped: (any WrappedContent)? = nil,
        content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.id = id
        self.wrapped = wrapped
        self.content = content
    }

    /// Whether the closures of both make the same of an element. May be false though they do.
    func hasSameContent(as other: Self) -> Bool {
        if let wrapped, let old = other.wrapped { return wrapped.isSame(as: old) }
        return bitsEqual(content, other.content)
    }
}

/// A closure of an author's that another one calls, to be compared with itself at a later time.
protocol WrappedContent {
    func isSame(as other: any WrappedContent) -> Bool
}

private struct BindingContent<Element, Content>: WrappedContent {
    // In a struct: on its own a closure would be wrapped once more when it is passed on to be compared.
    let closure: (Binding<Element>) -> Content
    func isSame(as other: any WrappedContent) -> Bool { (other as? Self).map { bitsEqual(self, $0) } ?? false }
}

extension ForEach: View, _PrimitiveView where Content: View {
    // Disfavoured, because a `Binding` of a collection is a collection too, of bindings that outlive their elements:
    // the initialisers for bindings below are the ones for it.

    /// A view for each element, identified by the element's `id`.
    @_disfavoredOverload
    public nonisolated init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data: data, id: { $0.id }, content: content)
    }

    /// A view for each element, identified by the value at `id`.
    @_disfavoredOverload
    public nonisolated init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        nonisolated(unsafe) let id = id
        self.init(data: data, id: { $0[keyPath: id] }, content: content)
    }

    /// A view for each number of a range, identified by the number.
    public nonisolated init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
    where Data == Range<Int>, ID == Int {
        self.init(data: data, id: { $0 }, content: content)
    }

    /// A view for each element of a bound collection; the closure gets a binding to the element.
    public nonisolated init<C>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == _IndexedBindings<C, ID>, ID == C.Element.ID, C: MutableCollection & RandomAccessCollection,
        C.Element: Identifiable, C.Index: Hashable
    {
        self.init(
            data: _IndexedBindings(data, id: { $0.id }), id: { $0.id }, wrapped: BindingContent(closure: content),
            content: { content($0.binding) })
    }

    /// A view for each element of a bound collection, identified by the value at `id`.
    public nonisolated init<C>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == _IndexedBindings<C, ID>, C: MutableCollection & RandomAccessCollection, C.Index: Hashable {
        nonisolated(unsafe) let id = id
        self.init(
            data: _IndexedBindings(data, id: { $0[keyPath: id] }), id: { $0.id },
            wrapped: BindingContent(closure: content), content: { content($0.binding) })
    }

    public static func _makeNode(_ view: Self, _ parent: _GraphNode) -> _GraphNode {
        guard isLazy(in: parent) else { return ForEachNode(view, parent: parent) }
        // How many views an erased view is its type does not say.
        if _ViewCount.of(Content.self).isErased { return ErasedForEachNode(view, parent: parent) }
        return LazyForEachNode(view, parent: parent)
    }
    public static func _updateNode(_ node: _GraphNode, _ view: Self) {
        // The node has the flag from its parent, for good.
        if isLazy(in: node) {
            if _ViewCount.of(Content.self).isErased {
                return unsafeDowncast(node, to: ErasedForEachNode<Data, ID, Content>.self).receive(view)
            }
            unsafeDowncast(node, to: LazyForEachNode<Data, ID, Content>.self).receive(view)
        } else {
            unsafeDowncast(node, to: ForEachNode<Data, ID, Content>.self).receive(view)
        }
    }

    /// A list asks for elements one by one where each is a row; else it must know how many rows they are.
    @MainActor
    private static func isLazy(in node: _GraphNode) -> Bool {
        node.flags.contains(.inLazyContainer) && _ViewCount.of(Content.self).isAtMostOne
    }

    public static var _viewCount: _ViewCount { .varying }
}
