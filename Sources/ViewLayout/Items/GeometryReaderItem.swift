import Foundation

/// Takes all that is offered, tells its size, and puts its children at the top leading corner.
package final class GeometryReaderItem: GroupItem {
    /// Called before the children are placed when the size is another than last time.
    package var sizeChanged: ((CGSize) -> Void)?
    private var toldSize: CGSize?

    package override init() {}

    package init(sizeChanged: ((CGSize) -> Void)?) {
        self.sizeChanged = sizeChanged
    }

    package override func depends(on child: LayoutItem) -> Bool { false }

    package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    package override func placeContents() {
        let size = frame.size
        if toldSize != size {
            toldSize = size
            sizeChanged?(size)
        }
        for child in children { place(child, at: .zero, proposal: ProposedViewSize(size)) }
    }
}
