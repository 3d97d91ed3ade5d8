import Foundation

extension String {
    /// A localizable text with values in it, made by a string literal.
    ///
    /// Unlike on Apple's systems it is not `Codable`, and inflection (`^[…](inflect: true)`) and plural variants of
    /// string catalogs are not resolved.
    public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
        package var format: LocalizedFormat

        /// A text without values.
        public init(_ value: String) { format = LocalizedFormat(key: value) }
        /// A text without values.
        public init(stringLiteral value: String) { format = LocalizedFormat(key: value) }
        /// A text with values in it.
        public init(stringInterpolation: StringInterpolation) { format = stringInterpolation.format }

        /// Collects the pieces of a literal.
        public struct StringInterpolation: StringInterpolationProtocol {
            fileprivate var format = LocalizedFormat()

            /// Begins with nothing.
            public init(literalCapacity: Int, interpolationCount: Int) {}

            /// Adds text of the literal.
            public mutating func appendLiteral(_ literal: String) { format.append(literal: literal) }
            /// Adds a string; `%@` in the key.
            public mutating func appendInterpolation(_ string: String) { format.append(text: string) }
            /// Adds a string; `%@` in the key.
            public mutating func appendInterpolation(_ string: Substring) { format.append(text: String(string)) }
            /// Adds the characters of an attributed string; `%@` in the key.
            public mutating func appendInterpolation(_ string: AttributedString) {
                format.append(text: String(string.characters))
            }
            /// Adds an integer; `%lld`, `%llu`, `%d` or `%u` in the key, by its kind.
            public mutating func appendInterpolation<T: FixedWidthInteger>(_ value: T) { format.append(integer: value) }
            /// Adds an integer with a placeholder of your own, such as `%03d`.
            public mutating func appendInterpolation<T: FixedWidthInteger>(_ value: T, specifier: String) {
                format.append(integer: value, placeholder: specifier)
            }
            /// Adds a number; `%lf`, or `%f` for `Float`, in the key.
            public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T) { format.append(real: value) }
            /// Adds a number with a placeholder of your own, such as `%.2f`.
            public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T, specifier: String) {
                format.append(real: value, placeholder: specifier)
            }
            /// Adds a value as a format style writes it; `%@` in the key.
            public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format style: F)
            where F.FormatInput: Equatable, F.FormatOutput == String {
                format.append(text: style.format(value))
            }
            /// Adds a localized string, in its own language; `%@` in the key.
            public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
                format.append(text: String(localized: resource))
            }
            /// Adds the description of an identifier; `%@` in the key.
            public mutating func appendInterpolation(_ value: UUID) { format.append(text: value.description) }
            /// Adds the description of a URL; `%@` in the key.
            public mutating func appendInterpolation(_ value: URL) { format.append(text: value.description) }
            /// Adds the description of a date, in universal time; `%@` in the key.
            public mutating func appendInterpolation(_ value: Date) { format.append(text: value.description) }
            /// Adds the description of a decimal number; `%@` in the key.
            public mutating func appendInterpolation(_ value: Decimal) { format.append(text: value.description) }
            /// Adds the description of a Foundation value; `%@` in the key.
            public mutating func appendInterpolation<Subject: ReferenceConvertible>(_ subject: Subject) {
                format.append(text: subject.description)
            }
            /// Adds the description of an object; `%@` in the key.
            public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject) {
                format.append(text: subject.description)
            }
        }
    }
}

extension String {
    /// The text for a key, from the table `Localizable` or another of a bundle.
    ///
    /// - Parameters:
    ///   - keyAndValue: the key, which is also the text if the table lacks it.
    ///   - table: the name of the `.strings` file; `nil` for `Localizable`.
    ///   - bundle: where the table is; `nil` for the main bundle.
    ///   - locale: the language, if the bundle has it, and how numbers are written.
    ///   - comment: for translators; not used.
    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = keyAndValue.format.resolve(table: table, bundle: bundle ?? .main, locale: locale)
    }

    /// The text for a key, from the table `Localizable` or another of a bundle; `defaultValue` if the table lacks it.
    public init(
        localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = LocalizedFormat(key: "\(key)").resolve(
            table: table, bundle: bundle ?? .main, locale: locale, defaultValue: defaultValue.format)
    }

    /// The text of a resource.
    public init(localized resource: LocalizedStringResource) { self = resource.resolved }
}
