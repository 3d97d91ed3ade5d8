/// `@Entry var name: Type = value`: a key with that value, and accessors that look the key up.
enum Entry {
    static func expansion(_ call: JSON) -> String {
        guard let source = call["declSyntax"]?["source"]?.string, let entry = parse(source) else { return "" }
        let key = "__Key_" + entry.name
        switch call["macroRole"]?.string {
        case "accessor":
            return "get { self[\(key).self] }\nset { self[\(key).self] = newValue }"
        case "peer": return declaration(of: entry, key, in: call)
        default: return ""
        }
    }

    private static func declaration(
        of entry: (name: String, type: String?, value: String?), _ key: String, in call: JSON
    ) -> String {
        let around = surroundings(in: call)
        if around.contains("FocusedValues") {
            var type = entry.type ?? "Never"
            if type.hasSuffix("?") { type.removeLast() }
            return "private struct \(key): SwiftUI.FocusedValueKey { typealias Value = \(type) }"
        }
        let requirement = around.contains("Transaction") ? "SwiftUI.TransactionKey" : "SwiftUI.EnvironmentKey"
        let value = entry.value ?? "nil"
        // Without a type it is found from the value, which only a stored property lets the compiler do.
        let property =
            entry.type.map { "static var defaultValue: \($0) { \(value) }" }
            ?? "nonisolated(unsafe) static var defaultValue = \(value)"
        return "private struct \(key): \(requirement) { \(property) }"
    }

    /// The head of the extension that the variable stands in. The compiler names it as the innermost of the lexical
    /// context, and as the parent for some roles only; before it stand the comments of the source.
    private static func surroundings(in call: JSON) -> String {
        let source = call["lexicalContext"]?.elements.first?["source"]?.string ?? call["parentDeclSyntax"]?["source"]?.string
        guard let source, let start = source.range(of: "extension ", last: true) else { return "" }
        return String(source[start.upperBound...].prefix { $0 != "{" })
    }

    /// Name, type and value of a stored variable.
    private static func parse(_ source: String) -> (name: String, type: String?, value: String?)? {
        guard let start = source.range(of: "var ") else { return nil }
        var rest = source[start.upperBound...]
        rest = rest.drop { $0.isWhitespace }
        let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "`" }
        rest = rest.dropFirst(name.count).drop { $0.isWhitespace }
        var type: String?
        if rest.first == ":" {
            rest = rest.dropFirst()
            let end = topLevel("=", in: rest) ?? rest.endIndex
            type = trimmed(rest[..<end])
            rest = rest[end...]
        }
        var value: String?
        if rest.first == "=" { value = trimmed(rest.dropFirst()) }
        return name.isEmpty ? nil : (String(name), type, value)
    }

    /// Where a character stands outside of brackets and strings.
    private static func topLevel(_ wanted: Character, in text: Substring) -> Substring.Index? {
        var depth = 0
        for index in text.indices {
            switch text[index] {
            case "(", "[", "{", "<": depth += 1
            case ")", "]", "}": depth -= 1
            case ">": if index == text.startIndex || text[text.index(before: index)] != "-" { depth -= 1 }
            case wanted where depth == 0: return index
            default: break
            }
        }
        return nil
    }

    private static func trimmed(_ text: Substring) -> String {
        var text = text.drop { $0.isWhitespace }
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}

extension StringProtocol {
    fileprivate func contains(_ word: String) -> Bool { String(self).range(of: word) != nil }
}

extension String {
    fileprivate func range(of word: String, last: Bool = false) -> Range<String.Index>? {
        if last {
            return indices.last { self[$0...].hasPrefix(word) }.map { $0..<index($0, offsetBy: word.count) }
        }
        var start = startIndex
        while start < endIndex {
            if self[start...].hasPrefix(word) { return start..<index(start, offsetBy: word.count) }
            start = index(after: start)
        }
        return nil
    }
}
