import Foundation

/// A key with its arguments: what an interpolated, localizable string says.
///
/// `"\(count) files"` has the key `%lld files` and one argument. The key is looked up in a `.strings` table, and the
/// placeholders of what is found there, also numbered ones such as `%2$@`, are replaced by the arguments.
package struct LocalizedFormat: Hashable, Sendable {
    /// A value to put in.
    package enum Argument: Hashable, Sendable {
        case text(String)
        case signed(Int64)
        case unsigned(UInt64)
        case real(Double)
    }

    package var key = ""
    package var arguments: [Argument] = []

    package init(key: String = "", arguments: [Argument] = []) {
        self.key = key
        self.arguments = arguments
    }

    /// Adds text of an interpolated literal. A percent sign in it is doubled, as the key is a format.
    package mutating func append(literal: String) { key += literal.replacing("%", with: "%%") }

    /// Adds a text.
    package mutating func append(text: String) { append(.text(text), placeholder: "%@") }

    /// Adds an integer, with a placeholder for its width as Apple's systems make it.
    package mutating func append<Value: FixedWidthInteger>(integer: Value, placeholder: String? = nil) {
        if Value.isSigned {
            append(.signed(Int64(integer)), placeholder: placeholder ?? (Value.bitWidth > 32 ? "%lld" : "%d"))
        } else {
            append(.unsigned(UInt64(integer)), placeholder: placeholder ?? (Value.bitWidth > 32 ? "%llu" : "%u"))
        }
    }

    /// Adds a number with a fraction.
    package mutating func append<Value: BinaryFloatingPoint>(real: Value, placeholder: String? = nil) {
        append(.real(Double(real)), placeholder: placeholder ?? (Value.self == Float.self ? "%f" : "%lf"))
    }

    private mutating func append(_ argument: Argument, placeholder: String) {
        key += placeholder
        arguments.append(argument)
    }

    /// The text for `table` of `bundle`, in the language of `locale` if the bundle has it, else in the bundle's
    /// preferred one; what `defaultValue` says, or this, if the table lacks the key.
    package func resolve(
        table: String?, bundle: Bundle, locale: Locale, defaultValue: LocalizedFormat? = nil
    ) -> String {
        let fallback = defaultValue ?? self
        let found = Self.bundle(for: locale, in: bundle).localizedString(forKey: key, value: fallback.key, table: table)
        return fallback.filling(found, locale: locale)
    }

    /// Puts the arguments into a format. A placeholder without an argument stays as it is.
    package func filling(_ format: String, locale: Locale) -> String {
        if arguments.isEmpty { return format }
        var result = ""
        var next = 0
        var rest = format[...]
        while let percent = rest.firstIndex(of: "%") {
            result += rest[..<percent]
            rest = rest[percent...]
            if rest.hasPrefix("%%") {
                result += "%"
                rest = rest.dropFirst(2)
            } else if let match = rest.prefixMatch(of: Self.placeholder) {
                let position = match.1.flatMap { Int($0.dropLast()) }.map { $0 - 1 } ?? next
                if match.1 == nil { next += 1 }
                if arguments.indices.contains(position) {
                    result += text(arguments[position], options: String(match.2), type: String(match.3), locale)
                } else {
                    result += rest[match.range]
                }
                rest = rest[match.range.upperBound...]
            } else {
                result += "%"
                rest = rest.dropFirst()
            }
        }
        return result + rest
    }

    // Position, flags with width and precision, type with length.
    private static var placeholder: Regex<(Substring, Substring?, Substring, Substring)> {
        /%(\d+\$)?([-+ 0#']*\d*(?:\.\d+)?)((?:hh|h|ll|l|q|L|z|t|j)?[@dDiuUxXoOfFeEgGaAcCsS])/
    }

    private func text(_ argument: Argument, options: String, type: String, _ locale: Locale) -> String {
        let conversion = type.last ?? "@"
        let isReal = "fFeEgGaA".contains(conversion)
        switch argument {
        case .text(let text): return text
        case .signed(let value) where conversion == "@": return String(value)
        case .unsigned(let value) where conversion == "@": return String(value)
        case .real(let value) where conversion == "@": return String(value)
        // The lengths are those of the values kept here, whatever the table says.
        case .signed(let value) where isReal: return format("%\(options)\(conversion)", Double(value), locale)
        case .unsigned(let value) where isReal: return format("%\(options)\(conversion)", Double(value), locale)
        case .signed(let value): return format("%\(options)ll\(integerConversion(conversion))", value, locale)
        case .unsigned(let value): return format("%\(options)ll\(integerConversion(conversion))", value, locale)
        case .real(let value) where isReal: return format("%\(options)\(conversion)", value, locale)
        case .real(let value):
            guard let whole = Int64(exactly: value.rounded(.towardZero)) else { return String(value) }
            return format("%\(options)ll\(integerConversion(conversion))", whole, locale)
        }
    }

    private func integerConversion(_ conversion: Character) -> Character {
        switch conversion {
        case "x", "X", "o", "u", "i": conversion
        case "U": "u"
        case "O": "o"
        default: "d"
        }
    }

    private func format(_ format: String, _ value: any CVarArg, _ locale: Locale) -> String {
        String(format: format, locale: locale, value)
    }

    private static func bundle(for locale: Locale, in bundle: Bundle) -> Bundle {
        // The user's own language is what the bundle prefers already.
        if locale == .current || locale == .autoupdatingCurrent { return bundle }
        let names = [
            locale.identifier.replacing("_", with: "-"), locale.identifier,
            locale.language.languageCode?.identifier ?? "",
        ]
        for name in names where !name.isEmpty {
            if let path = bundle.path(forResource: name, ofType: "lproj"), let found = Bundle(path: path) {
                return found
            }
        }
        return bundle
    }
}
