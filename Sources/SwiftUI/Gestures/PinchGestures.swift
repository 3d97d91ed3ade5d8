import Foundation
import Toolkit
import ViewLayout

/// Two fingers that move apart or together.
public struct MagnifyGesture: Gesture {
    public typealias Body = Never
    /// How far a pinch has come.
    public struct Value: Equatable, Sendable {
        /// When it got there.
        public var time: Date
        /// How many times as far apart the fingers are as at the beginning.
        public var magnification: CGFloat
        /// How fast that grows, in times a second.
        public var velocity: CGFloat
        /// Where it began, in parts of the view's size.
        public var startAnchor: UnitPoint
        /// Where it began, in points of the view.
        public var startLocation: CGPoint
    }
    /// How much of a change makes it a pinch.
    public var minimumScaleDelta: CGFloat

    /// A pinch that changes the scale by at least this.
    public nonisolated init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

    public static func _makeRecognizer(_ gesture: Self) -> _Recognizer<Value> {
        PinchRecognizer(.pinch, gesture.minimumScaleDelta) {
            Value(
                time: Date(), magnification: $0.amount, velocity: $0.velocity, startAnchor: $0.anchor,
                startLocation: $0.start)
        }
    }
    public static func _update(_ recognizer: _Recognizer<Value>, _ gesture: Self) {
        (recognizer as? PinchRecognizer<Value>)?.minimum = gesture.minimumScaleDelta
    }
}

/// Two fingers that move apart or together, told as a scale.
public struct MagnificationGesture: Gesture {
    public typealias Value = CGFloat
    public typealias Body = Never
    /// How much of a change makes it a pinch.
    public var minimumScaleDelta: CGFloat

    /// A pinch that changes the scale by at least this.
    public nonisolated init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

    public static func _makeRecognizer(_ gesture: Self) -> _Recognizer<CGFloat> {
        PinchRecognizer(.pinch, gesture.minimumScaleDelta) { CGFloat($0.amount) }
    }
    public static func _update(_ recognizer: _Recognizer<CGFloat>, _ gesture: Self) {
        (recognizer as? PinchRecognizer<CGFloat>)?.minimum = gesture.minimumScaleDelta
    }
}

/// Two fingers that turn about each other.
public struct RotateGesture: Gesture {
    public typealias Body = Never
    /// How far a turn has come.
    public struct Value: Equatable, Sendable {
        /// When it got there.
        public var time: Date
        /// How far the fingers have turned.
        public var rotation: Angle
        /// How fast they turn, in angles a second.
        public var velocity: Angle
        /// Where it began, in parts of the view's size.
        public var startAnchor: UnitPoint
        /// Where it began, in points of the view.
        public var startLocation: CGPoint
    }
    /// How much of an angle makes it a turn.
    public var minimumAngleDelta: Angle

    /// A turn of at least an angle.
    public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

    public static func _makeRecognizer(_ gesture: Self) -> _Recognizer<Value> {
        PinchRecognizer(.turn, gesture.minimumAngleDelta.radians) {
            Value(
                time: Date(), rotation: .radians($0.amount), velocity: .radians($0.velocity), startAnchor: $0.anchor,
                startLocation: $0.start)
        }
    }
    public static func _update(_ recognizer: _Recognizer<Value>, _ gesture: Self) {
        (recognizer as? PinchRecognizer<Value>)?.minimum = gesture.minimumAngleDelta.radians
    }
}

/// Two fingers that turn about each other, told as an angle.
public struct RotationGesture: Gesture {
    public typealias Value = Angle
    public typealias Body = Never
    /// How much of an angle makes it a turn.
    public var minimumAngleDelta: Angle

    /// A turn of at least an angle.
    public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

    public static func _makeRecognizer(_ gesture: Self) -> _Recognizer<Angle> {
        PinchRecognizer(.turn, gesture.minimumAngleDelta.radians) { .radians($0.amount) }
    }
    public static func _update(_ recognizer: _Recognizer<Angle>, _ gesture: Self) {
        (recognizer as? PinchRecognizer<Angle>)?.minimum = gesture.minimumAngleDelta.radians
    }
}

/// A scale or an angle that two fingers make.
final class PinchRecognizer<Value>: _Recognizer<Value> {
    enum Kind { case pinch, turn }
    struct Reading {
        var amount: Double
        var velocity: Double
        var start: CGPoint
        var anchor: UnitPoint
    }
    private let kind: Kind
    var minimum: Double
    private let value: (Reading) -> Value
    private var start = CGPoint.zero
    private var isActive = false
    private var last: (amount: Double, time: Double)?

    init(_ kind: Kind, _ minimum: Double, _ value: @escaping (Reading) -> Value) {
        self.kind = kind
        self.minimum = minimum
        self.value = value
    }

    override func handle(_ event: GestureEvent, _ actions: GestureActions) -> GesturePhase<Value> {
        switch (kind, event.kind) {
        case (.pinch, .pinch(let phase, let scale)): return step(phase, scale, from: 1, event)
        case (.turn, .turn(let phase, let radians)): return step(phase, radians, from: 0, event)
        // Of the other fingers: nothing new here.
        default: return phase
        }
    }

    private var phase = GesturePhase<Value>.possible(nil)

    private func step(
        _ phase: PointerEvent.Phase, _ amount: Double, from neutral: Double, _ event: GestureEvent
    ) -> GesturePhase<Value> {
        if phase == .cancelled { return .failed }
        if phase == .began { start = event.location }
        let elapsed = last.map { event.time - $0.time } ?? 0
        let velocity = elapsed > 0 ? (amount - (last?.amount ?? amount)) / elapsed : 0
        last = (amount, event.time)
        isActive = isActive || abs(amount - neutral) >= minimum
        let reading = Reading(
            amount: amount, velocity: velocity, start: start, anchor: event.anchor(of: start))
        if phase == .ended { return isActive ? .ended(value(reading)) : .failed }
        self.phase = isActive ? .active(value(reading)) : .possible(nil)
        return self.phase
    }

    override func reset() { (isActive, last, phase) = (false, nil, .possible(nil)) }

    override func addInterests(to interests: inout PointerInterests) {
        switch kind {
        case .pinch: interests.pinching = true
        case .turn: interests.turning = true
        }
    }
}

extension GestureEvent {
    /// A point of the view in parts of its size.
    @MainActor
    fileprivate func anchor(of point: CGPoint) -> UnitPoint {
        guard size.width > 0, size.height > 0 else { return .center }
        return UnitPoint(x: point.x / size.width, y: point.y / size.height)
    }
}
