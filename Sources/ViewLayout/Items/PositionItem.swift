import Foundation

/// Takes all that is offered, and puts the centre of its child at a point, counted from the left in either direction.
package final class PositionItem: UnaryItem {
    package var position: CGPoint {
        didSet { if position != oldValue { invalidateSize() } }
    }

    package init(_ position: CGPoint, child: LayoutItem? = nil) {
        self.position = position
        super.init(child: child)
    }

    package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        if let width = proposal.width, let height = proposal.height { return CGSize(width: width, height: height) }
        return proposal.replacingUnspecifiedDimensions(by: super.computeSize(proposal))
    }

    package override func childOrigin(_ size: CGSize, _ proposal: ProposedViewSize) -> CGPoint {
        guard let child else { return .zero }
        let inner = child.size(proposal)
        let x = position.x.isFinite ? position.x : 0
        let y = position.y.isFinite ? position.y : 0
        return CGPoint(x: x - inner.width / 2, y: y - inner.height / 2)
    }

    package override func placeContents() {
        let origin = childOrigin(frame.size, placedProposal)
        child?.place(
            at: CGPoint(x: frame.minX + origin.x, y: frame.minY + origin.y), proposal: placedProposal)
    }
}
