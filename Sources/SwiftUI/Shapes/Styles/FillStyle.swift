/// How the inside of a shape is found and drawn.
public struct FillStyle: Equatable, Sendable {
    /// Whether a point is inside by the even-odd rule, so that overlaps are holes, rather than by the non-zero rule.
    public var isEOFilled: Bool
    /// Whether edges are smoothed. They always are on this desktop.
    public var isAntialiased: Bool

    /// A style, by the non-zero rule if nothing is said.
    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}
