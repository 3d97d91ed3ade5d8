/// A value of JSON; numbers as they are written.
enum JSON {
    case null
    case bool(Bool)
    case number(String)
    case string(String)
    case array([JSON])
    case object([String: JSON])

    subscript(_ key: String) -> JSON? {
        if case .object(let members) = self { members[key] } else { nil }
    }

    var string: String? { if case .string(let string) = self { string } else { nil } }

    var elements: [JSON] { if case .array(let values) = self { values } else { [] } }

    var text: String {
        switch self {
        case .null: "null"
        case .bool(let value): value ? "true" : "false"
        case .number(let digits): digits
        case .string(let string): Self.quoted(string)
        case .array(let values): "[" + values.map(\.text).joined(separator: ",") + "]"
        case .object(let members):
            "{" + members.map { Self.quoted($0.key) + ":" + $0.value.text }.joined(separator: ",") + "}"
        }
    }

    private static func quoted(_ string: String) -> String {
        var result = "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case _ where scalar.value < 0x20:
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}

/// Reads JSON that the compiler wrote, and so trusts it to be well-formed: what is not is null.
struct JSONParser {
    private let bytes: [UInt8]
    private var index = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

    private mutating func skipSpace() {
        while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { index += 1 }
    }

    mutating func value() -> JSON {
        skipSpace()
        switch next {
        case UInt8(ascii: "{"): return object()
        case UInt8(ascii: "["): return array()
        case UInt8(ascii: "\""): return .string(string())
        default:
            let start = index
            while let byte = next, !",]} \n\r\t".utf8.contains(byte) { index += 1 }
            switch String(decoding: bytes[start..<index], as: UTF8.self) {
            case "true": return .bool(true)
            case "false": return .bool(false)
            case "null", "": return .null
            case let digits: return .number(digits)
            }
        }
    }

    /// Skips a comma; false at the end of the list.
    private mutating func isAtElement(before end: UInt8) -> Bool {
        skipSpace()
        if next == UInt8(ascii: ",") {
            index += 1
            skipSpace()
        }
        guard let byte = next, byte != end else {
            index += 1
            return false
        }
        return true
    }

    private mutating func object() -> JSON {
        index += 1
        var members: [String: JSON] = [:]
        while isAtElement(before: UInt8(ascii: "}")) {
            let key = string()
            skipSpace()
            index += 1
            members[key] = value()
        }
        return .object(members)
    }

    private mutating func array() -> JSON {
        index += 1
        var values: [JSON] = []
        while isAtElement(before: UInt8(ascii: "]")) { values.append(value()) }
        return .array(values)
    }

    private mutating func string() -> String {
        index += 1
        var result: [UInt8] = []
        while let byte = next, byte != UInt8(ascii: "\"") {
            index += 1
            guard byte == UInt8(ascii: "\\"), let escape = next else {
                result.append(byte)
                continue
            }
            index += 1
            switch escape {
            case UInt8(ascii: "n"): result.append(0x0A)
            case UInt8(ascii: "r"): result.append(0x0D)
            case UInt8(ascii: "t"): result.append(0x09)
            case UInt8(ascii: "b"): result.append(0x08)
            case UInt8(ascii: "f"): result.append(0x0C)
            case UInt8(ascii: "u"): result += Array(String(unicode()).utf8)
            default: result.append(escape)
            }
        }
        index += 1
        return String(decoding: result, as: UTF8.self)
    }

    private mutating func unicode() -> Character {
        var value = hexadecimal()
        if (0xD800..<0xDC00).contains(value), index + 1 < bytes.count, bytes[index] == UInt8(ascii: "\\") {
            index += 2
            value = 0x10000 + (value - 0xD800) << 10 + (hexadecimal() - 0xDC00)
        }
        return Unicode.Scalar(UInt32(value)).map(Character.init) ?? "\u{FFFD}"
    }

    private mutating func hexadecimal() -> Int {
        let end = min(index + 4, bytes.count)
        let value = Int(String(decoding: bytes[index..<end], as: UTF8.self), radix: 16) ?? 0xFFFD
        index = end
        return value
    }
}
