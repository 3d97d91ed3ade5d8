import Foundation
import ViewGraph
import ViewLayout

/// A shape in a rectangle of a fixed size, at the origin of the one it is given.
struct SizedShape<Content: Shape>: Shape {
    var shape: Content
    var size: CGSize

    var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
        get { AnimatablePair(shape.animatableData, size.animatableData) }
        set { (shape.animatableData, size.animatableData) = (newValue.first, newValue.second) }
    }
    func path(in rect: CGRect) -> Path { shape.path(in: CGRect(origin: rect.origin, size: size)) }
}

extension Shape {
    /// The shape drawn in a size of its own; its place in the layout stays.
    public func size(_ size: CGSize) -> some Shape { SizedShape(shape: self, size: size) }
    /// The shape drawn in a size of its own; its place in the layout stays.
    public func size(width: CGFloat, height: CGFloat) -> some Shape {
        SizedShape(shape: self, size: CGSize(width: width, height: height))
    }
}
