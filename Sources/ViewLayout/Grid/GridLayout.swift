import Foundation

/// A layout that lines its views up in rows and columns.
///
/// Each row is a row of cells; a view that is no row spans all columns. A column is as wide as its widest cell, a row
/// as high as its highest.
public struct GridLayout: Layout, Sendable {
    /// The guides by which views are lined up in their cells.
    public var alignment: Alignment
    /// The distance between columns in points; nil for the usual one.
    public var horizontalSpacing: CGFloat?
    /// The distance between rows in points; nil for the usual one.
    public var verticalSpacing: CGFloat?

    /// A grid with an alignment and distances between columns and rows.
    @inlinable public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }

    /// The type of the data to animate.
    public typealias AnimatableData = EmptyAnimatableData

    /// What a grid keeps between calls.
    public struct Cache {
        var plan: GridPlan
        var solutions: [(proposal: ProposedViewSize, solution: GridSolution)] = []
    }

    private static let solutionCapacity = 6

    /// Reads the rows and the cells.
    public func makeCache(subviews: Subviews) -> Cache {
        Cache(plan: GridPlan(subviews.layoutItems, grid: self))
    }

    /// The size that holds all columns and rows.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        solve(proposal, &cache).size
    }

    /// Places each view in its cell.
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        let solution = solve(proposal, &cache)
        cache.plan.forEachPlacement(solution) { cell, origin, offer in
            let position = CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y)
            subviews[cell.index].place(at: position, proposal: offer)
        }
    }

    /// The vertical guides of the cells are merged, as text in a grid has a first and a last baseline.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        merged(guide.key, proposal, &cache)
    }

    /// The horizontal guides of the cells are merged.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        merged(guide.key, proposal, &cache)
    }

    private func merged(_ key: AlignmentKey, _ proposal: ProposedViewSize, _ cache: inout Cache) -> CGFloat? {
        guard !key.isFrameGuide else { return nil }
        let solution = solve(proposal, &cache)
        var values: [CGFloat?] = []
        cache.plan.forEachPlacement(solution) { cell, origin, offer in
            values.append(cell.item.dimensions(offer).explicit(key, at: origin))
        }
        return key.combine(values)
    }

    private func solve(_ proposal: ProposedViewSize, _ cache: inout Cache) -> GridSolution {
        let proposal = proposal.normalized
        if let known = cache.solutions.first(where: { $0.proposal == proposal }) { return known.solution }
        let solution = cache.plan.solve(proposal)
        if cache.solutions.count == Self.solutionCapacity { cache.solutions.removeFirst() }
        cache.solutions.append((proposal, solution))
        return solution
    }
}

@available(*, unavailable)
extension GridLayout.Cache: Sendable {}
