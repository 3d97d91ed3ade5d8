import Foundation
import Toolkit
import ViewGraph
import ViewLayout

/// A thin line that parts views: across the row or column it is in, level elsewhere.
///
/// One point thick, and as long as it is offered. Follows <https://developer.apple.com/documentation/swiftui/divider>.
public struct Divider: _PrimitiveView {
    /// A line in the desktop's colour for separators.
    public nonisolated init() {}

    public static func _makeNode(_ view: Self, _ parent: _GraphNode) -> _GraphNode { DividerNode(parent: parent) }
    public static func _updateNode(_ node: _GraphNode, _ view: Self) {}
}

/// The place of a divider.
final class DividerNode: _GraphNode {
    private var control: (any Control<DrawingContent>)!
    private var item: DividerItem!
    private let line = Color(role: .separator).controlContent(EnvironmentValues())

    override init(parent: _GraphNode) {
        super.init(parent: parent)
        let attributes = readEnvironment()
        control = flags.contains(.inMenu) ? MenuPart(line, attributes) : Desktop.chosen.makeControl(line, attributes)
        item = DividerItem(control)
        item.name = attributes.accessibleName ?? ""
    }

    override func update() {
        let attributes = readEnvironment()
        item.name = attributes.accessibleName ?? ""
        control.update(line, attributes)
    }

    private func readEnvironment() -> WidgetAttributes {
        Graph.track(self) { environmentValues.widgetAttributes }
    }

    override var isInterchangeable: Bool { true }

    override func appendOutputs(_ outputs: inout [AnyObject]) { outputs.append(item) }
}

/// A leaf that is one point thick along the axis of its stack.
final class DividerItem: WidgetItem {
    nonisolated(unsafe) var name = ""

    override var accessibleName: String { name }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let length = proposal.replacingUnspecifiedDimensions()
        return stackAxis == .horizontal
            ? CGSize(width: 1, height: length.height) : CGSize(width: length.width, height: 1)
    }

    override func stackAxisChanged() { invalidateSize() }

    override var spacing: ViewSpacing { ViewSpacing() }
}
