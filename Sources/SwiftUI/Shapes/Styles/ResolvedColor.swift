import Foundation
import Toolkit
import ViewGraph
import ViewLayout

extension Color {
    /// A colour in parts, as it is in an environment.
    public struct Resolved: Hashable, Sendable, CustomStringConvertible {
        /// Without the curve of screens: sRGB, linear.
        public var linearRed: Float
        /// Without the curve of screens: sRGB, linear.
        public var linearGreen: Float
        /// Without the curve of screens: sRGB, linear.
        public var linearBlue: Float
        /// 0 is clear, 1 opaque.
        public var opacity: Float

        /// A colour by its parts in a colour space.
        public init(
            colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
        ) {
            func linear(_ value: Float) -> Float {
                guard colorSpace != .sRGBLinear else { return value }
                let size = abs(value)
                let result = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
                return value < 0 ? -result : result
            }
            (linearRed, linearGreen, linearBlue) = (linear(red), linear(green), linear(blue))
            self.opacity = opacity
        }

        private static func curved(_ value: Float) -> Float {
            let size = abs(value)
            let result = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
            return value < 0 ? -result : result
        }
        private static func linear(_ value: Float) -> Float {
            Resolved(red: value, green: 0, blue: 0).linearRed
        }

        /// In sRGB.
        public var red: Float {
            get { Self.curved(linearRed) }
            set { linearRed = Self.linear(newValue) }
        }
        /// In sRGB.
        public var green: Float {
            get { Self.curved(linearGreen) }
            set { linearGreen = Self.linear(newValue) }
        }
        /// In sRGB.
        public var blue: Float {
            get { Self.curved(linearBlue) }
            set { linearBlue = Self.linear(newValue) }
        }

        /// As CSS writes it.
        public var description: String {
            func hex(_ value: Float) -> String {
                let byte = Int((min(max(value, 0), 1) * 255).rounded())
                return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
            }
            return "#" + hex(red) + hex(green) + hex(blue) + hex(opacity)
        }
    }

    /// The colour in parts, as it is in an environment and on the desktop now.
    public func resolve(in environment: EnvironmentValues) -> Resolved {
        guard MainThread.isCurrent, let parts = onMainThread({ Desktop.toolkit?.components(of: paint) }) else {
            if case .rgba(let red, let green, let blue, let opacity) = storage {
                return Resolved(red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(opacity))
            }
            return Resolved(red: 0, green: 0, blue: 0, opacity: 0)
        }
        // Parts of the desktop's colours follow its settings, which are read so that the view hears of changes.
        _ = environment.appearance
        return Resolved(
            red: Float(parts.red), green: Float(parts.green), blue: Float(parts.blue), opacity: Float(parts.alpha))
    }

    /// A colour by its parts.
    public init(_ resolved: Resolved) {
        self.init(
            .sRGB, red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
            opacity: Double(resolved.opacity))
    }
}

extension Color.Resolved: Animatable {
    /// The parts.
    public var animatableData: AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>> {
        get {
            AnimatablePair(linearRed, AnimatablePair(linearGreen, AnimatablePair(linearBlue, opacity)))
        }
        set {
            linearRed = newValue.first
            linearGreen = newValue.second.first
            linearBlue = newValue.second.second.first
            opacity = newValue.second.second.second
        }
    }
}

extension Color: CustomStringConvertible {
    /// The name, with opacities in front: `50% red`.
    public var description: String { storage.description }
}

extension Color.Storage {
    fileprivate var description: String {
        switch self {
        case .rgba(let red, let green, let blue, let opacity):
            return Color.Resolved(
                red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(opacity)
            ).description
        case .role(let role): return role.rawValue
        case .faded(let base, let opacity):
            let percent = opacity * 100
            let text = percent == percent.rounded() ? "\(Int(percent))" : "\(percent)"
            return "\(text)% \(base.description)"
        case .mixed(let first, let second, let part, _):
            return "\(first.description) mixed with \(second.description) by \(part)"
        case .asset(let name, _): return "NamedColor(name: \"\(name)\")"
        case .paint: return "NSColor"
        }
    }
}
