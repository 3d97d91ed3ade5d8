import Foundation
import Toolkit
import ViewGraph
import ViewLayout

/// One or more lines of text to read.
///
/// Takes the width of its longest line, wraps where it is offered less, and ends in an ellipsis where there is no room.
/// Follows <https://developer.apple.com/documentation/swiftui/text>.
public struct Text: ControlView, Equatable, @unchecked Sendable {
    indirect enum Storage: Equatable {
        case verbatim(String)
        case localized(LocalizedStringKey, table: String?, bundle: Bundle?)
        case concatenated(Text, Text)
        case date(Date, DateStyle)
        case interval(DateInterval)
        case countdown(Countdown)
        case attributed(AttributedString)
        case image(Image)
    }
    static var isInterchangeable: Bool { true }
    let storage: Storage
    var modifiers: [TextModifier] = []

    nonisolated init(storage: Storage) { self.storage = storage }

    /// A text that is looked up in the app's string tables.
    public nonisolated init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        storage = .localized(key, table: tableName, bundle: bundle)
    }

    /// A text as it is.
    public nonisolated init(verbatim content: String) { storage = .verbatim(content) }

    /// A string as it is.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ content: S) { storage = .verbatim(String(content)) }

    /// An image in a line of text. A symbol is written as the character that comes nearest to it, another image as a
    /// square, which the log says.
    public nonisolated init(_ image: Image) { storage = .image(image) }

    /// A value by a format style.
    public nonisolated init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        storage = .verbatim(format.format(input))
    }

    /// One text after the other, each in its own style.
    public static func + (lhs: Text, rhs: Text) -> Text { Text(storage: .concatenated(lhs, rhs)) }

    /// What the text says, styles left out.
    nonisolated var resolvedString: String {
        switch storage {
        case .verbatim(let string): return string
        case .localized(let key, let table, let bundle): return key.resolved(table: table, bundle: bundle)
        case .concatenated(let first, let second): return first.resolvedString + second.resolvedString
        case .date(let date, let style): return DateText.text(date, style, Date(), .current)
        case .interval(let interval): return DateText.text(interval, .current)
        case .countdown(let countdown): return countdown.text(at: Date())
        case .attributed(let string): return String(string.characters)
        case .image(let image): return SymbolCharacters.text(for: image)
        }
    }

    func controlContent(_ environment: EnvironmentValues) -> TextContent {
        let style = environment.textEnvironment
        var content = TextContent([])
        appendRuns(style.base, modifiers: style.modifiers, style.textCase, environment.locale, &content.runs)
        content.lineLimit = style.lineLimit
        content.alignment = style.alignment
        content.truncation = style.truncation
        content.lineSpacing = style.lineSpacing
        content.leastLines = style.leastLines
        content.minimumScale = style.minimumScale
        if style.isRedacted {
            for index in content.runs.indices {
                content.runs[index].style.color = .clear
                content.runs[index].style.background = .faded(.semantic(.primary), 0.2)
            }
        }
        content.isSelectable = environment.isTextSelectable
        if content.hasLinks {
            let openURL = environment.openURL
            content.linkFollowed = TextContent.LinkHandler { if let url = URL(string: $0) { openURL(url) } }
        }
        return content
    }

    /// Appends runs in `base`, changed by modifiers of views and texts around, of which the last wins.
    private func appendRuns(
        _ base: TextStyle, modifiers outer: [TextModifier], _ textCase: Text.Case?, _ locale: Locale,
        _ runs: inout [TextContent.Run]
    ) {
        // The modifier nearest to the text is the first, and wins.
        let all = modifiers.isEmpty ? outer : outer + modifiers.reversed()
        switch storage {
        case .concatenated(let first, let second):
            first.appendRuns(base, modifiers: all, textCase, locale, &runs)
            second.appendRuns(base, modifiers: all, textCase, locale, &runs)
        default:
            // A font says how bold it is, and a modifier of the text's, or of a view's around, knows better.
            var style = base
            for modifier in all where modifier.isFont { modifier.apply(to: &style) }
            for modifier in all where !modifier.isFont { modifier.apply(to: &style) }
            switch storage {
            case .attributed(let string): string.appendRuns(style, textCase, &runs)
            case .localized(let key, let table, let bundle) where key.hasTexts:
                appendParts(of: key.parts(table: table, bundle: bundle), style, textCase, locale, &runs)
            default: for run in shownRuns(locale) { append(run, style, textCase, &runs) }
            }
        }
    }

    /// Appends a text with others in it, which have their own styles on top of this one's.
    private func appendParts(
        of parts: LocalizedStringKey.Parts, _ style: TextStyle, _ textCase: Text.Case?, _ locale: Locale,
        _ runs: inout [TextContent.Run]
    ) {
        for run in Markdown.runs(of: parts.text) {
            for piece in parts.pieces(of: run.text) {
                switch piece {
                case .string(let string):
                    var run = run
                    run.text = string
                    append(run, style, textCase, &runs)
                case .text(let text):
                    text.appendRuns(emphasized(style, run), modifiers: [], textCase, locale, &runs)
                }
            }
        }
    }

    /// What is written now: one run, or several where the text has marks of Markdown.
    private func shownRuns(_ locale: Locale) -> [MarkdownRun] {
        switch storage {
        case .localized(let key, let table, let bundle):
            let text = key.resolved(table: table, bundle: bundle)
            return Markdown.mayHaveMarks(text) ? Markdown.runs(of: text) : [MarkdownRun(text: text)]
        case .date(let date, let style):
            let goesOn = style != .date && style != .time
            let now = goesOn ? TextClock.now { DateText.nextChange(of: date, style, after: $0) } : date
            return [MarkdownRun(text: DateText.text(date, style, now, locale))]
        case .interval(let interval): return [MarkdownRun(text: DateText.text(interval, locale))]
        case .countdown(let countdown):
            let now = countdown.pauseTime ?? TextClock.now { countdown.nextChange(after: $0) }
            return [MarkdownRun(text: countdown.text(at: now))]
        default: return [MarkdownRun(text: resolvedString)]
        }
    }

    private func append(
        _ run: MarkdownRun, _ base: TextStyle, _ textCase: Text.Case?, _ runs: inout [TextContent.Run]
    ) {
        let style = emphasized(base, run)
        switch textCase {
        case .uppercase: runs.append(.init(run.text.uppercased(), style))
        case .lowercase: runs.append(.init(run.text.lowercased(), style))
        case nil: runs.append(.init(run.text, style))
        }
    }

    private func emphasized(_ base: TextStyle, _ run: MarkdownRun) -> TextStyle {
        var style = base
        if run.isBold { style.font.weight = 700 }
        if run.isItalic { style.font.isItalic = true }
        if run.isCode { style.font.design = .monospaced }
        if run.isStruck { style.strikethrough = true }
        if let link = run.link { style.setLink(link) }
        return style
    }

    /// Capital or small letters throughout.
    public enum Case: Hashable, Sendable {
        case uppercase, lowercase
    }

    /// Where a text that is too long is cut.
    public enum TruncationMode: Hashable, Sendable {
        case head, middle, tail
    }
}

/// The alignment of lines to each other.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
    case leading, center, trailing
}
