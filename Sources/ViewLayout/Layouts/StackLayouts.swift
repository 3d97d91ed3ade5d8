import Foundation

/// A layout that lines its views up side by side, from leading to trailing.
public struct HStackLayout: Layout, StackDescription, Sendable {
    /// The guide by which the views are lined up vertically.
    public var alignment: VerticalAlignment
    /// The distance between views in points; nil for the distances that they prefer.
    public var spacing: CGFloat?

    /// A row with an alignment and a distance between views.
    @inlinable public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    /// The type of the data to animate.
    public typealias AnimatableData = EmptyAnimatableData

    /// What the layout keeps between calls.
    public typealias Cache = _StackLayoutCache

    /// A stack along the horizontal axis.
    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .horizontal
        return properties
    }

    var axis: Axis { .horizontal }
    var guide: AlignmentKey { alignment.key }
}

/// A layout that lines its views up below each other, from top to bottom.
public struct VStackLayout: Layout, StackDescription, Sendable {
    /// The guide by which the views are lined up horizontally.
    public var alignment: HorizontalAlignment
    /// The distance between views in points; nil for the distances that they prefer.
    public var spacing: CGFloat?

    /// A column with an alignment and a distance between views.
    @inlinable public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    /// The type of the data to animate.
    public typealias AnimatableData = EmptyAnimatableData

    /// What the layout keeps between calls.
    public typealias Cache = _StackLayoutCache

    /// A stack along the vertical axis.
    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .vertical
        return properties
    }

    var axis: Axis { .vertical }
    var guide: AlignmentKey { alignment.key }
}

/// What a row and a column have in common.
protocol StackDescription {
    var axis: Axis { get }
    var guide: AlignmentKey { get }
    var spacing: CGFloat? { get }
}

/// What stacks keep between calls.
public struct _StackLayoutCache {
    var solver: StackSolver
}

@available(*, unavailable)
extension _StackLayoutCache: Sendable {}

extension StackDescription {
    /// Makes an empty cache.
    public func makeCache(subviews: LayoutSubviews) -> _StackLayoutCache {
        _StackLayoutCache(solver: StackSolver(axis: axis, guide: guide, spacing: spacing))
    }

    /// Looks for what changed, and keeps what the other views answered.
    public func updateCache(_ cache: inout _StackLayoutCache, subviews: LayoutSubviews) {
        cache.solver.configure(axis: axis, guide: guide, spacing: spacing)
        cache.solver.contentsChanged()
    }

    /// The preferred distances of the outermost views.
    public func spacing(subviews: LayoutSubviews, cache: inout _StackLayoutCache) -> ViewSpacing {
        StackSolver.spacing(of: subviews.layoutItems, along: axis)
    }

    /// The size that holds all views, when those that stretch least have been served first.
    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout _StackLayoutCache
    ) -> CGSize {
        cache.solver.size(proposal, of: subviews.layoutItems)
    }

    /// Places the views one after the other.
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout _StackLayoutCache
    ) {
        cache.solver.placements(proposal, of: subviews.layoutItems).forEach { index, origin, offer, _ in
            let position = CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y)
            subviews[index].place(at: position, proposal: offer)
        }
    }
}
