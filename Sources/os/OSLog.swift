/// Where messages of a part of an app go.
///
/// Follows <https://developer.apple.com/documentation/os/oslog>.
public final class OSLog: Sendable, Hashable {
    let subsystem: String
    let category: String
    private let isDisabled: Bool

    /// What a log is for besides messages.
    public struct Category: Sendable {
        let name: String
        /// Moments that are worth a mark.
        public static let pointsOfInterest = Category(name: "PointsOfInterest")
        /// Intervals that are taken while someone looks.
        public static let dynamicTracing = Category(name: "DynamicTracing")
        /// The same, with the calls that led there.
        public static let dynamicStackTracing = Category(name: "DynamicStackTracing")
    }

    /// The log of a part of an app: `subsystem` is a name like `org.example.App`, `category` a part of it.
    public convenience init(subsystem: String, category: String) {
        self.init(subsystem, category, isDisabled: false)
    }

    /// The log of a part of an app for a purpose.
    public convenience init(subsystem: String, category: Category) {
        self.init(subsystem, category.name, isDisabled: false)
    }

    private init(_ subsystem: String, _ category: String, isDisabled: Bool) {
        self.subsystem = subsystem
        self.category = category
        self.isDisabled = isDisabled
    }

    /// The log of the app as a whole.
    public static let `default` = OSLog("", "", isDisabled: false)

    /// A log that keeps nothing.
    public static let disabled = OSLog("", "", isDisabled: true)

    /// Whether messages of this kind are written.
    public func isEnabled(type: OSLogType) -> Bool { !isDisabled && LogOutput.takes(type) }

    /// Whether marks of intervals are written.
    public var signpostsEnabled: Bool { !isDisabled && LogOutput.takesSignposts }

    public static func == (a: OSLog, b: OSLog) -> Bool {
        a === b || (a.subsystem == b.subsystem && a.category == b.category && a.isDisabled == b.isDisabled)
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(subsystem)
        hasher.combine(category)
    }

    func write(_ message: OSLogMessage, as type: OSLogType) {
        guard isEnabled(type: type) else { return }
        LogOutput.write(LogEntry(type: type, subsystem: subsystem, category: category, text: message.text))
    }
}
