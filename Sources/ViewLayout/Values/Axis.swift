/// The horizontal or vertical dimension in a 2D coordinate system.
public enum Axis: Int8, CaseIterable, CustomStringConvertible, Sendable {
    /// The horizontal dimension.
    case horizontal
    /// The vertical dimension.
    case vertical

    /// `horizontal` or `vertical`.
    public var description: String {
        self == .horizontal ? "horizontal" : "vertical"
    }

    /// Any number of axes.
    public struct Set: OptionSet, Sendable {
        /// One bit for each axis.
        public let rawValue: Int8

        /// The axes whose bits are set in `rawValue`.
        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        /// The horizontal axis.
        public static let horizontal = Set(rawValue: 1 << 0)
        /// The vertical axis.
        public static let vertical = Set(rawValue: 1 << 1)
    }
}

extension Axis {
    /// The axis at a right angle to this one.
    package var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension Axis.Set {
    package func contains(_ axis: Axis) -> Bool {
        contains(axis == .horizontal ? Axis.Set.horizontal : Axis.Set.vertical)
    }
}
