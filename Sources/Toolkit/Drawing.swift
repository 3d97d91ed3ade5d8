import Foundation

/// Paths filled and stroked, for shapes and canvases. It takes the size it is offered, 10 × 10 where nothing is said.
package struct DrawingContent: ControlContent {
    /// The commands for a size; called when the size or the content changed.
    package var commands: @MainActor (CGSize) -> [DrawingCommand]
    /// Read to those who cannot see it; empty for decoration.
    package var name: String
    /// Whether the pointer meets only what is drawn where that is lines alone: what is inside of an outline stays in reach.
    package var isHitByLines = false

    package init(name: String = "", commands: @escaping @MainActor (CGSize) -> [DrawingCommand]) {
        self.name = name
        self.commands = commands
    }

    package func hasSameSize(as old: DrawingContent) -> Bool { true }

    package var accessible: Accessible { Accessible(.drawing, name: name) }

    package func measure(width: Double?, height: Double?, metrics: TextMetrics) -> CGSize {
        CGSize(width: width ?? 10, height: height ?? 10)
    }
}

package enum DrawingCommand: Equatable, Sendable {
    case fill([PathElement], Paint, evenOdd: Bool)
    case stroke([PathElement], Paint, StrokeStyleContent)
    /// Text in a rectangle, broken and cut as there is room.
    case text(TextContent, CGRect)
    /// A picture that fills a rectangle, or a symbol in the middle of it.
    case image(ImageContent, CGRect)
    /// A picture again and again.
    case tiles(PaintImage)
    /// Several as one.
    indirect case layer([DrawingCommand], DrawingLayer)
}

/// How commands are drawn as one: moved, then filtered, faded, cut, and mixed with what was drawn before.
package struct DrawingLayer: Equatable, Sendable {
    package enum Filter: Equatable, Sendable {
        /// The standard deviation, in points.
        case blur(Double)
        case shadow(EffectShadow)
        case color(ColorMatrix)
    }
    package struct Clip: Equatable, Sendable {
        package var path: EffectPath
        /// Whether what is inside is cut away.
        package var isInverse: Bool

        package init(_ path: EffectPath, isInverse: Bool = false) {
            self.path = path
            self.isInverse = isInverse
        }
    }
    package var matrix: EffectMatrix?
    package var filters: [Filter] = []
    package var opacity = 1.0
    /// In points of the drawing around.
    package var clips: [Clip] = []
    package var blend = EffectBlend.normal

    package init() {}
}

/// One step of a path, in points of the drawing, y downwards.
package enum PathElement: Equatable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quadCurve(CGPoint, control: CGPoint)
    case curve(CGPoint, control1: CGPoint, control2: CGPoint)
    case close
}

package struct StrokeStyleContent: Equatable, Sendable {
    package enum Cap: Sendable { case butt, round, square }
    package enum Join: Sendable { case miter, round, bevel }
    package var width = 1.0
    package var cap = Cap.butt
    package var join = Join.miter
    package var miterLimit = 10.0
    package var dash: [Double] = []
    package var dashPhase = 0.0

    package init() {}
}
