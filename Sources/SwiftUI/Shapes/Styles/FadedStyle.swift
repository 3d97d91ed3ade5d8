import Toolkit
import ViewGraph

/// A style, fainter.
struct FadedStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let opacity: Double
    func _paint(in environment: EnvironmentValues) -> _ShapePaint {
        _ShapePaint(.faded(base._paint(in: environment).paint, min(max(opacity, 0), 1)))
    }
    static var _isBlended: Bool { Base._isBlended }
    var _blendMode: BlendMode { base._blendMode }
}

extension ShapeStyle {
    /// The style with its opacity multiplied; 0 is invisible, 1 as it is.
    public func opacity(_ opacity: Double) -> some ShapeStyle { FadedStyle(base: self, opacity: opacity) }
}

extension ShapeStyle where Self == AnyShapeStyle {
    /// The foreground style with its opacity multiplied; 0 is invisible, 1 as it is.
    public static func opacity(_ opacity: Double) -> some ShapeStyle { ForegroundStyle().opacity(opacity) }
}
