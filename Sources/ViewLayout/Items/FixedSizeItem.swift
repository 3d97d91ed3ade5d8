/// Lets its child take its ideal length on some axes, whatever is offered.
package final class FixedSizeItem: UnaryItem {
    package var axes: Axis.Set {
        didSet { if axes != oldValue { invalidateSize() } }
    }

    package init(_ axes: Axis.Set, child: LayoutItem? = nil) {
        self.axes = axes
        super.init(child: child)
    }

    package convenience init(horizontal: Bool, vertical: Bool, child: LayoutItem? = nil) {
        var axes: Axis.Set = []
        if horizontal { axes.insert(.horizontal) }
        if vertical { axes.insert(.vertical) }
        self.init(axes, child: child)
    }

    package override func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width,
            height: axes.contains(.vertical) ? nil : proposal.height)
    }
}
