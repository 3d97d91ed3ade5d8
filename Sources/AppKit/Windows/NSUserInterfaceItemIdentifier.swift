/// What a part of the interface is called in the code.
public struct NSUserInterfaceItemIdentifier: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    public let rawValue: String
    /// An identifier by its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// An identifier by its text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// An identifier by its text.
    public init(stringLiteral value: String) { rawValue = value }
}
