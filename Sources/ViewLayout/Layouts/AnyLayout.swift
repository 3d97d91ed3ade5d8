import Foundation

/// A layout of any type. Changing the layout in it keeps the container's views and their state.
public struct AnyLayout: Layout {
    package var base: any Layout

    /// Wraps `layout`; wrapping an `AnyLayout` again adds nothing.
    public init<L: Layout>(_ layout: L) {
        base = (layout as? AnyLayout)?.base ?? layout
    }

    /// What the wrapped layout keeps between calls.
    public struct Cache {
        /// The type of layout that made `value`.
        fileprivate var layout: any Layout.Type
        fileprivate var value: Any
    }

    /// Makes the wrapped layout's cache.
    public func makeCache(subviews: Subviews) -> Cache {
        func make<L: Layout>(_ layout: L) -> Cache {
            Cache(layout: L.self, value: layout.makeCache(subviews: subviews))
        }
        return make(base)
    }

    /// Brings the wrapped layout's cache up to date, or makes one if the type of layout has changed.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        func update<L: Layout>(_ layout: L, _ cache: inout Cache) {
            guard var value = cache.value as? L.Cache, cache.layout == L.self else {
                cache = Cache(layout: L.self, value: layout.makeCache(subviews: subviews))
                return
            }
            layout.updateCache(&value, subviews: subviews)
            cache.value = value
        }
        update(base, &cache)
    }

    /// The distances that the wrapped layout prefers.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        func call<L: Layout>(_ layout: L, _ cache: inout Cache) -> ViewSpacing {
            withCache(of: layout, &cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
        }
        return call(base, &cache)
    }

    /// The size that the wrapped layout takes.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        func call<L: Layout>(_ layout: L, _ cache: inout Cache) -> CGSize {
            withCache(of: layout, &cache, subviews) {
                layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
            }
        }
        return call(base, &cache)
    }

    /// Places the views as the wrapped layout does.
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        func call<L: Layout>(_ layout: L, _ cache: inout Cache) {
            withCache(of: layout, &cache, subviews) {
                layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
            }
        }
        call(base, &cache)
    }

    /// The horizontal guide of the wrapped layout.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        func call<L: Layout>(_ layout: L, _ cache: inout Cache) -> CGFloat? {
            withCache(of: layout, &cache, subviews) {
                layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
            }
        }
        return call(base, &cache)
    }

    /// The vertical guide of the wrapped layout.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        func call<L: Layout>(_ layout: L, _ cache: inout Cache) -> CGFloat? {
            withCache(of: layout, &cache, subviews) {
                layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
            }
        }
        return call(base, &cache)
    }

    private func withCache<L: Layout, Result>(
        of layout: L, _ cache: inout Cache, _ subviews: Subviews, _ body: (inout L.Cache) -> Result
    ) -> Result {
        var value = cache.layout == L.self ? cache.value as? L.Cache : nil
        if value == nil { value = layout.makeCache(subviews: subviews) }
        guard var value else { preconditionFailure("made above") }
        // The only copy, so that a layout changes its cache in place.
        cache.value = ()
        defer { cache = Cache(layout: L.self, value: value) }
        return body(&value)
    }

    /// The type of the data to animate.
    public typealias AnimatableData = _AnyAnimatableData

    /// The wrapped layout's data to animate.
    public var animatableData: AnimatableData {
        get { _AnyAnimatableData(base.animatableData) }
        set {
            func set<L: Layout>(_ layout: L) -> any Layout {
                guard let data = newValue.value as? L.AnimatableData else { return layout }
                var layout = layout
                layout.animatableData = data
                return layout
            }
            base = set(base)
        }
    }
}

@available(*, unavailable)
extension AnyLayout: Sendable {}

@available(*, unavailable)
extension AnyLayout.Cache: Sendable {}
