import Toolkit
import ViewGraph

/// A row of a loop in a list: an identity, and views once they have been asked for.
final class LazyRow<Data: RandomAccessCollection, ID: Hashable, Content: View>: EngineRow, RecentRow {
    let key: RowKey<ID>
    var index: Int
    private(set) var host: RowHostNode<RowView<Data.Element, ID, Content>>?
    private(set) var isHeld = false
    var hiddenAt: UInt64 = 0
    var nameChanged: (() -> Void)?
    var contentChanged: (() -> Void)?
    private var outer: (traits: RowTraits, metrics: RowMetrics)?
    private var generation = -1
    /// Nil when the row's element, or the list, has gone.
    private weak var node: LazyForEachNode<Data, ID, Content>?
    /// Stands for views that have gone while the desktop still shows the row.
    private lazy var emptyHost = SurfaceHost.bare()

    init(_ key: RowKey<ID>, index: Int, node: LazyForEachNode<Data, ID, Content>) {
        self.key = key
        self.index = index
        self.node = node
    }

    var hasViews: Bool { host != nil }
    var knownHost: RowHost? { host?.row }

    func settle(_ traits: RowTraits, _ metrics: RowMetrics, generation: Int) {
        if generation == self.generation { return }
        self.generation = generation
        outer = (traits, metrics)
        host?.row.settle(traits, metrics)
    }

    var surface: any Surface {
        if let host { return host.row.surface }
        guard let node else { return emptyHost.surface }
        let host = RowHostNode(node.view(of: self), parent: node)
        self.host = host
        connect(host)
        if let outer { host.row.settle(outer.traits, outer.metrics) }
        // The widgets must be there when the desktop asks for the row's size.
        host.row.arrangeWidgets()
        // In an update it follows anyway.
        if !Graph.isUpdating { Structure.update() }
        return host.row.surface
    }

    /// A place in the tree is a row's own only for what it keeps. Where it keeps nothing, it serves the next row as well,
    /// for the price of new values, and of new texts in the widgets that are there.
    func takeOver(_ other: any ListRow) -> Bool {
        guard host == nil, let node, let other = other as? Self, other !== self, other.node === node,
            other.hiddenAt != 0, let taken = other.host, taken.isInterchangeable
        else { return false }
        node.wasShown(other)
        other.host = nil
        host = taken
        connect(taken)
        if let outer { taken.row.settle(outer.traits, outer.metrics) }
        taken.receive(node.view(of: self))
        node.forgetIfUnused(other)
        if !Graph.isUpdating { Structure.update() }
        return true
    }

    var spareRow: (any ListRow)? {
        guard host == nil, let spare = node?.spareRow, spare.host?.isInterchangeable == true else { return nil }
        return spare
    }

    private func connect(_ host: RowHostNode<RowView<Data.Element, ID, Content>>) {
        host.traitsChanged = { [weak self] in self?.contentChanged?() }
        host.row.host.nameChanged = { [weak self] in self?.nameChanged?() }
    }

    var accessibleName: String { host?.row.accessibleText ?? "" }

    /// Takes over the element and the content closure as they are now.
    func refresh() {
        if let host, let node { host.receive(node.view(of: self)) }
    }

    func wasShown() { node?.wasShown(self) }

    func wasHidden() { node?.wasHidden(self) }

    func heldChanged(_ isHeld: Bool) {
        self.isHeld = isHeld
        if !isHeld { node?.forgetIfUnused(self) }
    }

    /// Ends the views' lives; they are made anew if the row comes back.
    func dropViews() {
        guard let gone = host else { return }
        host = nil
        Removal.unmount(gone)
    }

    /// The element has gone.
    func end() {
        node?.wasShown(self)
        node = nil
        dropViews()
    }
}

/// The content of a row's surface: the view of one element.
struct RowView<Element, ID: Hashable, Content: View>: _PrimitiveView {
    nonisolated(unsafe) let element: Element
    nonisolated(unsafe) let id: ID
    nonisolated(unsafe) let content: (Element) -> Content
    let contentIsSame: Bool

    static func _makeNode(_ view: Self, _ parent: _GraphNode) -> _GraphNode {
        RowNode(view.element, id: view.id, content: view.content, parent: parent)
    }
    static func _updateNode(_ node: _GraphNode, _ view: Self) {
        let node = unsafeDowncast(node, to: RowNode<Element, ID, Content>.self)
        node.id = view.id
        node.receive(view.element, view.content, contentIsSame: view.contentIsSame)
    }
}
