import Foundation
import FoundationSupplement
import Toolkit
import ViewLayout

/// What a canvas is drawn with: a value, whose copies draw into the same canvas in a state of their own.
///
/// Follows <https://developer.apple.com/documentation/swiftui/graphicscontext>.
public struct GraphicsContext {
    /// How opaque what is drawn is, from 0 to 1.
    public var opacity = 1.0
    /// How what is drawn is mixed with what was drawn before.
    public var blendMode = BlendMode.normal
    /// Where what is drawn comes to lie.
    public var transform = CGAffineTransform.identity
    /// The environment of the canvas.
    public let environment: EnvironmentValues

    private var filters: [DrawingLayer.Filter] = []
    private var clips: [DrawingLayer.Clip] = []
    private var clipBounds: CGRect?
    private let recorder = Recorder()

    /// The commands of a canvas or layer, which copies of a context add to.
    private final class Recorder {
        var commands: [DrawingCommand] = []
    }

    init(_ environment: EnvironmentValues) { self.environment = environment }

    private init(layerOf context: GraphicsContext) {
        environment = context.environment
        transform = context.transform
        clipBounds = context.clipBounds
    }

    var commands: [DrawingCommand] { recorder.commands }

    // MARK: State

    /// Scales what is drawn from now on, about the origin.
    public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
    /// Moves what is drawn from now on.
    public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }
    /// Turns what is drawn from now on, clockwise about the origin.
    public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: angle.radians) }
    /// Transforms what is drawn from now on by a matrix, before the transform that is in force.
    public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

    /// Applies a filter to each thing that is drawn from now on, after those added before.
    public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
        filters.append(filter.filter)
    }

    /// What is cut to is inside of this, as far as is known.
    public var clipBoundingRect: CGRect {
        clipBounds ?? CGRect(x: -CGFloat.infinity, y: -CGFloat.infinity, width: .infinity, height: .infinity)
    }

    /// Cuts what is drawn from now on to the inside of a path, or to its outside.
    public mutating func clip(
        to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
    ) {
        let placed = path.applying(transform)
        let isInverse = options.contains(.inverse)
        clips.append(.init(EffectPath(placed.elements, evenOdd: style.isEOFilled), isInverse: isInverse))
        if !isInverse { clipBounds = clipBounds?.intersection(placed.boundingRect) ?? placed.boundingRect }
    }

    // MARK: Drawing

    /// Fills a path.
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        let paint = shading.paint(in: path.boundingRect, environment)
        add(Figure.fill(path.elements, evenOdd: style.isEOFilled).commands(paint))
    }
    /// Draws along a path.
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        add(Figure.stroke(path.elements, style).commands(shading.paint(in: path.boundingRect, environment)))
    }
    /// Draws along a path in a width.
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Draws a text in a rectangle, broken and cut as there is room.
    public func draw(_ text: ResolvedText, in rect: CGRect) { add(.text(text.shown, rect)) }
    /// Draws a text in the size it takes, a point of it at `point`.
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(text, in: frame(text.measure(in: CGSize(width: CGFloat.infinity, height: .infinity)), point, anchor))
    }
    /// Draws a text in a rectangle, broken and cut as there is room.
    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }
    /// Draws a text in the size it takes, a point of it at `point`.
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }

    /// Draws an image that fills a rectangle.
    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
        add(.image(image.shown, rect))
    }
    /// Draws an image in its own size, a point of it at `point`.
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(image, in: frame(image.size, point, anchor))
    }
    /// Draws an image that fills a rectangle.
    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(resolve(image), in: rect, style: style)
    }
    /// Draws an image in its own size, a point of it at `point`.
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(image), at: point, anchor: anchor)
    }

    /// Draws what `content` draws as one thing, in the opacity, filters and blend mode of this context.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        var layer = GraphicsContext(layerOf: self)
        try content(&layer)
        var state = state
        // Those of the layer have it already.
        state.matrix = nil
        recorder.commands.append(.layer(layer.commands, state))
    }

    private func frame(_ size: CGSize, _ point: CGPoint, _ anchor: UnitPoint) -> CGRect {
        CGRect(
            origin: CGPoint(x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height), size: size)
    }

    private var state: DrawingLayer {
        var layer = DrawingLayer()
        layer.opacity = min(max(opacity.isNaN ? 1 : opacity, 0), 1)
        layer.blend = blendMode.blend
        layer.filters = filters
        layer.clips = clips
        if !transform.isIdentity {
            layer.matrix = EffectMatrix(
                a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: transform.tx, ty: transform.ty)
        }
        return layer
    }

    private func add(_ command: DrawingCommand) { add([command]) }

    private func add(_ commands: [DrawingCommand]) {
        let state = state
        if state == DrawingLayer() {
            recorder.commands += commands
        } else {
            recorder.commands.append(.layer(commands, state))
        }
    }
}
