import Toolkit
import ViewGraph

/// A row of a loop in a list: an identity, and views once they have been asked for.
final class LazyRow<Data: RandomAccessCollection, ID: Hashable, Content: View>: ListRow, RecentRow {
    let key: RowKey<ID>
    var index: Int
    private(set) var host: HostNode<RowView<Data.Element, ID, Content>>?
    private(set) var isHeld = false
    var hiddenAt: UInt64 = 0
    var nameChanged: (() -> Void)?
    /// Nil when the row's element, or the list, has gone.
    private weak var node: LazyForEachNode<Data, ID, Content>?
    /// Stands for views that have gone while the desktop still shows the row.
    private lazy var emptyHost = SurfaceHost.row()

    init(_ key: RowKey<ID>, index: Int, node: LazyForEachNode<Data, ID, Content>) {
        self.key = key
        self.index = index
        self.node = node
    }

    var hasViews: Bool { host != nil }

    var surface: any Surface {
        if let host { return host.host.surface }
        guard let node else { return emptyHost.surface }
        let surface = SurfaceHost.row()
        surface.nameChanged = { [weak self] in self?.nameChanged?() }
        let host = HostNode(node.view(of: self), host: surface, parent: node)
        self.host = host
        surface.reportSeveralViews()
        // The widgets must be there when the desktop asks for the row's size.
        surface.arrangeWidgets()
        // In an update it follows anyway.
        if !Graph.isUpdating { Structure.update() }
        return surface.surface
    }

    var isSelectable: Bool { true }

    var accessibleName: String { host?.host.accessibleText ?? "" }

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
        unsafeDowncast(node, to: RowNode<Element, ID, Content>.self)
            .receive(view.element, view.content, contentIsSame: view.contentIsSame)
    }
}

extension SurfaceHost {
    /// A surface for a row of a list.
    static func row() -> SurfaceHost {
        let host = SurfaceHost.bare()
        host.alignment = .leading
        host.arrangement = VStackLayout(alignment: .leading)
        return host
    }

    /// One element's views are one row here.
    func reportSeveralViews() {
        guard childCount > 1 else { return }
        Log.once(
            "An element of a ForEach in a List has several views: they are shown below each other in one row.")
    }
}
