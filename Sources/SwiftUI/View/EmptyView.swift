import ViewGraph

/// A view that shows nothing and takes no place.
public struct EmptyView: _PrimitiveView {
    /// Makes an empty view.
    public nonisolated init() {}

    public static func _makeNode(_ view: Self, _ parent: _GraphNode) -> _GraphNode { EmptyNode(parent: parent) }
    public static func _updateNode(_ node: _GraphNode, _ view: Self) {}
    public static var _viewCount: _ViewCount { .fixed(0) }
}

/// A place where nothing is.
final class EmptyNode: _GraphNode {
    override init(parent: _GraphNode) { super.init(parent: parent) }
    override var isInterchangeable: Bool { true }
}
