import Foundation

/// A direction and a length in the plane, in points.
public struct CGVector: Hashable, Codable, Sendable {
    /// The part along x.
    public var dx: CGFloat
    /// The part along y.
    public var dy: CGFloat

    /// The vector without length.
    public static let zero = CGVector()

    /// The vector without length.
    public init() { self.init(dx: CGFloat(0), dy: CGFloat(0)) }
    /// A vector of two parts.
    public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }
    /// A vector of two parts.
    public init(dx: Double, dy: Double) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }
    /// A vector of two parts.
    public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

    /// Writes the parts, one after the other.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        try container.encode(dx)
        try container.encode(dy)
    }

    /// Reads what `encode(to:)` wrote.
    public init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        try self.init(dx: container.decode(CGFloat.self), dy: container.decode(CGFloat.self))
    }
}
