import Foundation
import Toolkit
import ViewGraph
import ViewLayout

/// Colours from a point outwards; as a view, an area of them that takes all it is offered.
public struct RadialGradient: ShapeStyle {
    private let gradient: Gradient
    private let center: UnitPoint
    private let startRadius: CGFloat
    private let endRadius: CGFloat

    /// A gradient between two distances from a point of what is drawn, in points.
    public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.gradient = gradient
        self.center = center
        self.startRadius = startRadius
        self.endRadius = endRadius
    }

    /// A gradient of colours at the same distance from each other.
    public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// A gradient of colours at given places.
    public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    public func _paint(in environment: EnvironmentValues) -> _ShapePaint {
        _ShapePaint(
            .radialGradient(
                gradient.paintStops, centerX: center.x, centerY: center.y, startRadius: startRadius,
                endRadius: endRadius))
    }
}

extension RadialGradient: View {
    /// An area of the gradient.
    public var body: _ShapeView<Rectangle, RadialGradient> { Rectangle().fill(self) }
}
