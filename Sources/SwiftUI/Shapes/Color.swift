import Foundation
import Toolkit
import ViewGraph

/// A colour, fixed or the desktop's for a role; as a view, an area of it that takes all it is offered.
///
/// Follows <https://developer.apple.com/documentation/swiftui/color>.
public struct Color: ShapeStyle, Hashable, Sendable {
    indirect enum Storage: Hashable, Sendable {
        case rgba(red: Double, green: Double, blue: Double, opacity: Double)
        case role(SemanticColor)
        case faded(Storage, Double)
        /// Two colours in one.
        case mixed(Storage, Storage, Double, ColorMixing)
        /// A colour of an asset catalog, by name.
        case asset(String, Paint)
        /// A colour of AppKit's that is of several.
        case paint(Paint)
    }
    let storage: Storage

    init(storage: Storage) { self.storage = storage }
    init(role: SemanticColor) { storage = .role(role) }

    /// How components are meant.
    public enum RGBColorSpace: Hashable, Sendable {
        case sRGB, sRGBLinear, displayP3
    }

    /// A colour by its parts, 0 to 1. Display P3 is taken as sRGB, which is what windows are drawn in.
    public init(_ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
        func encode(_ value: Double) -> Double {
            guard colorSpace == .sRGBLinear else { return value }
            return value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
        }
        storage = .rgba(red: encode(red), green: encode(green), blue: encode(blue), opacity: opacity)
    }

    /// A grey, 0 black to 1 white.
    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    /// A colour by hue, saturation and brightness, each 0 to 1.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        let sector = (hue - hue.rounded(.down)) * 6
        let part = sector - sector.rounded(.down)
        let low = brightness * (1 - saturation)
        let falling = brightness * (1 - saturation * part)
        let rising = brightness * (1 - saturation * (1 - part))
        let (red, green, blue): (Double, Double, Double)
        switch Int(sector) % 6 {
        case 0: (red, green, blue) = (brightness, rising, low)
        case 1: (red, green, blue) = (falling, brightness, low)
        case 2: (red, green, blue) = (low, brightness, rising)
        case 3: (red, green, blue) = (low, falling, brightness)
        case 4: (red, green, blue) = (rising, low, brightness)
        default: (red, green, blue) = (brightness, low, falling)
        }
        self.init(red: red, green: green, blue: blue, opacity: opacity)
    }

    public static let primary = Color(role: .primary)
    public static let secondary = Color(role: .secondary)
    public static let accentColor = Color(role: .accent)
    public static let red = Color(role: .red)
    public static let orange = Color(role: .orange)
    public static let yellow = Color(role: .yellow)
    public static let green = Color(role: .green)
    public static let mint = Color(role: .mint)
    public static let teal = Color(role: .teal)
    public static let cyan = Color(role: .cyan)
    public static let blue = Color(role: .blue)
    public static let indigo = Color(role: .indigo)
    public static let purple = Color(role: .purple)
    public static let pink = Color(role: .pink)
    public static let brown = Color(role: .brown)
    public static let gray = Color(role: .gray)
    public static let black = Color(red: 0, green: 0, blue: 0)
    public static let white = Color(red: 1, green: 1, blue: 1)
    public static let clear = Color(red: 0, green: 0, blue: 0, opacity: 0)

    /// The colour with its opacity multiplied.
    public func opacity(_ opacity: Double) -> Color {
        if case .rgba(let red, let green, let blue, let old) = storage {
            return Color(storage: .rgba(red: red, green: green, blue: blue, opacity: old * opacity))
        }
        return Color(storage: .faded(storage, opacity))
    }

    /// This colour with a part of another: 0 is this one, 1 the other; parts beyond are taken as these. Colours of the
    /// theme are mixed as they are when it is drawn.
    public func mix(
        with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
    ) -> Color {
        let part = fraction.isFinite ? min(max(fraction, 0), 1) : 0
        return Color(storage: .mixed(storage, rhs.storage, part, colorSpace.mixing))
    }

    var paint: Paint { storage.paint }

    public func _paint(in environment: EnvironmentValues) -> _ShapePaint { _ShapePaint(paint) }
}

extension Color.Storage {
    var paint: Paint {
        switch self {
        case .rgba(let red, let green, let blue, let opacity): return .rgba(red, green, blue, opacity)
        case .role(let role): return .semantic(role)
        case .faded(let base, let opacity): return .faded(base.paint, opacity)
        case .mixed(let first, let second, let part, let mixing): return .mixed(first.paint, second.paint, part, mixing)
        case .asset(_, let paint), .paint(let paint): return paint
        }
    }
}

extension Color: ControlView {
    static var isInterchangeable: Bool { true }
    public static func _makeNode(_ view: Self, _ parent: _GraphNode) -> _GraphNode { ControlNode(view, parent: parent) }
    public static func _updateNode(_ node: _GraphNode, _ view: Self) {
        unsafeDowncast(node, to: ControlNode<Self>.self).receive(view)
    }

    /// An area of the colour.
    func controlContent(_ environment: EnvironmentValues) -> DrawingContent {
        let paint = paint
        return DrawingContent { size in
            let corners = [
                CGPoint.zero, CGPoint(x: size.width, y: 0), CGPoint(x: size.width, y: size.height),
                CGPoint(x: 0, y: size.height),
            ]
            return [
                .fill([.move(corners[0])] + corners.dropFirst().map { .line($0) } + [.close], paint, evenOdd: false)
            ]
        }
    }
}
