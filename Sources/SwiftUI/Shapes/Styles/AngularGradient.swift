import Foundation
import Toolkit
import ViewGraph
import ViewLayout

/// Colours around a point; as a view, an area of them that takes all it is offered.
public struct AngularGradient: ShapeStyle {
    private let gradient: Gradient
    private let center: UnitPoint
    private let startAngle: Angle
    private let endAngle: Angle

    /// A gradient between two directions from a point of what is drawn, clockwise from the right. The rest of the turn
    /// has the last colour in its first half, then the first one.
    public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
        self.gradient = gradient
        self.center = center
        self.startAngle = startAngle
        self.endAngle = endAngle
    }
    /// A gradient of colours at the same distance from each other, between two directions.
    public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
    }
    /// A gradient of colours at given places, between two directions.
    public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
    }
    /// A gradient all the way round, from a direction.
    public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
    }
    /// A gradient of colours at the same distance from each other, all the way round.
    public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
    }
    /// A gradient of colours at given places, all the way round.
    public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
    }

    public func _paint(in environment: EnvironmentValues) -> _ShapePaint {
        _ShapePaint(
            .angularGradient(
                gradient.paintStops, centerX: center.x, centerY: center.y, start: startAngle.radians,
                end: endAngle.radians))
    }
}

extension AngularGradient: View {
    /// An area of the gradient.
    public var body: _ShapeView<Rectangle, AngularGradient> { Rectangle().fill(self) }
}
