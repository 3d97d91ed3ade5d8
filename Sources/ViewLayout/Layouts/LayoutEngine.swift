import Foundation

/// What measures and places the children of a container, with the cache that goes with it.
class LayoutEngine {
    enum Adoption {
        /// The layout is of another type: it needs an engine of its own.
        case refused
        /// The layout says nothing new.
        case same
        case changed
    }

    /// Takes over the values of `layout` if it is of the type this engine is for.
    func adopt(_ layout: any Layout) -> Adoption { .refused }

    /// The axis that spacers and dividers among the children follow.
    var stackAxis: Axis? { nil }

    func size(_ proposal: ProposedViewSize, in container: LayoutContainerItem) -> CGSize { .zero }

    func place(in container: LayoutContainerItem) {}

    func spacing(in container: LayoutContainerItem) -> ViewSpacing { ViewSpacing() }

    func explicitAlignment(
        _ key: AlignmentKey, _ proposal: ProposedViewSize, in container: LayoutContainerItem
    ) -> CGFloat? { nil }

    static func make(for layout: any Layout) -> LayoutEngine {
        func custom<L: Layout>(_ layout: L) -> LayoutEngine { CustomLayoutEngine(layout) }
        switch layout {
        case let any as AnyLayout: return make(for: any.base)
        case let stack as VStackLayout: return StackEngine(stack)
        case let stack as HStackLayout: return StackEngine(stack)
        case let stack as ZStackLayout: return CustomLayoutEngine(stack)
        case let grid as GridLayout: return CustomLayoutEngine(grid)
        default: return custom(layout)
        }
    }
}

/// Rows and columns, without the indirections of the public protocol.
final class StackEngine: LayoutEngine {
    private var solver: StackSolver
    private var stamp: UInt64?

    init(_ stack: any StackDescription) {
        solver = StackSolver(axis: stack.axis, guide: stack.guide, spacing: stack.spacing)
    }

    override func adopt(_ layout: any Layout) -> Adoption {
        guard let stack = stack(layout), stack.axis == solver.axis else { return .refused }
        return solver.configure(axis: stack.axis, guide: stack.guide, spacing: stack.spacing) ? .changed : .same
    }

    /// By type: the protocol would be looked for in all libraries.
    private func stack(_ layout: any Layout) -> (any StackDescription)? {
        layout as? VStackLayout ?? layout as? HStackLayout
    }

    override var stackAxis: Axis? { solver.axis }

    private func update(_ container: LayoutContainerItem) {
        if stamp == container.stamp { return }
        stamp = container.stamp
        solver.contentsChanged()
    }

    override func size(_ proposal: ProposedViewSize, in container: LayoutContainerItem) -> CGSize {
        update(container)
        return solver.size(proposal, of: container.arranged)
    }

    override func place(in container: LayoutContainerItem) {
        update(container)
        let items = container.arranged
        solver.placements(container.placedProposal, of: items).forEach { index, origin, offer, size in
            container.place(items[index], at: origin, proposal: offer, size: size)
        }
    }

    override func spacing(in container: LayoutContainerItem) -> ViewSpacing {
        StackSolver.spacing(of: container.arranged, along: solver.axis)
    }

    override func explicitAlignment(
        _ key: AlignmentKey, _ proposal: ProposedViewSize, in container: LayoutContainerItem
    ) -> CGFloat? {
        if key.isFrameGuide { return nil }
        update(container)
        let items = container.arranged
        var values: [CGFloat?] = []
        solver.placements(proposal, of: items).forEach { index, origin, offer, size in
            let dimensions = ViewDimensions(size: size, item: items[index], proposal: offer)
            values.append(dimensions.explicit(key, at: origin))
        }
        return key.combine(values)
    }
}

/// A layout of any type, called through the public protocol.
final class CustomLayoutEngine<L: Layout>: LayoutEngine {
    private var layout: L
    private var cache: L.Cache?
    private var stamp: UInt64?
    private let recorder = PlacementRecorder()

    init(_ layout: L) {
        self.layout = layout
    }

    override func adopt(_ layout: any Layout) -> Adoption {
        guard let new = layout as? L else { return .refused }
        func isEqual<E: Equatable>(_ old: E) -> Bool { old == new as? E }
        let isSame = (self.layout as? any Equatable).map { isEqual($0) } ?? false
        self.layout = new
        return isSame ? .same : .changed
    }

    override var stackAxis: Axis? { L.layoutProperties.stackOrientation }

    /// Calls `body` with the views and the cache, brought up to date.
    private func call<Result>(
        _ container: LayoutContainerItem, _ body: (LayoutSubviews, inout L.Cache) -> Result
    ) -> Result {
        let subviews = LayoutSubviews(
            container.arranged, layoutDirection: container.layoutDirection, recorder: recorder)
        var current: L.Cache
        if var known = cache {
            // The only copy, so that a layout changes its cache in place.
            cache = nil
            if stamp != container.stamp { layout.updateCache(&known, subviews: subviews) }
            current = known
        } else {
            current = layout.makeCache(subviews: subviews)
        }
        stamp = container.stamp
        defer { cache = current }
        return body(subviews, &current)
    }

    override func size(_ proposal: ProposedViewSize, in container: LayoutContainerItem) -> CGSize {
        call(container) { layout.sizeThatFits(proposal: proposal, subviews: $0, cache: &$1) }
    }

    override func place(in container: LayoutContainerItem) {
        let (bounds, proposal) = (container.frame, container.placedProposal)
        let items = container.arranged
        call(container) { subviews, cache in
            recorder.record(count: items.count, in: bounds) {
                layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
            }
        }
        // Placed after the layout has spoken on all of them: the last word on each counts.
        for (index, item) in items.enumerated() {
            let placement = recorder.placement(index, of: item, containerProposal: proposal)
            let point = CGPoint(x: placement.origin.x - bounds.minX, y: placement.origin.y - bounds.minY)
            container.place(item, at: point, proposal: placement.proposal, size: placement.size)
        }
    }

    override func spacing(in container: LayoutContainerItem) -> ViewSpacing {
        call(container) { layout.spacing(subviews: $0, cache: &$1) }
    }

    override func explicitAlignment(
        _ key: AlignmentKey, _ proposal: ProposedViewSize, in container: LayoutContainerItem
    ) -> CGFloat? {
        let bounds = CGRect(origin: .zero, size: container.size(proposal))
        return call(container) { subviews, cache in
            switch key.axis {
            case .horizontal:
                layout.explicitAlignment(
                    of: HorizontalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews,
                    cache: &cache)
            case .vertical:
                layout.explicitAlignment(
                    of: VerticalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews,
                    cache: &cache)
            }
        }
    }
}
