import Synchronization

/// Tells the parts of a chain of publishers apart, for debugging.
public struct CombineIdentifier: Hashable, Sendable, CustomStringConvertible {
    private let rawValue: UInt

    /// A new identifier, different from all others.
    public init() {
        // Odd, so that it never equals the address of an object.
        rawValue = UInt(Self.counter.add(2, ordering: .relaxed).newValue) | 1
    }

    /// The identifier of an object: the same each time, and unique while the object lives.
    public init(_ object: AnyObject) { rawValue = UInt(bitPattern: ObjectIdentifier(object)) }

    /// The identifier in hexadecimal.
    public var description: String { "0x" + String(rawValue, radix: 16) }

    private static let counter = Atomic<UInt>(0)
}

/// A type with an identifier that tells it apart in a chain of publishers.
public protocol CustomCombineIdentifierConvertible {
    /// The identifier.
    var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
    /// The identifier of the object.
    public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
