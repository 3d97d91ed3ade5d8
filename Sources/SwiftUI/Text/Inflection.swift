import Foundation

/// English nouns in the number that stands before them: what `^[2 file](inflect: true)` asks for.
///
/// Apple's systems know the grammar of several languages. Here other languages are left as they are written.
enum Inflection {
    /// The text with its last word in the singular after a 1 and in the plural after other numbers.
    static func agreeing(_ text: String) -> String {
        guard isEnglish, let number = text.split(whereSeparator: { !$0.isNumber && $0 != "." && $0 != "," }).first,
            let end = text.lastIndex(where: \.isLetter)
        else { return text }
        let start = text[...end].lastIndex { !$0.isLetter }.map { text.index(after: $0) } ?? text.startIndex
        let word = String(text[start...end])
        let changed = number == "1" ? singular(word) : plural(word)
        return text.replacingCharacters(in: start...end, with: changed)
    }

    /// Whether the app's texts are English: those of an app without tables are taken to be.
    private static var isEnglish: Bool {
        Bundle.main.preferredLocalizations.first.map { $0.lowercased().hasPrefix("en") || $0 == "Base" } ?? true
    }

    private static let irregular = [
        "person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet", "tooth": "teeth",
        "mouse": "mice", "goose": "geese", "leaf": "leaves", "life": "lives", "half": "halves", "shelf": "shelves",
        "index": "indices", "series": "series", "species": "species", "sheep": "sheep", "fish": "fish",
        "hero": "heroes", "potato": "potatoes", "tomato": "tomatoes", "echo": "echoes",
    ]
    private static let irregularPlurals = Dictionary(irregular.map { ($1, $0) }, uniquingKeysWith: { a, _ in a })

    private static func plural(_ word: String) -> String {
        let lower = word.lowercased()
        if irregularPlurals[lower] != nil { return word }
        if let known = irregular[lower] { return known.withCase(of: word) }
        if lower.hasSuffix("s"), !["ss", "us", "is"].contains(String(lower.suffix(2))) {
            // It is one already, as far as can be told.
            return word
        }
        if lower.hasSuffix("is") { return word.dropLast(2) + "es" }
        if ["s", "x", "z", "ch", "sh"].contains(where: lower.hasSuffix) { return word + "es" }
        if lower.hasSuffix("y"), let before = lower.dropLast().last, !"aeiou".contains(before) {
            return word.dropLast() + "ies"
        }
        return word + "s"
    }

    private static func singular(_ word: String) -> String {
        let lower = word.lowercased()
        if let known = irregularPlurals[lower] { return known.withCase(of: word) }
        if irregular[lower] != nil { return word }
        if lower.hasSuffix("ies"), lower.count > 4 { return word.dropLast(3) + "y" }
        if ["sses", "xes", "zes", "ches", "shes", "uses"].contains(where: lower.hasSuffix) {
            return String(word.dropLast(2))
        }
        if lower.hasSuffix("s"), !["ss", "us", "is"].contains(String(lower.suffix(2))) {
            return String(word.dropLast())
        }
        return word
    }
}

extension String {
    /// Begins with a capital where `other` does.
    fileprivate func withCase(of other: String) -> String {
        other.first?.isUppercase == true ? prefix(1).uppercased() + dropFirst() : self
    }
}
