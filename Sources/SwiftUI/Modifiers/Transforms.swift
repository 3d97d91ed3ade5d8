import Foundation
import FoundationSupplement
import Toolkit
import ViewLayout

/// Turns what is drawn in space.
public struct _Rotation3DEffect: EffectModifier {
    var angle: Angle
    let axis: (x: CGFloat, y: CGFloat, z: CGFloat)
    let anchor: UnitPoint
    public nonisolated var animatableData: Angle.AnimatableData {
        get { angle.animatableData }
        set { angle.animatableData = newValue }
    }
    var effect: EffectContent {
        var content = EffectContent()
        (content.anchorX, content.anchorY) = (Double(anchor.x), Double(anchor.y))
        let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
        guard length > 0, length.isFinite, angle.radians.isFinite else { return content }
        let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
        let (c, s) = (cos(angle.radians), sin(angle.radians))
        // The upper left of the matrix of a turn about the axis: seen from straight ahead, depth is not seen.
        content.matrix = EffectMatrix(
            a: c + x * x * (1 - c), b: x * y * (1 - c) + z * s, c: x * y * (1 - c) - z * s, d: c + y * y * (1 - c))
        return content
    }
}

/// Moves what is drawn by a matrix.
public struct _TransformEffect: EffectModifier {
    public var transform: CGAffineTransform
    public nonisolated var animatableData:
        AnimatablePair<
            AnimatablePair<Double, Double>,
            AnimatablePair<AnimatablePair<Double, Double>, AnimatablePair<Double, Double>>
        >
    {
        get {
            AnimatablePair(
                AnimatablePair(transform.a, transform.b),
                AnimatablePair(
                    AnimatablePair(transform.c, transform.d), AnimatablePair(transform.tx, transform.ty)))
        }
        set {
            let rest = newValue.second
            transform = CGAffineTransform(
                a: newValue.first.first, b: newValue.first.second, c: rest.first.first, d: rest.first.second,
                tx: rest.second.first, ty: rest.second.second)
        }
    }
    var effect: EffectContent {
        var content = EffectContent()
        (content.anchorX, content.anchorY) = (0, 0)
        content.matrix = EffectMatrix(
            a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: transform.tx, ty: transform.ty)
        return content
    }
}

extension View {
    /// Draws the view turned about an axis in space through `anchor`, without the shortening of what is farther away:
    /// `anchorZ` and `perspective` have no effect here.
    public nonisolated func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some View {
        modifier(_Rotation3DEffect(angle: angle, axis: axis, anchor: anchor))
    }

    /// Draws the view moved by a matrix, from its top left corner; its place in the layout stays.
    public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View {
        modifier(_TransformEffect(transform: transform))
    }
}
