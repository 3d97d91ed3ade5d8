import Foundation

/// A rectangle in the making: something that answers proposals with sizes and can be placed.
///
/// Items form the layout tree, apart from the tree of views: views without geometry of their own (groups, loops,
/// conditions, composed views) have no item. An item's `frame` is in the coordinates of its *host*, the item at the
/// root of the tree. Answers are cached by proposal until `invalidateSize()`; placing stops where nothing changed.
///
/// Sizes, guides and offsets are computed as if leading were left; only placing a child mirrors it, in
/// `place(_:at:proposal:)`, so that no rule of layout has to know the direction.
///
/// Not isolated to an actor, as the `Layout` protocol of authors is not, but used from one thread at a time.
@_documentation(visibility: internal)
open class LayoutItem {
    /// The item that measures and places this one; nil for a host. Parents outlive the link: they clear it.
    package final unowned(unsafe) var parent: LayoutItem?

    // The properties with unchecked exclusivity are read for each of thousands of children in a pass. Each is
    // set, or changed in place, by an expression that calls nothing else meanwhile, so that no two accesses overlap.

    /// Where this item was placed last, in the host's coordinates; null if it is not shown.
    @exclusivity(unchecked) package final private(set) var frame = CGRect.null
    /// The proposal that this item was placed with; its size is the answer to it.
    @exclusivity(unchecked) package final private(set) var placedProposal = ProposedViewSize.unspecified

    /// Names this item and its state since sizes below last changed, for parents that keep what they measured. No two
    /// items ever have the same.
    @exclusivity(unchecked) package final private(set) var stamp = LayoutItem.newStamp()
    /// Whether anyone measured or placed this item since its last change, so that others depend on it.
    @exclusivity(unchecked) private final var isReliedOn = false
    /// Whether `placeContents` must run at the next placement even with the same frame and proposal.
    @exclusivity(unchecked) package final private(set) var needsPlacement = true
    /// Whether this item was taken off the screen and has not been placed since. One that was never placed was not.
    @exclusivity(unchecked) package final private(set) var isOffScreen = false
    @exclusivity(unchecked) private final var sizes = SizeCache()

    /// Whether leading is left or right for the children of this item.
    @exclusivity(unchecked) package final var layoutDirection: LayoutDirection = .leftToRight {
        didSet {
            guard layoutDirection != oldValue else { return }
            layoutDirectionChanged()
            invalidatePlacement()
        }
    }

    /// The axis of the stack that this item is in, directly or through items with one child; nil elsewhere.
    package final var stackAxis: Axis? {
        didSet { if stackAxis != oldValue { stackAxisChanged() } }
    }

    // Unchecked: items are used from one thread at a time.
    private nonisolated(unsafe) static var lastStamp: UInt64 = 0

    private static func newStamp() -> UInt64 {
        lastStamp += 1
        return lastStamp
    }

    @usableFromInline
    package init() {}

    // MARK: For subclasses

    /// The size this item takes when it is offered `proposal`. Never call it directly: `size(_:)` caches.
    open func computeSize(_ proposal: ProposedViewSize) -> CGSize { .zero }

    /// Places the children for `frame` and `placedProposal`, or a leaf's widget.
    open func placeContents() {}

    /// Calls `body` for each child that is shown, in view order, which is drawing and focus order too.
    open func forEachChild(_ body: (LayoutItem) -> Void) {}

    /// Appends the items at the ends of the tree that the desktop shows, in drawing order.
    open func appendLeaves(_ leaves: inout [LayoutItem]) {
        forEachChild { $0.appendLeaves(&leaves) }
    }

    /// The share of a stack's space is given to higher priorities first.
    open var layoutPriority: Double { 0 }

    /// Siblings with higher values are drawn over those with lower ones.
    open var zIndex: Double { 0 }

    /// The distances this item prefers to its neighbours.
    open var spacing: ViewSpacing { ViewSpacing() }

    /// The position of an alignment guide that was set explicitly, by an author or by a child, in this item's own
    /// coordinates when it is offered `proposal`; nil where the guide's default value stands.
    open func explicitAlignment(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? { nil }

    /// The value that `layoutValue(key:value:)` attached, looked for through single-child items.
    open func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value { K.defaultValue }

    /// Told when a size in the tree below may have changed; a host asks its desktop for a new layout.
    open func sizeInvalidated() {}

    /// Told when something in this item must be placed again: an item with a surface of its own passes it on.
    open func contentsInvalidated() {}

    /// Whether this item's size, guides or spacing follow from those of `child`. Where they do not, a change in it
    /// needs a new placement but no new sizes from here on.
    open func depends(on child: LayoutItem) -> Bool { true }

    /// Whether more room along an axis than the item takes when it is offered none changes nothing, so that it need not
    /// be offered. False where unsure.
    open var takesNoMoreThanIdeal: Bool { false }

    /// Told when `stackAxis` changed; items with one child pass it on.
    open func stackAxisChanged() {}

    /// Told when `layoutDirection` changed; items that have inner items of their own pass it on.
    open func layoutDirectionChanged() {}

    /// Told when this item is no longer shown, with its frame null: a leaf hides its widget. Overriders that have
    /// children call super.
    open func withdrawn() {
        forEachChild { $0.withdraw() }
    }

    // MARK: Measuring

    /// The size for `proposal`, cached. Sizes are never negative, infinite for a finite proposal, or NaN.
    package final func size(_ proposal: ProposedViewSize) -> CGSize {
        if let known = sizes.find(proposal) { return known }
        let offer = proposal.normalized
        let asked = stamp
        let size = computeSize(offer).sanitized(for: offer)
        isReliedOn = true
        // What was invalidated by measuring it must not be remembered.
        if stamp == asked { sizes.insert(size, for: proposal) }
        return size
    }

    /// The size and the guides for `proposal`.
    package final func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(size: size(proposal), item: self, proposal: proposal)
    }

