import Foundation

/// JSON as it is written in session files. Numbers keep their text, so that values pass through unchanged.
///
/// Apart from Foundation's coders since those are asked for values only: an app without values does not load them.
enum SessionJSON: Equatable, Sendable {
    case null
    case bool(Bool)
    case number(String)
    case string(String)
    case array([SessionJSON])
    case object([String: SessionJSON])

    subscript(key: String) -> SessionJSON? {
        if case .object(let members) = self { members[key] } else { nil }
    }

    var text: String? { if case .string(let text) = self { text } else { nil } }
    var double: Double? { if case .number(let text) = self { Double(text) } else { nil } }
    var int: Int? { if case .number(let text) = self { Int(text) } else { nil } }
    var isTrue: Bool { self == .bool(true) }

    init(_ number: Double) { self = number.isFinite ? .number(number.description) : .null }

    // MARK: Writing

    /// On one line, members in the order of their keys.
    var line: String {
        var line = ""
        write(to: &line)
        return line
    }

    private func write(to line: inout String) {
        switch self {
        case .null: line += "null"
        case .bool(let value): line += value ? "true" : "false"
        case .number(let text): line += text
        case .string(let text): Self.write(text, to: &line)
        case .array(let elements):
            line += "["
            for (index, element) in elements.enumerated() {
                if index > 0 { line += "," }
                element.write(to: &line)
            }
            line += "]"
        case .object(let members):
            line += "{"
            for (index, (key, value)) in members.sorted(by: { $0.key < $1.key }).enumerated() {
                if index > 0 { line += "," }
                Self.write(key, to: &line)
                line += ":"
                value.write(to: &line)
            }
            line += "}"
        }
    }

    private static func write(_ text: String, to line: inout String) {
        line += "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": line += "\\\""
            case "\\": line += "\\\\"
            case "\n": line += "\\n"
            // Also those that other readers of lines take for the end of one.
            case _ where scalar.value < 0x20 || scalar.value == 0x7F || (0x2028...0x2029).contains(scalar.value):
                let digits = String(scalar.value, radix: 16)
                line += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: line.unicodeScalars.append(scalar)
            }
        }
        line += "\""
    }
}
