import Foundation

/// The root of a layout tree: the content of a window, a popover, a scrolled area. Frames below are in its coordinates.
///
/// Several children are arranged by a layout, a column unless another is set, and lined up in the host's room.
@_documentation(visibility: internal)
open class HostItem: LayoutItem {
    private let content: LayoutContainerItem

    /// Called when sizes or places below may have changed and `layOut(in:)` is due; once for each change.
    package final var onInvalidation: (() -> Void)?

    /// Where the content is in the room that the host has.
    package final var alignment: Alignment {
        didSet { if alignment != oldValue { invalidatePlacement() } }
    }

    package init(_ arrangement: any Layout = VStackLayout(), alignment: Alignment = .center) {
        content = LayoutContainerItem(arrangement)
        self.alignment = alignment
        super.init()
        adopt(content)
    }

    deinit {
        release(content)
    }

    /// How several children are arranged.
    package final var arrangement: any Layout {
        get { content.layout }
        set { content.layout = newValue }
    }

    package final var children: [LayoutItem] { content.children }

    package final func setChildren(_ children: [LayoutItem]) {
        content.setChildren(children)
    }

    /// Places everything for a host of `size`. Costs little where nothing has changed.
    package final func layOut(in size: CGSize) {
        place(at: .zero, proposal: ProposedViewSize(size), size: size)
    }

    open override func sizeInvalidated() {
        onInvalidation?()
    }

    open override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        content.size(proposal)
    }

    open override func placeContents() {
        let origin = alignedOrigin(content, placedProposal, in: frame.size, alignment)
        place(content, at: origin, proposal: placedProposal)
    }

    open override func forEachChild(_ body: (LayoutItem) -> Void) {
        content.forEachChild(body)
    }

    open override func layoutDirectionChanged() {
        content.layoutDirection = layoutDirection
    }

    open override func withdrawn() {
        content.withdraw()
    }
}
