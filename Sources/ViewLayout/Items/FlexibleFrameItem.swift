import Foundation

/// Has a width and a height within limits, as the offer and the child want it.
package final class FlexibleFrameItem: UnaryItem {
    /// The limits on one axis; nil, or NaN, leaves that limit to the child.
    package struct Limits: Equatable {
        package var minimum: CGFloat?
        package var ideal: CGFloat?
        package var maximum: CGFloat?

        package init(min minimum: CGFloat? = nil, ideal: CGFloat? = nil, max maximum: CGFloat? = nil) {
            func usable(_ length: CGFloat?) -> CGFloat? {
                length.flatMap { $0.isNaN ? nil : Swift.max(0, $0) }
            }
            // A least length without end could never be met.
            self.minimum = usable(minimum).flatMap { $0.isFinite ? $0 : nil }
            self.ideal = usable(ideal).map { Swift.max($0, self.minimum ?? 0) }
            self.maximum = usable(maximum).map { Swift.max($0, self.minimum ?? 0, self.ideal ?? 0) }
        }

        /// What the child is offered.
        func offer(_ length: CGFloat?) -> CGFloat? {
            guard let length = length ?? ideal else { return nil }
            return Swift.min(Swift.max(length, minimum ?? 0), maximum ?? .infinity)
        }

        /// The frame's own length around a child of `child`. A limit that is not given is the child's length, as far
        /// as the other limit lets it be.
        func length(_ proposal: CGFloat?, child: CGFloat) -> CGFloat {
            let lower = minimum ?? child
            let upper = maximum ?? Swift.max(child, lower)
            return Swift.min(Swift.max(proposal ?? ideal ?? child, lower), upper)
        }
    }

    package var horizontal: Limits {
        didSet { if horizontal != oldValue { invalidateSize() } }
    }
    package var vertical: Limits {
        didSet { if vertical != oldValue { invalidateSize() } }
    }
    package var alignment: Alignment {
        didSet { if alignment != oldValue { invalidateSize() } }
    }

    package init(
        horizontal: Limits = Limits(), vertical: Limits = Limits(), alignment: Alignment = .center,
        child: LayoutItem? = nil
    ) {
        self.horizontal = horizontal
        self.vertical = vertical
        self.alignment = alignment
        super.init(child: child)
    }

    package override func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        var offer = ProposedViewSize(
            width: horizontal.offer(proposal.width), height: vertical.offer(proposal.height))
        let (least, lowest) = (horizontal.minimum ?? 0, vertical.minimum ?? 0)
        // Where nothing is offered and the child would stay below the least length, it is offered that, so that what
        // fills its place fills the frame: an editor or a colour of a least height in what scrolls.
        guard let child, offer.width == nil && least > 0 || offer.height == nil && lowest > 0 else { return offer }
        let own = child.size(offer)
        if offer.width == nil, own.width < least { offer.width = least }
        if offer.height == nil, own.height < lowest { offer.height = lowest }
        return offer
    }

    package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let size = super.computeSize(proposal)
        return CGSize(
            width: horizontal.length(proposal.width, child: size.width),
            height: vertical.length(proposal.height, child: size.height))
    }

    package override func childOrigin(_ size: CGSize, _ proposal: ProposedViewSize) -> CGPoint {
        child.map { alignedOrigin($0, childProposal(proposal), in: size, alignment) } ?? .zero
    }
}
