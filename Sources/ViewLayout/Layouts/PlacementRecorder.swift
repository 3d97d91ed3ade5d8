import Foundation

/// Notes where a layout places its views, until all are placed: the last word on each view counts.
final class PlacementRecorder {
    struct Placement {
        /// The top leading corner.
        var origin: CGPoint
        var proposal: ProposedViewSize
        var size: CGSize
    }

    private(set) var placements: [Placement?] = []
    private var bounds = CGRect.zero

    /// Collects the placements that `body` makes of `count` views.
    func record(count: Int, in bounds: CGRect, _ body: () -> Void) {
        placements.removeAll(keepingCapacity: true)
        placements.append(contentsOf: repeatElement(nil, count: count))
        self.bounds = bounds
        body()
    }

    func record(
        _ index: Int, of item: LayoutItem, at position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize
    ) {
        guard placements.indices.contains(index) else { return }
        let size = item.size(proposal)
        func coordinate(_ position: CGFloat, _ fraction: CGFloat, _ length: CGFloat, _ fallback: CGFloat) -> CGFloat {
            let start = fraction == 0 ? position : position - fraction * length
            return start.isFinite ? start : fallback
        }
        placements[index] = Placement(
            origin: CGPoint(
                x: coordinate(position.x, anchor.x, size.width, bounds.minX),
                y: coordinate(position.y, anchor.y, size.height, bounds.minY)),
            proposal: proposal, size: size)
    }

    /// Where the view at `index` is: where it was placed, else at the centre with the container's proposal.
    func placement(_ index: Int, of item: LayoutItem, containerProposal proposal: ProposedViewSize) -> Placement {
        if placements.indices.contains(index), let placement = placements[index] { return placement }
        let size = item.size(proposal)
        let origin = CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2)
        return Placement(origin: origin, proposal: proposal, size: size)
    }
}
