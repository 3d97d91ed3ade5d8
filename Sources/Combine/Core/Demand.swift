extension Subscribers {
    /// How many values a subscriber asks for: a number from zero up, or without limit.
    @frozen public struct Demand: Equatable, Comparable, Hashable, Codable, Sendable, CustomStringConvertible {
        /// The number, or `Int.max` for no limit; sums that pass it have no limit either.
        @usableFromInline var count: Int

        @usableFromInline init(count: Int) { self.count = count }

        /// As many values as there are.
        @inlinable public static var unlimited: Demand { Demand(count: .max) }
        /// No values.
        @inlinable public static var none: Demand { Demand(count: 0) }
        /// At most `value` values. A negative number stops the program: there is no such demand.
        @inlinable public static func max(_ value: Int) -> Demand {
            precondition(value >= 0, "A demand cannot be negative")
            return Demand(count: value)
        }

        /// The number of values, or `nil` if there is no limit.
        @inlinable public var max: Int? { count == .max ? nil : count }

        /// `unlimited` or `max(n)`.
        public var description: String { max.map { "max(\($0))" } ?? "unlimited" }
    }
}

extension Subscribers.Demand {
    /// The sum; without limit if either is.
    @inlinable public static func + (lhs: Self, rhs: Self) -> Self {
        let (sum, overflow) = lhs.count.addingReportingOverflow(rhs.count)
        return Self(count: overflow ? .max : sum)
    }
    /// Adds to the demand.
    @inlinable public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
    /// The sum with a number of values.
    @inlinable public static func + (lhs: Self, rhs: Int) -> Self { lhs + .max(rhs) }
    /// Adds a number of values to the demand.
    @inlinable public static func += (lhs: inout Self, rhs: Int) { lhs += .max(rhs) }

    /// The difference, not below zero; what has no limit stays so, whatever is taken.
    @inlinable public static func - (lhs: Self, rhs: Self) -> Self {
        if lhs.count == .max { return .unlimited }
        return Self(count: rhs.count >= lhs.count ? 0 : lhs.count - rhs.count)
    }
    /// Takes from the demand.
    @inlinable public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }
    /// The difference with a number of values.
    @inlinable public static func - (lhs: Self, rhs: Int) -> Self { lhs - .max(rhs) }
    /// Takes a number of values from the demand.
    @inlinable public static func -= (lhs: inout Self, rhs: Int) { lhs -= .max(rhs) }

    /// The demand times a number.
    @inlinable public static func * (lhs: Self, rhs: Int) -> Self {
        if lhs.count == .max { return rhs == 0 ? .none : .unlimited }
        let (product, overflow) = lhs.count.multipliedReportingOverflow(by: rhs)
        return overflow ? .unlimited : .max(product)
    }
    /// Multiplies the demand by a number.
    @inlinable public static func *= (lhs: inout Self, rhs: Int) { lhs = lhs * rhs }

    /// Orders by number; no limit is more than any number.
    @inlinable public static func < (lhs: Self, rhs: Self) -> Bool { lhs.count < rhs.count }
    /// Whether the demand is exactly that number of values.
    @inlinable public static func == (lhs: Self, rhs: Int) -> Bool { lhs.max == rhs }
    /// Whether the demand is less than that number of values.
    @inlinable public static func < (lhs: Self, rhs: Int) -> Bool { lhs.count < rhs }
    /// Whether the demand is more than that number of values.
    @inlinable public static func > (lhs: Self, rhs: Int) -> Bool { lhs.count > rhs }
}
