import Foundation
import ViewGraph
import ViewLayout

/// Views in rows and columns.
///
/// Follows <https://developer.apple.com/documentation/swiftui/grid>.
public struct Grid<Content: View>: _PrimitiveView {
    private let view: LayoutView<GridLayout, Content>

    /// A grid of the rows in `content`; a view that is no row spans all columns.
    public nonisolated init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        view = LayoutView(
            layout: GridLayout(
                alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing),
            content: content())
    }

    public static func _makeNode(_ view: Self, _ parent: _GraphNode) -> _GraphNode {
        LayoutView._makeNode(view.view, parent)
    }
    public static func _updateNode(_ node: _GraphNode, _ view: Self) { LayoutView._updateNode(node, view.view) }
}

/// A row of a grid: its views are the row's cells.
public struct GridRow<Content: View>: _PrimitiveView {
    let alignment: VerticalAlignment?
    nonisolated(unsafe) let content: Content

    /// A row whose cells are lined up by `alignment`, or as the grid says.
    public nonisolated init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    public static func _makeNode(_ view: Self, _ parent: _GraphNode) -> _GraphNode {
        GridRowNode(view.alignment, view.content, parent: parent)
    }
    public static func _updateNode(_ node: _GraphNode, _ view: Self) {
        let node = unsafeDowncast(node, to: GridRowNode<Content>.self)
        node.row.alignment = view.alignment
        node.receive(view.content)
    }
}

final class GridRowNode<Content: View>: ContainerNode<Content> {
    let row: GridRowItem

    init(_ alignment: VerticalAlignment?, _ content: Content, parent: _GraphNode) {
        row = GridRowItem(alignment: alignment)
        super.init(row, content, parent: parent)
    }

    override func take(_ items: [LayoutItem]) { row.setChildren(items) }
}

extension View {
    /// How many columns the cell spans; less than 1 counts as 1.
    public nonisolated func gridCellColumns(_ count: Int) -> some View {
        layoutValue(key: GridCellColumnsKey.self, value: max(count, 1))
    }
    /// The point of the cell's room, and of the view, that meet.
    public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        layoutValue(key: GridCellAnchorKey.self, value: anchor)
    }
    /// How the cells of this cell's column are lined up; the first in a column that says so decides.
    public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        layoutValue(key: GridColumnAlignmentKey.self, value: guide)
    }
    /// Axes on which the cell asks for no room of its own.
    public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        layoutValue(key: GridCellUnsizedAxesKey.self, value: axes)
    }
}
