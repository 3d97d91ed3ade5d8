import Foundation
import Toolkit
import ViewGraph
import ViewLayout

extension GraphicsContext {
    /// What paths are filled and drawn in.
    public struct Shading: Sendable {
        private enum Kind: Sendable {
            /// In points of the canvas.
            case paint(Paint)
            /// In parts of what is drawn.
            case style(any ShapeStyle)
            case foreground
        }
        private let kind: Kind

        /// The foreground style of the canvas.
        public static var foreground: Shading { Shading(kind: .foreground) }
        /// A colour.
        public static func color(_ color: Color) -> Shading { Shading(kind: .paint(color.paint)) }
        /// A colour by its parts.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
        ) -> Shading {
            .color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
        }
        /// A grey.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
        ) -> Shading {
            .color(Color(colorSpace, white: white, opacity: opacity))
        }
        /// A style, in parts of the rectangle around what is drawn.
        public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(kind: .style(style)) }
        /// The first of several.
        public static func palette(_ array: [Shading]) -> Shading { array.first ?? .foreground }
        /// Colours along a line between two points of the canvas. Beyond, the first and the last go on.
        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            options.note()
            return Shading(
                kind: .paint(
                    .linearGradient(
                        gradient.paintStops, startX: startPoint.x, startY: startPoint.y, endX: endPoint.x,
                        endY: endPoint.y)))
        }
        /// Colours outwards from a point of the canvas. Beyond, the first and the last go on.
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            options.note()
            return Shading(
                kind: .paint(
                    .radialGradient(
                        gradient.paintStops, centerX: center.x, centerY: center.y, startRadius: startRadius,
                        endRadius: endRadius)))
        }
        /// Colours all the way round a point of the canvas.
        public static func conicGradient(
            _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            options.note()
            return Shading(
                kind: .paint(
                    .angularGradient(
                        gradient.paintStops, centerX: center.x, centerY: center.y, start: angle.radians,
                        end: angle.radians + 2 * .pi)))
        }

        func paint(in rect: CGRect, _ environment: EnvironmentValues) -> Paint {
            switch kind {
            case .paint(let paint): paint
            case .style(let style): style._paint(in: environment).paint.placed(in: rect)
            case .foreground: environment.foregroundPaint.placed(in: rect)
            }
        }

        /// Nil for the foreground style.
        var ownPaint: Paint? {
            switch kind {
            case .paint(let paint): paint
            case .style(let style): style._paint(in: EnvironmentValues()).paint
            case .foreground: nil
            }
        }

        func resolved(_ environment: EnvironmentValues) -> Shading {
            guard case .style(let style) = kind, case let paint = style._paint(in: environment).paint,
                paint.stops == nil
            else { return self }
            return Shading(kind: .paint(paint))
        }
    }

    /// How gradients go on.
    public struct GradientOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// They begin again, which they do not here.
        public static var `repeat`: GradientOptions { GradientOptions(rawValue: 1) }
        /// They go back and forth, which they do not here.
        public static var mirror: GradientOptions { GradientOptions(rawValue: 2) }
        /// Colours are mixed in linear space, which they are not here.
        public static var linearColor: GradientOptions { GradientOptions(rawValue: 4) }

        fileprivate func note() {
            if !isEmpty { Log.once("GraphicsContext.GradientOptions have no effect on this desktop.") }
        }
    }
}
