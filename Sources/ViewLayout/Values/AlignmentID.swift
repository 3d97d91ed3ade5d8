import Foundation

/// A type whose identity names an alignment guide, and that knows the guide's usual position in a view.
public protocol AlignmentID {
    /// Where the guide is in a view that does not set it, in points from the view's top leading corner.
    static func defaultValue(in context: ViewDimensions) -> CGFloat

    /// Merges the explicit value of one more child, the `n`th that has one, into a container's value.
    static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?)
}

extension AlignmentID {
    /// The mean of the children's values.
    public static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
        let mean = parentValue ?? 0
        parentValue = mean + (childValue - mean) / CGFloat(n + 1)
    }
}

/// A guide that belongs to the frame of a view: what a child sets does not move it in a container of several.
protocol FrameAlignmentID: AlignmentID {}

extension FrameAlignmentID {
    static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {}
}
