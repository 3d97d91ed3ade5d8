import Foundation

/// The views of a custom layout, in the order in which the author wrote them.
public struct LayoutSubviews: Equatable, RandomAccessCollection, @unchecked Sendable {
    // Unchecked: a layout and its subviews are used on one thread at a time, like the tree of items they stand for.

    /// One view.
    public typealias Element = LayoutSubview

    /// A position among the views.
    public typealias Index = Int

    /// Some of the views.
    public typealias SubSequence = LayoutSubviews

    /// The direction in which the container lays out. Positions are mirrored after `placeSubviews`: a layout need not
    /// look at this.
    public var layoutDirection: LayoutDirection

    private let items: [LayoutItem]
    /// Which of `items` are in this collection; nil for all.
    private let chosen: [Int]?
    private let recorder: PlacementRecorder

    init(_ items: [LayoutItem], layoutDirection: LayoutDirection, recorder: PlacementRecorder) {
        self.items = items
        chosen = nil
        self.layoutDirection = layoutDirection
        self.recorder = recorder
    }

    private init(_ base: LayoutSubviews, chosen: [Int]?, recorder: PlacementRecorder) {
        items = base.items
        self.chosen = chosen
        layoutDirection = base.layoutDirection
        self.recorder = recorder
    }

    /// Always 0.
    public var startIndex: Int { 0 }

    /// The number of views.
    public var endIndex: Int { chosen?.count ?? items.count }

    /// The view at `index`, which must be in bounds.
    public subscript(index: Int) -> LayoutSubview {
        let position = chosen?[index] ?? index
        return LayoutSubview(item: items[position], index: position, recorder: recorder)
    }

    /// The views at `bounds`, which must be in bounds. The result's indices begin at 0.
    public subscript(bounds: Range<Int>) -> LayoutSubviews { choosing(bounds) }

    /// The views at `indices`, which must be in bounds. The result's indices begin at 0.
    public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
        choosing(indices)
    }

    /// Whether both contain the same views in the same order and direction.
    public static func == (lhs: LayoutSubviews, rhs: LayoutSubviews) -> Bool {
        lhs.layoutDirection == rhs.layoutDirection && lhs.count == rhs.count
            && zip(lhs, rhs).allSatisfy { $0 == $1 }
    }
}

extension LayoutSubviews {
    private func choosing(_ indices: some Sequence<Int>) -> LayoutSubviews {
        LayoutSubviews(self, chosen: indices.map { chosen?[$0] ?? $0 }, recorder: recorder)
    }

    /// The same views, whose placements are noted elsewhere.
    func recording(in recorder: PlacementRecorder) -> LayoutSubviews {
        LayoutSubviews(self, chosen: chosen, recorder: recorder)
    }

    /// The items that the views stand for.
    var layoutItems: [LayoutItem] { chosen?.map { items[$0] } ?? items }

    /// The places of the views among all of the container's.
    func containerIndex(_ index: Int) -> Int { chosen?[index] ?? index }

    var containerCount: Int { items.count }
}
