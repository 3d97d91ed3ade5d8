import Foundation

/// A rectangle in the making: something that answers proposals with sizes and can be placed.
///
/// Items form the layout tree, apart from the tree of views: views without geometry of their own (groups, loops,
/// conditions, composed views) have no item. An item's `frame` is in the coordinates of its *host*, the item at the
/// root of the tree. Answers are cached by proposal until `invalidateSize()`; placing stops where nothing changed.
///
/// Not isolated to an actor, as the `Layout` protocol of authors is not, but used from one thread at a time.
open class LayoutItem {
    /// The item that measures and places this one; nil for a host.
    package final unowned(unsafe) var parent: LayoutItem?

    /// Where this item was placed last, in the host's coordinates.
    package final private(set) var frame = CGRect.null
    /// The proposal that this item was placed with; its size is the answer to it.
    package final private(set) var placedProposal = ProposedViewSize.unspecified

    @usableFromInline final var firstProposal: ProposedViewSize?
    @usableFromInline final var firstSize = CGSize.zero
    @usableFromInline final var secondProposal: ProposedViewSize?
    @usableFromInline final var secondSize = CGSize.zero
    /// Whether `placeContents` must run at the next placement even with the same frame and proposal.
    package final private(set) var needsPlacement = true

    package init() {}

    // MARK: For subclasses

    /// The size this item takes when it is offered `proposal`. Never call it directly: `size(_:)` caches.
    open func computeSize(_ proposal: ProposedViewSize) -> CGSize { .zero }

    /// Places the children for `frame` and `placedProposal`, or a leaf's widget.
    open func placeContents() {}

    /// Calls `body` for each child in view order, which is drawing and focus order too.
    open func forEachChild(_ body: (LayoutItem) -> Void) {}

    /// The share of a stack's space is given to higher priorities first.
    open var layoutPriority: Double { 0 }

    /// The distances this item prefers to its neighbours.
    open var spacing: ViewSpacing { ViewSpacing() }

    /// The position of an alignment guide that was set explicitly, by an author or by a child, in this item's own
    /// coordinates when it is offered `proposal`; nil where the guide's default value stands.
    open func explicitAlignment(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? { nil }

    /// The value that `layoutValue(key:value:)` attached, looked for through single-child items.
    open func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value { K.defaultValue }

    /// Told when a size in the tree below may have changed; a host asks its desktop for a new layout.
    open func sizeInvalidated() {}

    // MARK: Measuring and placing

    /// The size for `proposal`, cached. Sizes are never negative, infinite for a finite proposal, or NaN.
    package final func size(_ proposal: ProposedViewSize) -> CGSize {
        if let first = firstProposal, first == proposal { return firstSize }
        if let second = secondProposal, second == proposal { return secondSize }
        let size = computeSize(proposal).sanitized
        secondProposal = firstProposal
        secondSize = firstSize
        firstProposal = proposal
        firstSize = size
        return size
    }

    /// Places this item's top leading corner at `origin`, with the size that answers `proposal`.
    package final func place(at origin: CGPoint, proposal: ProposedViewSize) {
        let new = CGRect(origin: origin, size: size(proposal))
        if !needsPlacement && new == frame && proposal == placedProposal { return }
        needsPlacement = false
        frame = new
        placedProposal = proposal
        placeContents()
    }

    /// Forgets the sizes of this item and of all that depend on them, and tells the host.
    package final func invalidateSize() {
        var item: LayoutItem = self
        while true {
            let known = item.firstProposal != nil || !item.needsPlacement || item === self
            item.firstProposal = nil
            item.secondProposal = nil
            item.needsPlacement = true
            guard let parent = item.parent else { break }
            if !known { return }
            item = parent
        }
        item.sizeInvalidated()
    }

    /// Asks for the contents to be placed again, sizes unchanged (an offset moved, a guide changed).
    package final func invalidatePlacement() {
        var item: LayoutItem = self
        while true {
            item.needsPlacement = true
            guard let parent = item.parent else { break }
            item = parent
        }
        item.sizeInvalidated()
    }
}

extension CGSize {
    /// A size that a desktop can be asked for: NaN and negative lengths are 0.
    fileprivate var sanitized: CGSize {
        CGSize(width: width >= 0 ? width : 0, height: height >= 0 ? height : 0)
    }
}
