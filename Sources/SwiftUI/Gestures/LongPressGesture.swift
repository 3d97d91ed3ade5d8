import Foundation
import Toolkit

/// A press that is held. Its value is true from the press on; it ends when it was held long enough.
public struct LongPressGesture: Gesture {
    public typealias Value = Bool
    public typealias Body = Never
    /// How long it must be held, in seconds.
    public var minimumDuration: Double
    /// How far the pointer may move meanwhile, in points.
    public var maximumDistance: CGFloat

    /// A press of at least a duration in seconds, that moves no more than a distance in points.
    public nonisolated init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }

    public static func _makeRecognizer(_ gesture: Self) -> _Recognizer<Bool> { LongPressRecognizer(gesture) }
    public static func _update(_ recognizer: _Recognizer<Bool>, _ gesture: Self) {
        (recognizer as? LongPressRecognizer)?.gesture = gesture
    }
}

private final class LongPressRecognizer: _Recognizer<Bool> {
    var gesture: LongPressGesture
    private var start = CGPoint.zero
    private var pressedAt: Double?

    init(_ gesture: LongPressGesture) { self.gesture = gesture }

    override func handle(_ event: GestureEvent, _ actions: GestureActions) -> GesturePhase<Bool> {
        switch event.kind {
        case .press(.began):
            (start, pressedAt) = (event.location, event.time)
            return gesture.minimumDuration > 0 ? .possible(true) : .ended(true)
        case .press(.moved), .tick:
            guard pressedAt != nil else { return .possible(nil) }
            if hypot(event.location.x - start.x, event.location.y - start.y) > gesture.maximumDistance {
                return .failed
            }
            return event.time >= deadline ?? .infinity ? .ended(true) : .possible(true)
        case .press(.ended): return event.time >= deadline ?? .infinity ? .ended(true) : .failed
        case .press(.cancelled), .pinch, .turn: return .failed
        }
    }

    override func reset() { pressedAt = nil }
    override var deadline: Double? { pressedAt.map { $0 + max(gesture.minimumDuration, 0) } }
    override func activationValue() -> Bool? { true }
}
