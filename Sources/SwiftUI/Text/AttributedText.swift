import Foundation
import Toolkit

extension Text {
    /// A text whose parts carry their own styles and links.
    ///
    /// What it says of fonts, colours, lines, kerning, baselines and links is shown; attributes of other scopes are not.
    @_disfavoredOverload
    public nonisolated init(_ attributedContent: AttributedString) {
        self.init(storage: .attributed(attributedContent))
    }
}

extension AttributeScopes {
    /// The attributes that texts show.
    public struct SwiftUIAttributes: AttributeScope {
        /// The font.
        public let font: FontAttribute
        /// The colour of the letters.
        public let foregroundColor: ForegroundColorAttribute
        /// The colour behind the letters.
        public let backgroundColor: BackgroundColorAttribute
        /// A line through the letters.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// A line under the letters.
        public let underlineStyle: UnderlineStyleAttribute
        /// Extra points between letters.
        public let kern: KerningAttribute
        /// Extra points between letters.
        public let tracking: TrackingAttribute
        /// How far the letters are above the line, in points.
        public let baselineOffset: BaselineOffsetAttribute
        /// What Foundation knows: links, for one.
        public let foundation: AttributeScopes.FoundationAttributes

        public enum FontAttribute: AttributedStringKey {
            public typealias Value = Font
            public static let name = "SwiftUI.Font"
        }
        public enum ForegroundColorAttribute: AttributedStringKey {
            public typealias Value = Color
            public static let name = "SwiftUI.ForegroundColor"
        }
        public enum BackgroundColorAttribute: AttributedStringKey {
            public typealias Value = Color
            public static let name = "SwiftUI.BackgroundColor"
        }
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            public static let name = "SwiftUI.StrikethroughStyle"
        }
        public enum UnderlineStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            public static let name = "SwiftUI.UnderlineStyle"
        }
        public enum KerningAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.Kerning"
        }
        public enum TrackingAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.Tracking"
        }
        public enum BaselineOffsetAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.BaselineOffset"
        }
    }

    /// The attributes that texts show.
    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
    /// Finds an attribute of texts by its name.
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
    ) -> T { self[T.self] }
}

/// The emphasis that Markdown gives a part of a text.
enum EmphasisAttribute: AttributedStringKey {
    struct Value: Hashable, Sendable {
        var isBold = false
        var isItalic = false
        var isCode = false
        var isStruck = false
    }
    static let name = "Fenestra.Emphasis"
}

extension AttributedString {
    /// How Markdown is read.
    public struct MarkdownParsingOptions: Sendable {
        /// How much of Markdown is read. Texts show inline marks; a block's own marks stay as they are written.
        public enum InterpretedSyntax: Sendable { case full, inlineOnly, inlineOnlyPreservingWhitespace }
        /// What becomes of a text that cannot be read. Every text can be.
        public enum FailurePolicy: Sendable { case throwError, returnPartiallyParsedIfPossible }
        public var allowsExtendedAttributes: Bool
        public var interpretedSyntax: InterpretedSyntax
        public var failurePolicy: FailurePolicy
        public var languageCode: String?

        public init(
            allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
        ) {
            self.allowsExtendedAttributes = allowsExtendedAttributes
            self.interpretedSyntax = interpretedSyntax
            self.failurePolicy = failurePolicy
            self.languageCode = languageCode
        }
    }

    /// A text with inline marks of Markdown: emphasis, code, strikes and links, which are relative to `baseURL`.
    public init(
        markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws {
        self.init()
        let text = options.interpretedSyntax == .full ? Self.joiningLines(markdown) : markdown
        for run in Markdown.runs(of: text) {
            var part = AttributedString(run.text)
            let emphasis = EmphasisAttribute.Value(
                isBold: run.isBold, isItalic: run.isItalic, isCode: run.isCode, isStruck: run.isStruck)
            if emphasis != EmphasisAttribute.Value() { part[EmphasisAttribute.self] = emphasis }
            if let link = run.link { part.link = URL(string: link.relativeString, relativeTo: baseURL) ?? link }
            append(part)
        }
    }

    /// A line's end within a paragraph is a space.
    private static func joiningLines(_ text: String) -> String {
        text.split(separator: "\n\n", omittingEmptySubsequences: true)
            .map { $0.split(separator: "\n").joined(separator: " ") }.joined(separator: "\n\n")
    }
}

extension AttributedString {
    /// The parts with their styles, on top of `base`.
    func appendRuns(_ base: TextStyle, _ textCase: Text.Case?, _ runs: inout [TextContent.Run]) {
        for run in self.runs {
            var style = base
            if let font = run.font { style.font = font.description }
            if let emphasis = run[EmphasisAttribute.self] {
                if emphasis.isBold { style.font.weight = 700 }
                if emphasis.isItalic { style.font.isItalic = true }
                if emphasis.isCode { style.font.design = .monospaced }
                if emphasis.isStruck { style.strikethrough = true }
            }
            if let link = run.link { style.setLink(link) }
            if let color = run.foregroundColor { style.color = color.paint }
            if let color = run.backgroundColor { style.background = color.paint }
            if let line = run.underlineStyle {
                style.underline = true
                style.underlineColor = line.color?.paint
            }
            if let line = run.strikethroughStyle {
                style.strikethrough = true
                style.strikethroughColor = line.color?.paint
            }
            if let distance = run.tracking ?? run.kern { style.tracking = distance.textDistance }
            if let offset = run.baselineOffset { style.baselineOffset = offset.textDistance }
            let text = String(characters[run.range])
            switch textCase {
            case .uppercase: runs.append(.init(text.uppercased(), style))
            case .lowercase: runs.append(.init(text.lowercased(), style))
            case nil: runs.append(.init(text, style))
            }
        }
    }
}

extension TextStyle {
    /// Looks as a link does, and leads there.
    mutating func setLink(_ link: URL) {
        self.link = link.absoluteString
        color = .semantic(.accent)
        underline = true
    }
}
