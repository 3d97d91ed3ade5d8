import Foundation
import Toolkit
import ViewGraph
import ViewLayout

extension GraphicsContext {
    /// Something that is done to what is drawn before it is seen.
    public struct Filter: Sendable {
        let filter: DrawingLayer.Filter

        /// Blurs, by a radius in points.
        public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
            Filter(filter: .blur(Double(max(radius, 0))))
        }
        /// Draws a shadow behind.
        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
            y: CGFloat = 0, blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
        ) -> Filter {
            if !options.isEmpty || blendMode != .normal {
                Log.once("GraphicsContext.Filter.shadow: its blend mode and options have no effect on this desktop.")
            }
            return Filter(
                filter: .shadow(
                    EffectShadow(color: color.paint, radius: Double(max(radius, 0)), x: Double(x), y: Double(y))))
        }
        /// Adds to all colours: 1 makes them white, −1 black.
        public static func brightness(_ amount: Double) -> Filter { Filter(filter: .color(.brightness(amount))) }
        /// Puts colours apart: 1 leaves them.
        public static func contrast(_ amount: Double) -> Filter { Filter(filter: .color(.contrast(amount))) }
        /// Makes colours stronger above 1 and weaker below.
        public static func saturation(_ amount: Double) -> Filter { Filter(filter: .color(.saturation(amount))) }
        /// Takes the colour away: 1 is grey.
        public static func grayscale(_ amount: Double) -> Filter { saturation(1 - amount) }
        /// Turns all colours on the colour wheel.
        public static func hueRotation(_ angle: Angle) -> Filter {
            Filter(filter: .color(.hueRotation(radians: angle.radians)))
        }
        /// Turns colours into their opposites, wholly or by a part.
        public static func colorInvert(_ amount: Double = 1) -> Filter { Filter(filter: .color(.inverted(by: amount))) }
        /// Multiplies all colours with a colour.
        public static func colorMultiply(_ color: Color) -> Filter {
            onMainThread { Filter(filter: .color(.multiply(Desktop.chosen.components(of: color.paint)))) }
        }
        /// Black, as opaque as it was bright.
        public static var luminanceToAlpha: Filter { Filter(filter: .color(.luminanceToAlpha)) }
    }

    /// How colours are computed in filters.
    public struct FilterOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// In linear space, which makes no difference here.
        public static var linearColor: FilterOptions { FilterOptions(rawValue: 1) }
    }
    /// How blurs are drawn.
    public struct BlurOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// What is blurred is opaque, which makes no difference here.
        public static var opaque: BlurOptions { BlurOptions(rawValue: 1) }
        /// With noise against bands, which makes no difference here.
        public static var dithersResult: BlurOptions { BlurOptions(rawValue: 2) }
    }
    /// How shadows are drawn.
    public struct ShadowOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static var shadowAbove: ShadowOptions { ShadowOptions(rawValue: 1) }
        public static var shadowOnly: ShadowOptions { ShadowOptions(rawValue: 2) }
        public static var invertsAlpha: ShadowOptions { ShadowOptions(rawValue: 4) }
        public static var disablesGroup: ShadowOptions { ShadowOptions(rawValue: 8) }
    }
    /// What is cut.
    public struct ClipOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// What is inside is cut away.
        public static var inverse: ClipOptions { ClipOptions(rawValue: 1) }
    }

    /// How what is drawn is mixed with what was drawn before.
    public struct BlendMode: RawRepresentable, Equatable, Sendable {
        public let rawValue: Int32
        public init(rawValue: Int32) { self.rawValue = rawValue }
        private init(_ index: Int32) { rawValue = index }

        public static var normal: BlendMode { BlendMode(0) }
        public static var multiply: BlendMode { BlendMode(1) }
        public static var screen: BlendMode { BlendMode(2) }
        public static var overlay: BlendMode { BlendMode(3) }
        public static var darken: BlendMode { BlendMode(4) }
        public static var lighten: BlendMode { BlendMode(5) }
        public static var colorDodge: BlendMode { BlendMode(6) }
        public static var colorBurn: BlendMode { BlendMode(7) }
        public static var softLight: BlendMode { BlendMode(8) }
        public static var hardLight: BlendMode { BlendMode(9) }
        public static var difference: BlendMode { BlendMode(10) }
        public static var exclusion: BlendMode { BlendMode(11) }
        public static var hue: BlendMode { BlendMode(12) }
        public static var saturation: BlendMode { BlendMode(13) }
        public static var color: BlendMode { BlendMode(14) }
        public static var luminosity: BlendMode { BlendMode(15) }
        public static var clear: BlendMode { BlendMode(16) }
        public static var copy: BlendMode { BlendMode(17) }
        public static var sourceIn: BlendMode { BlendMode(18) }
        public static var sourceOut: BlendMode { BlendMode(19) }
        public static var sourceAtop: BlendMode { BlendMode(20) }
        public static var destinationOver: BlendMode { BlendMode(21) }
        public static var destinationIn: BlendMode { BlendMode(22) }
        public static var destinationOut: BlendMode { BlendMode(23) }
        public static var destinationAtop: BlendMode { BlendMode(24) }
        public static var xor: BlendMode { BlendMode(25) }
        public static var plusDarker: BlendMode { BlendMode(26) }
        public static var plusLighter: BlendMode { BlendMode(27) }

        /// By the numbers above; unknown ones are normal.
        private static let blends: [EffectBlend] = [
            .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight,
            .difference, .exclusion, .hue, .saturation, .color, .luminosity, .clear, .copy, .sourceIn, .sourceOut,
            .sourceAtop, .destinationOver, .destinationIn, .destinationOut, .destinationAtop, .xor, .plusDarker,
            .plusLighter,
        ]
        var blend: EffectBlend { Self.blends.indices.contains(Int(rawValue)) ? Self.blends[Int(rawValue)] : .normal }
    }
}
