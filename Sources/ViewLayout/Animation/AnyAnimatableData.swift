/// Data to animate of a type known at run time only. Data of different types do not mix: what is added is ignored.
public struct _AnyAnimatableData: VectorArithmetic {
    /// nil is zero of no type yet.
    package let value: (any VectorArithmetic)?

    package init(_ value: (any VectorArithmetic)?) {
        self.value = value
    }

    /// Nothing, of no type.
    public static var zero: _AnyAnimatableData { _AnyAnimatableData(nil) }

    /// Whether both have the same type and value.
    public static func == (lhs: _AnyAnimatableData, rhs: _AnyAnimatableData) -> Bool {
        func equal<V: VectorArithmetic>(_ left: V) -> Bool {
            rhs.value.map { $0 as? V == left } ?? (left == .zero)
        }
        guard let left = lhs.value else { return rhs.value.map { isZero($0) } ?? true }
        return equal(left)
    }

    /// The sum of both.
    public static func + (lhs: _AnyAnimatableData, rhs: _AnyAnimatableData) -> _AnyAnimatableData {
        var result = lhs
        result += rhs
        return result
    }

    /// The difference of both.
    public static func - (lhs: _AnyAnimatableData, rhs: _AnyAnimatableData) -> _AnyAnimatableData {
        var result = lhs
        result -= rhs
        return result
    }

    /// Adds `rhs`.
    public static func += (lhs: inout _AnyAnimatableData, rhs: _AnyAnimatableData) {
        func add<V: VectorArithmetic>(_ left: V) -> _AnyAnimatableData {
            _AnyAnimatableData(left + (rhs.value as? V ?? .zero))
        }
        lhs = lhs.value.map { add($0) } ?? rhs
    }

    /// Subtracts `rhs`.
    public static func -= (lhs: inout _AnyAnimatableData, rhs: _AnyAnimatableData) {
        var negated = rhs
        negated.scale(by: -1)
        lhs += negated
    }

    /// Multiplies each component by `rhs`.
    public mutating func scale(by rhs: Double) {
        func scale<V: VectorArithmetic>(_ value: V) -> _AnyAnimatableData {
            _AnyAnimatableData(value.scaled(by: rhs))
        }
        if let value { self = scale(value) }
    }

    /// The sum of the squares of the components.
    public var magnitudeSquared: Double { value?.magnitudeSquared ?? 0 }

    private static func isZero<V: VectorArithmetic>(_ value: V) -> Bool { value == .zero }
}

@available(*, unavailable)
extension _AnyAnimatableData: Sendable {}
