import Foundation

/// Draws children over or behind its primary child, lined up with it; they do not change its size.
package final class LayeredItem: UnaryItem {
    package var alignment: Alignment {
        didSet {
            guard alignment != oldValue else { return }
            layers.layout = ZStackLayout(alignment: alignment)
        }
    }
    /// Whether the secondary children are drawn before the primary one.
    package let isBackground: Bool

    /// The secondary children over each other, lined up with the primary child as one.
    private let layers: LayoutContainerItem

    package init(
        isBackground: Bool, alignment: Alignment = .center, primary: LayoutItem? = nil, secondary: [LayoutItem] = []
    ) {
        self.isBackground = isBackground
        self.alignment = alignment
        layers = LayoutContainerItem(ZStackLayout(alignment: alignment), children: secondary)
        super.init(child: primary)
        adopt(layers)
    }

    deinit {
        release(layers)
    }

    /// The child that gives the size and all else that is asked for.
    package var primary: LayoutItem? {
        get { child }
        set { child = newValue }
    }

    package var secondary: [LayoutItem] { layers.children }

    package func setSecondary(_ children: [LayoutItem]) {
        layers.setChildren(children)
    }

    package override func depends(on child: LayoutItem) -> Bool { child !== layers }

    package override func placeContents() {
        let size = frame.size
        if let primary { place(primary, at: .zero, proposal: placedProposal, size: size) }
        let offer = ProposedViewSize(size)
        let outer = ViewDimensions(size: size, item: primary, proposal: placedProposal)
        // The guides by which the layers are lined up with each other meet the primary child's.
        let extent = AlignedExtent(layering: layers.children, offer, alignment)
        let origin = CGPoint(
            x: outer[alignment.horizontal] - extent.horizontal.ascent,
            y: outer[alignment.vertical] - extent.vertical.ascent)
        place(layers, at: origin, proposal: offer)
    }

    package override func forEachChild(_ body: (LayoutItem) -> Void) {
        if isBackground { layers.forEachChild(body) }
        if let primary { body(primary) }
        if !isBackground { layers.forEachChild(body) }
    }

    package override func layoutDirectionChanged() {
        layers.layoutDirection = layoutDirection
    }

    package override func withdrawn() {
        primary?.withdraw()
        layers.withdraw()
    }
}
