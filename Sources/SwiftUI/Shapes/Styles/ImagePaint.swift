import Foundation
import Toolkit
import ViewGraph

/// A picture, or a part of it, again and again over a shape.
///
/// Shapes, their outlines, borders and backgrounds are drawn in it; texts and symbols are not, and the log says so.
public struct ImagePaint: ShapeStyle {
    /// The picture; a symbol has the size of the font in force.
    public var image: Image
    /// The part of the picture that is repeated, in parts of its size.
    public var sourceRect: CGRect
    /// How large the picture is drawn, as a multiple of its own size.
    public var scale: CGFloat

    /// A picture that is repeated, beginning at the top leading corner of what is drawn. Nothing is drawn where the
    /// part or the scale leave nothing of it.
    public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
        self.image = image
        self.sourceRect = sourceRect
        self.scale = scale
    }

    public func _paint(in environment: EnvironmentValues) -> _ShapePaint {
        // Styles are asked where views are updated and drawn.
        nonisolated(unsafe) let environment = environment
        let content = onMainThread { image.controlContent(environment) }
        return _ShapePaint(.image(PaintImage(content, source: sourceRect, scale: Double(scale))))
    }
}

extension ShapeStyle where Self == ImagePaint {
    /// A picture that is repeated, or a part of it, in a multiple of its size.
    public static func image(
        _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> ImagePaint {
        ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
    }
}
