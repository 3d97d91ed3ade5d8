import Foundation
import Toolkit

/// A change of style on one text.
enum TextModifier: Equatable {
    case font(Font?)
    case weight(Font.Weight?)
    case bold(Bool)
    case italic(Bool)
    case underline(Bool)
    case strikethrough(Bool)
    case tracking(Double)
    case baselineOffset(Double)
    case monospaced(Bool)
    case monospacedDigit
    case color(Color?)
    /// A level of the foreground's hierarchy.
    case level(Int)
    case style(Paint)
    case design(Font.Design?)
    case width(Font.Width?)
    case scale(Double)
    case underlineColor(Color?)
    case strikethroughColor(Color?)

    var isFont: Bool {
        if case .font = self { true } else { false }
    }

    func apply(to style: inout TextStyle) {
        switch self {
        case .font(let font): if let font { style.font = font.description }
        case .weight(let weight): if let weight { style.font.weight = weight.value }
        case .bold(let isActive): if isActive { style.font.weight = 700 }
        case .italic(let isActive): style.font.isItalic = isActive
        case .underline(let isActive): style.underline = isActive
        case .strikethrough(let isActive): style.strikethrough = isActive
        case .tracking(let points): style.tracking = points
        case .baselineOffset(let points): style.baselineOffset = points
        case .monospaced(let isActive): if isActive { style.font.design = .monospaced }
        case .monospacedDigit: style.font.hasMonospacedDigits = true
        case .color(let color): if let color { style.color = color.paint }
        case .level(let level): style.color = style.color.atLevel(level)
        case .style(let paint): style.color = paint
        case .design(let design): if let design { style.font.design = design.description }
        case .width(let width): if let width { style.font.width = Double(width.value) }
        case .scale(let factor): style.font.magnification *= factor
        case .underlineColor(let color): style.underlineColor = color?.paint
        case .strikethroughColor(let color): style.strikethroughColor = color?.paint
        }
    }
}

extension Text {
    nonisolated func adding(_ modifier: TextModifier) -> Text {
        var copy = self
        copy.modifiers.append(modifier)
        return copy
    }

    /// Sets the font.
    public func font(_ font: Font?) -> Text { adding(.font(font)) }
    /// Sets the thickness of strokes.
    public func fontWeight(_ weight: Font.Weight?) -> Text { adding(.weight(weight)) }
    /// Sets the colour.
    public func foregroundColor(_ color: Color?) -> Text { adding(.color(color)) }
    /// Writes in bold.
    public func bold() -> Text { adding(.bold(true)) }
    /// Writes in bold if `isActive`.
    public func bold(_ isActive: Bool) -> Text { adding(.bold(isActive)) }
    /// Writes in italics.
    public func italic() -> Text { adding(.italic(true)) }
    /// Writes in italics if `isActive`.
    public func italic(_ isActive: Bool) -> Text { adding(.italic(isActive)) }
    /// Draws a line under the text, in the text's colour.
    public func underline(_ isActive: Bool = true) -> Text { adding(.underline(isActive)) }
    /// Draws a line through the text, in the text's colour.
    public func strikethrough(_ isActive: Bool = true) -> Text { adding(.strikethrough(isActive)) }
    /// Puts extra points between characters.
    public func tracking(_ tracking: CGFloat) -> Text { adding(.tracking(tracking.textDistance)) }
    /// Puts extra points between characters.
    public func kerning(_ kerning: CGFloat) -> Text { adding(.tracking(kerning.textDistance)) }
    /// Raises the text above the line by points.
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
        adding(.baselineOffset(baselineOffset.textDistance))
    }
    /// Writes in a fixed-width font if `isActive`.
    public func monospaced(_ isActive: Bool = true) -> Text { adding(.monospaced(isActive)) }
    /// Writes digits in one width.
    public func monospacedDigit() -> Text { adding(.monospacedDigit) }
}
