import Foundation
import ViewGraph
import ViewLayout

/// Rows in two columns: labels to the left of a line, controls to the right of it.
struct ColumnsForm<Content: View>: View {
    nonisolated(unsafe) let content: Content

    var body: some View { ColumnsLayout() { content } }
}

/// Where the label of a row ends, for the form that lines up labels.
enum FormControlEdge: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[HorizontalAlignment.leading] }
}

extension HorizontalAlignment {
    static let formControlEdge = HorizontalAlignment(FormControlEdge.self)
}

/// Rows below each other, each moved so that its control begins where all begin.
private struct ColumnsLayout: Layout {
    typealias AnimatableData = EmptyAnimatableData
    private let gap: CGFloat = 10

    /// How far labels reach, and what is offered to a row.
    private func edge(_ subviews: Subviews) -> CGFloat {
        subviews.map { $0.dimensions(in: .unspecified)[.formControlEdge] }.max() ?? 0
    }

    private func width(_ row: LayoutSubview, _ edge: CGFloat, _ width: CGFloat?) -> CGFloat? {
        guard let width, width.isFinite else { return nil }
        return max(0, width - edge + row.dimensions(in: .unspecified)[.formControlEdge])
    }

    /// What each row is offered. As in a column, rows that can have several heights share what the others leave.
    private func offers(_ proposal: ProposedViewSize, _ edge: CGFloat, _ subviews: Subviews) -> [ProposedViewSize] {
        var offers = subviews.map { ProposedViewSize(width: width($0, edge, proposal.width), height: proposal.height) }
        guard let height = proposal.height, height.isFinite else { return offers }
        func length(_ index: Int, offered: CGFloat) -> CGFloat {
            offers[index].height = offered
            return subviews[index].sizeThatFits(offers[index]).height
        }
        var left = height - gap * CGFloat(max(0, subviews.count - 1))
        let freedoms = subviews.indices.map { length($0, offered: .infinity) - length($0, offered: 0) }
        let order = subviews.indices.sorted { (freedoms[$0], $0) < (freedoms[$1], $1) }
        for (place, index) in order.enumerated() {
            left -= length(index, offered: max(0, left) / CGFloat(order.count - place))
        }
        return offers
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let edge = edge(subviews)
        var size = CGSize.zero
        for (row, offer) in zip(subviews, offers(proposal, edge, subviews)) {
            let own = row.dimensions(in: offer)
            size.width = max(size.width, edge - own[.formControlEdge] + own.width)
            size.height += own.height
        }
        size.height += gap * CGFloat(max(0, subviews.count - 1))
        return size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let edge = edge(subviews)
        var y = bounds.minY
        let offered = ProposedViewSize(width: bounds.width, height: proposal.height)
        for (row, offer) in zip(subviews, offers(offered, edge, subviews)) {
            let own = row.dimensions(in: offer)
            row.place(at: CGPoint(x: bounds.minX + edge - own[.formControlEdge], y: y), proposal: offer)
            y += own.height + gap
        }
    }
}
