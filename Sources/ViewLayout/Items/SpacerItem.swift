import Foundation

/// Takes all the room it gets along the stack that it is in, or on both axes outside of one.
package final class SpacerItem: LayoutItem {
    /// The least length in points; nil for the usual distance between views. What is not a finite number above 0
    /// counts as 0.
    package var minLength: CGFloat? {
        didSet { if minLength != oldValue { invalidateSize() } }
    }

    package init(minLength: CGFloat? = nil) {
        self.minLength = minLength
    }

    package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let least = minLength.map { $0.isFinite ? max(0, $0) : 0 } ?? ViewSpacing.usual
        func length(_ axis: Axis) -> CGFloat {
            stackAxis == axis.other ? 0 : max(least, proposal[axis] ?? least)
        }
        return CGSize(width: length(.horizontal), height: length(.vertical))
    }

    /// Across a stack, which is what is asked, it has no length.
    package override var takesNoMoreThanIdeal: Bool { stackAxis != nil }

    /// In a stack a spacer takes what all others leave, so that it never makes a text shorter than it is.
    package override var layoutPriority: Double { stackAxis == nil ? 0 : -.infinity }

    package override var spacing: ViewSpacing {
        switch stackAxis {
        case .horizontal: ViewSpacing(0, edges: .horizontal)
        case .vertical: ViewSpacing(0, edges: .vertical)
        case nil: .zero
        }
    }

    package override func stackAxisChanged() {
        invalidateSize()
    }
}

/// Takes no room and keeps no distance.
package final class EmptyItem: LayoutItem {
    package override init() {}

    package override var spacing: ViewSpacing { .zero }
}
