import Foundation

/// How two colours are mixed.
package enum ColorMixing: Hashable, Sendable {
    /// By the numbers of the screen.
    case device
    /// Evenly to the eye, in Oklab.
    case perceptual

    /// The colour with a part of the second, each given as red, green, blue and alpha in sRGB. Colours are mixed by what
    /// is seen of them, so that mixing with a clear colour does not darken.
    package func mix(_ first: [Double], _ second: [Double], _ part: Double) -> [Double] {
        let alpha = first[3] + (second[3] - first[3]) * part
        guard alpha > 0 else { return [second[0], second[1], second[2], 0] }
        let (from, to) = (encoded(first), encoded(second))
        let mixed = (0..<3).map { index in
            (from[index] * first[3] * (1 - part) + to[index] * second[3] * part) / alpha
        }
        return decoded(mixed).map { min(max($0, 0), 1) } + [alpha]
    }

    private func encoded(_ color: [Double]) -> [Double] {
        self == .device ? Array(color.prefix(3)) : Oklab.from(color.prefix(3).map(Oklab.linear))
    }

    private func decoded(_ parts: [Double]) -> [Double] {
        self == .device ? parts : Oklab.linearColor(parts).map(Oklab.curved)
    }
}

/// The space of colours in which equal steps look equal.
private enum Oklab {
    static func linear(_ value: Double) -> Double {
        value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }

    static func curved(_ value: Double) -> Double {
        value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
    }

    static func from(_ color: [Double]) -> [Double] {
        let cones = product(
            [
                [0.4122214708, 0.5363325363, 0.0514459929], [0.2119034982, 0.6806995451, 0.1073969566],
                [0.0883024619, 0.2817188376, 0.6299787005],
            ], color
        ).map { cbrt($0) }
        return product(
            [
                [0.2104542553, 0.7936177850, -0.0040720468], [1.9779984951, -2.4285922050, 0.4505937099],
                [0.0259040371, 0.7827717662, -0.8086757660],
            ], cones)
    }

    static func linearColor(_ lab: [Double]) -> [Double] {
        let cones = product(
            [[1, 0.3963377774, 0.2158037573], [1, -0.1055613458, -0.0638541728], [1, -0.0894841775, -1.2914855480]], lab
        ).map { $0 * $0 * $0 }
        return product(
            [
                [4.0767416621, -3.3077115913, 0.2309699292], [-1.2684380046, 2.6097574011, -0.3413193965],
                [-0.0041960863, -0.7034186147, 1.7076147010],
            ], cones)
    }

    private static func product(_ rows: [[Double]], _ vector: [Double]) -> [Double] {
        rows.map { row in zip(row, vector).reduce(0) { $0 + $1.0 * $1.1 } }
    }
}
