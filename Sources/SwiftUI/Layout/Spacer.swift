import Foundation
import ViewGraph
import ViewLayout

/// Takes the space that is left, along the axis of its stack.
public struct Spacer: _PrimitiveView {
    /// The least length in points; nil for the usual distance between views.
    public var minLength: CGFloat?

    /// A space of at least `minLength` points.
    public nonisolated init(minLength: CGFloat? = nil) { self.minLength = minLength }

    public static func _makeNode(_ view: Self, _ parent: _GraphNode) -> _GraphNode {
        let item = SpacerItem(minLength: view.minLength)
        return ItemNode(item, parent: parent)
    }
    public static func _updateNode(_ node: _GraphNode, _ view: Self) {
        unsafeDowncast(node, to: ItemNode<SpacerItem>.self).item.minLength = view.minLength
    }
}

/// A place with a layout item that shows nothing by itself.
final class ItemNode<Item: LayoutItem>: _GraphNode {
    let item: Item
    init(_ item: Item, parent: _GraphNode) {
        self.item = item
        super.init(parent: parent)
    }
    override var isInterchangeable: Bool { true }
    override func appendOutputs(_ outputs: inout [AnyObject]) { outputs.append(item) }
}
