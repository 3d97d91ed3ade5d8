import Foundation

package struct ImageContent: ControlContent, Equatable, Sendable {
    package enum Source: Equatable, Sendable {
        /// A symbol of the icon theme by candidates of its names, best first; the placeholder when there is none.
        case symbol(name: String, iconNames: [String])
        /// A bitmap or SVG file.
        case file(path: String)
        /// Encoded image data.
        case data(Data)
        /// Nothing to show: what was asked for is missing.
        case missing(String)
    }
    package var source: Source
    /// Of a symbol.
    package var form = SymbolForm()
    /// Of a symbol: its point size follows the font's.
    package var font = FontDescription()
    /// Multiplies a symbol's size: small 0.8, medium 1, large 1.3.
    package var symbolScale = 1.0
    package var color: Paint = .semantic(.primary)
    /// Of a file: how many of its pixels make a point, 2 for one drawn at double scale.
    package var pixelsPerPoint = 1.0
    /// Takes the size it is offered instead of its own.
    package var isResizable = false
    /// Where it takes more than its size: again and again instead of larger.
    package var isTiled = false
    /// Whether each pixel becomes a square when it becomes larger.
    package var hasHardPixels = false
    /// Drawn in `color` instead of its own colours.
    package var isTemplate = false
    /// Empty for decoration.
    package var name: String

    package init(_ source: Source, name: String) {
        self.source = source
        self.name = name
    }

    package func hasSameSize(as old: ImageContent) -> Bool { self == old }

    package var accessible: Accessible { Accessible(.image, name: name) }

    package func measure(width: Double?, height: Double?, metrics: TextMetrics) -> CGSize {
        let side: Double
        if case .symbol = source {
            side = (metrics.size(of: font) * 1.25 * symbolScale).rounded(.up)
        } else {
            side = 64
        }
        guard isResizable else { return CGSize(width: side, height: side) }
        return CGSize(width: width ?? side, height: height ?? side)
    }
}
