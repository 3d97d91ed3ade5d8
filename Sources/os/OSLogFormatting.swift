import Foundation

/// How whole numbers are written in messages.
public struct OSLogIntegerFormatting: Sendable {
    private let radix: Int
    private var prefix = ""
    private var minDigits = 0
    private var isUppercase = false
    private var hasSign = false

    private init(radix: Int) { self.radix = radix }

    /// To the base of ten.
    public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 10) }
    /// To the base of ten, with a sign and at least so many digits.
    public static func decimal(
        explicitPositiveSign: Bool = false, minDigits: @autoclosure () -> Int = 0
    ) -> OSLogIntegerFormatting {
        var format = decimal
        format.hasSign = explicitPositiveSign
        format.minDigits = minDigits()
        return format
    }
    /// To the base of sixteen.
    public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 16) }
    /// To the base of sixteen, with `0x` and at least so many digits.
    public static func hex(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
        minDigits: @autoclosure () -> Int = 0
    ) -> OSLogIntegerFormatting {
        var format = hex
        format.hasSign = explicitPositiveSign
        format.prefix = includePrefix ? "0x" : ""
        format.isUppercase = uppercase
        format.minDigits = minDigits()
        return format
    }
    /// To the base of eight.
    public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 8) }

    func text<T: FixedWidthInteger>(_ number: T) -> String {
        var digits = String(number.magnitude, radix: radix, uppercase: isUppercase)
        let missing = min(minDigits, 256) - digits.count
        if missing > 0 { digits = String(repeating: "0", count: missing) + digits }
        return (number < 0 ? "-" : hasSign ? "+" : "") + prefix + digits
    }
}

/// How numbers with a fraction are written in messages.
public struct OSLogFloatFormatting: Sendable {
    private let specifier: String
    private var precision: Int?

    private init(_ specifier: String, precision: Int? = nil) {
        self.specifier = specifier
        self.precision = precision.map { min(max($0, 0), 64) }
    }

    /// With six digits behind the point.
    public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting("f") }
    /// With so many digits behind the point.
    public static func fixed(precision: @autoclosure () -> Int) -> OSLogFloatFormatting {
        OSLogFloatFormatting("f", precision: precision())
    }
    /// With a power of ten.
    public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting("e") }
    /// With a power of ten and so many digits behind the point.
    public static func exponential(precision: @autoclosure () -> Int) -> OSLogFloatFormatting {
        OSLogFloatFormatting("e", precision: precision())
    }
    /// The shorter one of the two.
    public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting("g") }
    /// The shorter one of the two, with so many digits.
    public static func hybrid(precision: @autoclosure () -> Int) -> OSLogFloatFormatting {
        OSLogFloatFormatting("g", precision: precision())
    }

    func text(_ number: Double) -> String {
        String(format: "%" + (precision.map { ".\($0)" } ?? "") + specifier, number)
    }
}

/// How true and false are written in messages.
public enum OSLogBoolFormat: Sendable {
    /// `true` and `false`.
    case truth
    /// `YES` and `NO`.
    case answer
}

/// The least width of a value in a message.
public struct OSLogStringAlignment: Sendable {
    private let columns: Int
    private let isRight: Bool

    /// As wide as it is.
    public static var none: OSLogStringAlignment { OSLogStringAlignment(columns: 0, isRight: false) }
    /// Filled up with blanks before it.
    public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: min(columns(), 1024), isRight: true)
    }
    /// Filled up with blanks behind it.
    public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: min(columns(), 1024), isRight: false)
    }

    func aligned(_ text: String) -> String {
        let missing = columns - text.count
        guard missing > 0 else { return text }
        let blanks = String(repeating: " ", count: missing)
        return isRight ? blanks + text : text + blanks
    }
}
