import Foundation
import Toolkit
import ViewGraph
import ViewLayout

/// Colours from a point outwards, as wide and as high as what is drawn; as a view, an area of them that takes all it is
/// offered.
public struct EllipticalGradient: ShapeStyle {
    private let gradient: Gradient
    private let center: UnitPoint
    private let start: CGFloat
    private let end: CGFloat

    /// A gradient between two distances from a point, in parts of the size of what is drawn.
    public init(
        gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.gradient = gradient
        self.center = center
        start = startRadiusFraction
        end = endRadiusFraction
    }
    /// A gradient of colours at the same distance from each other.
    public init(
        colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }
    /// A gradient of colours at given places.
    public init(
        stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }

    public func _paint(in environment: EnvironmentValues) -> _ShapePaint {
        _ShapePaint(
            .ellipticalGradient(
                gradient.paintStops, centerX: center.x, centerY: center.y, width: 1, height: 1, start: start, end: end))
    }
}

extension EllipticalGradient: View {
    /// An area of the gradient.
    public var body: _ShapeView<Rectangle, EllipticalGradient> { Rectangle().fill(self) }
}
