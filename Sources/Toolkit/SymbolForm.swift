import Foundation

/// How a symbol is drawn beside what the icon theme has: a drawing of the framework's in place of an icon, and what is
/// put around and over it. Drawings are in squares of 16 × 16.
package struct SymbolForm: Equatable, Sendable {
    /// In place of an icon of the theme: what is drawn, and what is cut out of that.
    package var ink: [DrawingCommand] = []
    package var cut: [DrawingCommand] = []
    /// What the symbol is in, smaller; empty for nothing.
    package var enclosure: [DrawingCommand] = []
    /// Whether the symbol is cut out of what it is in.
    package var isCutOut = false
    /// Whether the symbol is crossed out.
    package var isSlashed = false

    package init() {}

    /// How large the symbol is in its square.
    package var glyphScale: Double { enclosure.isEmpty ? 1 : 0.58 }

    /// Whether the icon of the theme is all there is.
    package var isPlain: Bool { ink.isEmpty && enclosure.isEmpty && !isSlashed }

    /// The line through a symbol, and the gap around it.
    package static let slash: [DrawingCommand] = [line(width: 1.6)]
    package static let slashGap: [DrawingCommand] = [line(width: 5)]

    private static func line(width: Double) -> DrawingCommand {
        var style = StrokeStyleContent()
        style.width = width
        style.cap = .round
        return .stroke(
            [.move(CGPoint(x: 2, y: 2)), .line(CGPoint(x: 14, y: 14))], .semantic(.primary), style)
    }
}
