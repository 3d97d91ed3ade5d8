import Foundation

/// A text of the framework's own, in English, with placeholders where values are put in.
package struct OwnWords: ExpressibleByStringInterpolation {
    let key: String
    let values: [String]

    package init(stringLiteral value: String) { (key, values) = (value, []) }
    package init(stringInterpolation: StringInterpolation) {
        (key, values) = (stringInterpolation.key, stringInterpolation.values)
    }

    package struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var key = ""
        fileprivate var values: [String] = []

        package init(literalCapacity: Int, interpolationCount: Int) { key.reserveCapacity(literalCapacity) }
        package mutating func appendLiteral(_ literal: String) { key += literal }
        package mutating func appendInterpolation(_ value: some CustomStringConvertible) {
            key += OwnWords.placeholder
            values.append(value.description)
        }
    }

    fileprivate static let placeholder = "%@"

    /// `pattern` with the values in its placeholders, in their order.
    fileprivate func filled(_ pattern: String) -> String {
        guard !values.isEmpty else { return pattern }
        var parts = pattern.components(separatedBy: Self.placeholder)[...]
        var text = parts.popFirst() ?? ""
        for (value, part) in zip(values, parts) { text += value + part }
        return text
    }
}

/// `words` in the user's language; in English where nobody has translated them.
package func ownWords(_ words: OwnWords) -> String {
    words.filled(Catalog.chosen?[words.key] ?? words.key)
}

/// The framework's texts in one language, by the English ones.
///
/// Tables in the program rather than files: SwiftPM has no step that makes catalogs, and an app that is handed on as one
/// file has them.
package enum Catalog {
    /// That of the user's language; nil for English, and for languages without a table.
    package nonisolated(unsafe) static var chosen = forLanguage(
        isLocaleThere ? languages { getenv($0).map { String(cString: $0) } } : [])

    /// The desktop's own texts are English where the locale is not installed.
    private static var isLocaleThere: Bool {
        guard let locale = newlocale(1 << LC_MESSAGES, "", nil) else { return false }
        freelocale(locale)
        return true
    }

    /// The user's languages, the best first, as `LANGUAGE` and the locale's variables say them.
    static func languages(_ variable: (String) -> String?) -> [String] {
        func value(_ name: String) -> String? { variable(name).flatMap { $0.isEmpty ? nil : $0 } }
        guard let locale = value("LC_ALL") ?? value("LC_MESSAGES") ?? value("LANG") else { return [] }
        let language = code(locale)
        // Where the locale is none, no language is wanted.
        if language == "c" || language == "posix" { return [] }
        return (value("LANGUAGE") ?? "").split(separator: ":").map { code(String($0)) } + [language]
    }

    /// `pt` of `pt_BR.UTF-8`.
    private static func code(_ locale: String) -> String {
        String(locale.prefix { !"_.@-".contains($0) }).lowercased()
    }

    /// The table of the first language that has one, unless English comes before it.
    package static func forLanguage(_ languages: [String]) -> [String: String]? {
        for language in languages {
            if language == "en" { return nil }
            if let table = all[language]?() { return table }
        }
        return nil
    }

    /// Each made when it is needed.
    package static let all: [String: @Sendable () -> [String: String]] = [
        "de": { german }, "es": { spanish }, "fr": { french }, "it": { italian }, "nl": { dutch },
        "pt": { portuguese },
    ]
}
