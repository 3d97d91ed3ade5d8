/// A message for the log, which is put together when it is written.
///
/// Follows <https://developer.apple.com/documentation/os/oslogmessage>.
public struct OSLogMessage: ExpressibleByStringInterpolation {
    private let parts: [OSLogInterpolation.Part]

    /// A message without values.
    public init(stringLiteral value: String) { parts = [.literal(value)] }
    /// A message with values.
    public init(stringInterpolation: OSLogInterpolation) { parts = stringInterpolation.parts }

    var text: String {
        var text = ""
        for part in parts {
            switch part {
            case .literal(let string): text += string
            case .value(let make): text += make()
            }
        }
        return text
    }
}

/// Gathers a message and the values in it.
public struct OSLogInterpolation: StringInterpolationProtocol {
    enum Part {
        case literal(String)
        case value(() -> String)
    }
    var parts: [Part] = []

    public init(literalCapacity: Int, interpolationCount: Int) { parts.reserveCapacity(2 * interpolationCount + 1) }

    public mutating func appendLiteral(_ literal: String) { if !literal.isEmpty { parts.append(.literal(literal)) } }

    private mutating func append(
        isPlain: Bool, _ align: OSLogStringAlignment, _ privacy: OSLogPrivacy, _ make: @escaping () -> String
    ) {
        parts.append(.value { align.aligned(privacy.shown(make(), isPlain: isPlain)) })
    }

    /// A whole number.
    public mutating func appendInterpolation<T: FixedWidthInteger>(
        _ number: @autoclosure @escaping () -> T, format: OSLogIntegerFormatting = .decimal,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        append(isPlain: true, align, privacy) { format.text(number()) }
    }

    /// A number with a fraction.
    public mutating func appendInterpolation<T: BinaryFloatingPoint>(
        _ number: @autoclosure @escaping () -> T, format: OSLogFloatFormatting = .fixed,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        append(isPlain: true, align, privacy) { format.text(Double(number())) }
    }

    /// True or false.
    public mutating func appendInterpolation(
        _ boolean: @autoclosure @escaping () -> Bool, format: OSLogBoolFormat = .truth, privacy: OSLogPrivacy = .auto
    ) {
        append(isPlain: true, .none, privacy) {
            switch format {
            case .truth: boolean() ? "true" : "false"
            case .answer: boolean() ? "YES" : "NO"
            }
        }
    }

    /// A text.
    public mutating func appendInterpolation(
        _ argumentString: @autoclosure @escaping () -> String, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        append(isPlain: false, align, privacy, argumentString)
    }

    /// A value by its description.
    @_disfavoredOverload
    public mutating func appendInterpolation<T: CustomStringConvertible>(
        _ value: @autoclosure @escaping () -> T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        append(isPlain: false, align, privacy) { value().description }
    }

    /// An object by its description.
    @_disfavoredOverload
    public mutating func appendInterpolation(
        _ argumentObject: @autoclosure @escaping () -> AnyObject, privacy: OSLogPrivacy = .auto
    ) {
        append(isPlain: false, .none, privacy) { String(describing: argumentObject()) }
    }

    /// An error by its description.
    @_disfavoredOverload
    public mutating func appendInterpolation(
        _ error: @autoclosure @escaping () -> any Error, privacy: OSLogPrivacy = .auto
    ) {
        append(isPlain: false, .none, privacy) { String(describing: error()) }
    }

    /// A type by its name, which everybody may read.
    public mutating func appendInterpolation(
        _ type: @autoclosure @escaping () -> any Any.Type, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        append(isPlain: true, align, privacy) { String(describing: type()) }
    }
}
