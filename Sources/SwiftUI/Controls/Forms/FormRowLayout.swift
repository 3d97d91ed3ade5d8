import Foundation
import ViewLayout

/// A label and what it belongs to: beside each other, or spread over the width that is offered.
struct FormRowLayout: Layout {
    /// Whether the content goes to the trailing edge.
    var isSpread: Bool
    private let gap = 8.0

    typealias AnimatableData = EmptyAnimatableData

    private struct Parts {
        var label: CGSize
        var labelOffer: ProposedViewSize
        var content: CGSize
        var contentOffer: ProposedViewSize
        var gap: CGFloat
    }

    private func parts(_ proposal: ProposedViewSize, _ subviews: Subviews) -> Parts {
        // The label is the first of several; what follows it is the content, in a row if it is several views.
        let contents = subviews.dropFirst()
        guard let label = subviews.first, let content = contents.last else {
            let size = subviews.first?.sizeThatFits(proposal) ?? .zero
            return Parts(label: .zero, labelOffer: .zero, content: size, contentOffer: proposal, gap: 0)
        }
        var labelOffer = ProposedViewSize(width: nil, height: proposal.height)
        var labelSize = label.sizeThatFits(labelOffer)
        let gap = labelSize.width > 0 ? self.gap : 0
        guard let width = proposal.width, width.isFinite else {
            let offer = ProposedViewSize(width: proposal.width, height: proposal.height)
            return Parts(
                label: labelSize, labelOffer: labelOffer, content: content.sizeThatFits(offer), contentOffer: offer,
                gap: gap)
        }
        let least = content.sizeThatFits(ProposedViewSize(width: 0, height: proposal.height)).width
        if labelSize.width + gap + least > width {
            // A short label is not cut: there is hardly a word in what would be left of it.
            labelOffer.width = max(min(labelSize.width, 120), width - gap - least)
            labelSize = label.sizeThatFits(labelOffer)
        }
        let offer = ProposedViewSize(width: max(0, width - labelSize.width - gap), height: proposal.height)
        return Parts(
            label: labelSize, labelOffer: labelOffer, content: content.sizeThatFits(offer), contentOffer: offer,
            gap: gap)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let parts = parts(proposal, subviews)
        let (above, below) = extents(parts, subviews)
        let own = parts.label.width + parts.gap + parts.content.width
        var width = own
        if isSpread, let offered = proposal.width, offered.isFinite { width = max(own, offered) }
        return CGSize(width: width, height: above + below)
    }

    /// Lengths above and below the line on which both parts are lined up: their baselines where the content is tall,
    /// their middles elsewhere.
    private func extents(_ parts: Parts, _ subviews: Subviews) -> (above: CGFloat, below: CGFloat) {
        let lines = lines(parts, subviews)
        return (
            max(lines.label, lines.content),
            max(parts.label.height - lines.label, parts.content.height - lines.content)
        )
    }

    private func lines(_ parts: Parts, _ subviews: Subviews) -> (label: CGFloat, content: CGFloat) {
        if subviews.count > 1, parts.content.height > parts.label.height * 3 {
            let content = subviews[subviews.count - 1].dimensions(in: parts.contentOffer)
            let label = subviews[0].dimensions(in: parts.labelOffer)
            // Without a text in the content its top is the place for the label.
            let line = content[explicit: .firstTextBaseline] ?? label[.firstTextBaseline] + 8
            return (label[.firstTextBaseline], min(line, label[.firstTextBaseline] + 24))
        }
        return (parts.label.height / 2, parts.content.height / 2)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let parts = parts(proposal, subviews)
        let lines = lines(parts, subviews)
        let line = max(lines.label, lines.content)
        let top = bounds.minY + ((bounds.height - extents(parts, subviews).above - extents(parts, subviews).below) / 2)
        if subviews.count > 1 {
            subviews[0].place(
                at: CGPoint(x: bounds.minX, y: top + line - lines.label), proposal: parts.labelOffer)
        }
        let x =
            isSpread && parts.label.width > 0
            ? bounds.maxX - parts.content.width
            : bounds.minX + parts.label.width + parts.gap
        subviews.last?.place(at: CGPoint(x: x, y: top + line - lines.content), proposal: parts.contentOffer)
    }

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout ()
    ) -> CGFloat? {
        guard guide == .firstTextBaseline || guide == .lastTextBaseline, let first = subviews.first else { return nil }
        let parts = parts(proposal, subviews)
        let lines = lines(parts, subviews)
        let isLabel = subviews.count > 1 && parts.label.width > 0
        let view = isLabel ? first : subviews[subviews.count - 1]
        let own = view.dimensions(in: isLabel ? parts.labelOffer : parts.contentOffer)[explicit: guide]
        let line = max(lines.label, lines.content)
        return own.map { $0 + line - (isLabel ? lines.label : lines.content) }
    }

    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout ()
    ) -> CGFloat? {
        guard guide == .formControlEdge else { return nil }
        let parts = parts(proposal, subviews)
        return parts.label.width + parts.gap
    }
}
