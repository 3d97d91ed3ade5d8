import Foundation

/// A guide on the horizontal axis by which views are lined up above each other.
public struct HorizontalAlignment: Equatable, Sendable {
    package let key: AlignmentKey

    /// A guide of the author's own.
    public init(_ id: any AlignmentID.Type) {
        key = AlignmentKey(id, axis: .horizontal)
    }

    package init(key: AlignmentKey) {
        self.key = key
    }

    private init(_ id: any AlignmentID.Type, fraction: CGFloat) {
        key = AlignmentKey(id, axis: .horizontal, fraction: fraction, isFrameGuide: false)
    }

    private init(frame id: any FrameAlignmentID.Type, fraction: CGFloat) {
        key = AlignmentKey(id, axis: .horizontal, fraction: fraction, isFrameGuide: true)
    }

    /// Merges explicit values of several views into one: nil if there are none, else, usually, their mean.
    public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
        key.combine(values)
    }

    /// The leading edge.
    public static let leading = HorizontalAlignment(frame: Leading.self, fraction: 0)
    /// The horizontal middle.
    public static let center = HorizontalAlignment(frame: Center.self, fraction: 0.5)
    /// The trailing edge.
    public static let trailing = HorizontalAlignment(frame: Trailing.self, fraction: 1)
    /// Where the separator below a row of a list begins.
    public static let listRowSeparatorLeading = HorizontalAlignment(SeparatorLeading.self)
    /// Where the separator below a row of a list ends.
    public static let listRowSeparatorTrailing = HorizontalAlignment(SeparatorTrailing.self)

    private enum Leading: FrameAlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }

    private enum Center: FrameAlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
    }

    private enum Trailing: FrameAlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
    }

    private enum SeparatorLeading: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }

        static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
            parentValue = min(parentValue ?? childValue, childValue)
        }
    }

    private enum SeparatorTrailing: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }

        static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
            parentValue = max(parentValue ?? childValue, childValue)
        }
    }
}
