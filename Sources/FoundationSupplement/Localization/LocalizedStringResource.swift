import Foundation

/// A localizable text that is looked up later: its key, its values, and where to look.
///
/// Unlike on Apple's systems it is not `Codable`.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation,
    CustomLocalizedStringResourceConvertible
{
    /// Which bundle has the table.
    public enum BundleDescription: Equatable, Sendable {
        /// The app's own.
        case main
        /// The one with a class; the app's own for a class linked into it, as all are on Linux.
        case forClass(AnyClass)
        /// The one at a URL; the app's own if there is none.
        case atURL(URL)

        /// Whether both name the same bundle.
        public static func == (lhs: Self, rhs: Self) -> Bool {
            switch (lhs, rhs) {
            case (.main, .main): true
            case (.forClass(let lhs), .forClass(let rhs)): lhs == rhs
            case (.atURL(let lhs), .atURL(let rhs)): lhs == rhs
            default: false
            }
        }

        var bundle: Bundle {
            switch self {
            case .main: .main
            case .forClass(let type): Bundle(for: type)
            case .atURL(let url): Bundle(url: url) ?? .main
            }
        }
    }

    /// The key.
    public let key: String
    /// The text if the table lacks the key.
    public let defaultValue: String.LocalizationValue
    /// The name of the `.strings` file; `nil` for `Localizable`.
    public let table: String?
    /// The language, if the bundle has it.
    public var locale: Locale
    /// Where the table is.
    public let bundle: BundleDescription

    /// A text that is its own key.
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        key = keyAndValue.format.key
        defaultValue = keyAndValue
        self.table = table
        self.locale = locale
        self.bundle = bundle
    }

    /// A text with a key of its own.
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.key = "\(key)"
        self.defaultValue = defaultValue
        self.table = table
        self.locale = locale
        self.bundle = bundle
    }

    /// A text without values.
    public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }
    /// A text with values in it.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }

    /// Itself.
    public var localizedStringResource: LocalizedStringResource { self }

    var resolved: String {
        LocalizedFormat(key: key).resolve(
            table: table, bundle: bundle.bundle, locale: locale, defaultValue: defaultValue.format)
    }
}

/// A type that has a localizable text.
public protocol CustomLocalizedStringResourceConvertible {
    /// The text.
    var localizedStringResource: LocalizedStringResource { get }
}
