import ViewGraph

/// A view whose type is hidden. When the hidden type changes, the view gets a new identity and its state ends.
///
/// Follows <https://developer.apple.com/documentation/swiftui/anyview>.
public struct AnyView: _PrimitiveView {
    nonisolated(unsafe) let box: Box

    /// Hides the type of `view`. An `AnyView` is not wrapped again.
    public nonisolated init<V: View>(_ view: V) {
        if let erased = view as? AnyView { self = erased } else { box = TypedBox(view) }
    }

    /// Hides the type of `view`.
    public nonisolated init<V: View>(erasing view: V) { self.init(view) }

    class Box {
        @MainActor
        func make(_ parent: _GraphNode) -> _GraphNode { preconditionFailure("abstract") }
        /// False when the node is of another view type.
        @MainActor
        func update(_ node: AnyViewNode) -> Bool { preconditionFailure("abstract") }
        nonisolated var type: ObjectIdentifier { preconditionFailure("abstract") }
        @MainActor
        var isSeveralViews: Bool { preconditionFailure("abstract") }
    }

    private final class TypedBox<V: View>: Box {
        nonisolated(unsafe) let view: V
        nonisolated init(_ view: V) { self.view = view }
        override func make(_ parent: _GraphNode) -> _GraphNode { V._makeNode(view, parent) }
        override func update(_ node: AnyViewNode) -> Bool {
            guard node.type == type else { return false }
            V._updateNode(node.child, view)
            return true
        }
        nonisolated override var type: ObjectIdentifier { ObjectIdentifier(V.self) }
        override var isSeveralViews: Bool {
            let count = _ViewCount.of(V.self)
            return count.isErased ? (view as? any ErasedCounting)?.isSeveralViews ?? false : !count.isAtMostOne
        }
    }

    public static func _makeNode(_ view: Self, _ parent: _GraphNode) -> _GraphNode {
        let node = AnyViewNode(view.box.type, parent: parent)
        node.child = view.box.make(node)
        return node
    }

    public static func _updateNode(_ node: _GraphNode, _ view: Self) {
        let node = unsafeDowncast(node, to: AnyViewNode.self)
        if view.box.update(node) { return }
        node.type = view.box.type
        node.replace(view.box.make)
    }
}

final class AnyViewNode: ReplacingNode {
    var type: ObjectIdentifier

    init(_ type: ObjectIdentifier, parent: _GraphNode) {
        self.type = type
        super.init(parent: parent)
    }
}
