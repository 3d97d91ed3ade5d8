import Foundation
import ViewGraph
import ViewLayout

/// Views of which one leads to the next: a sidebar and what it leads to.
///
/// One view of the content fills the room; of two, the first is a sidebar beside the second, with a line between.
/// A `navigationTitle` inside titles the window.
/// Follows <https://developer.apple.com/documentation/swiftui/navigationview>.
public struct NavigationView<Content: View>: _PrimitiveView {
    nonisolated(unsafe) let content: Content

    /// Navigation over the views of `content`.
    public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

    public static func _makeNode(_ view: Self, _ parent: _GraphNode) -> _GraphNode {
        NavigationViewNode(view.content, parent: parent)
    }
    public static func _updateNode(_ node: _GraphNode, _ view: Self) {
        unsafeDowncast(node, to: NavigationViewNode<Content>.self).receive(view.content)
    }
}

/// The place of such views. The lines between are its own.
final class NavigationViewNode<Content: View>: ContainerNode<Content> {
    private static var sidebarWidth: CGFloat { 240 }
    private let container = LayoutContainerItem(HStackLayout(spacing: 0))
    private let sidebar = FixedFrameItem(alignment: .topLeading)
    /// The last view is in the middle of what the others leave.
    private let room = FlexibleFrameItem(
        horizontal: FlexibleFrameItem.Limits(max: .infinity), vertical: FlexibleFrameItem.Limits(max: .infinity))
    private var lines: [_GraphNode] = []

    init(_ content: Content, parent: _GraphNode) {
        super.init(container, content, parent: parent)
    }

    override func take(_ items: [LayoutItem]) {
        while lines.count < items.count - 1 { lines.append(Divider._makeNode(Divider(), self)) }
        sidebar.width = Self.sidebarWidth
        sidebar.child = items.count > 1 ? items[0] : nil
        room.child = items.last
        var columns: [LayoutItem] = []
        for (index, item) in items.enumerated() {
            if index > 0 { columns += lines[index - 1].layoutItems() }
            columns.append(index == items.count - 1 ? room : index == 0 ? sidebar : item)
        }
        container.setChildren(columns)
    }

    override func forEachChild(_ body: (_GraphNode) -> Void) {
        super.forEachChild(body)
        for line in lines { body(line) }
    }

    override func unmount() {
        super.unmount()
        for line in lines { line.unmount() }
    }
}
