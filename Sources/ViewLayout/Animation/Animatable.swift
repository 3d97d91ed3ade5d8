import Foundation

/// A type whose changes can be shown gradually, by interpolating its `animatableData`.
public protocol Animatable {
    /// The type of the data to animate.
    associatedtype AnimatableData: VectorArithmetic

    /// The data to animate.
    var animatableData: AnimatableData { get set }
}

extension Animatable where Self: VectorArithmetic {
    /// A vector is its own data.
    public var animatableData: Self {
        get { self }
        set { self = newValue }
    }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
    /// Nothing to animate.
    public var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }
}

extension CGFloat: Animatable {}
extension Double: Animatable {}

extension CGPoint: Animatable {
    /// The type of the data to animate.
    public typealias AnimatableData = AnimatablePair<CGFloat, CGFloat>

    /// Both coordinates.
    public var animatableData: AnimatableData {
        get { AnimatablePair(x, y) }
        set { (x, y) = (newValue.first, newValue.second) }
    }
}

extension CGSize: Animatable {
    /// The type of the data to animate.
    public typealias AnimatableData = AnimatablePair<CGFloat, CGFloat>

    /// Both lengths.
    public var animatableData: AnimatableData {
        get { AnimatablePair(width, height) }
        set { (width, height) = (newValue.first, newValue.second) }
    }
}

extension CGRect: Animatable {
    /// The type of the data to animate.
    public typealias AnimatableData = AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData>

    /// The origin and the size.
    public var animatableData: AnimatableData {
        get { AnimatablePair(origin.animatableData, size.animatableData) }
        set {
            origin.animatableData = newValue.first
            size.animatableData = newValue.second
        }
    }
}

/// A type that is added and scaled through its animatable data, without being a vector by name.
public protocol _VectorMath: Animatable {}

extension _VectorMath {
    /// The sum of both.
    public static func + (lhs: Self, rhs: Self) -> Self {
        var result = lhs
        result += rhs
        return result
    }

    /// The difference of both.
    public static func - (lhs: Self, rhs: Self) -> Self {
        var result = lhs
        result -= rhs
        return result
    }

    /// Adds `rhs`.
    public static func += (lhs: inout Self, rhs: Self) {
        lhs.animatableData += rhs.animatableData
    }

    /// Subtracts `rhs`.
    public static func -= (lhs: inout Self, rhs: Self) {
        lhs.animatableData -= rhs.animatableData
    }

    /// The opposite.
    public static prefix func - (operand: Self) -> Self {
        operand * -1
    }

    /// The product with a number.
    public static func * (lhs: Self, rhs: Double) -> Self {
        var result = lhs
        result *= rhs
        return result
    }

    /// The product with a number.
    public static func * (lhs: Double, rhs: Self) -> Self {
        rhs * lhs
    }

    /// Multiplies by a number.
    public static func *= (lhs: inout Self, rhs: Double) {
        lhs.animatableData.scale(by: rhs)
    }

    /// The quotient with a number.
    public static func / (lhs: Self, rhs: Double) -> Self {
        lhs * (1 / rhs)
    }

    /// Divides by a number.
    public static func /= (lhs: inout Self, rhs: Double) {
        lhs *= 1 / rhs
    }
}
