import Foundation

/// Identifies an alignment guide of either axis, for the engine; authors name guides with ``HorizontalAlignment``
/// and ``VerticalAlignment``.
@_documentation(visibility: internal)
public struct AlignmentKey: Hashable, Sendable {
    // Unchecked: an author's conformance could be isolated to an actor, but layout asks it where layout runs.
    package nonisolated(unsafe) let id: any AlignmentID.Type
    package let axis: Axis
    /// The default position as a fraction of the length, for guides where it is one; asking these costs no call.
    let fraction: CGFloat?
    /// Whether the guide belongs to a view's frame, so that containers do not take it from their children.
    let isFrameGuide: Bool

    package init(_ id: any AlignmentID.Type, axis: Axis) {
        self.init(id, axis: axis, fraction: nil, isFrameGuide: false)
    }

    init(_ id: any AlignmentID.Type, axis: Axis, fraction: CGFloat?, isFrameGuide: Bool) {
        self.id = id
        self.axis = axis
        self.fraction = fraction
        self.isFrameGuide = isFrameGuide
    }

    /// The key of a horizontal guide.
    package init(_ alignment: HorizontalAlignment) {
        self = alignment.key
    }

    /// The key of a vertical guide.
    package init(_ alignment: VerticalAlignment) {
        self = alignment.key
    }

    /// Whether both are the same guide.
    public static func == (lhs: AlignmentKey, rhs: AlignmentKey) -> Bool {
        lhs.axis == rhs.axis && lhs.id == rhs.id
    }

    /// Feeds the guide to `hasher`.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(id))
        hasher.combine(axis)
    }

    /// Where the guide is in a view of `dimensions` that does not set it; 0 if the author's answer is not a number.
    func defaultValue(in dimensions: ViewDimensions) -> CGFloat {
        let value: CGFloat
        if let fraction {
            // Half of an infinite length is infinite, none of it is nothing.
            value = fraction == 0 ? 0 : fraction * dimensions.length(axis)
        } else {
            value = id.defaultValue(in: dimensions)
        }
        return value.isNaN ? 0 : value
    }

    /// Merges explicit values of children into that of their container.
    func combine(_ values: some Sequence<CGFloat?>) -> CGFloat? {
        var result: CGFloat?
        var count = 0
        for value in values {
            guard let value, !value.isNaN else { continue }
            id._combineExplicit(childValue: value, count, into: &result)
            count += 1
        }
        return result
    }
}
