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

    private func offer(_ row: LayoutSubview, _ edge: CGFloat, _ width: CGFloat?) -> ProposedViewSize {
        guard let width, width.isFinite else { return .unspecified }
        return ProposedViewSize(
            width: max(0, width - edge + row.dimensions(in: .unspecified)[.formControlEdge]), height: nil)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let edge = edge(subviews)
        var size = CGSize.zero
        for row in subviews {
            let own = row.dimensions(in: offer(row, edge, proposal.width))
            size.width = max(size.width, edge - own[.formControlEdge] + own.width)
            size.height += own.height
        }
        size.height += gap * CGFloat(max(0, subviews.count - 1))
        return size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let edge = edge(subviews)
        var y = bounds.minY
        for row in subviews {
            let offer = offer(row, edge, bounds.width)
            let own = row.dimensions(in: offer)
            row.place(at: CGPoint(x: bounds.minX + edge - own[.formControlEdge], y: y), proposal: offer)
            y += own.height + gap
        }
    }
}
