import Foundation
import ViewGraph

/// What a person may do with the elements of a bound collection that a list shows.
///
/// Follows <https://developer.apple.com/documentation/swiftui/editactions>.
public struct EditActions<Data>: OptionSet, Sendable {
    public let rawValue: Int
    public nonisolated init(rawValue: Int) { self.rawValue = rawValue }
}

extension EditActions where Data: RangeReplaceableCollection {
    /// Take elements out.
    public nonisolated static var delete: EditActions<Data> { EditActions(rawValue: 1) }
    /// Everything that the collection allows.
    public nonisolated static var all: EditActions<Data> { .delete }
}

extension EditActions where Data: MutableCollection {
    /// Put elements in another order.
    public nonisolated static var move: EditActions<Data> { EditActions(rawValue: 2) }
    /// Everything that the collection allows.
    public nonisolated static var all: EditActions<Data> { .move }
}

extension EditActions where Data: MutableCollection, Data: RangeReplaceableCollection {
    /// Everything that the collection allows.
    public nonisolated static var all: EditActions<Data> { EditActions(rawValue: 3) }
}

/// The view of an element that a person may delete or move.
public struct EditableCollectionContent<Content, Data> {
    nonisolated(unsafe) let content: Content
}

extension EditableCollectionContent: View, _PrimitiveView where Content: View {
    public static func _makeNode(_ view: Self, _ parent: _GraphNode) -> _GraphNode {
        Content._makeNode(view.content, parent)
    }
    public static func _updateNode(_ node: _GraphNode, _ view: Self) { Content._updateNode(node, view.content) }
    public static var _viewCount: _ViewCount { .of(Content.self) }
}

/// What a loop does itself when a person deletes or moves its elements in a list.
struct LoopEdits: Sendable {
    var delete: (@MainActor @Sendable (IndexSet) -> Void)?
    var move: (@MainActor @Sendable (IndexSet, Int) -> Void)?

    nonisolated init<C: MutableCollection & RandomAccessCollection>(_ data: Binding<C>, _ actions: EditActions<C>) {
        if actions.rawValue & 1 != 0 {
            delete = { offsets in
                guard let old = data.wrappedValue as? any RangeReplaceableCollection,
                    let rest = rest(of: old, without: offsets) as? C
                else { return }
                data.wrappedValue = rest
            }
        }
        if actions.rawValue & 2 != 0 {
            move = { offsets, destination in
                var collection = data.wrappedValue
                collection.move(fromOffsets: offsets, toOffset: destination)
                data.wrappedValue = collection
            }
        }
    }
}

private func rest<C: RangeReplaceableCollection>(of collection: C, without offsets: IndexSet) -> C {
    var rest = C()
    for (offset, element) in collection.enumerated() where !offsets.contains(offset) { rest.append(element) }
    return rest
}

extension ForEach {
    /// A view for each element of a bound collection, which a person may delete and move in a list as `editActions` says;
    /// the closure gets a binding to the element.
    public nonisolated init<C, R>(
        _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> R
    )
    where
        Data == _IndexedBindings<C, ID>, ID == C.Element.ID, Content == EditableCollectionContent<R, C>,
        C: MutableCollection & RandomAccessCollection, R: View, C.Element: Identifiable, C.Index: Hashable
    {
        self.init(
            data: _IndexedBindings(data, id: { $0.id }), id: { $0.id },
            content: { EditableCollectionContent(content: content($0.binding)) })
        edits = LoopEdits(data, editActions)
    }

    /// The same with elements that are identified by the value at `id`.
    public nonisolated init<C, R>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> R
    )
    where
        Data == _IndexedBindings<C, ID>, Content == EditableCollectionContent<R, C>,
        C: MutableCollection & RandomAccessCollection, R: View, C.Index: Hashable
    {
        nonisolated(unsafe) let id = id
        self.init(
            data: _IndexedBindings(data, id: { $0[keyPath: id] }), id: { $0.id },
            content: { EditableCollectionContent(content: content($0.binding)) })
        edits = LoopEdits(data, editActions)
    }
}
