import Foundation
import Toolkit
import ViewLayout

/// Changes the colours of what is drawn.
public struct _ColorEffect: EffectModifier {
    enum Kind: Sendable {
        case brightness, contrast, saturation, hueRotation
    }
    let kind: Kind
    var amount: Double
    public nonisolated var animatableData: Double {
        get { amount }
        set { amount = newValue }
    }
    var effect: EffectContent {
        var content = EffectContent()
        switch kind {
        case .brightness: content.color = .brightness(amount)
        case .contrast: content.color = .contrast(amount)
        case .saturation: content.color = .saturation(amount)
        case .hueRotation: content.color = .hueRotation(radians: amount)
        }
        return content
    }
}

/// Multiplies the colours of what is drawn with a colour.
public struct _ColorMultiplyEffect: EffectModifier {
    public typealias AnimatableData = EmptyAnimatableData
    let color: Color
    var effect: EffectContent {
        var content = EffectContent()
        content.color = .multiply(Desktop.chosen.components(of: color.paint))
        return content
    }
}

/// Changes the colours of what is drawn in a way that knows no degrees.
public struct _FixedColorEffect: EffectModifier {
    public typealias AnimatableData = EmptyAnimatableData
    let matrix: ColorMatrix
    var effect: EffectContent {
        var content = EffectContent()
        content.color = matrix
        return content
    }
}

extension View {
    /// Adds `amount` to all colours: 0 leaves them, 1 makes them white, −1 black.
    public nonisolated func brightness(_ amount: Double) -> some View {
        modifier(_ColorEffect(kind: .brightness, amount: amount))
    }

    /// Puts colours apart: 1 leaves them, 0 makes all of them grey, below 0 they are inverted too.
    public nonisolated func contrast(_ amount: Double) -> some View {
        modifier(_ColorEffect(kind: .contrast, amount: amount))
    }

    /// Makes colours stronger above 1 and weaker below; 0 is grey.
    public nonisolated func saturation(_ amount: Double) -> some View {
        modifier(_ColorEffect(kind: .saturation, amount: amount))
    }

    /// Takes the colour away: 0 leaves it, 1 is grey.
    public nonisolated func grayscale(_ amount: Double) -> some View { saturation(1 - amount) }

    /// Turns all colours on the colour wheel.
    public nonisolated func hueRotation(_ angle: Angle) -> some View {
        modifier(_ColorEffect(kind: .hueRotation, amount: angle.radians))
    }

    /// Turns colours into their opposites.
    public nonisolated func colorInvert() -> some View { modifier(_FixedColorEffect(matrix: .inverted)) }

    /// Multiplies all colours with a colour, its opacity too.
    public nonisolated func colorMultiply(_ color: Color) -> some View { modifier(_ColorMultiplyEffect(color: color)) }

    /// Makes the view black, as opaque as it was bright.
    public nonisolated func luminanceToAlpha() -> some View { modifier(_FixedColorEffect(matrix: .luminanceToAlpha)) }
}

extension ColorMatrix {
    /// How bright red, green and blue are.
    private static let luminance = [0.2126, 0.7152, 0.0722]

    /// Of the colours alone: three rows of three.
    private init(_ rows: [[Double]], add offset: Double = 0) {
        self.init(
            rows: rows.map { $0 + [0] } + [[0, 0, 0, 1]],
            offset: offset == 0 ? [0, 0, 0, 0] : [offset, offset, offset, 0])
    }

    private static func diagonal(_ value: Double) -> [[Double]] { [[value, 0, 0], [0, value, 0], [0, 0, value]] }

    static func brightness(_ amount: Double) -> ColorMatrix { ColorMatrix(diagonal(1), add: amount) }

    static func contrast(_ amount: Double) -> ColorMatrix { ColorMatrix(diagonal(amount), add: 0.5 - 0.5 * amount) }

    static func saturation(_ amount: Double) -> ColorMatrix {
        ColorMatrix(
            (0..<3).map { input in
                (0..<3).map { output in luminance[input] * (1 - amount) + (input == output ? amount : 0) }
            })
    }

    /// Brightness stays, as far as colours have room.
    static func hueRotation(radians: Double) -> ColorMatrix {
        let (c, s) = (cos(radians), sin(radians))
        let l = luminance
        // As SVG's filter has it: a turn about the grey axis, after and before a skew that keeps the luminance.
        let columns = [
            [l[0] + c * (1 - l[0]) - s * l[0], l[1] - c * l[1] - s * l[1], l[2] - c * l[2] + s * (1 - l[2])],
            [l[0] - c * l[0] + s * 0.143, l[1] + c * (1 - l[1]) + s * 0.140, l[2] - c * l[2] - s * 0.283],
            [l[0] - c * l[0] - s * (1 - l[0]), l[1] - c * l[1] + s * l[1], l[2] + c * (1 - l[2]) + s * l[2]],
        ]
        return ColorMatrix((0..<3).map { input in (0..<3).map { columns[$0][input] } })
    }

    static let inverted = ColorMatrix(diagonal(-1), add: 1)

    /// Of the way to the opposite.
    static func inverted(by amount: Double) -> ColorMatrix { ColorMatrix(diagonal(1 - 2 * amount), add: amount) }

    static func multiply(_ color: RGBA) -> ColorMatrix {
        let parts = [color.red, color.green, color.blue, color.alpha]
        return ColorMatrix(rows: (0..<4).map { input in (0..<4).map { $0 == input ? parts[input] : 0 } })
    }

    static let luminanceToAlpha = ColorMatrix(
        rows: luminance.map { [0, 0, 0, $0] } + [[0, 0, 0, 0]])
}
