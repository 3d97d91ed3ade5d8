import Foundation
import Ground
import Toolkit
import ViewGraph
import ViewLayout

/// Colours at the points of a net, going over into each other; as a view, an area of them that takes all it is offered.
///
/// Follows <https://developer.apple.com/documentation/swiftui/meshgradient>.
public struct MeshGradient: ShapeStyle, Equatable, Sendable {
    /// How many points are in a row.
    public var width: Int
    /// How many rows there are.
    public var height: Int
    /// The points row by row, in parts of what is drawn: 0, 0 is the upper left, 1, 1 the lower right.
    public var points: [SIMD2<Float>]
    /// The colours at the points.
    public var colors: [Color]
    /// What is drawn where the net does not reach.
    public var background: Color
    /// Whether colours have no edges at the net's lines.
    public var smoothsColors: Bool
    /// How colours are mixed between the points.
    public var colorSpace: Gradient.ColorSpace

    /// A net of `width` points in `height` rows, straight between them. Other numbers of points or colours than these
    /// draw the background alone, and are said once in the log.
    public init(
        width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.width = width
        self.height = height
        self.points = points
        self.colors = colors
        self.background = background
        self.smoothsColors = smoothsColors
        self.colorSpace = colorSpace
    }

    public func _paint(in environment: EnvironmentValues) -> _ShapePaint {
        let mesh = MeshPaint(
            width: width, height: height, points: points.map { CGPoint(x: CGFloat($0.x), y: CGFloat($0.y)) },
            colors: colors.map(\.paint), smoothsColors: smoothsColors, mixing: colorSpace.mixing)
        guard let mesh else {
            Log.once(
                "a MeshGradient of \(width) by \(height) has \(points.count) points and \(colors.count) colours")
            return background._paint(in: environment)
        }
        return _ShapePaint(.mesh(mesh))
    }
}

extension MeshGradient: View {
    /// An area of the gradient, over its background.
    public var body: some View {
        ZStack {
            if background != .clear { background }
            Rectangle().fill(self)
        }
    }
}
