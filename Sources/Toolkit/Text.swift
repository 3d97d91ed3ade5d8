import Foundation

/// Text in one or more styles, laid out in lines.
package struct TextContent: ControlContent, Equatable, Sendable {
    package struct Run: Equatable, Sendable {
        package var string: String
        package var style: TextStyle

        package init(_ string: String, _ style: TextStyle = TextStyle()) {
            self.string = string
            self.style = style
        }
    }
    package enum Alignment: Sendable { case leading, center, trailing }
    package enum Truncation: Sendable { case head, middle, tail }

    package var runs: [Run]
    /// Most lines shown; nil for as many as there is room for.
    package var lineLimit: Int?
    package var alignment = Alignment.leading
    package var truncation = Truncation.tail
    /// Extra points between lines.
    package var lineSpacing = 0.0
    package var isSelectable = false
    /// Room is kept for so many lines.
    package var leastLines = 1
    /// How small one line may become so that it fits; 1 is as it is.
    package var minimumScale = 1.0

    /// Told the address of a link that the person follows.
    package var linkFollowed = LinkHandler { _ in }

    package init(_ runs: [Run]) { self.runs = runs }
    package init(_ string: String) { runs = [Run(string)] }

    package var hasLinks: Bool {
        for run in runs where run.style.link != nil { return true }
        return false
    }

    /// A closure that does not count when contents are compared.
    package struct LinkHandler: Equatable, Sendable {
        package let follow: @MainActor @Sendable (String) -> Void
        package init(_ follow: @escaping @MainActor @Sendable (String) -> Void) { self.follow = follow }
        package static func == (a: LinkHandler, b: LinkHandler) -> Bool { true }
    }

    package var string: String { runs.count == 1 ? runs[0].string : runs.map(\.string).joined() }

    package func hasSameSize(as old: TextContent) -> Bool { self == old }
    package var takesNoMoreThanIdeal: Bool { true }

    package var accessible: Accessible { Accessible(.label, name: string) }

    /// A press follows the only link.
    package func perform(_ action: UserAction) -> Bool {
        let links = runs.filter { $0.style.link != nil }
        let run: Run?
        switch action {
        case .press: run = Set(links.map(\.style.link)).count == 1 ? links[0] : nil
        case .follow(let text): run = links.first { $0.string == text }
        default: run = nil
        }
        guard let link = run?.style.link else { return false }
        linkFollowed.follow(link)
        return true
    }

    package func measure(width: Double?, height: Double?, metrics: TextMetrics) -> CGSize {
        metrics.measure(self, width: width, height: height)
    }
}

package struct TextStyle: Equatable, Sendable {
    package var font = FontDescription()
    package var color = Paint.semantic(.primary)
    package var underline = false
    package var strikethrough = false
    /// Extra points between characters.
    package var tracking = 0.0
    package var baselineOffset = 0.0
    /// Nil is the text's own colour.
    package var underlineColor: Paint?
    package var strikethroughColor: Paint?
    /// Behind the text.
    package var background: Paint?
    /// The address that a click opens.
    package var link: String?

    package init() {}
}

/// A font as authors ask for it; the desktop's own family unless one is named.
package struct FontDescription: Hashable, Sendable {
    package enum Style: Hashable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    }
    package enum Design: Hashable, Sendable { case standard, serif, rounded, monospaced }

    /// Follows the desktop's font size and text scaling; `size` in points overrides it.
    package var style = Style.body
    package var size: Double?
    package var family: String?
    package var design = Design.standard
    /// As CSS has it, 100 to 900; nil is the style's own.
    package var weight: Int?
    package var isItalic = false
    package var hasMonospacedDigits = false
    package var isSmallCaps = false
    /// Of the letters: 0 is usual, −1 narrowest, 1 widest.
    package var width = 0.0
    /// What the size is multiplied with.
    package var magnification = 1.0

    package init() {}
}
