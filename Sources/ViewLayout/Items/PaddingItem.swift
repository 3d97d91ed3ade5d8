import Foundation

/// Adds room around its child.
package final class PaddingItem: UnaryItem {
    /// The room; lengths that are not finite count as 0.
    package var insets: EdgeInsets {
        didSet { if insets != oldValue { invalidateSize() } }
    }

    package init(_ insets: EdgeInsets, child: LayoutItem? = nil) {
        self.insets = insets
        super.init(child: child)
    }

    package override func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        proposal.reduced(by: insets.finite)
    }

    package override func childOrigin(_ size: CGSize, _ proposal: ProposedViewSize) -> CGPoint {
        let insets = insets.finite
        return CGPoint(x: insets.leading, y: insets.top)
    }

    package override func childSize(_ size: CGSize) -> CGSize? {
        let insets = insets.finite
        let width = size.width - insets.leading - insets.trailing
        let height = size.height - insets.top - insets.bottom
        // A size of 0 may be what is left of a negative one.
        return size.width > 0 && size.height > 0 && width >= 0 && height >= 0 && width.isFinite && height.isFinite
            ? CGSize(width: width, height: height) : nil
    }

    package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let insets = insets.finite
        let size = super.computeSize(proposal)
        return CGSize(
            width: size.width + insets.leading + insets.trailing, height: size.height + insets.top + insets.bottom)
    }

    /// What the child asks for ends at the padding: on padded edges the usual distance holds.
    package override var spacing: ViewSpacing {
        var padded: Edge.Set = []
        if insets.top != 0 { padded.insert(.top) }
        if insets.leading != 0 { padded.insert(.leading) }
        if insets.bottom != 0 { padded.insert(.bottom) }
        if insets.trailing != 0 { padded.insert(.trailing) }
        return super.spacing.resetting(padded)
    }
}
