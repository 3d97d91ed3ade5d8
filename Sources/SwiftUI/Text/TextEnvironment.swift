import Foundation
import Toolkit
import ViewLayout

/// What texts take from the environment, in one value that is made once per scope.
struct TextEnvironment {
    /// What is written without a font of its own.
    var style: TextStyle
    /// The same without `modifiers`.
    private(set) var base: TextStyle
    /// Changes of it, the nearest last.
    private(set) var modifiers: [TextModifier]
    var lineLimit: Int?
    var alignment: TextContent.Alignment
    var truncation: TextContent.Truncation
    var lineSpacing: Double
    var textCase: Text.Case?
    var leastLines: Int
    var minimumScale: Double
    /// Whether bars are drawn in place of texts.
    var isRedacted: Bool

    init(_ values: EnvironmentValues) {
        base = TextStyle()
        if let font = values.font { base.font = font.description }
        base.font.magnification *= base.font.size == nil ? values.typeFactor : 1
        base.color = values.foregroundPaint
        modifiers = values.textModifiers
        style = base
        for modifier in modifiers { modifier.apply(to: &style) }
        lineLimit = values.lineLimit.map { max($0, 1) }
        switch values.multilineTextAlignment {
        case .leading: alignment = .leading
        case .center: alignment = .center
        case .trailing: alignment = .trailing
        }
        switch values.truncationMode {
        case .head: truncation = .head
        case .middle: truncation = .middle
        case .tail: truncation = .tail
        }
        lineSpacing = max(0, values.lineSpacing.textDistance)
        textCase = values.textCase
        leastLines = max(values.leastLines, 1)
        minimumScale = min(max(Double(values.minimumScaleFactor), 0), 1)
        isRedacted = values.isRedacted
    }
}

extension EnvironmentValues {
    var textEnvironment: TextEnvironment { derived { TextEnvironment($0) } }

    /// The font of texts; nil is the desktop's body font.
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }
    private struct FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }

    /// Changes of style set on views around texts.
    var textModifiers: [TextModifier] {
        get { self[TextModifiersKey.self] }
        set { self[TextModifiersKey.self] = newValue }
    }
    private struct TextModifiersKey: EnvironmentKey { static var defaultValue: [TextModifier] { [] } }

    /// The most lines that a text takes; nil for no limit.
    public var lineLimit: Int? {
        get { self[LineLimitKey.self] }
        set { self[LineLimitKey.self] = newValue }
    }
    private struct LineLimitKey: EnvironmentKey { static var defaultValue: Int? { nil } }

    /// How the lines of a text lie to each other.
    public var multilineTextAlignment: TextAlignment {
        get { self[AlignmentKey.self] }
        set { self[AlignmentKey.self] = newValue }
    }
    private struct AlignmentKey: EnvironmentKey { static var defaultValue: TextAlignment { .leading } }

    /// Where a text that is too long is cut.
    public var truncationMode: Text.TruncationMode {
        get { self[TruncationKey.self] }
        set { self[TruncationKey.self] = newValue }
    }
    private struct TruncationKey: EnvironmentKey { static var defaultValue: Text.TruncationMode { .tail } }

    /// Extra points between lines.
    public var lineSpacing: CGFloat {
        get { self[LineSpacingKey.self] }
        set { self[LineSpacingKey.self] = newValue }
    }
    private struct LineSpacingKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }

    /// Capital or small letters throughout; nil leaves texts as they are.
    public var textCase: Text.Case? {
        get { self[TextCaseKey.self] }
        set { self[TextCaseKey.self] = newValue }
    }
    private struct TextCaseKey: EnvironmentKey { static var defaultValue: Text.Case? { nil } }
}

extension View {
    /// Sets the font of texts in this view.
    public nonisolated func font(_ font: Font?) -> some View { environment(\.font, font) }
    /// Sets the most lines of texts in this view; nil for no limit, less than 1 counts as 1.
    public nonisolated func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }
    /// Sets how the lines of texts lie to each other.
    public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }
    /// Sets where texts that are too long are cut.
    public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
        environment(\.truncationMode, mode)
    }
    /// Sets extra points between lines.
    public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View { environment(\.lineSpacing, lineSpacing) }
    /// Writes texts in capital or small letters.
    public nonisolated func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }

    nonisolated func textModifier(_ modifier: TextModifier) -> some View {
        transformEnvironment(\.textModifiers) { $0.append(modifier) }
    }
    /// Sets the thickness of strokes of texts in this view.
    public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View { textModifier(.weight(weight)) }
    /// Writes texts in bold.
    public nonisolated func bold(_ isActive: Bool = true) -> some View { textModifier(.bold(isActive)) }
    /// Writes texts in italics.
    public nonisolated func italic(_ isActive: Bool = true) -> some View { textModifier(.italic(isActive)) }
    /// Writes texts in a fixed-width font.
    public nonisolated func monospaced(_ isActive: Bool = true) -> some View { textModifier(.monospaced(isActive)) }
    /// Writes digits in one width.
    public nonisolated func monospacedDigit() -> some View { textModifier(.monospacedDigit) }
    /// Puts extra points between characters.
    public nonisolated func tracking(_ tracking: CGFloat) -> some View {
        textModifier(.tracking(tracking.textDistance))
    }
}
