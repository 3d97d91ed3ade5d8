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
    public static var _viewCount: _ViewCount { .of(Content.self) }
}

extension View where Self: Equatable {
    /// Skips the body when `==` finds the new value equal to the last one, whatever else differs.
    public nonisolated func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

final class EquatableNode<Content: Equatable & View>: ContentNode<Content> {
    private var last: Content

    init(_ content: Content, parent: _GraphNode) {
        last = content
        super.init(content, parent: parent)
    }

    override func receive(_ new: Content) {
        if last == new {
            Graph.counts.cutOffs += 1
            return
        }
        last = new
        super.receive(new)
    }
}
