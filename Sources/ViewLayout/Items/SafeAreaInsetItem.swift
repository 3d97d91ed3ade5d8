import Foundation

/// Shows one more child at an edge, and its content in the room which that leaves.
package final class SafeAreaInsetItem: UnaryItem {
    package var edge: Edge {
        didSet { if edge != oldValue { invalidateSize() } }
    }
    /// The guide along the edge by which the inset is lined up with the content.
    package var alignment: AlignmentKey {
        didSet { if alignment != oldValue { invalidateSize() } }
    }
    /// The distance between content and inset in points; nil for none.
    package var distance: CGFloat? {
        didSet { if distance != oldValue { invalidateSize() } }
    }
    package var inset: LayoutItem? {
        didSet { exchange(oldValue, for: inset) }
    }

    package init(
        edge: Edge, alignment: AlignmentKey, spacing: CGFloat? = nil, content: LayoutItem? = nil,
        inset: LayoutItem? = nil
    ) {
        self.edge = edge
        self.alignment = alignment
        distance = spacing
        self.inset = inset
        super.init(child: content)
        if let inset { adopt(inset) }
    }

    deinit {
        if let inset { release(inset) }
    }

    /// Holds several views of the inset over each other; nil while there is one or none.
    private var group: LayoutContainerItem?

    /// Takes on the views of the inset; several lie over each other.
    package func setInset(_ views: [LayoutItem]) {
        guard views.count > 1 else {
            group?.setChildren([])
            group = nil
            inset = views.first
            return
        }
        let group = group ?? LayoutContainerItem(ZStackLayout())
        group.layoutDirection = layoutDirection
        group.setChildren(views)
        self.group = group
        inset = group
    }

    package override func layoutDirectionChanged() { group?.layoutDirection = layoutDirection }

    /// The inset may span the edge, and takes the depth that it likes best.
    private func insetProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(along: edge.axis, nil, across: proposal[edge.axis.other])
    }

    /// How much of the whole the inset and the distance to it take.
    private func depth(_ proposal: ProposedViewSize) -> CGFloat {
        guard let inset else { return 0 }
        let depth = inset.size(insetProposal(proposal)).length(edge.axis)
        return depth + (distance.flatMap { $0.isFinite ? $0 : nil } ?? 0)
    }

    package override func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        proposal.reduced(by: EdgeInsets(Edge.Set(edge), depth(proposal)))
    }

    package override func childOrigin(_ size: CGSize, _ proposal: ProposedViewSize) -> CGPoint {
        edge == .top || edge == .leading ? CGPoint(along: edge.axis, depth(proposal), across: 0) : .zero
    }

    package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let content = super.computeSize(proposal)
        let axis = edge.axis
        return CGSize(along: axis, content.length(axis) + depth(proposal), across: content.length(axis.other))
    }

    package override func placeContents() {
        super.placeContents()
        guard let inset else { return }
        let axis = edge.axis
        // Offered what the whole turned out to span, so that a bar reaches from side to side.
        let span = frame.size.length(axis.other)
        let offer = ProposedViewSize(along: axis, nil, across: span)
        let dimensions = inset.dimensions(offer)
        let along =
            edge == .top || edge == .leading
            ? 0 : frame.size.length(axis) - dimensions.length(axis)
        let across = ViewDimensions(size: frame.size)[alignment] - dimensions[alignment]
        place(inset, at: CGPoint(along: axis, along, across: across), proposal: offer)
    }

    package override func forEachChild(_ body: (LayoutItem) -> Void) {
        super.forEachChild(body)
        if let inset { body(inset) }
    }
}
