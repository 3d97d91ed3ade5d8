import Foundation
import ViewLayout

/// The root of a layout tree: one child, or several arranged as the place says.
class RootItem: LayoutItem {
    private(set) final var content: LayoutItem?
    private final var group: LayoutContainerItem?
    /// Arranges the content when it is more than one view.
    final var arrangement: any Layout = VStackLayout()

    override init() { super.init() }

    final func setContent(_ items: [LayoutItem]) {
        let new: LayoutItem?
        if items.count <= 1 {
            new = items.first
            group = nil
        } else {
            let container = group ?? LayoutContainerItem(arrangement)
            container.layoutDirection = layoutDirection
            container.setChildren(items)
            group = container
            new = container
        }
        if let old = content, old !== new { release(old) }
        content = new
        if let new { adopt(new) }
        invalidateSize()
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        // The host takes what its desktop gives it; its content is measured by `contentSize`.
        CGSize(width: proposal.width ?? 0, height: proposal.height ?? 0)
    }

    /// How many views there are.
    final var contentCount: Int { group?.children.count ?? (content == nil ? 0 : 1) }

    final func contentSize(_ proposal: ProposedViewSize) -> CGSize { content?.size(proposal) ?? .zero }

    private final var contentProposal = ProposedViewSize.unspecified
    private final var alignment = Alignment.center

    final func place(_ proposal: ProposedViewSize, in size: CGSize, alignment: Alignment) {
        contentProposal = proposal
        self.alignment = alignment
        place(at: .zero, proposal: ProposedViewSize(size), size: size)
    }

    override func placeContents() {
        guard let content else { return }
        let outer = ViewDimensions(size: frame.size, item: nil, proposal: placedProposal)
        let inner = content.dimensions(contentProposal)
        let origin = CGPoint(
            x: outer[alignment.horizontal] - inner[alignment.horizontal],
            y: outer[alignment.vertical] - inner[alignment.vertical])
        place(content, at: origin, proposal: contentProposal)
    }

    override func layoutDirectionChanged() {
        group?.layoutDirection = layoutDirection
    }

    override func forEachChild(_ body: (LayoutItem) -> Void) {
        if let content { body(content) }
    }

    final func appendContentLeaves(_ leaves: inout [LayoutItem]) { content?.appendLeaves(&leaves) }
}
