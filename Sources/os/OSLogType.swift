/// How important a message is.
public struct OSLogType: RawRepresentable, Equatable, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    public init(_ rawValue: UInt8) { self.rawValue = rawValue }

    /// Worth knowing when something has gone wrong.
    public static let `default` = OSLogType(0)
    /// Helpful, not essential.
    public static let info = OSLogType(1)
    /// For who writes the app.
    public static let debug = OSLogType(2)
    /// Something did not work.
    public static let error = OSLogType(16)
    /// There is an error in the program.
    public static let fault = OSLogType(17)

    /// As the journal counts, 0 the most and 7 the least important.
    var priority: Int {
        switch self {
        case .debug: 7
        case .info: 6
        case .error: 3
        case .fault: 2
        default: 5
        }
    }

    var name: String {
        switch self {
        case .debug: "debug"
        case .info: "info"
        case .error: "error"
        case .fault: "fault"
        default: "notice"
        }
    }
}
