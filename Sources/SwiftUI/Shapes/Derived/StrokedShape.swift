import Foundation
import ViewGraph
import ViewLayout

/// The outline of a shape as a shape of its own.
struct StrokedShape<Content: Shape>: Shape, OutlineDrawn {
    var shape: Content
    var style: StrokeStyle

    var animatableData: AnimatablePair<Content.AnimatableData, StrokeStyle.AnimatableData> {
        get { AnimatablePair(shape.animatableData, style.animatableData) }
        set { (shape.animatableData, style.animatableData) = (newValue.first, newValue.second) }
    }
    func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    func outlinePath(in rect: CGRect) -> Path { shape.path(in: rect) }
}

/// A shape that, when it is filled, is drawn better as the line it is made of.
protocol OutlineDrawn {
    var style: StrokeStyle { get }
    func outlinePath(in rect: CGRect) -> Path
}

extension Shape {
    /// The outline of the shape, as a shape that is filled.
    public func stroke(style: StrokeStyle) -> some Shape { StrokedShape(shape: self, style: style) }
    /// The outline of the shape in a width, as a shape that is filled.
    public func stroke(lineWidth: CGFloat = 1) -> some Shape { stroke(style: StrokeStyle(lineWidth: lineWidth)) }
}
