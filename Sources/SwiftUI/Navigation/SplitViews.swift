import Foundation
import Toolkit
import ViewGraph
import ViewLayout

/// Views beside each other, with edges between them that can be dragged.
///
/// Follows <https://developer.apple.com/documentation/swiftui/hsplitview>.
public struct HSplitView<Content: View>: _PrimitiveView {
    nonisolated(unsafe) let content: Content

    /// The views of `content`, from the leading side on.
    public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

    public static func _makeNode(_ view: Self, _ parent: _GraphNode) -> _GraphNode {
        SplitViewNode(view.content, isVertical: false, parent: parent)
    }
    public static func _updateNode(_ node: _GraphNode, _ view: Self) {
        unsafeDowncast(node, to: SplitViewNode<Content>.self).receive(view.content)
    }
}

/// Views below each other, with edges between them that can be dragged.
///
/// Follows <https://developer.apple.com/documentation/swiftui/vsplitview>.
public struct VSplitView<Content: View>: _PrimitiveView {
    nonisolated(unsafe) let content: Content

    /// The views of `content`, from the top on.
    public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

    public static func _makeNode(_ view: Self, _ parent: _GraphNode) -> _GraphNode {
        SplitViewNode(view.content, isVertical: true, parent: parent)
    }
    public static func _updateNode(_ node: _GraphNode, _ view: Self) {
        unsafeDowncast(node, to: SplitViewNode<Content>.self).receive(view.content)
    }
}

/// The place of such views. Each is in a surface of its own.
final class SplitViewNode<Content: View>: ParentNode, Container, DirectedNode {
    var isStale = false
    private let isVertical: Bool
    private var panes: [Pane] = []
    private let control: any SplitControl
    private let item: SplitViewItem

    private struct Pane {
        let item: LayoutItem
        let host: SurfaceHost
        /// As it was when the view came: an edge stays where it is when the view changes later.
        var ideal: CGFloat?
    }

    init(_ content: Content, isVertical: Bool, parent: _GraphNode) {
        self.isVertical = isVertical
        control = Desktop.chosen.makeSplit(SplitContent(isVertical: isVertical, parts: []))
        item = SplitViewItem(control, isVertical: isVertical)
        super.init(parent: parent)
        flags.subtract(.ofContainer)
        item.layoutDirection = environmentValues.layoutDirection
        child = Content._makeNode(content, self)
        refreshOutputs()
    }

    func receive(_ content: Content) { Content._updateNode(child, content) }

    func refreshOutputs() {
        let items = child.layoutItems()
        for old in panes where !items.contains(where: { $0 === old.item }) {
            old.host.removeAll()
            old.host.setChildren([])
        }
        panes = items.map { item in
            if let known = panes.first(where: { $0.item === item }) { return known }
            let host = SurfaceHost.bare()
            host.layoutDirection = environmentValues.layoutDirection
            host.setChildren([item])
            host.arrangeWidgets()
            host.sizeChanged = { [weak self] in
                guard let self else { return }
                self.item.invalidateSize()
                // The view may have other bounds now.
                Structure.noteStale(self)
            }
            return Pane(item: item, host: host)
        }
        item.hosts = panes.map(\.host)
        show()
    }

    private func length(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }

    /// How long the view can be at most; nil for any length.
    private func most(_ host: SurfaceHost) -> CGFloat? {
        let most = length(
            host.size(
                isVertical
                    ? ProposedViewSize(width: nil, height: .infinity) : ProposedViewSize(width: .infinity, height: nil))
        )
        return most < 100_000 ? most : nil
    }

    private func show() {
        let bounds = panes.map { (least: length($0.host.size(.zero)), most: most($0.host)) }
        // Where no view takes what is left, all share it.
        let areBounded = bounds.contains { $0.most == nil }
        for index in panes.indices where panes[index].ideal == nil {
            panes[index].ideal = length(panes[index].host.size(.unspecified))
        }
        let parts = zip(panes, bounds).map { pane, bounds in
            let most = areBounded ? bounds.most : nil
            return SplitContent.Part(
                pane.host.surface, minimum: Double(bounds.least), ideal: pane.ideal.map { Double($0) },
                maximum: most.map { Double(max($0, bounds.least)) }, stretches: most == nil)
        }
        control.update(SplitContent(isVertical: isVertical, parts: parts))
        item.invalidateSize()
        item.noteContentChanged()
    }

    override func childOutputsChanged() -> Bool {
        if child != nil { Structure.noteStale(self) }
        return true
    }

    var directedItems: [LayoutItem] { [item] + panes.map(\.host) }

    override func appendOutputs(_ outputs: inout [AnyObject]) { outputs.append(item) }

    override func unmount() {
        super.unmount()
        for pane in panes {
            pane.host.removeAll()
            pane.host.setChildren([])
        }
    }
}

/// The item of such views: at least as long as they are together, and as what it is offered.
final class SplitViewItem: WidgetItem {
    nonisolated(unsafe) var hosts: [SurfaceHost] = []
    private let isVertical: Bool
    /// What an edge between two views takes.
    private nonisolated static let handle: CGFloat = 1

    init(_ widget: any Widget, isVertical: Bool) {
        self.isVertical = isVertical
        super.init(widget)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        onMainThread {
            func total(_ length: (SurfaceHost) -> CGFloat) -> CGFloat {
                hosts.reduce(0) { $0 + length($1) } + CGFloat(max(hosts.count - 1, 0)) * Self.handle
            }
            func most(_ length: (SurfaceHost) -> CGFloat) -> CGFloat { hosts.map(length).max() ?? 0 }
            let least =
                isVertical
                ? CGSize(width: most { $0.size(.zero).width }, height: total { $0.size(.zero).height })
                : CGSize(width: total { $0.size(.zero).width }, height: most { $0.size(.zero).height })
            let ideal =
                isVertical
                ? CGSize(width: most { $0.size(.unspecified).width }, height: total { $0.size(.unspecified).height })
                : CGSize(width: total { $0.size(.unspecified).width }, height: most { $0.size(.unspecified).height })
            return CGSize(
                width: max(proposal.width ?? ideal.width, least.width),
                height: max(proposal.height ?? ideal.height, least.height))
        }
    }
}
