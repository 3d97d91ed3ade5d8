import Foundation

/// Shows its child elsewhere than where it is laid out, by an offset to the right and down in either direction.
package final class OffsetItem: UnaryItem {
    package var offset: CGSize {
        didSet { if offset != oldValue { invalidatePlacement() } }
    }

    package init(_ offset: CGSize, child: LayoutItem? = nil) {
        self.offset = offset
        super.init(child: child)
    }

    package override func placeContents() {
        let x = offset.width.isFinite ? offset.width : 0
        let y = offset.height.isFinite ? offset.height : 0
        child?.place(
            at: CGPoint(x: frame.minX + x, y: frame.minY + y), proposal: placedProposal, size: frame.size)
    }
}
