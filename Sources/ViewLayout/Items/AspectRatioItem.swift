import Foundation

/// Offers its child the space of a given ratio that fits into the offer, or fills it.
package final class AspectRatioItem: UnaryItem {
    /// Width by height; nil, or what is not a finite number above 0, for the ratio of the child's ideal size.
    package var ratio: CGFloat? {
        didSet { if ratio != oldValue { invalidateSize() } }
    }
    package var contentMode: ContentMode {
        didSet { if contentMode != oldValue { invalidateSize() } }
    }

    package init(ratio: CGFloat?, contentMode: ContentMode, child: LayoutItem? = nil) {
        self.ratio = ratio
        self.contentMode = contentMode
        super.init(child: child)
    }

    package override func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        guard let child else { return proposal }
        let given = ratio.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
        var proposal = proposal
        if given == nil, proposal == .unspecified { return proposal }
        let ideal = given == nil || proposal == .unspecified ? child.size(.unspecified) : .zero
        let ratio = given ?? ideal.width / ideal.height
        guard ratio.isFinite, ratio > 0 else { return proposal }
        if proposal == .unspecified { proposal = ProposedViewSize(ideal) }
        // An endless length is no limit if the other one is.
        let width = proposal.width.flatMap { $0.isFinite ? $0 : nil }
        let height = proposal.height.flatMap { $0.isFinite ? $0 : nil }
        switch (width, height) {
        case (let width?, let height?):
            let isLimitedByWidth = (width < height * ratio) == (contentMode == .fit)
            return isLimitedByWidth
                ? ProposedViewSize(width: width, height: width / ratio)
                : ProposedViewSize(width: height * ratio, height: height)
        case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
        case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
        case (nil, nil): return proposal
        }
    }
}
