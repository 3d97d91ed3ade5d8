import ViewGraph
import ViewLayout

/// Shows the first of its views whose ideal size fits into what it is offered; the last if none does.
///
/// Follows <https://developer.apple.com/documentation/swiftui/viewthatfits>.
public struct ViewThatFits<Content: View>: _PrimitiveView {
    let axes: Axis.Set
    nonisolated(unsafe) let content: Content

    /// Chooses among the views of `content` by the given axes.
    public nonisolated init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }

    public static func _makeNode(_ view: Self, _ parent: _GraphNode) -> _GraphNode {
        ChoiceNode(view.axes, view.content, parent: parent)
    }
    public static func _updateNode(_ node: _GraphNode, _ view: Self) {
        let node = unsafeDowncast(node, to: ChoiceNode<Content>.self)
        node.choice.axes = view.axes
        node.receive(view.content)
    }
}

final class ChoiceNode<Content: View>: ContainerNode<Content> {
    let choice: ViewThatFitsItem

    init(_ axes: Axis.Set, _ content: Content, parent: _GraphNode) {
        choice = ViewThatFitsItem(axes)
        super.init(choice, content, parent: parent)
    }

    override func take(_ items: [LayoutItem]) { choice.setChildren(items) }
}
