import Foundation

/// Stands for one view of a custom layout: answers proposals with sizes, and is placed.
public struct LayoutSubview: Equatable {
    package let item: LayoutItem
    let index: Int
    let recorder: PlacementRecorder

    /// The value that the view attached for `key`, else the key's default.
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { item.layoutValue(key) }

    /// The view's layout priority; 0 unless the author set it.
    public var priority: Double { item.layoutPriority }

    /// The distances that the view prefers to its neighbours.
    public var spacing: ViewSpacing { item.spacing }

    /// The size that the view takes when it is offered `proposal`. Answers are remembered: asking again is cheap.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { item.size(proposal) }

    /// The size and the alignment guides of the view when it is offered `proposal`.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { item.dimensions(proposal) }

    /// Puts the `anchor` point of the view at `position`, in the coordinates of the container's bounds, with the size
    /// that the view takes when it is offered `proposal`.
    ///
    /// Of several calls the last one counts. A view that is not placed sits at the centre of the container.
    /// Coordinates that are not finite count as the container's origin. Does nothing outside `placeSubviews`.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        recorder.record(index, of: item, at: position, anchor: anchor, proposal: proposal)
    }

    /// Whether both stand for the same view.
    public static func == (lhs: LayoutSubview, rhs: LayoutSubview) -> Bool {
        lhs.item === rhs.item
    }
}

@available(*, unavailable)
extension LayoutSubview: Sendable {}
