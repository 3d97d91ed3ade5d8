import Foundation
import FoundationSupplement
import Toolkit
import ViewGraph
import ViewLayout

/// A modifier that moves, turns or skews what is drawn by a matrix made of the view's size.
///
/// Follows <https://developer.apple.com/documentation/swiftui/geometryeffect>.
public nonisolated protocol GeometryEffect: Animatable, ViewModifier {
    /// The matrix for a view of a size, about its upper left corner.
    func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    /// The content with the effect.
    @MainActor
    public func body(content: Content) -> some View {
        nonisolated(unsafe) let effect = self
        return content.modifier(_SizedMatrixEffect { effect.effectValue(size: $0) })
    }
}

/// Draws by a matrix that depends on the size.
struct _SizedMatrixEffect: SizedEffectModifier {
    typealias AnimatableData = EmptyAnimatableData
    nonisolated(unsafe) let matrix: (CGSize) -> ProjectionTransform

    nonisolated init(_ matrix: @escaping (CGSize) -> ProjectionTransform) { self.matrix = matrix }

    func effect(in size: CGSize) -> EffectContent {
        var content = EffectContent()
        (content.anchorX, content.anchorY) = (0, 0)
        let value = matrix(size)
        if !value.isAffine {
            Log.once("A GeometryEffect with a projection is drawn without it: this desktop draws in the plane.")
        }
        guard !value.isIdentity else { return content }
        content.matrix = EffectMatrix(
            a: value.m11, b: value.m12, c: value.m21, d: value.m22, tx: value.m31, ty: value.m32)
        return content
    }
}

/// A matrix that moves, turns, skews and projects points of the plane.
public struct ProjectionTransform: Equatable, Sendable {
    public var m11 = 1.0, m12 = 0.0, m13 = 0.0
    public var m21 = 0.0, m22 = 1.0, m23 = 0.0
    public var m31 = 0.0, m32 = 0.0, m33 = 1.0

    /// The matrix that leaves everything.
    public init() {}

    /// The matrix of a transform in the plane.
    public init(_ m: CGAffineTransform) {
        (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
    }

    /// Whether it leaves everything.
    public var isIdentity: Bool { self == ProjectionTransform() }
    /// Whether parallel lines stay parallel.
    public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

    /// This one, and then another.
    public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
        var result = ProjectionTransform()
        result.m11 = m11 * rhs.m11 + m12 * rhs.m21 + m13 * rhs.m31
        result.m12 = m11 * rhs.m12 + m12 * rhs.m22 + m13 * rhs.m32
        result.m13 = m11 * rhs.m13 + m12 * rhs.m23 + m13 * rhs.m33
        result.m21 = m21 * rhs.m11 + m22 * rhs.m21 + m23 * rhs.m31
        result.m22 = m21 * rhs.m12 + m22 * rhs.m22 + m23 * rhs.m32
        result.m23 = m21 * rhs.m13 + m22 * rhs.m23 + m23 * rhs.m33
        result.m31 = m31 * rhs.m11 + m32 * rhs.m21 + m33 * rhs.m31
        result.m32 = m31 * rhs.m12 + m32 * rhs.m22 + m33 * rhs.m32
        result.m33 = m31 * rhs.m13 + m32 * rhs.m23 + m33 * rhs.m33
        return result
    }
}
