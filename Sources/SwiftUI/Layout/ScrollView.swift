import Toolkit
import ViewGraph
import ViewLayout

/// Shows a part of its content, and scrolls to the rest.
///
/// Takes all it is offered. Follows <https://developer.apple.com/documentation/swiftui/scrollview>.
public struct ScrollView<Content: View>: _PrimitiveView {
    /// What scrolls.
    public nonisolated(unsafe) var content: Content
    /// The axes along which it scrolls.
    public var axes: Axis.Set
    /// Whether scroll bars are shown.
    public var showsIndicators: Bool

    /// Content that scrolls along `axes`.
    public nonisolated init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
    ) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        self.content = content()
    }

    public static func _makeNode(_ view: Self, _ parent: _GraphNode) -> _GraphNode { ScrollNode(view, parent: parent) }
    public static func _updateNode(_ node: _GraphNode, _ view: Self) {
        unsafeDowncast(node, to: ScrollNode<Content>.self).receive(view)
    }
}

final class ScrollNode<Content: View>: _GraphNode, CoordinateSpaceDefining {
    private var content: HostNode<Content>!
    private let item: LeafItem
    private let scroll: any ScrollSurface
    private var shown: ScrollContent

    init(_ view: ScrollView<Content>, parent: _GraphNode) {
        let shown = Self.content(view)
        var surface: (any ScrollSurface)!
        let host = SurfaceHost { host in
            surface = Desktop.chosen.makeScrollSurface(shown, client: host)
            return surface.content
        }
        self.shown = shown
        scroll = surface
        item = LeafItem(scroll)
        super.init(parent: parent)
        flags.insert(.definesCoordinateSpace)
        Self.prepare(host, view)
        content = HostNode(view.content, host: host, parent: self)
        update()
        host.sizeChanged = { [unowned item, unowned host] in
            // Along an axis that scrolls, the view takes what it is offered; else, and without an offer, its content's
            // length.
            let offer = item.placedProposal
            let (isWide, isHigh) = (host.scrollAxes.contains(.horizontal), host.scrollAxes.contains(.vertical))
            if !isWide || !isHigh || offer.width == nil || offer.height == nil { item.invalidateSize() }
        }
    }

    func receive(_ view: ScrollView<Content>) {
        let new = Self.content(view)
        if new != shown {
            shown = new
            update()
            Self.prepare(content.host, view)
            content.host.invalidateSize()
            item.invalidateSize()
        }
        content.receive(view.content)
    }

    override func update() { scroll.update(shown, Graph.track(self) { environmentValues.widgetAttributes }) }

    private static func content(_ view: ScrollView<Content>) -> ScrollContent {
        ScrollContent(
            horizontal: view.axes.contains(.horizontal), vertical: view.axes.contains(.vertical),
            showsIndicators: view.showsIndicators)
    }

    private static func prepare(_ host: SurfaceHost, _ view: ScrollView<Content>) {
        host.scrollAxes = view.axes
        switch (view.axes.contains(.horizontal), view.axes.contains(.vertical)) {
        case (false, true): host.alignment = .top
        case (true, false): host.alignment = .leading
        default: host.alignment = .center
        }
    }

    func spaceItem(named name: AnyHashable, around _: LayoutItem) -> LayoutItem? {
        guard let space = name.base as? ScrollViewSpace else { return nil }
        let scrolls =
            switch space.axis {
            case .horizontal: shown.horizontal
            case .vertical: shown.vertical
            case nil: true
            }
        return scrolls ? item : nil
    }

    override func appendOutputs(_ outputs: inout [AnyObject]) { outputs.append(item) }

    override func forEachChild(_ body: (_GraphNode) -> Void) {
        if let content { body(content) }
    }

    override func unmount() {
        super.unmount()
        content.unmount()
    }
}
