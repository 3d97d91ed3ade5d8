import Foundation
import ViewLayout

/// The movement of a mass on a spring, for animations and for one's own reckoning.
///
/// Follows <https://developer.apple.com/documentation/swiftui/spring>.
public struct Spring: Hashable, Sendable {
    /// Undamped, in radians a second.
    private let frequency: Double
    /// 1 just does not swing.
    public let dampingRatio: Double

    private init(frequency: Double, dampingRatio: Double) {
        self.frequency = frequency.isFinite ? max(frequency, 0.001) : 0.001
        self.dampingRatio = dampingRatio.isFinite ? max(dampingRatio, 0.0001) : 1
    }

    /// A spring by its perceptual duration in seconds, and its bounce from −1 to 1.
    public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
        let bounce = min(max(bounce, -0.999), 1)
        self.init(
            frequency: 2 * .pi / max(duration, 0.001), dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
    }
    /// A spring by its stiffness as a response in seconds, and its damping.
    public init(response: Double, dampingRatio: Double) {
        self.init(frequency: 2 * .pi / max(response, 0.001), dampingRatio: dampingRatio)
    }
    /// A spring by physical constants.
    public init(mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        let mass = max(mass, 0.001)
        let frequency = (max(stiffness, 0.001) / mass).squareRoot()
        let ratio = damping / (2 * frequency * mass)
        self.init(frequency: frequency, dampingRatio: allowOverDamping ? ratio : min(ratio, 1))
    }
    /// A spring by the time in seconds until it rests, and its damping.
    public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
        let ratio = min(max(dampingRatio, 0.0001), 1)
        self.init(
            frequency: -log(max(epsilon, 1e-9)) / (ratio * max(settlingDuration, 0.001)), dampingRatio: ratio)
    }

    /// Without bounce.
    public static var smooth: Spring { smooth() }
    /// Without bounce, but for what is added.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }
    /// With a small bounce.
    public static var snappy: Spring { snappy() }
    /// With a small bounce, and what is added.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }
    /// With a bounce.
    public static var bouncy: Spring { bouncy() }
    /// With a bounce, and what is added.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }

    /// The perceptual duration in seconds.
    public var duration: TimeInterval { response }
    /// From −1 to 1; 0 just does not swing.
    public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }
    /// The stiffness as the time of one undamped swing, in seconds.
    public var response: Double { 2 * .pi / frequency }
    /// Always 1.
    public var mass: Double { 1 }
    /// For a mass of 1.
    public var stiffness: Double { frequency * frequency }
    /// For a mass of 1.
    public var damping: Double { 2 * dampingRatio * frequency }
    /// When it rests, nearly, in seconds.
    public var settlingDuration: TimeInterval { settlingTime(for: 0.001) }

    private func settlingTime(for part: Double) -> Double {
        let decay = frequency * min(dampingRatio, 1 / dampingRatio)
        return -log(min(max(part, 1e-9), 0.999)) / max(decay, 1e-6)
    }

    /// How far the mass has come from 0 to 1 after `time`, and how fast it moves.
    private func state(at time: Double, velocity: Double) -> (position: Double, velocity: Double) {
        let (w, z) = (frequency, dampingRatio)
        // The distance that is left begins with 1 and moves by −velocity.
        let (x, v) = (1.0, -velocity)
        if z < 1 {
            let d = w * (1 - z * z).squareRoot()
            let e = exp(-z * w * time)
            let b = (v + z * w * x) / d
            let left = e * (x * cos(d * time) + b * sin(d * time))
            let speed = e * ((b * d - z * w * x) * cos(d * time) - (x * d + z * w * b) * sin(d * time))
            return (1 - left, -speed)
        }
        if z == 1 {
            let e = exp(-w * time)
            let b = v + w * x
            return (1 - e * (x + b * time), -(e * (b - w * (x + b * time))))
        }
        let root = w * (z * z - 1).squareRoot()
        let (r1, r2) = (-z * w + root, -z * w - root)
        let a = (v - r2 * x) / (r1 - r2)
        let b = x - a
        return (
            1 - (a * exp(r1 * time) + b * exp(r2 * time)), -(a * r1 * exp(r1 * time) + b * r2 * exp(r2 * time))
        )
    }

    /// The value after `time` on the way from zero to `target`.
    public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        var rest = target
        rest.scale(by: state(at: time, velocity: 0).position)
        var push = initialVelocity
        push.scale(by: state(at: time, velocity: 1).position - state(at: time, velocity: 0).position)
        return rest + push
    }
    /// How fast the value moves after `time` on the way from zero to `target`.
    public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        var rest = target
        rest.scale(by: state(at: time, velocity: 0).velocity)
        var push = initialVelocity
        push.scale(by: state(at: time, velocity: 1).velocity - state(at: time, velocity: 0).velocity)
        return rest + push
    }
    /// Moves `value` and `velocity` on by `deltaTime` towards `target`.
    public func update<V: VectorArithmetic>(
        value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
    ) {
        let start = value
        let distance = target - start
        value = start + self.value(target: distance, initialVelocity: velocity, time: deltaTime)
        velocity = self.velocity(target: distance, initialVelocity: velocity, time: deltaTime)
    }
    /// When the way from zero to `target` is over but for `epsilon`, in seconds.
    public func settlingDuration<V: VectorArithmetic>(
        target: V, initialVelocity: V = .zero, epsilon: Double
    ) -> TimeInterval {
        let size = max(target.magnitudeSquared.squareRoot(), initialVelocity.magnitudeSquared.squareRoot() / frequency)
        return size > 0 ? settlingTime(for: epsilon / size) : 0
    }
}

extension Animation {
    /// A spring.
    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
        .spring(response: spring.response, dampingFraction: spring.dampingRatio, blendDuration: blendDuration)
    }
    /// A spring without bounce.
    public static var spring: Animation { spring(duration: 0.5) }
    /// A stiffer spring, as for things that follow a hand.
    public static var interactiveSpring: Animation { interactiveSpring(duration: 0.15) }
    /// A stiffer spring by its duration in seconds and its bounce.
    public static func interactiveSpring(
        duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        .spring(Spring(duration: duration, bounce: 0.14 + extraBounce), blendDuration: blendDuration)
    }
    /// A spring without bounce.
    public static var interpolatingSpring: Animation { interpolatingSpring(duration: 0.5) }
    /// A spring by its duration in seconds and its bounce.
    public static func interpolatingSpring(
        duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
    ) -> Animation {
        .spring(Spring(duration: duration, bounce: bounce))
    }
    /// A spring.
    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0.0) -> Animation {
        .spring(spring)
    }
    /// A spring without bounce, but for what is added.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        .spring(.smooth(duration: duration, extraBounce: extraBounce))
    }
    /// A spring with a small bounce, and what is added.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        .spring(.snappy(duration: duration, extraBounce: extraBounce))
    }
    /// A spring with a bounce, and what is added.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        .spring(.bouncy(duration: duration, extraBounce: extraBounce))
    }
    /// A curve.
    public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
        curve.animation(duration: duration)
    }
}
