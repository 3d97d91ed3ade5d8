import Foundation

/// A view's size and alignment guides, in the view's own coordinates.
public struct ViewDimensions: Equatable {
    let size: CGSize
    let item: LayoutItem?
    let proposal: ProposedViewSize

    package init(size: CGSize, item: LayoutItem? = nil, proposal: ProposedViewSize = .unspecified) {
        self.size = size
        self.item = item
        self.proposal = proposal
    }

    /// The view's width in points.
    public var width: CGFloat { size.width }

    /// The view's height in points.
    public var height: CGFloat { size.height }

    /// The position of a horizontal guide: the explicit one, else the guide's default.
    public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }

    /// The position of a vertical guide: the explicit one, else the guide's default.
    public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

    /// The position of a horizontal guide that the view sets explicitly, else nil.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }

    /// The position of a vertical guide that the view sets explicitly, else nil.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

    /// Whether both have the same size and belong to the same view and proposal.
    public static func == (lhs: ViewDimensions, rhs: ViewDimensions) -> Bool {
        lhs.size == rhs.size && lhs.item === rhs.item && lhs.proposal == rhs.proposal
    }
}

extension ViewDimensions {
    package subscript(key: AlignmentKey) -> CGFloat {
        explicit(key) ?? key.defaultValue(in: self)
    }

    package func explicit(_ key: AlignmentKey) -> CGFloat? {
        guard let value = item?.explicitAlignment(key, proposal), !value.isNaN else { return nil }
        return value
    }

    /// The explicit position of a guide in the coordinates in which the view is at `origin`.
    func explicit(_ key: AlignmentKey, at origin: CGPoint) -> CGFloat? {
        explicit(key).map { $0 + (key.axis == .horizontal ? origin.x : origin.y) }
    }

    func length(_ axis: Axis) -> CGFloat {
        axis == .horizontal ? size.width : size.height
    }
}

@available(*, unavailable)
extension ViewDimensions: Sendable {}
