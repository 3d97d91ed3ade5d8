import Foundation

/// A net of points with a colour each, row by row.
package struct MeshPaint: Hashable, Sendable {
    /// How many points are in a row, and how many rows there are; at least 2 of each, and so many points and colours.
    package let width: Int
    package let height: Int
    private let xs: [Double]
    private let ys: [Double]
    package let colors: [Paint]
    /// Whether colours have no edges at the net's lines.
    package let smoothsColors: Bool
    package let mixing: ColorMixing

    /// Nil where the numbers of points and colours do not fit.
    package init?(
        width: Int, height: Int, points: [CGPoint], colors: [Paint], smoothsColors: Bool, mixing: ColorMixing
    ) {
        guard width >= 2, height >= 2, points.count == width * height, colors.count == points.count,
            points.allSatisfy({ $0.x.isFinite && $0.y.isFinite })
        else { return nil }
        self.width = width
        self.height = height
        xs = points.map { Double($0.x) }
        ys = points.map { Double($0.y) }
        self.colors = colors
        self.smoothsColors = smoothsColors
        self.mixing = mixing
    }

    private func point(_ index: Int) -> CGPoint { CGPoint(x: xs[index], y: ys[index]) }

    /// The net with its unit square laid over a rectangle.
    package func placed(in rect: CGRect) -> MeshPaint {
        let points = xs.indices.map { index in
            CGPoint(x: rect.minX + xs[index] * rect.width, y: rect.minY + ys[index] * rect.height)
        }
        return MeshPaint(
            width: width, height: height, points: points, colors: colors, smoothsColors: smoothsColors, mixing: mixing)
            ?? self
    }

    package typealias Corner = (point: CGPoint, color: [Double])

    /// Pieces of the net with a colour at each of their four corners, in the order around. `colors` are those of the
    /// points, in red, green, blue and alpha. A field has 64 pieces where colours are smoothed or mixed by the eye, which
    /// a screen does not do by itself.
    package func patches(of colors: [[Double]]) -> [[Corner]] {
        let steps = smoothsColors || mixing == .perceptual ? 8 : 1
        var patches: [[Corner]] = []
        for row in 0..<(height - 1) {
            for column in 0..<(width - 1) {
                var corners: [[Corner]] = []
                for down in 0...steps {
                    corners.append(
                        (0...steps).map { right in
                            corner(
                                row, column, Double(down) / Double(steps), Double(right) / Double(steps), colors)
                        })
                }
                for down in 0..<steps {
                    for right in 0..<steps {
                        patches.append([
                            corners[down][right], corners[down][right + 1], corners[down + 1][right + 1],
                            corners[down + 1][right],
                        ])
                    }
                }
            }
        }
        return patches
    }

    /// The place and the colour at a part of a field.
    private func corner(_ row: Int, _ column: Int, _ down: Double, _ right: Double, _ colors: [[Double]]) -> Corner {
        let (upper, lower) = (row * width + column, (row + 1) * width + column)
        func between(_ a: CGPoint, _ b: CGPoint, _ part: Double) -> CGPoint {
            CGPoint(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part)
        }
        let place = between(
            between(point(upper), point(upper + 1), right), between(point(lower), point(lower + 1), right), down)
        // Slow at the points, so that there is no edge at the lines between fields.
        func eased(_ part: Double) -> Double { smoothsColors ? part * part * (3 - 2 * part) : part }
        let color = mixing.mix(
            mixing.mix(colors[upper], colors[upper + 1], eased(right)),
            mixing.mix(colors[lower], colors[lower + 1], eased(right)), eased(down))
        return (place, color)
    }
}
