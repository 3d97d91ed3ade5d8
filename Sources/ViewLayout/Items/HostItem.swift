import Foundation

/// The root of a layout tree: the content of a window, a button's label, a scrolled area. Frames below are in its
/// coordinates.
///
/// Several children are arranged by a layout, a column unless another is set; the whole is lined up in the host's room.
@_documentation(visibility: internal)
open class HostItem: LayoutItem {
    /// The only child, or what arranges several.
    package final private(set) var content: LayoutItem?
    private final var group: LayoutContainerItem?
    /// Room that is kept free around the content; it counts to the content's size.
    package final var insets = EdgeInsets() {
        didSet { if insets != oldValue { invalidateSize() } }
    }
    /// What fills the host's room behind the content, and asks for none.
    private final var backdrop: LayoutItem?

    package final var childCount: Int { group?.children.count ?? (content == nil ? 0 : 1) }

    /// Called when sizes or places below may have changed and `layOut(in:)` is due; once for each change.
    package final var onInvalidation: (() -> Void)?

    /// How several children are arranged.
    package final var arrangement: any Layout {
        didSet { group?.layout = arrangement }
    }

    /// Where the content is in the room that the host has.
    package final var alignment: Alignment {
        didSet { if alignment != oldValue { invalidatePlacement() } }
    }

    @usableFromInline
    package init(_ arrangement: any Layout = VStackLayout(), alignment: Alignment = .center) {
        self.arrangement = arrangement
        self.alignment = alignment
        super.init()
    }

    deinit {
        if let content { release(content) }
        if let backdrop { release(backdrop) }
    }

    package final func setBackdrop(_ item: LayoutItem?) {
        let old = backdrop
        backdrop = item
        exchange(old, for: item)
    }

    public final override func depends(on child: LayoutItem) -> Bool { child !== backdrop }

    package final func setChildren(_ children: [LayoutItem]) {
        let old = content
        if children.count > 1 {
            let container = group ?? LayoutContainerItem(arrangement)
            container.layoutDirection = layoutDirection
            container.setChildren(children)
            group = container
            content = container
        } else {
            content = children.first
            // Lets go of children that are no longer here; the one that stays is adopted below.
            group?.setChildren([])
            group = nil
        }
        exchange(old, for: content)
    }

    /// Places everything in a room of `size`, the content being offered `offer`, or the room where that is nil. Costs
    /// little where nothing has changed.
    package final func layOut(in size: CGSize, offering offer: ProposedViewSize? = nil) {
        place(at: .zero, proposal: offer ?? ProposedViewSize(size), size: size)
    }

    public final override func sizeInvalidated() { onInvalidation?() }

    /// The content's size.
    public final override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        guard let content else { return .zero }
        if insets == EdgeInsets() { return content.size(proposal) }
        let size = content.size(reduced(proposal))
        return CGSize(
            width: size.width + insets.leading + insets.trailing, height: size.height + insets.top + insets.bottom)
    }

    private final func reduced(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: proposal.width.map { max(0, $0 - insets.leading - insets.trailing) },
            height: proposal.height.map { max(0, $0 - insets.top - insets.bottom) })
    }

    public final override func placeContents() {
        if let backdrop { place(backdrop, at: .zero, proposal: ProposedViewSize(frame.size), size: frame.size) }
        guard let content else { return }
        if insets == EdgeInsets() {
            return place(
                content, at: alignedOrigin(content, placedProposal, in: frame.size, alignment),
                proposal: placedProposal)
        }
        let offer = reduced(placedProposal)
        let room = CGSize(
            width: max(0, frame.width - insets.leading - insets.trailing),
            height: max(0, frame.height - insets.top - insets.bottom))
        var origin = alignedOrigin(content, offer, in: room, alignment)
        // From right to left the host is mirrored as a whole.
        origin.x += insets.leading
        origin.y += insets.top
        place(content, at: origin, proposal: offer)
    }

    public final override func forEachChild(_ body: (LayoutItem) -> Void) {
        if let backdrop { body(backdrop) }
        if let content { body(content) }
    }

    public final override func layoutDirectionChanged() { group?.layoutDirection = layoutDirection }
}
