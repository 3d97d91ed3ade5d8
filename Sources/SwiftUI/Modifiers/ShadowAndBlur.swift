import Foundation
import Toolkit
import ViewLayout

/// Draws a shadow behind what is drawn.
public struct _ShadowEffect: EffectModifier {
    let color: Color
    var radius: CGFloat
    var offset: CGSize
    public nonisolated var animatableData: AnimatablePair<CGFloat, CGSize.AnimatableData> {
        get { AnimatablePair(radius, offset.animatableData) }
        set {
            radius = newValue.first
            offset.animatableData = newValue.second
        }
    }
    var effect: EffectContent {
        var content = EffectContent()
        content.shadow = EffectShadow(
            color: color.paint, radius: Double(max(radius, 0)), x: Double(offset.width), y: Double(offset.height))
        return content
    }
}

/// Blurs what is drawn.
public struct _BlurEffect: EffectModifier {
    var radius: CGFloat
    public nonisolated var animatableData: CGFloat {
        get { radius }
        set { radius = newValue }
    }
    var effect: EffectContent {
        var content = EffectContent()
        content.blur = Double(max(radius, 0))
        return content
    }
}

extension View {
    /// Draws a shadow behind everything that the view draws, spread by `radius` points and moved by `x` and `y`.
    public nonisolated func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        modifier(_ShadowEffect(color: color, radius: radius, offset: CGSize(width: x, height: y)))
    }

    /// Blurs the view, its edges too, whether or not it says that it is opaque. A radius below 0 counts as 0.
    public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        modifier(_BlurEffect(radius: radius))
    }
}
