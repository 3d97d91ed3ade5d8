/// One word after `fenestra`.
protocol Command {
    /// The word, and other words for it.
    static var names: [String] { get }
    /// What may follow the word.
    static var synopsis: String { get }
    /// What it does, a line each.
    static var explanation: [String] { get }
    /// Does it, and returns the status to end with.
    static func run(_ arguments: [String]) throws -> Int32
}

/// The caller asked for what there is not: ends with status 2.
struct UsageError: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}

/// Something went wrong on the way: ends with status 1.
struct Failure: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}
