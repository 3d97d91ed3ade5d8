import Foundation

/// An angle, given and read in degrees or radians.
public struct Angle: Hashable, Comparable, Sendable, Animatable, _VectorMath {
    /// The angle in radians.
    public var radians: Double

    /// The angle in degrees.
    @inlinable public var degrees: Double {
        get { radians * (180 / .pi) }
        set { radians = newValue * (.pi / 180) }
    }

    /// An angle of 0.
    @inlinable public init() {
        radians = 0
    }

    /// An angle in radians.
    @inlinable public init(radians: Double) {
        self.radians = radians
    }

    /// An angle in degrees.
    @inlinable public init(degrees: Double) {
        self.init(radians: degrees * (.pi / 180))
    }

    /// An angle in radians.
    @inlinable public static func radians(_ radians: Double) -> Angle {
        Angle(radians: radians)
    }

    /// An angle in degrees.
    @inlinable public static func degrees(_ degrees: Double) -> Angle {
        Angle(degrees: degrees)
    }

    /// An angle of 0.
    @inlinable public static var zero: Angle { Angle() }

    /// Whether `lhs` is the smaller angle; full turns count.
    @inlinable public static func < (lhs: Angle, rhs: Angle) -> Bool {
        lhs.radians < rhs.radians
    }

    /// The radians, scaled to the order of points so that springs settle.
    public var animatableData: Double {
        get { radians * 128 }
        set { radians = newValue / 128 }
    }
}
