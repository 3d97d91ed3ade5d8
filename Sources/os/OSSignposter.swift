import Foundation

/// Tells intervals of an app apart.
public struct OSSignpostID: Hashable, Comparable, Sendable {
    public let rawValue: UInt64
    public init(_ value: UInt64) { rawValue = value }

    /// For intervals of which one is open at a time.
    public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
    public static let invalid = OSSignpostID(.max)
    public static let null = OSSignpostID(0)

    /// One that no other interval has.
    public init(log: OSLog) { self.init(Self.next()) }
    /// The one that belongs to an object.
    public init(log: OSLog, object: AnyObject) {
        self.init(UInt64(UInt(bitPattern: ObjectIdentifier(object).hashValue)))
    }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var last: UInt64 = 0
    static func next() -> UInt64 {
        lock.withLock {
            last += 1
            return last
        }
    }

    public static func < (a: OSSignpostID, b: OSSignpostID) -> Bool { a.rawValue < b.rawValue }
}

/// An interval that has begun.
public final class OSSignpostIntervalState: Sendable {
    let id: OSSignpostID
    let start: UInt64
    init(id: OSSignpostID, start: UInt64) {
        self.id = id
        self.start = start
    }
}

/// Measures intervals. They are written to the log, with how long they took, where `FENESTRA_LOG_SIGNPOSTS=1` is in the
/// environment; else nothing is done.
///
/// Follows <https://developer.apple.com/documentation/os/ossignposter>.
public struct OSSignposter: Sendable {
    private let log: OSLog

    /// Intervals of a part of an app.
    public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
    /// Intervals of a part of an app for a purpose.
    public init(subsystem: String, category: OSLog.Category) {
        log = OSLog(subsystem: subsystem, category: category)
    }
    /// Intervals of a log.
    public init(logHandle: OSLog) { log = logHandle }
    /// Intervals of the app as a whole.
    public init() { log = .default }

    /// Measures nothing.
    public static let disabled = OSSignposter(logHandle: .disabled)

    /// Whether anything is written.
    public var isEnabled: Bool { log.signpostsEnabled }

    /// One that no other interval has.
    public func makeSignpostID() -> OSSignpostID { OSSignpostID(log: log) }
    /// The one that belongs to an object.
    public func makeSignpostID(from object: AnyObject) -> OSSignpostID { OSSignpostID(log: log, object: object) }

    /// Begins an interval.
    public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
        OSSignpostIntervalState(id: id, start: DispatchTime.now().uptimeNanoseconds)
    }
    /// Begins an interval with a message.
    public func beginInterval(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
    ) -> OSSignpostIntervalState {
        if isEnabled { say("\(name) begins: \(message.text)") }
        return beginInterval(name, id: id)
    }

    /// Ends an interval.
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {
        guard isEnabled else { return }
        say("\(name): \(Self.milliseconds(since: state.start)) ms")
    }
    /// Ends an interval with a message.
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage) {
        guard isEnabled else { return }
        say("\(name): \(Self.milliseconds(since: state.start)) ms, \(message.text)")
    }

    /// Marks a moment.
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {
        if isEnabled { say("\(name)") }
    }
    /// Marks a moment with a message.
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage) {
        if isEnabled { say("\(name): \(message.text)") }
    }

    /// Measures how long `task` takes.
    public func withIntervalSignpost<T>(
        _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
    ) rethrows -> T {
        let state = beginInterval(name, id: id)
        defer { endInterval(name, state) }
        return try task()
    }

    private func say(_ text: String) {
        LogOutput.write(
            LogEntry(type: .debug, subsystem: log.subsystem, category: log.category, text: "signpost \(text)"))
    }

    private static func milliseconds(since start: UInt64) -> String {
        String(format: "%.3f", Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6)
    }
}

/// What a mark of an interval stands for.
public enum OSSignpostType: UInt8, Sendable {
    case event, begin, end
}

/// Marks the beginning, the end or a moment, by C's rules for formats. See `OSSignposter`.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive, _ format: StaticString = "", _ arguments: any CVarArg...
) {
    guard log.signpostsEnabled else { return }
    let text = OSLogFormat.text(format.description, arguments)
    LogOutput.write(
        LogEntry(
            type: .debug, subsystem: log.subsystem, category: log.category,
            text: "signpost \(name) \(type)" + (text.isEmpty ? "" : ": " + text)))
}
