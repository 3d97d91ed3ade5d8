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

final class ScrollNode<Content: View>: _GraphNode, CoordinateSpaceDefining, LazyScrolling, ScrollTargeting,
    SizedContainer
{
    private var content: HostNode<Content>!
    /// The content's host, also while the content is being made.
    private var scrolledHost: SurfaceHost!
    private let item: LeafItem
    private let scroll: any ScrollSurface
    private var shown: ScrollContent
    private var lazyNodes: [WeakNode] = []
    private struct WeakNode {
        weak var node: (any LazyScrolled)?
    }

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
        scrolledHost = host
        content = HostNode(view.content, host: host, parent: self)
        update()
        scroll.visibleRectChanged = { [weak self] in self?.visibleRectChanged() }
        host.sizeChanged = { [unowned item, unowned host] in
            // Along an axis that scrolls, the view takes what it is offered; else, and without an offer, its content's
            // length.
            let offer = item.placedProposal
            let (isWide, isHigh) = (host.scrollAxes.contains(.horizontal), host.scrollAxes.contains(.vertical))
            if !isWide || !isHigh || offer.width == nil || offer.height == nil { item.invalidateSize() }
        }
    }

    let isContainer = true
    /// What is left of it beside the margins of its content.
    lazy var containerSize: Location<CGSize> = {
        let size = Location(CGSize.zero)
        item.willPlace = { [unowned self] room in
            let margins = scrolledHost.insets
            ContainerSize.set(
                size,
                CGSize(
                    width: max(0, room.width - margins.leading - margins.trailing),
                    height: max(0, room.height - margins.top - margins.bottom)))
        }
        return size
    }()

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

    override func update() {
        Graph.track(self) {
            let options = environmentValues.scrollOptions
            var content = shown
            content.isEnabled = options.isEnabled
            let isHidden =
                (!content.vertical || options.verticalIndicators.isHidden)
                && (!content.horizontal || options.horizontalIndicators.isHidden)
            if isHidden { content.showsIndicators = false }
            scroll.update(content, environmentValues.widgetAttributes)
            scrolledHost.insets = environmentValues.contentMargins
        }
    }

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

    // MARK: Visible part

    func add(_ node: any LazyScrolled) {
        lazyNodes.removeAll { $0.node == nil }
        lazyNodes.append(WeakNode(node: node))
    }

    func visibleRect(for item: LayoutItem) -> CGRect? {
        var root = item
        while let parent = root.parent {
            // What is in a surface of its own has coordinates of its own.
            if parent is EffectItem { return nil }
            root = parent
        }
        guard root === scrolledHost else { return nil }
        let rect = scroll.visibleRect
        // Before the first layout, which is for about as much as is offered.
        if rect.isEmpty { return CGRect(x: 0, y: 0, width: 600, height: 600) }
        return rect
    }

    func shift(by distance: CGSize) { scroll.shift(by: distance) }

    private func visibleRectChanged() {
        for lazy in lazyNodes { lazy.node?.visibleRectChanged() }
    }

    func scroll(to id: AnyHashable, anchor: UnitPoint?) -> Bool {
        let anchor = anchor.map { ScrollAnchor(x: Double($0.x), y: Double($0.y)) }
        for lazy in lazyNodes {
            guard let node = lazy.node, !node.flags.contains(.unmounted) else { continue }
            let found = node.rect(of: id) { [weak self] rect in self?.scroll.scroll(to: rect, anchor: anchor) }
            guard let found else { continue }
            scroll.scroll(to: found, anchor: anchor)
            return true
        }
        guard let item = content.descendant(identifiedBy: id)?.layoutItems().first else { return false }
        if item.frame.isNull { return false }
        scroll.scroll(to: item.frame, anchor: anchor)
        return true
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
