import ViewGraph
import ViewLayout

/// Rows for elements that have elements of the same kind below them, which the person expands and collapses.
///
/// In a list each visible element is a row of its own, made when it comes into view; elsewhere the rows lie below each
/// other. What is expanded is kept by identifier for as long as the outline is there. All is collapsed at first.
/// Follows <https://developer.apple.com/documentation/swiftui/outlinegroup>.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> {
    nonisolated(unsafe) let roots: [Data.Element]
    nonisolated(unsafe) let id: (Data.Element) -> ID
    nonisolated(unsafe) let children: (Data.Element) -> Data?
    nonisolated(unsafe) let content: (Data.Element) -> Leaf
    @State private var expanded: Set<ID> = []

    nonisolated init(
        _ roots: [Data.Element], id: @escaping (Data.Element) -> ID, children: @escaping (Data.Element) -> Data?,
        content: @escaping (Data.Element) -> Leaf
    ) {
        self.roots = roots
        self.id = id
        self.children = children
        self.content = content
    }
}

/// Stands for the rows below a row of an outline.
public struct _OutlineSubgroup<Label: View> {}

extension OutlineGroup: View where Leaf: View {
    /// A row for each element that is visible.
    public var body: some View {
        let expansion = $expanded
        let content = content
        ForEach(data: visible, id: { $0.id }) { entry in
            content(entry.element).modifier(
                _OutlineRowModifier(
                    level: entry.level, isExpanded: entry.isExpanded,
                    setExpanded: { isExpanded in
                        if isExpanded {
                            expansion.wrappedValue.insert(entry.id)
                        } else {
                            expansion.wrappedValue.remove(entry.id)
                        }
                    }))
        }
    }

    private struct Entry {
        let element: Data.Element
        let id: ID
        let level: Int
        /// Nil for an element that can have none below it.
        let isExpanded: Bool?
    }

    private var visible: [Entry] {
        var entries: [Entry] = []
        func add(_ element: Data.Element, _ level: Int) {
            let id = id(element)
            let below = children(element)
            let isExpanded = below.map { _ in expanded.contains(id) }
            entries.append(Entry(element: element, id: id, level: level, isExpanded: isExpanded))
            guard isExpanded == true, let below else { return }
            for child in below { add(child, level + 1) }
        }
        for root in roots { add(root, 1) }
        return entries
    }
}

extension OutlineGroup
where
    Leaf: View, Parent == Leaf, Subgroup == _OutlineSubgroup<Leaf>, ID == Data.Element.ID,
    Data.Element: Identifiable
{
    /// Rows for elements identified by their `id`. `children` leads to the elements below one; nil there means that it
    /// cannot have any.
    public nonisolated init(
        _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Leaf
    ) {
        nonisolated(unsafe) let children = children
        self.init(Array(data), id: { $0.id }, children: { $0[keyPath: children] }, content: content)
    }

    /// Rows for one element and those below it.
    public nonisolated init(
        _ root: Data.Element, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder content: @escaping (Data.Element) -> Leaf
    ) {
        nonisolated(unsafe) let children = children
        self.init([root], id: { $0.id }, children: { $0[keyPath: children] }, content: content)
    }
}

extension OutlineGroup where Leaf: View, Parent == Leaf, Subgroup == _OutlineSubgroup<Leaf> {
    /// Rows for elements identified by the value at `id`.
    public nonisolated init(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder content: @escaping (Data.Element) -> Leaf
    ) {
        nonisolated(unsafe) let (id, children) = (id, children)
        self.init(Array(data), id: { $0[keyPath: id] }, children: { $0[keyPath: children] }, content: content)
    }

    /// Rows for one element and those below it, identified by the value at `id`.
    public nonisolated init(
        _ root: Data.Element, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder content: @escaping (Data.Element) -> Leaf
    ) {
        nonisolated(unsafe) let (id, children) = (id, children)
        self.init([root], id: { $0[keyPath: id] }, children: { $0[keyPath: children] }, content: content)
    }
}
