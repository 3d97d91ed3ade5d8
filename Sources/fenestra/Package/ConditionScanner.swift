/// Finds the `#if` and `#elseif` conditions of a Swift file and reads `os(macOS)` in them as `os(Linux)`, and `os(OSX)`,
/// its older spelling, as `(true )`. What is read has the length of what stands there, so every line and column
/// stays. Comments and string literals are left alone.
struct ConditionScanner {
    private var bytes: [UInt8]
    private var at = 0
    private var changed = false

    /// The text with its conditions changed, or nil when there is nothing to change.
    static func desktopBranches(of text: String) -> String? {
        // Most files have none.
        guard text.contains("macOS") || text.contains("OSX") else { return nil }
        var scanner = ConditionScanner(bytes: Array(text.utf8))
        scanner.code(untilParenthesis: false)
        return scanner.changed ? String(decoding: scanner.bytes, as: UTF8.self) : nil
    }

    private func matches(_ text: StaticString, at index: Int? = nil) -> Bool {
        let start = index ?? at
        guard start + text.utf8CodeUnitCount <= bytes.count else { return false }
        return text.withUTF8Buffer { bytes[start..<start + $0.count].elementsEqual($0) }
    }

    /// Code, to the end of the file or to the parenthesis that ends an interpolation.
    private mutating func code(untilParenthesis: Bool) {
        var depth = 0
        while at < bytes.count {
            if matches("//") {
                while at < bytes.count && bytes[at] != UInt8(ascii: "\n") { at += 1 }
            } else if matches("/*") {
                comment()
            } else if matches("#if") || matches("#elseif") {
                condition()
            } else if bytes[at] == UInt8(ascii: "\"") || startsRawString {
                string()
            } else {
                if bytes[at] == UInt8(ascii: "(") { depth += 1 }
                if bytes[at] == UInt8(ascii: ")") {
                    if untilParenthesis && depth == 0 { return }
                    depth -= 1
                }
                at += 1
            }
        }
    }

    private mutating func comment() {
        var depth = 0
        while at < bytes.count {
            if matches("/*") {
                depth += 1
                at += 2
            } else if matches("*/") {
                depth -= 1
                at += 2
                if depth == 0 { return }
            } else {
                at += 1
            }
        }
    }

    private var startsRawString: Bool {
        guard bytes[at] == UInt8(ascii: "#") else { return false }
        var index = at
        while index < bytes.count && bytes[index] == UInt8(ascii: "#") { index += 1 }
        return index < bytes.count && bytes[index] == UInt8(ascii: "\"")
    }

    private mutating func string() {
        var hashes = 0
        while bytes[at] == UInt8(ascii: "#") {
            hashes += 1
            at += 1
        }
        let isLong = matches("\"\"\"")
        let quotes = isLong ? 3 : 1
        at += quotes
        while at < bytes.count {
            if bytes[at] == UInt8(ascii: "\\"), counts(UInt8(ascii: "#"), hashes, from: at + 1) {
                at += 1 + hashes
                if at < bytes.count && bytes[at] == UInt8(ascii: "(") {
                    at += 1
                    code(untilParenthesis: true)
                }
                // The escaped character, or the interpolation's parenthesis.
                at += 1
            } else if counts(UInt8(ascii: "\""), quotes, from: at),
                counts(UInt8(ascii: "#"), hashes, from: at + quotes)
            {
                at += quotes + hashes
                return
            } else if !isLong && bytes[at] == UInt8(ascii: "\n") {
                // No string: a quote in a regular expression, or a mistake that the compiler will tell.
                return
            } else {
                at += 1
            }
        }
    }

    private func counts(_ byte: UInt8, _ count: Int, from start: Int) -> Bool {
        start + count <= bytes.count && bytes[start..<start + count].allSatisfy { $0 == byte }
    }

    /// A condition, to the end of its line or to a comment.
    private mutating func condition() {
        while at < bytes.count, bytes[at] != UInt8(ascii: "\n"), !matches("//"), !matches("/*") {
            guard matches("os"), !isName(at - 1), let name = argument(from: at + 2) else {
                at += 1
                continue
            }
            if matches("macOS", at: name), !isName(name + 5) {
                replace(name..<name + 5, by: "Linux")
            } else if matches("OSX", at: name), !isName(name + 3), let end = closing(from: name + 3) {
                replace(at..<end - 1, by: "(true")
                at = end
            } else {
                at += 1
            }
        }
    }

    /// Puts `text` there, filled up with spaces, and goes on behind it.
    private mutating func replace(_ range: Range<Int>, by text: String) {
        let filling = repeatElement(UInt8(ascii: " "), count: range.count - text.utf8.count)
        bytes.replaceSubrange(range, with: Array(text.utf8) + filling)
        changed = true
        at = range.upperBound
    }

    /// Behind the parenthesis that comes next but for spaces.
    private func closing(from start: Int) -> Int? {
        var index = start
        while index < bytes.count, bytes[index] == UInt8(ascii: " ") || bytes[index] == UInt8(ascii: "\t") {
            index += 1
        }
        return index < bytes.count && bytes[index] == UInt8(ascii: ")") ? index + 1 : nil
    }

    /// Where what stands in the parentheses after `start` begins.
    private func argument(from start: Int) -> Int? {
        var index = start
        var isOpen = false
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: " "), UInt8(ascii: "\t"): break
            case UInt8(ascii: "(") where !isOpen: isOpen = true
            default: return isOpen ? index : nil
            }
            index += 1
        }
        return nil
    }

    private func isName(_ index: Int) -> Bool {
        guard bytes.indices.contains(index) else { return false }
        switch bytes[index] {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            return true
        default: return false
        }
    }
}
