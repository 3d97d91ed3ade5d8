import Foundation
import ViewLayout

/// The groups of a form, in the middle of what is offered and not wider than one can read.
final class FormItem: UnaryItem {
    private static let margin: CGFloat = 18
    private static let greatestWidth: CGFloat = 600

    private func width(_ proposal: ProposedViewSize) -> CGFloat? {
        guard let width = proposal.width, width.isFinite else { return nil }
        return min(max(0, width - 2 * Self.margin), Self.greatestWidth)
    }

    override func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: width(proposal) ?? (proposal.width == nil ? 420 : Self.greatestWidth), height: nil)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let size = super.computeSize(proposal)
        // Wide enough for labels and controls on either side, where nobody says how wide.
        let own = max(size.width, proposal.width == nil ? 420 : 0) + 2 * Self.margin
        let width = proposal.width.map { $0.isFinite ? max($0, own) : own } ?? own
        return CGSize(width: width, height: size.height + 2 * Self.margin)
    }

    override func childOrigin(_ size: CGSize, _ proposal: ProposedViewSize) -> CGPoint {
        let inner = child?.size(childProposal(proposal)).width ?? 0
        return CGPoint(x: max(Self.margin, ((size.width - inner) / 2).rounded(.down)), y: Self.margin)
    }
}
