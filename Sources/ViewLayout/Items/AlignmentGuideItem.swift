import Foundation

/// Sets an alignment guide of its child explicitly.
package final class AlignmentGuideItem: TransparentItem {
    package private(set) var key: AlignmentKey
    package var compute: (ViewDimensions) -> CGFloat
    /// Runs a computation, for whoever notes what it reads; nil runs it as it is.
    package var evaluate: ((() -> CGFloat) -> CGFloat)?

    package init(_ key: AlignmentKey, child: LayoutItem? = nil, compute: @escaping (ViewDimensions) -> CGFloat) {
        self.key = key
        self.compute = compute
        super.init(child: child)
    }

    /// Takes on another guide or another way to compute it. Functions have no equality: every call counts as a change.
    package func update(_ key: AlignmentKey, compute: @escaping (ViewDimensions) -> CGFloat) {
        self.key = key
        self.compute = compute
        invalidateSize()
    }

    package override func explicitAlignment(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
        guard key == self.key, let child else { return super.explicitAlignment(key, proposal) }
        let dimensions = child.dimensions(proposal)
        guard let evaluate else { return compute(dimensions) }
        return evaluate { compute(dimensions) }
    }
}
