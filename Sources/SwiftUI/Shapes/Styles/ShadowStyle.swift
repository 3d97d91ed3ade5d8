import Foundation
import Toolkit
import ViewGraph

/// A shadow that belongs to a style: of the shape, text or symbol that is drawn in it.
public struct ShadowStyle: Equatable, Sendable {
    let color: Color
    let radius: CGFloat
    let x: CGFloat
    let y: CGFloat
    let isInner: Bool

    /// A shadow behind what is drawn, spread by `radius` points and moved by `x` and `y`.
    public static func drop(
        color: Color = .init(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: false)
    }

    /// A shadow that falls from the edge into what is drawn, spread by `radius` points and moved by `x` and `y`. Shapes
    /// have it; texts and symbols do not, and the log says so.
    public static func inner(
        color: Color = .init(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: true)
    }

    fileprivate var paint: PaintShadow {
        PaintShadow(
            EffectShadow(color: color.paint, radius: Double(max(radius, 0)), x: Double(x), y: Double(y)),
            isInner: isInner)
    }
}

/// A style with a shadow.
struct ShadowedStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let shadow: ShadowStyle
    func _paint(in environment: EnvironmentValues) -> _ShapePaint {
        let paint = base._paint(in: environment).paint
        // Several shadows are all of what is drawn, and not of each other's.
        if case .shadowed(let inner, let shadows) = paint {
            return _ShapePaint(.shadowed(inner, shadows + [shadow.paint]))
        }
        return _ShapePaint(.shadowed(paint, [shadow.paint]))
    }
    static var _isBlended: Bool { Base._isBlended }
    var _blendMode: BlendMode { base._blendMode }
}

extension ShapeStyle {
    /// The style with a shadow of what is drawn in it.
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle { ShadowedStyle(base: self, shadow: style) }
}

extension ShapeStyle where Self == AnyShapeStyle {
    /// The foreground style with a shadow of what is drawn in it.
    public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { ForegroundStyle().shadow(style) }
}
