import Toolkit
import ViewGraph

/// A style, fainter.
struct FadedStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let opacity: Double
    func _paint(in environment: EnvironmentValues) -> _ShapePaint {
        _ShapePaint(.faded(base._paint(in: environment).paint, min(max(opacity, 0), 1)))
    }
}

extension ShapeStyle {
    /// The style with its opacity multiplied; 0 is invisible, 1 as it is.
    public func opacity(_ opacity: Double) -> some ShapeStyle { FadedStyle(base: self, opacity: opacity) }
}
