import Foundation

/// A guide on the vertical axis by which views are lined up beside each other.
public struct VerticalAlignment: Equatable, Sendable {
    package let key: AlignmentKey

    /// A guide of the author's own.
    public init(_ id: any AlignmentID.Type) {
        key = AlignmentKey(id, axis: .vertical)
    }

    package init(key: AlignmentKey) {
        self.key = key
    }

    private init(_ id: any AlignmentID.Type, fraction: CGFloat) {
        key = AlignmentKey(id, axis: .vertical, fraction: fraction, isFrameGuide: false)
    }

    private init(frame id: any FrameAlignmentID.Type, fraction: CGFloat) {
        key = AlignmentKey(id, axis: .vertical, fraction: fraction, isFrameGuide: true)
    }

    /// Merges explicit values of several views into one: nil if there are none, else, usually, their mean.
    public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
        key.combine(values)
    }

    /// The top edge.
    public static let top = VerticalAlignment(frame: Top.self, fraction: 0)
    /// The vertical middle.
    public static let center = VerticalAlignment(frame: Center.self, fraction: 0.5)
    /// The bottom edge.
    public static let bottom = VerticalAlignment(frame: Bottom.self, fraction: 1)
    /// The baseline of the first line of text; the bottom edge of a view without text.
    public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self, fraction: 1)
    /// The baseline of the last line of text; the bottom edge of a view without text.
    public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self, fraction: 1)

    private enum Top: FrameAlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }

    private enum Center: FrameAlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
    }

    private enum Bottom: FrameAlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }

    private enum FirstTextBaseline: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }

        static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
            parentValue = min(parentValue ?? childValue, childValue)
        }
    }

    private enum LastTextBaseline: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }

        static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
            parentValue = max(parentValue ?? childValue, childValue)
        }
    }
}
