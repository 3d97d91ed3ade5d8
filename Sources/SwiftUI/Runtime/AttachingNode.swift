import ViewGraph
import ViewLayout

/// A modifier that attaches views to a view: layers over or behind it, bars at its edges.
@MainActor
protocol AttachingModifier: ViewModifier where Body == Never {
    associatedtype Attached: View
    /// The item around a view and what is attached to it; its child is the view.
    associatedtype Item: UnaryItem
    var attached: Attached { get }
    func makeItem() -> Item
    /// Gives the item this modifier's values.
    func update(_ item: Item)
    static func attach(_ views: [LayoutItem], to item: Item)
}

extension AttachingModifier {
    public static func _makeModifiedNode<V: View>(
        _ modifier: Self, _ content: V, _ parent: _GraphNode
    ) -> _GraphNode {
        AttachingNode(modifier, content, parent: parent)
    }
    public static func _updateModifiedNode<V: View>(_ node: _GraphNode, _ modifier: Self, _ content: V) {
        unsafeDowncast(node, to: AttachingNode<V, Self>.self).receive(modifier, content)
    }
}

/// The place of such a modifier. Each view of the content has attachments of its own: `Group` and `ForEach` are several.
final class AttachingNode<Content: View, Modifier: AttachingModifier>: ParentNode, Container, DirectedNode, LayerHolding
{
    var isStale = false
    private var modifier: Modifier
    private var places: [Place] = []

    /// One view of the content with what is attached to it.
    private struct Place {
        let item: Modifier.Item
        let attached: _GraphNode
    }

    var primaryNode: _GraphNode { child }

    init(_ modifier: Modifier, _ content: Content, parent: _GraphNode) {
        self.modifier = modifier
        super.init(parent: parent)
        flags.subtract(.ofContainer)
        child = Content._makeNode(content, self)
        places = child.layoutItems().map(makePlace)
        gatherAttachments()
    }

    func receive(_ new: Modifier, _ content: Content) {
        modifier = new
        Content._updateNode(child, content)
        for place in places {
            new.update(place.item)
            Modifier.Attached._updateNode(place.attached, new.attached)
        }
    }

    private func makePlace(_ view: LayoutItem) -> Place {
        let item = modifier.makeItem()
        item.child = view
        item.layoutDirection = environmentValues.layoutDirection
        return Place(item: item, attached: Modifier.Attached._makeNode(modifier.attached, self))
    }

    var directedItems: [LayoutItem] { places.map(\.item) }

    func refreshOutputs() {
        let items = child.layoutItems()
        if items.count == 1 && places.count == 1 {
            // One view, whichever it is, keeps its attachments: a branch of an `if` may have changed inside.
            places[0].item.child = items[0]
        } else {
            replacePlaces(for: items)
        }
        gatherAttachments()
    }

    private func gatherAttachments() {
        for place in places {
            Modifier.attach(place.attached.layoutItems(), to: place.item)
            place.item.noteContentChanged()
        }
    }

    private func replacePlaces(for items: [LayoutItem]) {
        var known: [ObjectIdentifier: Place] = [:]
        for place in places { if let view = place.item.child { known[ObjectIdentifier(view)] = place } }
        places = items.map { known.removeValue(forKey: ObjectIdentifier($0)) ?? makePlace($0) }
        for place in known.values { Removal.unmount(place.attached) }
        outputsChanged()
        PreferenceReaders.noteStructureChange(below: self)
    }

    /// Both the content and what is attached are gathered here; the way up ends, unless the number of views differs.
    override func childOutputsChanged() -> Bool {
        if child != nil { Structure.noteStale(self) }
        return true
    }

    override func appendOutputs(_ outputs: inout [AnyObject]) {
        for place in places { outputs.append(place.item) }
    }

    override func forEachChild(_ body: (_GraphNode) -> Void) {
        super.forEachChild(body)
        for place in places { body(place.attached) }
    }

    override func unmount() {
        super.unmount()
        for place in places { place.attached.unmount() }
    }
}
