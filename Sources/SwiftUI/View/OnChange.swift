import ViewGraph

extension View {
    /// Runs `action` with the new value when `value` has changed. The closure that runs is the one of the body before,
    /// so what it captured is old.
    @available(*, deprecated, message: "Use the closure with two or no parameters.")
    public nonisolated func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void)
        -> some View
    {
        modifier(_ChangeModifier(value: value, isInitial: false, usesOldClosure: true) { _, new in action(new) })
    }

    /// Runs `action` with the old and the new value when `value` has changed, and at first with both the same if
    /// `initial` is true.
    public nonisolated func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        modifier(_ChangeModifier(value: value, isInitial: initial, usesOldClosure: false, action: action))
    }

    /// Runs `action` when `value` has changed, and at first if `initial` is true.
    public nonisolated func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
        modifier(_ChangeModifier(value: value, isInitial: initial, usesOldClosure: false) { _, _ in action() })
    }
}

/// Tells of a value's changes.
public struct _ChangeModifier<Value: Equatable>: ViewModifier {
    public typealias Body = Never
    nonisolated(unsafe) let value: Value
    let isInitial: Bool
    let usesOldClosure: Bool
    nonisolated(unsafe) let action: (Value, Value) -> Void

    nonisolated init(
        value: Value, isInitial: Bool, usesOldClosure: Bool, action: @escaping (Value, Value) -> Void
    ) {
        self.value = value
        self.isInitial = isInitial
        self.usesOldClosure = usesOldClosure
        self.action = action
    }

    public static func _makeModifiedNode<V: View>(
        _ modifier: Self, _ content: V, _ parent: _GraphNode
    ) -> _GraphNode {
        ChangeNode(modifier, content, parent: parent)
    }
    public static func _updateModifiedNode<V: View>(_ node: _GraphNode, _ modifier: Self, _ content: V) {
        let node = unsafeDowncast(node, to: ChangeNode<V, Value>.self)
        node.receive(content)
        node.receive(modifier)
    }
}

extension _ChangeModifier {
    /// The node of the view or scene has come.
    @MainActor
    func begin(for node: _GraphNode) {
        if isInitial { enqueue(action, value, value, node) }
    }

    /// Takes the value of a new body, and tells if it differs.
    @MainActor
    mutating func take(_ new: _ChangeModifier, for node: _GraphNode) {
        let old = self
        self = new
        if old.value == new.value { return }
        enqueue(new.usesOldClosure ? old.action : new.action, old.value, new.value, node)
    }

    @MainActor
    private func enqueue(
        _ action: @escaping (Value, Value) -> Void, _ old: Value, _ new: Value, _ node: _GraphNode
    ) {
        Graph.enqueue(.appeared) { [weak node] in
            if node?.flags.contains(.unmounted) == false { action(old, new) }
        }
    }
}

final class ChangeNode<Content: View, Value: Equatable>: ContentNode<Content> {
    private var modifier: _ChangeModifier<Value>

    init(_ modifier: _ChangeModifier<Value>, _ content: Content, parent: _GraphNode) {
        self.modifier = modifier
        super.init(content, parent: parent)
        modifier.begin(for: self)
    }

    func receive(_ new: _ChangeModifier<Value>) { modifier.take(new, for: self) }
}
