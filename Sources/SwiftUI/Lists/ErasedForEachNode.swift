import ViewGraph

/// The place of a loop over erased views in a list: its rows are made on demand while each element is one view, and at once
/// from when one is several.
final class ErasedForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: ReplacingNode {
    private var isLazy = true

    init(_ view: ForEach<Data, ID, Content>, parent: _GraphNode) {
        super.init(parent: parent)
        isLazy = !Self.hasSeveral(view)
        child = isLazy ? LazyForEachNode(view, parent: self) : ForEachNode(view, parent: self)
    }

    func receive(_ view: ForEach<Data, ID, Content>) {
        if isLazy, Self.hasSeveral(view) {
            isLazy = false
            return replace { ForEachNode(view, parent: $0) }
        }
        if isLazy {
            unsafeDowncast(child, to: LazyForEachNode<Data, ID, Content>.self).receive(view)
        } else {
            unsafeDowncast(child, to: ForEachNode<Data, ID, Content>.self).receive(view)
        }
    }

    /// Looked at are the first elements: making the views of all is what a list avoids.
    private static func hasSeveral(_ view: ForEach<Data, ID, Content>) -> Bool {
        Graph.untracked {
            view.data.prefix(16).contains { (view.content($0) as? any ErasedCounting)?.isSeveralViews ?? false }
        }
    }
}
