import Foundation

/// A picture, or a part of it, that is repeated over an area.
package struct PaintImage: Hashable, Sendable {
    package var image: ImageContent
    /// The part that is repeated, in parts of the picture.
    package var source: CGRect
    /// How large the picture is drawn, as a multiple of its size.
    package var scale: Double
    /// What is covered, in points of the drawing; the first copy is in its corner.
    package var area: CGRect

    package init(_ image: ImageContent, source: CGRect, scale: Double, area: CGRect = .zero) {
        self.image = image
        self.source = source
        self.scale = scale
        self.area = area
    }

    /// By what is quickly read; `==` tells the pictures apart.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(scale)
        hasher.combine(source.width)
        hasher.combine(image.name)
    }
}
