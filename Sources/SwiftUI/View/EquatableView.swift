import ViewGraph

/// A view that is compared by `==` alone before its body runs again.
public struct EquatableView<Content: Equatable & View>: _PrimitiveView {
    /// The view that is compared.
    public nonisolated(unsafe) var content: Content

    /// Compares `content` by its `==`.
    public nonisolated init(content: Content) { self.content = content }

    public static func _makeNode(_ view: Self, _ parent: _GraphNode) -> _GraphNode {
        EquatableNode(view.content, parent: parent)
    }
    public static func _updateNode(_ node: _GraphNode, _ view: Self) {
        unsafeDowncast(node, to: EquatableNode<Content>.self).receive(view.content)
    }
}

extension View where Self: Equatable {
    /// Skips the body when `==` finds the new value equal to the last one, whatever else differs.
    public nonisolated func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

final class EquatableNode<Content: Equatable & View>: _GraphNode {
    private var last: Content
    private var child: _GraphNode!

    init(_ content: Content, parent: _GraphNode) {
        last = content
        super.init(parent: parent)
        child = Content._makeNode(content, self)
    }

    func receive(_ new: Content) {
        if last == new {
            Graph.counts.cutOffs += 1
            return
        }
        last = new
        Content._updateNode(child, new)
    }

    override func forEachChild(_ body: (_GraphNode) -> Void) {
        if let child { body(child) }
    }

    override func unmount() {
        super.unmount()
        child.unmount()
    }
}
