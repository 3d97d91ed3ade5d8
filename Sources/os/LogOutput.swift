import Foundation

/// A message with where it comes from.
package struct LogEntry {
    package var type: OSLogType
    package var subsystem: String
    package var category: String
    package var text: String

    package init(type: OSLogType, subsystem: String, category: String, text: String) {
        self.type = type
        self.subsystem = subsystem
        self.category = category
        self.text = text
    }
}

/// Where messages go: to the journal where the desktop has connected the app's errors to it, else to standard error.
package enum LogOutput {
    package enum Target: Sendable { case terminal, file, journal }

    /// Environment and standard error as they were when the first message came.
    package struct Settings: Sendable {
        package var target: Target
        package var showsPrivate: Bool
        /// The least important priority that is written, as the journal counts; less than 0 for none.
        package var least: Int
        package var takesSignposts: Bool

        package init(target: Target, environment: [String: String]) {
            self.target = target
            switch environment["FENESTRA_LOG_PRIVATE"] {
            case "show": showsPrivate = true
            case "hide": showsPrivate = false
            default: showsPrivate = target == .terminal
            }
            least =
                switch environment["FENESTRA_LOG_LEVEL"] {
                case "debug": 7
                case "info": 6
                case "notice": 5
                case "error": 3
                case "fault": 2
                case "off": -1
                // As on a Mac: who runs the app from a terminal sees all, what is kept begins with notices.
                default: target == .terminal ? 7 : 5
                }
            takesSignposts = environment["FENESTRA_LOG_SIGNPOSTS"] == "1"
        }
    }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var known: Settings?
    nonisolated(unsafe) private static var listener: ((LogEntry) -> Void)?

    /// Has a test hear all messages instead, with its own settings; nil ends it.
    package static func listen(_ settings: Settings?, _ new: ((LogEntry) -> Void)?) {
        lock.withLock { (known, listener) = (settings, new) }
    }

    private static var settings: Settings {
        lock.withLock {
            if let known { return known }
            let new = Settings(target: standardError(), environment: ProcessInfo.processInfo.environment)
            known = new
            return new
        }
    }

    static func takes(_ type: OSLogType) -> Bool { type.priority <= settings.least }
    static var takesSignposts: Bool { settings.takesSignposts }
    static var showsPrivate: Bool { settings.showsPrivate }

    /// The journal says by `JOURNAL_STREAM` which file it reads.
    private static func standardError() -> Target {
        if isatty(STDERR_FILENO) == 1 { return .terminal }
        var status = stat()
        guard let stream = ProcessInfo.processInfo.environment["JOURNAL_STREAM"], fstat(STDERR_FILENO, &status) == 0
        else { return .file }
        return stream == "\(status.st_dev):\(status.st_ino)" ? .journal : .file
    }

    static func write(_ entry: LogEntry) {
        if let listener = lock.withLock({ listener }) { return listener(entry) }
        if settings.target == .journal, Journal.send(entry) { return }
        let bytes = Array((line(entry, time: Date()) + "\n").utf8)
        _ = Foundation.write(STDERR_FILENO, bytes, bytes.count)
    }

    /// `19:04:11.120 error [org.example.App:network] No answer.`
    package static func line(_ entry: LogEntry, time: Date) -> String {
        var seconds = Int(time.timeIntervalSince1970.rounded(.down))
        var parts = tm()
        localtime_r(&seconds, &parts)
        let thousandths = Int((time.timeIntervalSince1970 - Double(seconds)) * 1000)
        let clock = String(
            format: "%02d:%02d:%02d.%03d", parts.tm_hour, parts.tm_min, parts.tm_sec, Int32(thousandths))
        let source = [entry.subsystem, entry.category].filter { !$0.isEmpty }.joined(separator: ":")
        return "\(clock) \(entry.type.name) " + (source.isEmpty ? "" : "[\(source)] ") + entry.text
    }
}
