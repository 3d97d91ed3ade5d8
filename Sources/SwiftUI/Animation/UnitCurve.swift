import Foundation
import ViewLayout

/// A function from 0…1 to 0…1 that says how something goes from its beginning to its end.
///
/// Follows <https://developer.apple.com/documentation/swiftui/unitcurve>.
public struct UnitCurve: Hashable, Sendable {
    private enum Kind: Hashable, Sendable {
        case linear
        case bezier(UnitPoint, UnitPoint)
        case circularIn, circularOut, circularInOut
        indirect case inverse(Kind)
    }
    private let kind: Kind
    private init(_ kind: Kind) { self.kind = kind }

    /// A cubic Bézier curve from (0, 0) to (1, 1) by two control points; their x is kept in 0…1.
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        func inside(_ point: UnitPoint) -> UnitPoint { UnitPoint(x: min(max(point.x, 0), 1), y: point.y) }
        return UnitCurve(.bezier(inside(startControlPoint), inside(endControlPoint)))
    }
    /// The same speed throughout.
    public static let linear = UnitCurve(.linear)
    /// Slow at both ends.
    public static let easeInOut = bezier(
        startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
    /// Slow at both ends.
    public static let easeInEaseOut = easeInOut
    /// Slow at the beginning.
    public static let easeIn = bezier(
        startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 1, y: 1))
    /// Slow at the end.
    public static let easeOut = bezier(
        startControlPoint: UnitPoint(x: 0, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
    /// A quarter circle, slow at the beginning.
    public static let circularEaseIn = UnitCurve(.circularIn)
    /// A quarter circle, slow at the end.
    public static let circularEaseOut = UnitCurve(.circularOut)
    /// Two quarter circles, slow at both ends.
    public static let circularEaseInOut = UnitCurve(.circularInOut)

    /// The curve with its axes exchanged.
    public var inverse: UnitCurve {
        if case .inverse(let inner) = kind { return UnitCurve(inner) }
        switch kind {
        case .linear: return self
        case .circularIn: return UnitCurve(.circularOut)
        case .circularOut: return UnitCurve(.circularIn)
        default: return UnitCurve(.inverse(kind))
        }
    }

    /// The value at a place, which is kept in 0…1.
    public func value(at progress: Double) -> Double { Self.value(kind, min(max(progress, 0), 1)) }

    /// How fast the value grows at a place, which is kept in 0…1.
    public func velocity(at progress: Double) -> Double { Self.velocity(kind, min(max(progress, 0), 1)) }

    private static func value(_ kind: Kind, _ x: Double) -> Double {
        switch kind {
        case .linear: return x
        case .circularIn: return 1 - (1 - x * x).squareRoot()
        case .circularOut: return (1 - (x - 1) * (x - 1)).squareRoot()
        case .circularInOut:
            return x < 0.5
                ? (1 - (1 - 4 * x * x).squareRoot()) / 2 : ((1 - 4 * (x - 1) * (x - 1)).squareRoot() + 1) / 2
        case .bezier(let a, let b): return y(parameter(a, b, x), a.y, b.y)
        case .inverse(let inner):
            return solve { value(inner, $0) - x }
        }
    }

    private static func velocity(_ kind: Kind, _ x: Double) -> Double {
        switch kind {
        case .linear: return 1
        case .circularIn: return x / (1 - x * x).squareRoot()
        case .circularOut: return (1 - x) / (1 - (x - 1) * (x - 1)).squareRoot()
        case .circularInOut:
            return x < 0.5
                ? 2 * x / (1 - 4 * x * x).squareRoot() : 2 * (1 - x) / (1 - 4 * (x - 1) * (x - 1)).squareRoot()
        case .bezier(let a, let b):
            let t = parameter(a, b, x)
            let (dx, dy) = (slope(t, a.x, b.x), slope(t, a.y, b.y))
            if dx != 0 { return dy / dx }
            // The curve stands still there: the direction of what comes next decides.
            let near = min(max(t, 1e-4), 1 - 1e-4)
            let (nx, ny) = (slope(near, a.x, b.x), slope(near, a.y, b.y))
            return nx != 0 ? ny / nx : 0
        case .inverse(let inner):
            let slope = velocity(inner, value(kind, x))
            return slope != 0 ? 1 / slope : .infinity
        }
    }

    private static func parameter(_ a: UnitPoint, _ b: UnitPoint, _ x: Double) -> Double {
        if x <= 0 { return 0 }
        if x >= 1 { return 1 }
        return solve { y($0, a.x, b.x) - x }
    }

    private static func y(_ t: Double, _ a: Double, _ b: Double) -> Double {
        let u = 1 - t
        return 3 * u * u * t * a + 3 * u * t * t * b + t * t * t
    }

    private static func slope(_ t: Double, _ a: Double, _ b: Double) -> Double {
        let u = 1 - t
        return 3 * u * u * a + 6 * u * t * (b - a) + 3 * t * t * (1 - b)
    }

    /// Where a growing function is zero: halving, exact to 2⁻⁵⁰.
    private static func solve(_ function: (Double) -> Double) -> Double {
        var (low, high) = (0.0, 1.0)
        for _ in 0..<50 {
            let middle = (low + high) / 2
            if function(middle) < 0 { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }

    func animation(duration: TimeInterval) -> Animation {
        switch kind {
        case .bezier(let a, let b): return .timingCurve(a.x, a.y, b.x, b.y, duration: duration)
        case .linear: return .linear(duration: duration)
        // As Bézier curves that come near.
        case .circularIn: return .timingCurve(0.55, 0, 1, 0.45, duration: duration)
        case .circularOut: return .timingCurve(0, 0.55, 0.45, 1, duration: duration)
        case .circularInOut: return .timingCurve(0.85, 0, 0.15, 1, duration: duration)
        case .inverse(let inner):
            guard case .bezier(let a, let b) = inner else { return .linear(duration: duration) }
            return .timingCurve(a.y, a.x, b.y, b.x, duration: duration)
        }
    }
}
