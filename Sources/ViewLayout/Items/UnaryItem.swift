import Foundation

/// An item around at most one child, which passes on all that the child says unless a subclass changes it.
@_documentation(visibility: internal)
open class UnaryItem: LayoutItem {
    package final var child: LayoutItem? {
        didSet { exchange(oldValue, for: child, stackAxis: stackAxis) }
    }

    @usableFromInline
    package init(child: LayoutItem? = nil) {
        self.child = child
        super.init()
        if let child { adopt(child) }
    }

    deinit {
        if let child { release(child) }
    }

    /// What the child is offered when this item is offered `proposal`.
    open func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize { proposal }

    /// Where the child's top leading corner is in this item of `size`.
    open func childOrigin(_ size: CGSize, _ proposal: ProposedViewSize) -> CGPoint { .zero }

    /// The child's size where it follows from this item's, which saves measuring the child for a new proposal that has
    /// the same answer; nil where it does not.
    open func childSize(_ size: CGSize) -> CGSize? { nil }

    open override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        child?.size(childProposal(proposal)) ?? .zero
    }

    open override func placeContents() {
        guard let child else { return }
        place(
            child, at: childOrigin(frame.size, placedProposal), proposal: childProposal(placedProposal),
            size: childSize(frame.size))
    }

    open override func forEachChild(_ body: (LayoutItem) -> Void) {
        if let child { body(child) }
    }

    open override var layoutPriority: Double { child?.layoutPriority ?? 0 }

    open override var zIndex: Double { child?.zIndex ?? 0 }

    open override var spacing: ViewSpacing { child?.spacing ?? .zero }

    open override func explicitAlignment(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
        guard let child, let guide = child.explicitAlignment(key, childProposal(proposal)) else { return nil }
        // Asked for only now: most children have no explicit guides.
        let origin = childOrigin(size(proposal), proposal)
        return guide + (key.axis == .horizontal ? origin.x : origin.y)
    }

    open override func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
        child?.layoutValue(key) ?? K.defaultValue
    }

    open override func stackAxisChanged() {
        child?.stackAxis = stackAxis
    }
}

/// An item that has the frame of its child, and says something of its own about it.
@_documentation(visibility: internal)
open class TransparentItem: UnaryItem {
    @usableFromInline
    package override init(child: LayoutItem? = nil) {
        super.init(child: child)
    }

    public final override func childSize(_ size: CGSize) -> CGSize? { size }
}

extension LayoutItem {
    /// The place of `child`'s top leading corner in an item of `size` in which it is lined up by `alignment`.
    func alignedOrigin(
        _ child: LayoutItem, _ childProposal: ProposedViewSize, in size: CGSize, _ alignment: Alignment
    ) -> CGPoint {
        let outer = ViewDimensions(size: size)
        let inner = child.dimensions(childProposal)
        return CGPoint(
            x: outer[alignment.horizontal] - inner[alignment.horizontal],
            y: outer[alignment.vertical] - inner[alignment.vertical])
    }
}
