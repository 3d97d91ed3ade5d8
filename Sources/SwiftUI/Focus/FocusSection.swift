import Foundation
import ViewGraph
import ViewLayout

extension View {
    /// Makes the view a whole for arrow keys that nothing wants: from what is beside it they move the focus into it,
    /// though no control lies exactly there, and out of it when it has none further in that direction.
    ///
    /// Tab goes through all views in their order. Follows
    /// <https://developer.apple.com/documentation/swiftui/view/focussection()>.
    public nonisolated func focusSection() -> some View { modifier(_FocusSectionModifier()) }
}

/// Makes a section of the focus.
struct _FocusSectionModifier: ViewModifier {
    typealias Body = Never

    static func _makeModifiedNode<V: View>(_ modifier: Self, _ content: V, _ parent: _GraphNode) -> _GraphNode {
        FocusSectionNode(content, parent: parent)
    }
    static func _updateModifiedNode<V: View>(_ node: _GraphNode, _ modifier: Self, _ content: V) {
        unsafeDowncast(node, to: FocusSectionNode<V>.self).receive(content)
    }
}

/// The place of a section of the focus.
final class FocusSectionNode<Content: View>: ContentNode<Content> {
    init(_ content: Content, parent: _GraphNode) {
        super.init(content, parent: parent)
        FocusSections.nodes.append(self)
    }

    override func unmount() {
        super.unmount()
        FocusSections.nodes.removeAll { $0 === self }
    }
}

/// Moves the focus between sections.
@MainActor
enum FocusSections {
    fileprivate(set) static var nodes: [_GraphNode] = []

    /// Moves the focus from where it is to the section that lies in `direction`; false leaves the key to the desktop.
    static func move(_ direction: MoveCommandDirection, from node: _GraphNode?, in window: _GraphNode) -> Bool {
        if nodes.isEmpty { return false }
        guard let node, let focus = node.focusFrame else { return false }
        let inner = nodes.filter { node.isBelow($0) }.max { $0.depth < $1.depth }
        // Within a section the desktop moves the focus itself.
        let others = inner?.interactiveFrames ?? []
        if others.contains(where: { $0 != focus && direction.distance(from: focus, to: $0) != nil }) { return false }
        let start = inner?.focusFrame ?? focus
        let candidates = nodes.filter { !node.isBelow($0) && $0.isBelow(window) }.compactMap { section in
            section.focusFrame.flatMap { direction.distance(from: start, to: $0) }.map { (section, $0) }
        }
        return candidates.sorted { $0.1 < $1.1 }.contains { $0.0.takeFocus() }
    }
}

extension MoveCommandDirection {
    /// How far `other` lies in this direction of `frame`; nil where it does not.
    fileprivate func distance(from frame: CGRect, to other: CGRect) -> CGFloat? {
        let (gap, overlaps): (CGFloat, Bool) =
            switch self {
            case .left: (frame.minX - other.maxX, frame.minY < other.maxY && other.minY < frame.maxY)
            case .right: (other.minX - frame.maxX, frame.minY < other.maxY && other.minY < frame.maxY)
            case .up: (frame.minY - other.maxY, frame.minX < other.maxX && other.minX < frame.maxX)
            case .down: (other.minY - frame.maxY, frame.minX < other.maxX && other.minX < frame.maxX)
            }
        // Frames may touch, and controls may stand a little over them.
        return gap > -4 && overlaps ? gap : nil
    }
}

extension _GraphNode {
    /// What the node's views take up in the window; nil without any.
    @MainActor
    fileprivate var focusFrame: CGRect? {
        layoutItems().compactMap(\.windowFrame).reduce(nil) { $0?.union($1) ?? $1 }
    }

    /// What each control in the node takes up.
    @MainActor
    fileprivate var interactiveFrames: [CGRect] {
        var leaves: [LayoutItem] = []
        for item in layoutItems() { item.appendLeaves(&leaves) }
        return leaves.compactMap { ($0 as? LeafItem)?.isInteractive == true ? $0.windowFrame : nil }
    }
}

extension LayoutItem {
    @MainActor
    fileprivate var windowFrame: CGRect? {
        frame.isNull ? nil : enclosingSurface?.convert(frame, to: nil)
    }
}
