import Dispatch
import Foundation

/// A length of time in whole nanoseconds, as the schedulers here count it. Lengths too great for that are cut to
/// about 292 years.
public struct _SchedulerStride: SchedulerTimeIntervalConvertible, Hashable, Sendable, ExpressibleByFloatLiteral {
    /// The length in nanoseconds.
    public var magnitude: Int

    init(clamping nanoseconds: Double) {
        magnitude = nanoseconds >= Double(Int.max) ? .max : nanoseconds <= Double(Int.min) ? .min : Int(nanoseconds)
    }

    private init(nanoseconds: Int) { magnitude = nanoseconds }

    /// A length in seconds.
    public init(integerLiteral value: Int) { self = .seconds(value) }
    /// A length in seconds.
    public init(floatLiteral value: Double) { self = .seconds(value) }
    /// A length in seconds.
    public init(_ timeInterval: TimeInterval) { self = .seconds(timeInterval) }
    /// A length in nanoseconds, if it fits.
    public init?<T: BinaryInteger>(exactly source: T) {
        guard let value = Int(exactly: source) else { return nil }
        magnitude = value
    }
    /// A length as Dispatch counts it; `.never` is the longest there is.
    public init(_ timeInterval: DispatchTimeInterval) {
        switch timeInterval {
        case .seconds(let value): self = .seconds(value)
        case .milliseconds(let value): self = .milliseconds(value)
        case .microseconds(let value): self = .microseconds(value)
        case .nanoseconds(let value): self = .nanoseconds(value)
        default: magnitude = .max
        }
    }

    /// The length in seconds.
    public var timeInterval: TimeInterval { Double(magnitude) / 1e9 }
    /// The length as Dispatch counts it.
    var dispatchInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

    private static func multiple(_ count: Int, of unit: Int) -> Self {
        let (product, overflow) = count.multipliedReportingOverflow(by: unit)
        return Self(nanoseconds: overflow ? (count < 0 ? .min : .max) : product)
    }

    /// So many seconds.
    public static func seconds(_ s: Int) -> Self { multiple(s, of: 1_000_000_000) }
    /// So many seconds.
    public static func seconds(_ s: Double) -> Self { Self(clamping: s * 1e9) }
    /// So many thousandths of a second.
    public static func milliseconds(_ ms: Int) -> Self { multiple(ms, of: 1_000_000) }
    /// So many millionths of a second.
    public static func microseconds(_ us: Int) -> Self { multiple(us, of: 1_000) }
    /// So many billionths of a second.
    public static func nanoseconds(_ ns: Int) -> Self { Self(nanoseconds: ns) }

    /// The shorter one first.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.magnitude < rhs.magnitude }
    /// The sum.
    public static func + (lhs: Self, rhs: Self) -> Self {
        let (sum, overflow) = lhs.magnitude.addingReportingOverflow(rhs.magnitude)
        return Self(nanoseconds: overflow ? (rhs.magnitude < 0 ? .min : .max) : sum)
    }
    /// The difference.
    public static func - (lhs: Self, rhs: Self) -> Self {
        let (sum, overflow) = lhs.magnitude.subtractingReportingOverflow(rhs.magnitude)
        return Self(nanoseconds: overflow ? (rhs.magnitude < 0 ? .max : .min) : sum)
    }
    /// The product, counting both in seconds.
    public static func * (lhs: Self, rhs: Self) -> Self { .seconds(lhs.timeInterval * rhs.timeInterval) }
    /// Adds a length.
    public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
    /// Takes a length away.
    public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }
    /// Multiplies by a length, counting both in seconds.
    public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
}

/// A moment of the clock that dates count, for run loops and operation queues.
public struct _SchedulerDate: Strideable, Hashable, Sendable {
    /// The moment.
    public var date: Date

    /// The moment of a date.
    public init(_ date: Date) { self.date = date }

    /// The time from this moment to another.
    public func distance(to other: Self) -> _SchedulerStride { .seconds(other.date.timeIntervalSince(date)) }
    /// The moment that is later by a length of time.
    public func advanced(by n: _SchedulerStride) -> Self { Self(date + n.timeInterval) }
}
