import ViewGraph
import ViewLayout

/// A modifier that puts each of its content's layout items into an item of its own.
public protocol _ItemModifier: ViewModifier, Animatable where Body == Never {
    /// The item around the content's.
    associatedtype _Item: UnaryItem
    /// A new item with this modifier's values.
    @MainActor
    func _makeItem() -> _Item
    /// Gives the item this modifier's values.
    @MainActor
    func _update(_ item: _Item)
    /// Whether items depend on the environment; they are then told of it when they are made and when it changes.
    static var _readsEnvironment: Bool { get }
    /// Gives the item what it needs of the environment at its node.
    @MainActor
    func _apply(_ node: _GraphNode, to item: _Item)
}

extension _ItemModifier {
    public static var _readsEnvironment: Bool { false }
    public func _apply(_ node: _GraphNode, to item: _Item) {}
    public static func _makeModifiedNode<V: View>(
        _ modifier: Self, _ content: V, _ parent: _GraphNode
    ) -> _GraphNode {
        ItemModifierNode(modifier, content, parent: parent)
    }
    public static func _updateModifiedNode<V: View>(_ node: _GraphNode, _ modifier: Self, _ content: V) {
        unsafeDowncast(node, to: ItemModifierNode<V, Self>.self).receive(modifier, content)
    }
}

/// The place of such a modifier. Several views in its content get an item each.
class ItemModifierNode<Content: View, Modifier: _ItemModifier>: ParentNode, DirectedNode {
    /// The modifier as it is wanted, and as it is shown, which differs while an animation runs.
    private final var modifier: Modifier
    private final var shown: Modifier
    private final var animator: Animator<Modifier>?
    final private(set) var items: [Modifier._Item] = []

    init(_ modifier: Modifier, _ content: Content, parent: _GraphNode) {
        self.modifier = modifier
        shown = modifier
        super.init(parent: parent)
        flags.subtract(.ofContainer)
        child = Content._makeNode(content, self)
    }

    final func receive(_ new: Modifier, _ content: Content) {
        if !planEqual(modifier, new) {
            modifier = new
            if Transaction.current.animation != nil || animator != nil {
                let animator = animator ?? Animator(shown) { [unowned self] in show($0) }
                self.animator = animator
                animator.set(new)
            } else {
                show(new)
            }
        }
        Content._updateNode(child, content)
    }

    private final func show(_ modifier: Modifier) {
        shown = modifier
        for item in items { modifier._update(item) }
    }

    override func update() {
        guard Modifier._readsEnvironment else { return }
        Graph.track(self) {
            for item in items { shown._apply(self, to: item) }
        }
    }

    final override func appendOutputs(_ outputs: inout [AnyObject]) {
        let inner = child.layoutItems()
        if flags.contains(.inMenu), !(Modifier.self is any MenuValueModifier.Type) {
            // Nothing is placed or drawn there.
            outputs += inner
            return
        }
        if inner.count == 1 {
            // One view, whichever it is, keeps its item: a branch of an `if` may have changed inside.
            if items.count != 1 { items = [makeItem()] }
            items[0].child = inner[0]
        } else {
            var known: [ObjectIdentifier: Modifier._Item] = [:]
            for item in items { if let child = item.child { known[ObjectIdentifier(child)] = item } }
            items = inner.map { inner in
                let item = known[ObjectIdentifier(inner)] ?? makeItem()
                item.child = inner
                return item
            }
        }
        for item in items { outputs.append(item) }
    }

    final var directedItems: [LayoutItem] { items }

    /// A new item; a subclass connects it.
    func makeItem() -> Modifier._Item {
        let item = shown._makeItem()
        item.layoutDirection = environmentValues.layoutDirection
        if Modifier._readsEnvironment { Graph.track(self) { shown._apply(self, to: item) } }
        return item
    }

    override var isInterchangeable: Bool { animator == nil && hasInterchangeableChildren }

    override func unmount() {
        super.unmount()
        if Modifier._readsEnvironment { for item in items { (item as? WidgetItem)?.node = nil } }
        animator?.stop()
    }
}

/// A modifier that means something in a menu too: a value that a picker reads, not a place or a look.
protocol MenuValueModifier {}
