/// Why a test could not go on: what it looked for is not there, or cannot be used so.
public struct TestFailure: Error, CustomStringConvertible {
    /// What happened, with what is on screen where that helps.
    public let description: String

    init(_ description: String) { self.description = description }
}
