import Foundation
import Toolkit
import ViewGraph

/// Colours that go over into each other, at places from 0 to 1.
public struct Gradient: Hashable, Sendable {
    /// A colour at a place.
    public struct Stop: Hashable, Sendable {
        /// The colour.
        public var color: Color
        /// The place, 0 for the beginning and 1 for the end.
        public var location: CGFloat

        /// A colour at a place.
        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// How colours are mixed on the way from one to another.
    public struct ColorSpace: Hashable, Sendable {
        let mixing: ColorMixing
        /// By the numbers of the screen.
        public static let device = ColorSpace(mixing: .device)
        /// Evenly to the eye.
        public static let perceptual = ColorSpace(mixing: .perceptual)
    }

    /// The colours with their places.
    public var stops: [Gradient.Stop]

    /// Colours at given places.
    public init(stops: [Gradient.Stop]) { self.stops = stops }

    /// Colours at the same distance from each other, from the beginning to the end.
    public init(colors: [Color]) {
        let last = CGFloat(max(colors.count - 1, 1))
        stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
    }

    var paintStops: [Paint.Stop] {
        stops.map { Paint.Stop(location: Double($0.location), color: $0.color.paint) }
    }
}

extension Gradient: ShapeStyle {
    /// From the top to the bottom.
    public func _paint(in environment: EnvironmentValues) -> _ShapePaint {
        LinearGradient(gradient: self, startPoint: .top, endPoint: .bottom)._paint(in: environment)
    }
}

extension Paint {
    /// The paint for something of a size: gradients are made in fractions of it, and drawn in points.
    func placed(in size: CGSize) -> Paint { placed(in: CGRect(origin: .zero, size: size)) }

    /// The paint for something in a rectangle.
    func placed(in rect: CGRect) -> Paint {
        func x(_ part: Double) -> Double { rect.minX + part * rect.width }
        func y(_ part: Double) -> Double { rect.minY + part * rect.height }
        switch self {
        case .rgba, .semantic, .adaptive, .mixed: return self
        case .mesh(let mesh): return .mesh(mesh.placed(in: rect))
        case .shadowed(let paint, let shadows): return .shadowed(paint.placed(in: rect), shadows)
        case .image(var image):
            image.area = rect
            return .image(image)
        case .faded(let paint, let opacity): return .faded(paint.placed(in: rect), opacity)
        case .linearGradient(let stops, let startX, let startY, let endX, let endY):
            return .linearGradient(stops, startX: x(startX), startY: y(startY), endX: x(endX), endY: y(endY))
        case .radialGradient(let stops, let centerX, let centerY, let startRadius, let endRadius):
            return .radialGradient(
                stops, centerX: x(centerX), centerY: y(centerY), startRadius: startRadius, endRadius: endRadius)
        case .angularGradient(let stops, let centerX, let centerY, let start, let end):
            return .angularGradient(stops, centerX: x(centerX), centerY: y(centerY), start: start, end: end)
        case .ellipticalGradient(let stops, let centerX, let centerY, let width, let height, let start, let end):
            return .ellipticalGradient(
                stops, centerX: x(centerX), centerY: y(centerY), width: width * rect.width,
                height: height * rect.height, start: start, end: end)
        }
    }
}
