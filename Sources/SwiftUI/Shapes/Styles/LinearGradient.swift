import Foundation
import Toolkit
import ViewGraph
import ViewLayout

/// Colours along a line; as a view, an area of them that takes all it is offered.
public struct LinearGradient: ShapeStyle {
    private let gradient: Gradient
    private let startPoint: UnitPoint
    private let endPoint: UnitPoint

    /// A gradient from one point of what is drawn to another; beyond, the first and the last colour go on.
    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.gradient = gradient
        self.startPoint = startPoint
        self.endPoint = endPoint
    }

    /// A gradient of colours at the same distance from each other.
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }

    /// A gradient of colours at given places.
    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
    }

    public func _paint(in environment: EnvironmentValues) -> _ShapePaint {
        _ShapePaint(
            .linearGradient(
                gradient.paintStops, startX: startPoint.x, startY: startPoint.y, endX: endPoint.x, endY: endPoint.y))
    }
}

extension LinearGradient: View {
    /// An area of the gradient.
    public var body: _ShapeView<Rectangle, LinearGradient> { Rectangle().fill(self) }
}
