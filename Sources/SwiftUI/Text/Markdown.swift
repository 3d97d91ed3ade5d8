import Foundation

/// A part of a text with the emphasis that marks around it gave it.
struct MarkdownRun: Equatable {
    var text: String
    var isBold = false
    var isItalic = false
    var isCode = false
    var isStruck = false
    var link: URL?
}

/// The inline marks of Markdown: `*emphasis*`, `**strong**`, `` `code` ``, `~~struck~~`, `[text](address)`, `\*`, and
/// Apple's `^[2 file](inflect: true)`.
/// Everything else is text, line breaks too; marks without an end are text.
enum Markdown {
    /// Whether a text may have marks in it, told without reading it twice.
    static func mayHaveMarks(_ text: String) -> Bool {
        text.utf8.contains { $0 == 0x2A || $0 == 0x5F || $0 == 0x60 || $0 == 0x7E || $0 == 0x5B || $0 == 0x5C }
    }

    static func runs(of text: String) -> [MarkdownRun] {
        var runs: [MarkdownRun] = []
        parse(Array(text), MarkdownRun(text: ""), &runs)
        return runs
    }

    private static func parse(_ text: [Character], _ style: MarkdownRun, _ runs: inout [MarkdownRun]) {
        var plain = ""
        func flush() {
            if plain.isEmpty { return }
            var run = style
            run.text = plain
            plain = ""
            if var last = runs.last, last.hasStyle(of: run) {
                last.text += run.text
                runs[runs.count - 1] = last
            } else {
                runs.append(run)
            }
        }
        var index = 0
        while index < text.count {
            let character = text[index]
            if character == "\\", index + 1 < text.count, text[index + 1].isPunctuation || text[index + 1].isSymbol {
                plain.append(text[index + 1])
                index += 2
            } else if character == "`", let end = find("`", in: text, from: index + 1) {
                flush()
                var code = style
                code.isCode = true
                code.text = String(text[(index + 1)..<end])
                runs.append(code)
                index = end + 1
            } else if let (mark, end) = emphasis(text, at: index) {
                flush()
                var inner = style
                switch mark {
                case "~~": inner.isStruck = true
                case "**", "__": inner.isBold = true
                default: inner.isItalic = true
                }
                parse(Array(text[(index + mark.count)..<end]), inner, &runs)
                index = end + mark.count
            } else if character == "^", let attributes = attributes(text, at: index + 1) {
                flush()
                var inner = String(text[(index + 2)..<attributes.textEnd])
                if attributes.inflects { inner = Inflection.agreeing(inner) }
                parse(Array(inner), style, &runs)
                index = attributes.end
            } else if character == "[", let link = link(text, at: index) {
                flush()
                var inner = style
                inner.link = link.url
                parse(Array(text[(index + 1)..<link.textEnd]), inner, &runs)
                index = link.end
            } else {
                plain.append(character)
                index += 1
            }
        }
        flush()
    }

    private static func find(_ character: Character, in text: [Character], from start: Int) -> Int? {
        text[min(start, text.count)...].firstIndex(of: character).flatMap { $0 > start ? $0 : nil }
    }

    /// A mark that opens at `start`, and where it closes.
    private static func emphasis(_ text: [Character], at start: Int) -> (mark: String, end: Int)? {
        let character = text[start]
        guard character == "*" || character == "_" || character == "~" else { return nil }
        var length = 1
        while start + length < text.count, text[start + length] == character { length += 1 }
        if character == "~" { guard length == 2 else { return nil } }
        length = min(length, character == "~" ? 2 : 3)
        // Three are one and two.
        if length == 3 { length = 2 }
        let inside = start + length
        guard inside < text.count, !text[inside].isWhitespace else { return nil }
        // Inside a word an underscore is a letter.
        if character == "_", start > 0, text[start - 1].isLetter || text[start - 1].isNumber { return nil }
        var index = inside
        while index < text.count {
            if text[index] == "\\" {
                index += 2
                continue
            }
            if text[index] == "`", let end = find("`", in: text, from: index + 1) {
                index = end + 1
                continue
            }
            if text[index] == character {
                var count = 1
                while index + count < text.count, text[index + count] == character { count += 1 }
                let after = index + length
                let closesWord =
                    character != "_" || after >= text.count || !(text[after].isLetter || text[after].isNumber)
                if count >= length, index > inside, !text[index - 1].isWhitespace, closesWord,
                    length == 2 || count != 2
                {
                    // Of three the outer ones are left to what is around.
                    return (String(repeating: character, count: length), index + max(count - length, 0))
                }
                index += count
            } else {
                index += 1
            }
        }
        return nil
    }

    private static func link(_ text: [Character], at start: Int) -> (textEnd: Int, url: URL, end: Int)? {
        guard let (textEnd, inside, end) = brackets(text, at: start), let url = URL(string: String(text[inside]))
        else { return nil }
        return (textEnd, url, end)
    }

    /// Apple's mark for attributes, `^[text](inflect: true)`; of these only inflection says something here.
    private static func attributes(
        _ text: [Character], at start: Int
    ) -> (textEnd: Int, inflects: Bool, end: Int)? {
        guard let (textEnd, inside, end) = brackets(text, at: start) else { return nil }
        let pairs = String(text[inside]).split(separator: ",").map { pair in
            pair.split(separator: ":").map { $0.trimmingCharacters(in: .whitespaces) }
        }
        guard !pairs.isEmpty, pairs.allSatisfy({ $0.count > 1 }) else { return nil }
        return (textEnd, pairs.contains(["inflect", "true"]), end)
    }

    /// `[text](inside)`, as links have it.
    private static func brackets(
        _ text: [Character], at start: Int
    ) -> (textEnd: Int, inside: Range<Int>, end: Int)? {
        guard start < text.count, text[start] == "[" else { return nil }
        var depth = 0
        var index = start
        while index < text.count {
            switch text[index] {
            case "\\": index += 1
            case "[": depth += 1
            case "]": depth -= 1
            default: break
            }
            if depth == 0 { break }
            index += 1
        }
        guard index + 1 < text.count, text[index + 1] == "(", let end = find(")", in: text, from: index + 2)
        else { return nil }
        return (index, (index + 2)..<end, end + 1)
    }
}

extension MarkdownRun {
    fileprivate func hasStyle(of other: MarkdownRun) -> Bool {
        var copy = other
        copy.text = text
        return copy == self
    }
}
