import Foundation
import ViewLayout

/// Keyframes of one value, one after the other.
public protocol KeyframeTrackContent<Value> {
    /// What changes.
    associatedtype Value: Animatable = Body.Value
    /// The type of keyframes that these are made of.
    associatedtype Body: KeyframeTrackContent
    /// The keyframes that these are made of.
    @KeyframeTrackContentBuilder<Value> var body: Body { get }
    /// Appends what these say; apps never implement it.
    func _append(to segments: inout [_KeyframeSegment<Value>])
}

extension KeyframeTrackContent where Body.Value == Value {
    public func _append(to segments: inout [_KeyframeSegment<Value>]) { body._append(to: &segments) }
}

/// One keyframe.
public struct _KeyframeSegment<Value: Animatable> {
    enum Kind {
        case move
        case linear(UnitCurve)
        case cubic(start: Value.AnimatableData?, end: Value.AnimatableData?)
        case spring(Spring, start: Value.AnimatableData?)
    }
    let to: Value
    let duration: Double
    let kind: Kind
}

/// Builds the keyframes of a track.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
    /// Keyframes.
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
        expression
    }
    /// Nothing: the value stays.
    public static func buildBlock() -> _KeyframeSequence<Value> { _KeyframeSequence(segments: []) }
    /// Keyframes one after the other.
    public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> _KeyframeSequence<Value>
    where K.Value == Value {
        _KeyframeSequence(first)
    }
    public static func buildPartialBlock<K: KeyframeTrackContent>(
        accumulated: _KeyframeSequence<Value>, next: K
    ) -> _KeyframeSequence<Value> where K.Value == Value {
        accumulated.followed(by: next)
    }
    public static func buildEither(first component: _KeyframeSequence<Value>) -> _KeyframeSequence<Value> { component }
    public static func buildEither(second component: _KeyframeSequence<Value>) -> _KeyframeSequence<Value> { component }
    public static func buildOptional(_ component: _KeyframeSequence<Value>?) -> _KeyframeSequence<Value> {
        component ?? buildBlock()
    }
    public static func buildArray(_ components: [_KeyframeSequence<Value>]) -> _KeyframeSequence<Value> {
        _KeyframeSequence(segments: components.flatMap(\.segments))
    }
}

/// Keyframes in a row.
public struct _KeyframeSequence<Value: Animatable>: KeyframeTrackContent {
    let segments: [_KeyframeSegment<Value>]

    init(segments: [_KeyframeSegment<Value>]) { self.segments = segments }
    init<K: KeyframeTrackContent>(_ first: K) where K.Value == Value {
        var segments: [_KeyframeSegment<Value>] = []
        first._append(to: &segments)
        self.segments = segments
    }
    func followed<K: KeyframeTrackContent>(by next: K) -> Self where K.Value == Value {
        var segments = segments
        next._append(to: &segments)
        return Self(segments: segments)
    }

    public var body: Self { return self }
    public func _append(to segments: inout [_KeyframeSegment<Value>]) { segments += self.segments }
}

/// A keyframe at which the value is another at once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
    private let to: Value
    /// The value from there on.
    public init(_ to: Value) { self.to = to }
    public var body: Self { return self }
    public func _append(to segments: inout [_KeyframeSegment<Value>]) {
        segments.append(_KeyframeSegment(to: to, duration: 0, kind: .move))
    }
}

/// A keyframe that the value goes to in a straight line, by a curve of time.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
    private let to: Value
    private let duration: TimeInterval
    private let timingCurve: UnitCurve
    /// The value after `duration` seconds.
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
        self.to = to
        self.duration = duration
        self.timingCurve = timingCurve
    }
    public var body: Self { return self }
    public func _append(to segments: inout [_KeyframeSegment<Value>]) {
        segments.append(_KeyframeSegment(to: to, duration: max(duration, 0), kind: .linear(timingCurve)))
    }
}

