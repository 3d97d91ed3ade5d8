import Foundation

/// Shows the first of its children whose ideal size fits the offer, or the last one if none does.
package final class ViewThatFitsItem: GroupItem {
    /// The axes on which a child must fit.
    package var axes: Axis.Set {
        didSet { if axes != oldValue { invalidateSize() } }
    }

    /// The child that is shown now.
    package private(set) var chosen: LayoutItem?

    package init(_ axes: Axis.Set = [.horizontal, .vertical], children: [LayoutItem] = []) {
        self.axes = axes
        super.init()
        if !children.isEmpty { setChildren(children) }
    }

    private func choice(_ proposal: ProposedViewSize) -> LayoutItem? {
        let ideal = ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width,
            height: axes.contains(.vertical) ? nil : proposal.height)
        let fitting = children.dropLast().first { child in
            let size = child.size(ideal)
            return (!axes.contains(.horizontal) || size.width <= proposal.width ?? .infinity)
                && (!axes.contains(.vertical) || size.height <= proposal.height ?? .infinity)
        }
        return fitting ?? children.last
    }

    package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        choice(proposal)?.size(proposal) ?? .zero
    }

    package override func placeContents() {
        chosen = choice(placedProposal)
        for child in children where child !== chosen { child.withdraw() }
        if let chosen { place(chosen, at: .zero, proposal: placedProposal, size: frame.size) }
    }

    package override func childrenChanged() {
        if let shown = chosen, !children.contains(where: { $0 === shown }) { chosen = nil }
    }

    package override func forEachChild(_ body: (LayoutItem) -> Void) {
        if let chosen { body(chosen) }
    }

    /// That of the child which the author likes best: distances are asked for before it is known which one fits.
    /// All of them: which one is shown changes while layout runs, when no widget may come or go.
    package override func appendLeaves(_ leaves: inout [LayoutItem]) {
        for child in children { child.appendLeaves(&leaves) }
    }

    package override var spacing: ViewSpacing { children.first?.spacing ?? .zero }

    package override func explicitAlignment(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
        choice(proposal)?.explicitAlignment(key, proposal)
    }
}
