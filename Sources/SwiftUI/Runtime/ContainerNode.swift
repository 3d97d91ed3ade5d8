import ViewGraph
import ViewLayout

/// A node with one layout item that holds those of its content: stacks, grids, custom layouts.
class ContainerNode<Content: View>: ParentNode, Container, DirectedNode {
    final var isStale = false
    final let item: LayoutItem

    init(_ item: LayoutItem, _ content: Content, parent: _GraphNode, tellsSectionsApart: Bool = false) {
        self.item = item
        super.init(parent: parent)
        flags.subtract([.ofContainer, .carriesRowTraits])
        if tellsSectionsApart { flags.insert(.inSectionedContainer) }
        item.layoutDirection = environmentValues.layoutDirection
        child = Content._makeNode(content, self)
        refreshOutputs()
    }

    final var directedItems: [LayoutItem] { [item] }

    final func receive(_ content: Content) { Content._updateNode(child, content) }

    /// Gives the item the items below.
    func take(_ items: [LayoutItem]) {}

    final func refreshOutputs() {
        take(child.layoutItems())
        item.noteContentChanged()
    }

    override func childOutputsChanged() -> Bool {
        // While the content is being made, `init` gathers it.
        if child != nil { Structure.noteStale(self) }
        return true
    }

    override func appendOutputs(_ outputs: inout [AnyObject]) { outputs.append(item) }
}

extension LayoutItem {
    /// Lets the host above look for widgets that came or went.
    @MainActor
    func noteContentChanged() {
        var item: LayoutItem? = self
        while let current = item {
            if let surface = current.asArranging { return Structure.noteStale(surface) }
            if let label = current as? NamingItem { label.nameChanged() }
            item = current.parent
        }
    }
}
