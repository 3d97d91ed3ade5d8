import Foundation

/// A way to measure and place the views of a container.
///
/// The engine calls these functions when sizes may have changed; they must depend on their arguments alone.
public protocol Layout: Animatable {
    /// What the layout keeps between calls; `Void` for nothing.
    associatedtype Cache = Void

    /// The views of the container.
    typealias Subviews = LayoutSubviews

    /// What is known of the layout before it sees its views.
    static var layoutProperties: LayoutProperties { get }

    /// Makes the cache for a container; called once before the other functions.
    func makeCache(subviews: Subviews) -> Cache

    /// Brings the cache up to date after the views or the layout changed. Makes a new one unless implemented.
    func updateCache(_ cache: inout Cache, subviews: Subviews)

    /// The distances that the container prefers to its neighbours. Merges those of its views unless implemented.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

    /// The size of the container when it is offered `proposal`. Negative lengths and NaN count as 0.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

    /// Places each of the views by `place(at:anchor:proposal:)`. The origin of `bounds` need not be zero.
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

    /// The position of a horizontal guide relative to `bounds`, or nil for the guide's default. Merges the explicit
    /// guides of the views unless implemented.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?

    /// The position of a vertical guide relative to `bounds`, or nil for the guide's default. Merges the explicit
    /// guides of the views unless implemented.
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
}

extension Layout {
    /// No stack.
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    /// Makes a new cache.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        cache = makeCache(subviews: subviews)
    }

    /// The largest distance that any of the views prefers on each edge; none without views.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        guard let first = subviews.first else { return .zero }
        return subviews.dropFirst().reduce(first.spacing) { $0.union($1.spacing) }
    }

    /// Merges the explicit guides of the views where the layout places them.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        mergedAlignment(guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    /// Merges the explicit guides of the views where the layout places them.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        mergedAlignment(guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    private func mergedAlignment(
        _ key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGFloat? {
        guard !key.isFrameGuide else { return nil }
        let recorder = PlacementRecorder()
        let recording = subviews.recording(in: recorder)
        recorder.record(count: subviews.containerCount, in: bounds) {
            placeSubviews(in: bounds, proposal: proposal, subviews: recording, cache: &cache)
        }
        return key.combine(
            subviews.indices.map { index in
                let item = subviews[index].item
                let placement = recorder.placement(
                    subviews.containerIndex(index), of: item, containerProposal: proposal)
                let origin = CGPoint(x: placement.origin.x - bounds.minX, y: placement.origin.y - bounds.minY)
                return ViewDimensions(size: placement.size, item: item, proposal: placement.proposal)
                    .explicit(key, at: origin)
            })
    }
}

extension Layout where Cache == () {
    /// Nothing to keep.
    public func makeCache(subviews: Subviews) {}
}
