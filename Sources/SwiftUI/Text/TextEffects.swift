import Foundation
import Toolkit

extension Text {
    /// A line under or through text.
    public struct LineStyle: Hashable, Sendable {
        let pattern: Pattern
        let color: Color?
        /// How the line is drawn.
        public enum Pattern: Hashable, Sendable {
            case solid, dot, dash, dashDot, dashDotDot
        }
        /// A line of a pattern in a colour; nil is the text's own.
        public init(pattern: Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern
            self.color = color
        }
        /// One unbroken line.
        public static let single = LineStyle()
    }

    /// How large text is beside its font.
    public struct Scale: Hashable, Sendable {
        let factor: Double
        /// As it is.
        public static let `default` = Scale(factor: 1)
        /// Smaller, for what is beside the point.
        public static let secondary = Scale(factor: 0.8)
    }

    /// Sets the style; gradients are drawn as their first colour in text.
    public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
        if let level = (style as? HierarchicalShapeStyle)?.level { return adding(.level(level)) }
        if let color = style as? Color { return adding(.color(color)) }
        return adding(.style(AnyShapeStyle(style)._paint(in: EnvironmentValues()).paint))
    }
    /// Sets the cut of the font; nil leaves it.
    public nonisolated func fontDesign(_ design: Font.Design?) -> Text { adding(.design(design)) }
    /// Sets the width of the letters; nil leaves it.
    public nonisolated func fontWidth(_ width: Font.Width?) -> Text { adding(.width(width)) }
    /// Draws a line under the text, in a colour; nil is the text's own. Patterns are drawn solid.
    public nonisolated func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
    ) -> Text {
        underline(isActive, color: color)
    }
    /// Draws a line under the text, in a colour; nil is the text's own.
    public nonisolated func underline(_ isActive: Bool = true, color: Color?) -> Text {
        adding(.underline(isActive)).adding(.underlineColor(color))
    }
    /// Draws a line through the text, in a colour; nil is the text's own. Patterns are drawn solid.
    public nonisolated func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
    ) -> Text {
        strikethrough(isActive, color: color)
    }
    /// Draws a line through the text, in a colour; nil is the text's own.
    public nonisolated func strikethrough(_ isActive: Bool = true, color: Color?) -> Text {
        adding(.strikethrough(isActive)).adding(.strikethroughColor(color))
    }
    /// Sets how large the text is beside its font.
    public nonisolated func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text {
        adding(.scale(isEnabled ? scale.factor : 1))
    }
}

extension View {
    /// Sets the cut of fonts in this view; nil leaves it.
    public nonisolated func fontDesign(_ design: Font.Design?) -> some View { textModifier(.design(design)) }
    /// Sets the width of letters in this view; nil leaves it.
    public nonisolated func fontWidth(_ width: Font.Width?) -> some View { textModifier(.width(width)) }
    /// Underlines texts, in a colour; nil is the text's own. Patterns are drawn solid.
    public nonisolated func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        textModifier(.underline(isActive)).textModifier(.underlineColor(color))
    }
    /// Strikes texts through, in a colour; nil is the text's own. Patterns are drawn solid.
    public nonisolated func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        textModifier(.strikethrough(isActive)).textModifier(.strikethroughColor(color))
    }
    /// Puts extra points between characters.
    public nonisolated func kerning(_ kerning: CGFloat) -> some View { textModifier(.tracking(kerning.textDistance)) }
    /// Raises texts above the line by points.
    public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> some View {
        textModifier(.baselineOffset(baselineOffset.textDistance))
    }
    /// Sets how large texts are beside their fonts.
    public nonisolated func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
        textModifier(.scale(isEnabled ? scale.factor : 1))
    }
}

extension Font {
    /// How wide letters are, where a family has such cuts.
    public struct Width: Hashable, Sendable {
        /// 0 is the usual width, −1 the narrowest, 1 the widest.
        public var value: CGFloat
        /// A width from −1 to 1.
        public init(_ value: CGFloat) { self.value = value }
        public static let compressed = Width(-0.4)
        public static let condensed = Width(-0.2)
        public static let standard = Width(0)
        public static let expanded = Width(0.3)
    }

    /// How far lines are apart.
    public enum Leading: Hashable, Sendable {
        case standard, tight, loose
    }

    /// The font with letters of another width, where its family has such cuts.
    public func width(_ width: Width) -> Font { changed { $0.width = Double(width.value) } }
    /// A family by name in a size that does not follow the size of text.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font { custom(name, size: fixedSize) }
    /// The font with its small letters as small capitals.
    public func lowercaseSmallCaps() -> Font { smallCaps() }
    /// The font with its capitals as small ones, which Pango draws with small letters alike.
    public func uppercaseSmallCaps() -> Font { smallCaps() }
}