    // MARK: Placing

    /// Places this item's top leading corner at `origin`, with the size that answers `proposal`.
    package final func place(at origin: CGPoint, proposal: ProposedViewSize) {
        place(at: origin, proposal: proposal, size: size(proposal))
    }

    /// Places this item where its size for `proposal` is known to be `size`, which saves measuring it again.
    package final func place(at origin: CGPoint, proposal: ProposedViewSize, size: CGSize) {
        let origin = CGPoint(x: origin.x.isFinite ? origin.x : 0, y: origin.y.isFinite ? origin.y : 0)
        // Compared by component, because this runs for every child of a container and the rectangle's own comparison
        // is a call into another library.
        if !needsPlacement, origin.x == frame.origin.x, origin.y == frame.origin.y, size.width == frame.size.width,
            size.height == frame.size.height, proposal == placedProposal
        {
            return
        }
        isReliedOn = true
        needsPlacement = false
        isOffScreen = false
        frame = CGRect(origin: origin, size: size)
        placedProposal = proposal
        placeContents()
    }

    /// Places `child` at a point of this item's own coordinates, mirrored from right to left.
    package final func place(
        _ child: LayoutItem, at point: CGPoint, proposal: ProposedViewSize, size: CGSize? = nil
    ) {
        let size = size ?? child.size(proposal)
        let x = layoutDirection == .leftToRight ? point.x : frame.width - point.x - size.width
        child.place(at: CGPoint(x: frame.minX + x, y: frame.minY + point.y), proposal: proposal, size: size)
    }

    /// Takes this item and all below off the screen until it is placed again.
    package final func withdraw() {
        guard !isOffScreen else { return }
        isOffScreen = true
        frame = .null
        needsPlacement = true
        withdrawn()
    }

    // MARK: Invalidating

    /// Says that this item's size, guides or spacing may have changed: forgets the sizes that depend on it, and tells
    /// the host. Stops early where nobody has looked since the last change.
    package final func invalidateSize() {
        var item = self
        var sizesChange = true
        while true {
            let wasReliedOn = item.isReliedOn || item === self
            if sizesChange {
                item.sizes.removeAll()
                item.stamp = Self.newStamp()
                item.isReliedOn = false
            }
            item.needsPlacement = true
            item.contentsInvalidated()
            guard let parent = item.parent else { break }
            if !wasReliedOn { return }
            if sizesChange, !parent.depends(on: item) { sizesChange = false }
            item = parent
        }
        item.sizeInvalidated()
    }

    /// Asks for the contents to be placed again, sizes unchanged (an offset moved).
    package final func invalidatePlacement() {
        var item = self
        while true {
            item.needsPlacement = true
            item.contentsInvalidated()
            guard let parent = item.parent else { break }
            item = parent
        }
        item.sizeInvalidated()
    }

    /// Makes this item the parent of `child`, which then is in no stack unless `axis` says so.
    package final func adopt(_ child: LayoutItem, stackAxis axis: Axis? = nil) {
        child.parent = self
        child.stackAxis = axis
        // What is not shown now shows nothing new either.
        if isOffScreen { child.withdraw() }
    }

    /// Says that something else than the size was read and kept, so that changes must be passed on.
    final func relyOn() {
        isReliedOn = true
    }

    /// Lets go of `child`, unless another item has adopted it meanwhile.
    package final func release(_ child: LayoutItem) {
        if child.parent === self { child.parent = nil }
    }

    /// Takes `child` off the screen and lets go of it, unless another item has adopted it meanwhile.
    package final func drop(_ child: LayoutItem) {
        guard child.parent === self else { return }
        child.withdraw()
        child.parent = nil
    }

    /// Lets `new` take the place of `old` as a child.
    package final func exchange(_ old: LayoutItem?, for new: LayoutItem?, stackAxis axis: Axis? = nil) {
        guard old !== new else { return }
        if let old { drop(old) }
        if let new { adopt(new, stackAxis: axis) }
        invalidateSize()
    }
}
