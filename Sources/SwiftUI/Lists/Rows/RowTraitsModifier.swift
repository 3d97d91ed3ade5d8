import ViewGraph
import ViewLayout

/// Says something of the rows that a view is in a list. Without effect elsewhere.
public struct _RowTraitsModifier: ViewModifier {
    public typealias Body = Never
    nonisolated(unsafe) let traits: RowTraits

    nonisolated init(_ set: (inout RowTraits) -> Void) {
        var traits = RowTraits()
        set(&traits)
        self.traits = traits
    }

    public static func _makeModifiedNode<V: View>(
        _ modifier: Self, _ content: V, _ parent: _GraphNode
    ) -> _GraphNode {
        // Nothing but a list looks at it.
        parent.flags.contains(.carriesRowTraits)
            ? RowTraitsNode(modifier.traits, content, parent: parent) : ContentNode(content, parent: parent)
    }
    public static func _updateModifiedNode<V: View>(_ node: _GraphNode, _ modifier: Self, _ content: V) {
        let node = unsafeDowncast(node, to: ContentNode<V>.self)
        node.receive(content)
        if node.flags.contains(.carriesRowTraits) {
            unsafeDowncast(node, to: RowTraitsNode<V>.self).receive(modifier.traits)
        }
    }
}

/// The place of a view of whose rows something is said: it puts that around each of its outputs.
final class RowTraitsNode<Content: View>: ContentNode<Content> {
    private var traits: RowTraits
    private var items = WrappingItems<RowTraitsItem>()

    init(_ traits: RowTraits, _ content: Content, parent: _GraphNode) {
        self.traits = traits
        super.init(content, parent: parent)
    }

    func receive(_ new: RowTraits) {
        let isSame = planEqual(traits, new)
        traits = new
        for item in items.all { item.traits = new }
        if !isSame { outputsChanged() }
    }

    override var isInterchangeable: Bool { hasInterchangeableChildren }

    override func appendOutputs(_ outputs: inout [AnyObject]) {
        let inner = child.layoutItems()
        for item in items.wrap(inner, make: { RowTraitsItem(traits, child: $0) }) { outputs.append(item) }
    }
}

/// Items around others, one each. An item stays with what it is around, and with whatever comes in its place where it is
/// the only one: a branch of an `if` may have changed inside.
@MainActor
struct WrappingItems<Item: UnaryItem> {
    private(set) var all: [Item] = []

    mutating func wrap(_ inner: [LayoutItem], make: (LayoutItem) -> Item) -> [Item] {
        if inner.count == 1, all.count == 1 {
            all[0].child = inner[0]
        } else {
            var known: [ObjectIdentifier: Item] = [:]
            for item in all { if let child = item.child { known[ObjectIdentifier(child)] = item } }
            all = inner.map { inner in
                let item = known[ObjectIdentifier(inner)] ?? make(inner)
                item.child = inner
                return item
            }
        }
        return all
    }
}
