import Foundation

/// A layout that lays its views over each other, later ones in front.
///
/// It is as large as the views of the highest layout priority together; every view is offered what the stack is.
public struct ZStackLayout: Layout, Sendable {
    /// The guides by which the views are lined up.
    public var alignment: Alignment

    /// Views over each other with an alignment.
    @inlinable public init(alignment: Alignment = .center) {
        self.alignment = alignment
    }

    /// The type of the data to animate.
    public typealias AnimatableData = EmptyAnimatableData

    /// What the layout keeps between calls.
    public typealias Cache = Void

    /// The size that holds the views of the highest priority, lined up.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        AlignedExtent(layering: subviews.layoutItems, proposal, alignment).size
    }

    /// Places the views by their common guides.
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        let extent = AlignedExtent(layering: subviews.layoutItems, proposal, alignment)
        for subview in subviews {
            let dimensions = subview.dimensions(in: proposal)
            let position = CGPoint(
                x: bounds.minX + extent.horizontal.ascent - dimensions[alignment.horizontal],
                y: bounds.minY + extent.vertical.ascent - dimensions[alignment.vertical])
            subview.place(at: position, proposal: proposal)
        }
    }
}

/// The room that views take together when one of their guides is lined up on each axis.
struct AlignedExtent {
    struct Side {
        /// How far the views reach before the common guide, and after it.
        private(set) var before = -CGFloat.infinity
        private(set) var after = -CGFloat.infinity
        /// The length of the longest view that is not lined up.
        private(set) var least: CGFloat = 0

        mutating func formUnion(length: CGFloat, guide: CGFloat) {
            before = max(before, guide)
            after = max(after, length - guide)
        }

        mutating func makeRoom(for length: CGFloat) {
            least = max(least, length)
        }

        var length: CGFloat {
            if before == -.infinity { return least }
            let sum = before + after
            return sum.isNaN ? .infinity : max(sum, least)
        }

        /// Where the guide is; 0 where there is no telling.
        var ascent: CGFloat { before.isFinite ? before : 0 }
    }

    var horizontal = Side()
    var vertical = Side()

    /// The room of items over each other, of which those with the highest priority count.
    init(layering items: [LayoutItem], _ proposal: ProposedViewSize, _ alignment: Alignment) {
        let priorities = items.map(\.layoutPriority)
        let highest = priorities.max() ?? 0
        for (item, priority) in zip(items, priorities) where !(priority < highest) {
            formUnion(item.dimensions(proposal), alignment)
        }
    }

    private mutating func formUnion(_ dimensions: ViewDimensions, _ alignment: Alignment) {
        horizontal.formUnion(length: dimensions.width, guide: dimensions[alignment.horizontal])
        vertical.formUnion(length: dimensions.height, guide: dimensions[alignment.vertical])
    }

    var size: CGSize { CGSize(width: horizontal.length, height: vertical.length) }
}
