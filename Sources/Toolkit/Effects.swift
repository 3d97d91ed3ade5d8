import Foundation

/// How a container shows what is in it. One container has all of them, since which of them a view uses is a matter of
/// its type, and whether they are in effect a matter of values that may change in an animation.
package struct EffectContent: Equatable, Sendable {
    /// 0 is invisible, 1 opaque; clamped.
    package var opacity = 1.0
    /// Applied about `anchor` (unit point of the container), after layout: drawing and clicks move, sizes do not.
    package var scaleX = 1.0
    package var scaleY = 1.0
    package var anchorX = 0.5
    package var anchorY = 0.5
    /// In degrees, clockwise, about the anchor.
    package var rotation = 0.0
    /// Applied to what scale and rotation give, about the same anchor.
    package var matrix: EffectMatrix?
    /// Cuts what is drawn outside the container.
    package var clips = false
    package var cornerRadius = 0.0
    /// Cuts what is drawn outside a path, given in points of the container.
    package var clipPath: EffectPath?
    /// Neither drawn nor clickable nor read, but it keeps its space.
    package var isHidden = false
    /// Whether clicks and keys reach what is inside.
    package var allowsHitTesting = true
    /// Where clicks reach the container itself, beside what is in it; in points of the container.
    package var hitPath: EffectPath?
    /// The standard deviation of a blur, in points; 0 for none.
    package var blur = 0.0
    package var shadow: EffectShadow?
    package var color: ColorMatrix?
    /// How it is drawn over what lies behind it in the same surface.
    package var blend = EffectBlend.normal
    /// Whether the last mask inside, an effect surface with `isMask`, decides how much of the rest is seen.
    package var isMasked = false
    /// Whether this is not drawn for itself but decides, by its opacity, how much is seen of what is around it.
    package var isMask = false

    package init() {}
}

/// A path with the rule by which its inside is found.
package struct EffectPath: Equatable, Sendable {
    package var elements: [PathElement]
    package var evenOdd: Bool

    package init(_ elements: [PathElement], evenOdd: Bool) {
        self.elements = elements
        self.evenOdd = evenOdd
    }
}

package struct EffectShadow: Hashable, Sendable {
    package var color: Paint
    /// How far it is spread, in points.
    package var radius: Double
    package var x: Double
    package var y: Double

    package init(color: Paint, radius: Double, x: Double, y: Double) {
        self.color = color
        self.radius = radius
        self.x = x
        self.y = y
    }
}

/// x' = a·x + c·y + tx, y' = b·x + d·y + ty.
package struct EffectMatrix: Equatable, Sendable {
    package var a: Double
    package var b: Double
    package var c: Double
    package var d: Double
    package var tx: Double
    package var ty: Double

    package init(a: Double, b: Double, c: Double, d: Double, tx: Double = 0, ty: Double = 0) {
        (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }
}

/// What is drawn with a colour: a row for each of red, green, blue and alpha of what is there says how much of it goes
/// into the four of what is shown; `offset` is added. Colours are not premultiplied.
package struct ColorMatrix: Equatable, Sendable {
    package var rows: [[Double]]
    package var offset: [Double]

    package init(rows: [[Double]], offset: [Double] = [0, 0, 0, 0]) {
        self.rows = rows
        self.offset = offset
    }
}

/// How a colour is mixed with the one behind it.
package enum EffectBlend: Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
    case exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker
    case plusLighter, clear, copy, sourceIn, sourceOut, destinationAtop, destinationIn, xor
}
