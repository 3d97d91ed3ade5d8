import ViewGraph

extension View {
    /// Animates what is in this view when `value` changes.
    public nonisolated func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        modifier(_AnimationModifier(animation: animation, value: value))
    }

    /// Animates whatever changes in this view; nil keeps it from being animated.
    @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
    public nonisolated func animation(_ animation: Animation?) -> some View {
        modifier(
            _TransactionModifier { transaction in
                if !transaction.disablesAnimations { transaction.animation = animation }
            })
    }

    /// Changes the transaction in which this view's content is updated.
    public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        modifier(_TransactionModifier(transform: transform))
    }
}

/// Gives updates an animation when a value has changed.
public struct _AnimationModifier<Value: Equatable>: ViewModifier {
    public typealias Body = Never
    let animation: Animation?
    nonisolated(unsafe) let value: Value

    public static func _makeModifiedNode<V: View>(
        _ modifier: Self, _ content: V, _ parent: _GraphNode
    ) -> _GraphNode {
        let node = TransactionNode(content, parent: parent) { _ in }
        node.memory = modifier.value
        return node
    }

    public static func _updateModifiedNode<V: View>(_ node: _GraphNode, _ modifier: Self, _ content: V) {
        let node = unsafeDowncast(node, to: TransactionNode<V>.self)
        let isChanged = (node.memory as? Value).map { $0 != modifier.value } ?? false
        node.memory = modifier.value
        // For this pass alone; in it also for nodes below that are evaluated by themselves, later.
        let pass = Graph.pass
        node.transform = { transaction in
            guard isChanged, Graph.pass == pass, !transaction.disablesAnimations else { return }
            transaction.animation = modifier.animation
        }
        node.receive(content)
    }
}

/// Changes the transaction of updates.
public struct _TransactionModifier: ViewModifier {
    public typealias Body = Never
    nonisolated(unsafe) let transform: (inout Transaction) -> Void

    public static func _makeModifiedNode<V: View>(
        _ modifier: Self, _ content: V, _ parent: _GraphNode
    ) -> _GraphNode {
        TransactionNode(content, parent: parent, modifier.transform)
    }

    public static func _updateModifiedNode<V: View>(_ node: _GraphNode, _ modifier: Self, _ content: V) {
        let node = unsafeDowncast(node, to: TransactionNode<V>.self)
        node.transform = modifier.transform
        node.receive(content)
    }
}

/// A node that gives its subtree another transaction.
final class TransactionNode<Content: View>: ContentNode<Content>, TransactionModifying {
    var transform: (inout Transaction) -> Void
    /// What the modifier remembers from one update to the next.
    var memory: Any?

    init(_ content: Content, parent: _GraphNode, _ transform: @escaping (inout Transaction) -> Void) {
        self.transform = transform
        super.init(content, parent: parent) { $0.flags.formUnion([.modifiesTransaction, .belowTransactionModifier]) }
    }

    override func receive(_ content: Content) { Graph.withTransaction(below: self) { super.receive(content) } }

    func transaction(below list: PropertyList) -> PropertyList {
        var transaction = Transaction(list: list)
        transform(&transaction)
        return transaction.list
    }
}
