import Foundation

/// Writes a notice to the app's log.
public func os_log(_ message: OSLogMessage) { OSLog.default.write(message, as: .default) }

/// Writes a message of a kind to the app's log.
public func os_log(_ logLevel: OSLogType, _ message: OSLogMessage) { OSLog.default.write(message, as: logLevel) }

/// Writes a message of a kind to a log.
public func os_log(_ logLevel: OSLogType, log: OSLog, _ message: OSLogMessage) { log.write(message, as: logLevel) }

/// Writes a message by C's rules for formats, with `%{public}@` and `%{private}@` for who may read a value. A value that
/// does not fit its place, or is missing, is left out.
@_disfavoredOverload
public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
    _ arguments: any CVarArg...
) {
    write(message, arguments, log, type)
}

/// Writes a message of a kind by C's rules for formats.
@_disfavoredOverload
public func os_log(
    _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
    _ arguments: any CVarArg...
) {
    write(message, arguments, log, type)
}

private func write(_ message: StaticString, _ arguments: [any CVarArg], _ log: OSLog, _ type: OSLogType) {
    guard log.isEnabled(type: type) else { return }
    let text = OSLogFormat.text(message.description, arguments)
    LogOutput.write(LogEntry(type: type, subsystem: log.subsystem, category: log.category, text: text))
}

/// Formats as `os_log` has them.
enum OSLogFormat {
    static func text(_ format: String, _ arguments: [any CVarArg]) -> String {
        var text = ""
        var rest = format[...]
        var values = arguments[...]
        while let percent = rest.firstIndex(of: "%") {
            text += rest[..<percent]
            rest = rest[rest.index(after: percent)...]
            if rest.first == "%" {
                text += "%"
                rest.removeFirst()
                continue
            }
            var privacy = OSLogPrivacy.auto
            if rest.first == "{", let end = rest.firstIndex(of: "}") {
                let words = rest[rest.index(after: rest.startIndex)..<end].split { $0 == "," || $0 == " " }
                if words.contains("public") { privacy = .public }
                if words.contains("private") || words.contains("sensitive") { privacy = .private }
                rest = rest[rest.index(after: end)...]
            }
            guard let last = rest.firstIndex(where: { $0.isLetter && !"hlqLztj".contains($0) || $0 == "@" }) else {
                break
            }
            let specifier = "%" + rest[...last]
            rest = rest[rest.index(after: last)...]
            guard let value = values.popFirst() else { continue }
            text += piece(specifier, value, privacy)
        }
        return text + rest
    }

    private static func piece(_ specifier: String, _ value: any CVarArg, _ privacy: OSLogPrivacy) -> String {
        switch specifier.last {
        // A pointer to characters cannot be known to be one.
        case "@", "s", "S": privacy.shown(String(describing: value), isPlain: false)
        case "d", "D", "i", "u", "U", "x", "X", "o", "O", "c", "p":
            value is any BinaryInteger || specifier.last == "p"
                ? privacy.shown(String(format: specifier, value), isPlain: true) : String(describing: value)
        case "f", "F", "e", "E", "g", "G", "a", "A":
            value is any BinaryFloatingPoint
                ? privacy.shown(String(format: specifier, value), isPlain: true) : String(describing: value)
        default: ""
        }
    }
}
