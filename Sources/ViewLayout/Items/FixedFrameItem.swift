import Foundation

/// Has the given width, height or both, whatever it is offered and whatever its child takes.
package final class FixedFrameItem: UnaryItem {
    /// The width in points; nil, or what is not a finite number, leaves it to the child. Below 0 counts as 0.
    package var width: CGFloat? {
        didSet { if width != oldValue { invalidateSize() } }
    }
    /// The height in points, as `width`.
    package var height: CGFloat? {
        didSet { if height != oldValue { invalidateSize() } }
    }
    package var alignment: Alignment {
        didSet { if alignment != oldValue { invalidateSize() } }
    }

    package init(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center, child: LayoutItem? = nil
    ) {
        self.width = width
        self.height = height
        self.alignment = alignment
        super.init(child: child)
    }

    private static func usable(_ length: CGFloat?) -> CGFloat? {
        length.flatMap { $0.isFinite ? max(0, $0) : nil }
    }

    package override func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: Self.usable(width) ?? proposal.width, height: Self.usable(height) ?? proposal.height)
    }

    package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        if let width = Self.usable(width), let height = Self.usable(height) {
            return CGSize(width: width, height: height)
        }
        let size = super.computeSize(proposal)
        return CGSize(
            width: Self.usable(width) ?? size.width, height: Self.usable(height) ?? size.height)
    }

    package override func childOrigin(_ size: CGSize, _ proposal: ProposedViewSize) -> CGPoint {
        child.map { alignedOrigin($0, childProposal(proposal), in: size, alignment) } ?? .zero
    }
}
