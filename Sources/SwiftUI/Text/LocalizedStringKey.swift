import Foundation

/// A text in the author's language that is looked up in the app's string tables.
///
/// Interpolations become placeholders of the key: `"Books: \(count)"` is looked up as `Books: %lld`.
/// Follows <https://developer.apple.com/documentation/swiftui/localizedstringkey>.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, @unchecked Sendable {
    let key: String
    let arguments: [Argument]

    /// A placeholder's value.
    enum Argument: Equatable {
        case string(String)
        case signed(Int64)
        case unsigned(UInt64)
        case double(Double)
        case text(Text)

        func formatted(_ resolve: (Text) -> String) -> any CVarArg {
            switch self {
            case .string(let value): value as NSString
            case .signed(let value): value
            case .unsigned(let value): value
            case .double(let value): value
            case .text(let text): resolve(text) as NSString
            }
        }
    }

    /// A key without placeholders.
    public init(_ value: String) {
        key = value
        arguments = []
    }
    /// A key without placeholders.
    public init(stringLiteral value: String) { self.init(value) }
    /// A key with placeholders.
    public init(stringInterpolation: StringInterpolation) {
        key = stringInterpolation.key
        arguments = stringInterpolation.arguments
    }

    /// Gathers a key and its placeholders' values.
    public struct StringInterpolation: StringInterpolationProtocol {
        var key = ""
        var arguments: [Argument] = []

        public init(literalCapacity: Int, interpolationCount: Int) { key.reserveCapacity(literalCapacity) }

        public mutating func appendLiteral(_ literal: String) {
            key += literal.contains("%") ? literal.replacing("%", with: "%%") : literal
        }

        private mutating func append(_ specifier: String, _ argument: Argument) {
            key += specifier
            arguments.append(argument)
        }

        /// A string, put in as it is.
        public mutating func appendInterpolation(_ string: String) { append("%@", .string(string)) }
        /// A text, put in with its localisation.
        public mutating func appendInterpolation(_ text: Text) { append("%@", .text(text)) }
        /// An image, put in as a text of it is.
        public mutating func appendInterpolation(_ image: Image) { append("%@", .text(Text(image))) }
        /// A value formatted by its description or by C's rules for numbers.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
            append(T._specifier, value._argument.argument)
        }
        /// A number by C's rules, e.g. `%.2f`.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
            append(specifier, value._argument.argument)
        }
        /// A value by a format style.
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
            append("%@", .string(format.format(input)))
        }
        /// A value as a formatter writes it; nothing if the formatter does not write such values.
        public mutating func appendInterpolation<Subject: ReferenceConvertible>(
            _ subject: Subject, formatter: Formatter? = nil
        ) {
            append("%@", .string(formatter?.string(for: subject) ?? String(describing: subject)))
        }
        /// An object as a formatter writes it; nothing if the formatter does not write such objects.
        public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
            append("%@", .string(formatter.map { $0.string(for: subject) ?? "" } ?? String(describing: subject)))
        }
        /// A date as a formatter writes it.
        public mutating func appendInterpolation(_ subject: Date, formatter: Formatter) {
            append("%@", .string(formatter.string(for: subject) ?? ""))
        }
        /// A number as a formatter writes it.
        public mutating func appendInterpolation(_ subject: Decimal, formatter: Formatter) {
            append("%@", .string(formatter.string(for: NSDecimalNumber(decimal: subject)) ?? ""))
        }
        /// A date in a style, which goes on as it does alone.
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            append("%@", .text(Text(date, style: style)))
        }
        /// Two dates as one range.
        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { append("%@", .text(Text(dates))) }
        /// The time between two dates.
        public mutating func appendInterpolation(_ interval: DateInterval) { append("%@", .text(Text(interval))) }
        /// The time that is left of an interval, counting.
        public mutating func appendInterpolation(
            timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
        ) {
            append(
                "%@",
                .text(
                    Text(
                        timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
                        showsHours: showsHours)))
        }
        /// A text whose parts carry their own styles.
        public mutating func appendInterpolation(_ attributedString: AttributedString) {
            append("%@", .text(Text(attributedString)))
        }
        /// Anything else by its description.
        @_disfavoredOverload
        public mutating func appendInterpolation<T>(_ value: T) { append("%@", .string(String(describing: value))) }
    }

    /// The text in the language of `bundle`, placeholders filled in.
    func resolved(table: String? = nil, bundle: Bundle? = nil) -> String {
        let format = Self.lookUp(key, table: table, bundle: bundle)
        if arguments.isEmpty {
            return format.utf8.contains(UInt8(ascii: "%")) ? format.replacing("%%", with: "%") : format
        }
        return String(format: format, arguments: arguments.map { $0.formatted { $0.resolvedString } })
    }

    /// Whether there are texts in it, which may have styles of their own.
    var hasTexts: Bool {
        arguments.contains { if case .text = $0 { true } else { false } }
    }

    /// A text with marks where others stand in it.
    struct Parts {
        fileprivate(set) var text = ""
        fileprivate var texts: [Text] = []
        enum Piece {
            case string(String)
            case text(Text)
        }

        /// Characters for private use, which no font has, mark the places.
        fileprivate static let firstMark: UInt32 = 0xF_0000

        fileprivate mutating func mark(_ text: Text) -> String {
            texts.append(text)
            return Unicode.Scalar(Self.firstMark + UInt32(texts.count - 1)).map { String(Character($0)) } ?? ""
        }

        /// What a part of the text is made of.
        func pieces(of part: String) -> [Piece] {
            var pieces: [Piece] = []
            var plain = String.UnicodeScalarView()
            func flush() {
                if !plain.isEmpty { pieces.append(.string(String(plain))) }
                plain = .init()
            }
            for scalar in part.unicodeScalars {
                if scalar.value >= Self.firstMark, case let index = Int(scalar.value - Self.firstMark),
                    index < texts.count
                {
                    flush()
                    pieces.append(.text(texts[index]))
                } else {
                    plain.append(scalar)
                }
            }
            flush()
            return pieces
        }
    }

    /// The text in the language of `bundle`, with the places of texts in it marked.
    func parts(table: String?, bundle: Bundle?) -> Parts {
        var parts = Parts()
        let format = Self.lookUp(key, table: table, bundle: bundle)
        let values = arguments.map { $0.formatted { parts.mark($0) } }
        parts.text = String(format: format, arguments: values)
        return parts
    }

    private static func lookUp(_ key: String, table: String?, bundle: Bundle?) -> String {
        guard bundle != nil || MainBundle.hasContents else { return key }
        let bundle = bundle ?? .main
        guard Localization.hasTables(bundle) else { return key }
        return bundle.localizedString(forKey: key, value: key, table: table)
    }

    /// Equal keys with equal values.
    public static func == (a: LocalizedStringKey, b: LocalizedStringKey) -> Bool {
        a.key == b.key && a.arguments == b.arguments
    }
}

