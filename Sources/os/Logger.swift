/// Writes messages of a part of an app to the log.
///
/// A message is put together only if messages of its kind are written. See `OSLogPrivacy` for what of it can be read.
/// Follows <https://developer.apple.com/documentation/os/logger>.
public struct Logger: Sendable {
    private let log: OSLog

    /// Messages of a part of an app: `subsystem` is a name like `org.example.App`, `category` a part of it.
    public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }

    /// Messages of the app as a whole.
    public init() { log = .default }

    /// Messages to a log.
    public init(_ logObj: OSLog) { log = logObj }

    /// Writes a notice.
    public func log(_ message: OSLogMessage) { log.write(message, as: .default) }
    /// Writes a message of a kind.
    public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message, as: level) }
    /// Writes what helps who writes the app.
    public func trace(_ message: OSLogMessage) { log.write(message, as: .debug) }
    /// Writes what helps who writes the app.
    public func debug(_ message: OSLogMessage) { log.write(message, as: .debug) }
    /// Writes what is helpful, not essential.
    public func info(_ message: OSLogMessage) { log.write(message, as: .info) }
    /// Writes what is worth knowing when something has gone wrong.
    public func notice(_ message: OSLogMessage) { log.write(message, as: .default) }
    /// Writes that something may go wrong.
    public func warning(_ message: OSLogMessage) { log.write(message, as: .error) }
    /// Writes that something did not work.
    public func error(_ message: OSLogMessage) { log.write(message, as: .error) }
    /// Writes that something essential did not work.
    public func critical(_ message: OSLogMessage) { log.write(message, as: .fault) }
    /// Writes that there is an error in the program.
    public func fault(_ message: OSLogMessage) { log.write(message, as: .fault) }
}
