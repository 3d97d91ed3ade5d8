import Foundation

/// How a value goes from old to new over time.
///
/// Follows <https://developer.apple.com/documentation/swiftui/animation>.
public struct Animation: Hashable, Sendable {
    enum Curve: Hashable, Sendable {
        /// A cubic Bézier from (0, 0) to (1, 1) by two control points.
        case timing(Double, Double, Double, Double, duration: Double)
        /// A damped oscillation: angular frequency and damping ratio.
        case spring(frequency: Double, damping: Double)
    }
    var curve: Curve
    var delay = 0.0
    var speed = 1.0
    /// Times that it runs; infinity for ever.
    var repeats = 1.0
    var autoreverses = false

    /// What `withAnimation` uses when nothing is said.
    public static let `default` = Animation.spring()
    /// Slow at both ends, 0.35 s.
    public static let easeInOut = easeInOut(duration: 0.35)
    /// Slow at the beginning, 0.35 s.
    public static let easeIn = easeIn(duration: 0.35)
    /// Slow at the end, 0.35 s.
    public static let easeOut = easeOut(duration: 0.35)
    /// The same speed throughout, 0.35 s.
    public static let linear = linear(duration: 0.35)
    /// A smooth spring without bounce.
    public static let smooth = spring(duration: 0.5, bounce: 0)
    /// A spring with a small bounce.
    public static let snappy = spring(duration: 0.5, bounce: 0.15)
    /// A spring that bounces.
    public static let bouncy = spring(duration: 0.5, bounce: 0.3)

    /// Slow at both ends; `duration` in seconds.
    public static func easeInOut(duration: TimeInterval) -> Animation {
        timingCurve(0.42, 0, 0.58, 1, duration: duration)
    }
    /// Slow at the beginning; `duration` in seconds.
    public static func easeIn(duration: TimeInterval) -> Animation { timingCurve(0.42, 0, 1, 1, duration: duration) }
    /// Slow at the end; `duration` in seconds.
    public static func easeOut(duration: TimeInterval) -> Animation { timingCurve(0, 0, 0.58, 1, duration: duration) }
    /// The same speed throughout; `duration` in seconds.
    public static func linear(duration: TimeInterval) -> Animation { timingCurve(0, 0, 1, 1, duration: duration) }

    /// A cubic Bézier curve by its control points; `duration` in seconds, negative or NaN ones count as 0.
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
    ) -> Animation {
        Animation(curve: .timing(p1x, p1y, p2x, p2y, duration: duration > 0 ? duration : 0))
    }

    /// A spring that settles in about `response` seconds; a damping fraction of 1 does not bounce.
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation {
        Animation(
            curve: .spring(
                frequency: 2 * .pi / max(response, 0.001), damping: dampingFraction > 0 ? dampingFraction : 0.01))
    }

    /// A spring by its perceptual duration in seconds and its bounce, −1 to 1.
    public static func spring(
        duration: TimeInterval, bounce: Double = 0, blendDuration: Double = 0
    ) -> Animation {
        let damping = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
        return spring(response: duration, dampingFraction: damping)
    }

    /// A stiffer spring, as for things that follow a hand.
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        spring(response: response, dampingFraction: dampingFraction)
    }

    /// A spring by the physical constants.
    public static func interpolatingSpring(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> Animation {
        let frequency = (max(stiffness, 0.001) / max(mass, 0.001)).squareRoot()
        return Animation(
            curve: .spring(frequency: frequency, damping: damping / (2 * frequency * max(mass, 0.001))))
    }

    /// The animation beginning later by `delay` seconds.
    public func delay(_ delay: TimeInterval) -> Animation {
        var copy = self
        copy.delay += max(delay, 0)
        return copy
    }

    /// The animation `speed` times as fast.
    public func speed(_ speed: Double) -> Animation {
        var copy = self
        copy.speed *= speed > 0 ? speed : 1
        return copy
    }

    /// The animation several times over, back and forth if `autoreverses`.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        var copy = self
        copy.repeats = Double(max(repeatCount, 1))
        copy.autoreverses = autoreverses
        return copy
    }

    /// The animation without end, back and forth if `autoreverses`.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        var copy = self
        copy.repeats = .infinity
        copy.autoreverses = autoreverses
        return copy
    }
}

extension Animation {
    /// How far the value has come after `seconds`: 0 is the old value, 1 the new one; nil when the animation is over.
    func progress(after seconds: Double) -> Double? {
        let time = (seconds - delay) * speed
        if time <= 0 { return 0 }
        let duration = runLength
        guard duration > 0 else { return nil }
        let run = (time / duration).rounded(.down)
        if run >= repeats { return nil }
        var within = time - run * duration
        if autoreverses && run.truncatingRemainder(dividingBy: 2) == 1 { within = duration - within }
        return value(at: within)
    }

    /// Seconds until it is over; those of one run where it is never.
    var length: Double { delay + runLength * (repeats.isFinite ? repeats : 1) / speed }

    /// Seconds until what is seen has arrived.
    var logicalLength: Double {
        guard case .spring(let frequency, _) = curve else { return length }
        let run = min(2 * .pi / frequency, runLength)
        return delay + run * (repeats.isFinite ? repeats : 1) / speed
    }

    /// Seconds of one run.
    private var runLength: Double {
        switch curve {
        case .timing(_, _, _, _, let duration): return duration
        case .spring(let frequency, let damping):
            // Until the envelope is under a thousandth.
            return 6.9 / (frequency * min(damping, 1 / max(damping, 0.001)))
        }
    }

    private func value(at time: Double) -> Double {
        switch curve {
        case .timing(let x1, let y1, let x2, let y2, let duration):
            return Bezier(x1: x1, y1: y1, x2: x2, y2: y2).y(atX: time / duration)
        case .spring(let frequency, let damping):
            if damping < 1 {
                let damped = frequency * (1 - damping * damping).squareRoot()
                let decay = exp(-damping * frequency * time)
                return 1 - decay * (cos(damped * time) + damping * frequency / damped * sin(damped * time))
            }
            if damping == 1 { return 1 - exp(-frequency * time) * (1 + frequency * time) }
            let root = (damping * damping - 1).squareRoot()
            let (slow, fast) = (-frequency * (damping - root), -frequency * (damping + root))
            return 1 + (slow * exp(fast * time) - fast * exp(slow * time)) / (fast - slow)
        }
    }
}

/// A timing curve.
private struct Bezier {
    var x1, y1, x2, y2: Double

    func y(atX x: Double) -> Double {
        var (low, high) = (0.0, 1.0)
        // x grows with t, so halving finds it; 30 halvings are exact to a billionth.
        for _ in 0..<30 {
            let middle = (low + high) / 2
            if coordinate(middle, x1, x2) < x { low = middle } else { high = middle }
        }
        return coordinate((low + high) / 2, y1, y2)
    }

    private func coordinate(_ t: Double, _ first: Double, _ second: Double) -> Double {
        let u = 1 - t
        return 3 * u * u * t * first + 3 * u * t * t * second + t * t * t
    }
}
