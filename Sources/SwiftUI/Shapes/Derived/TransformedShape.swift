import Foundation
import FoundationSupplement
import ViewGraph
import ViewLayout

/// A shape with all its points transformed.
public struct TransformedShape<Content: Shape>: Shape {
    /// What is transformed.
    public var shape: Content
    /// The transform, about the origin of the shape's rectangle.
    public var transform: CGAffineTransform

    /// Transforms a shape.
    public init(shape: Content, transform: CGAffineTransform) {
        self.shape = shape
        self.transform = transform
    }

    /// That of the shape.
    public var animatableData: Content.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }
    public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

extension Shape {
    /// The shape with all its points transformed.
    public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
        TransformedShape(shape: self, transform: transform)
    }
}