/// A number that a localised text can hold.
public protocol _FormatSpecifiable: Equatable {
    static var _specifier: String { get }
    var _argument: _FormatArgument { get }
}

/// A number as a localised text holds it.
public struct _FormatArgument {
    let argument: LocalizedStringKey.Argument
}

extension FixedWidthInteger where Self: SignedInteger {
    public static var _specifier: String { "%lld" }
    public var _argument: _FormatArgument { _FormatArgument(argument: .signed(Int64(truncatingIfNeeded: self))) }
}
extension FixedWidthInteger where Self: UnsignedInteger {
    public static var _specifier: String { "%llu" }
    public var _argument: _FormatArgument { _FormatArgument(argument: .unsigned(UInt64(truncatingIfNeeded: self))) }
}
extension BinaryFloatingPoint {
    public static var _specifier: String { "%lf" }
    public var _argument: _FormatArgument { _FormatArgument(argument: .double(Double(self))) }
}
extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
extension CGFloat: _FormatSpecifiable {}

/// Which bundles have string tables. Apps without any, which are most, look nothing up.
private enum Localization {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var known: [String: Bool] = [:]

    static func hasTables(_ bundle: Bundle) -> Bool {
        let path = bundle.bundlePath
        return lock.withLock {
            if let answer = known[path] { return answer }
            let entries = (try? FileManager.default.contentsOfDirectory(atPath: bundle.resourcePath ?? path)) ?? []
            let answer = entries.contains { $0.hasSuffix(".lproj") || $0.hasSuffix(".strings") }
            known[path] = answer
            return answer
        }
    }
}