/// A keyframe that the value goes to in a smooth curve through its neighbours.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
    private let to: Value
    private let duration: TimeInterval
    private let startVelocity: Value?
    private let endVelocity: Value?
    /// The value after `duration` seconds; velocities that are not given follow from the neighbours.
    public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
        self.to = to
        self.duration = duration
        self.startVelocity = startVelocity
        self.endVelocity = endVelocity
    }
    public var body: Self { return self }
    public func _append(to segments: inout [_KeyframeSegment<Value>]) {
        let kind = _KeyframeSegment<Value>.Kind.cubic(
            start: startVelocity?.animatableData, end: endVelocity?.animatableData)
        segments.append(_KeyframeSegment(to: to, duration: max(duration, 0), kind: kind))
    }
}

/// A keyframe that the value goes to as on a spring.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
    private let to: Value
    private let duration: TimeInterval?
    private let spring: Spring
    private let startVelocity: Value?
    /// The value after `duration` seconds, or when the spring rests.
    public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {
        self.to = to
        self.duration = duration
        self.spring = spring
        self.startVelocity = startVelocity
    }
    public var body: Self { return self }
    public func _append(to segments: inout [_KeyframeSegment<Value>]) {
        let length = max(duration ?? spring.settlingDuration, 0)
        segments.append(
            _KeyframeSegment(to: to, duration: length, kind: .spring(spring, start: startVelocity?.animatableData)))
    }
}

/// The values between keyframes.
enum KeyframeCurve {
    static func value<Value: Animatable>(
        of segments: [_KeyframeSegment<Value>], from initial: Value, at time: Double
    ) -> Value {
        var value = initial
        var start = initial.animatableData
        var begun = 0.0
        for (index, segment) in segments.enumerated() {
            if time >= begun + segment.duration {
                value = segment.to
                start = segment.to.animatableData
                begun += segment.duration
                continue
            }
            value = segment.to
            value.animatableData = data(segments, index, start, initial, time - begun)
            return value
        }
        return value
    }

    private static func data<Value: Animatable>(
        _ segments: [_KeyframeSegment<Value>], _ index: Int, _ start: Value.AnimatableData, _ initial: Value,
        _ time: Double
    ) -> Value.AnimatableData {
        let segment = segments[index]
        let end = segment.to.animatableData
        let progress = time / segment.duration
        switch segment.kind {
        case .move: return end
        case .linear(let curve): return start.interpolated(towards: end, amount: curve.value(at: progress))
        case .spring(let spring, let velocity):
            let way = end - start
            return start + spring.value(target: way, initialVelocity: velocity ?? .zero, time: time)
        case .cubic(let first, let last):
            let startVelocity = first ?? velocity(segments, before: index, initial)
            let endVelocity = last ?? velocity(segments, before: index + 1, initial)
            // Hermite's cubic.
            let (t, t2, t3) = (progress, progress * progress, progress * progress * progress)
            var result = start.scaled(by: 2 * t3 - 3 * t2 + 1)
            result += startVelocity.scaled(by: (t3 - 2 * t2 + t) * segment.duration)
            result += end.scaled(by: -2 * t3 + 3 * t2)
            result += endVelocity.scaled(by: (t3 - t2) * segment.duration)
            return result
        }
    }

    /// How fast the value goes through the keyframe that ends before a segment: as from the keyframe before it to the
    /// one after it. Still at the ends, and beside jumps.
    private static func velocity<Value: Animatable>(
        _ segments: [_KeyframeSegment<Value>], before index: Int, _ initial: Value
    ) -> Value.AnimatableData {
        guard index > 0, index < segments.count else { return .zero }
        if case .move = segments[index].kind { return .zero }
        if case .move = segments[index - 1].kind { return .zero }
        let before = index > 1 ? segments[index - 2].to.animatableData : initial.animatableData
        let length = segments[index - 1].duration + segments[index].duration
        guard length > 0 else { return .zero }
        return (segments[index].to.animatableData - before).scaled(by: 1 / length)
    }
}
