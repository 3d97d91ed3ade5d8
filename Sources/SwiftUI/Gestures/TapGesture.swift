import Foundation
import Toolkit

/// One or several taps or clicks.
public struct TapGesture: Gesture {
    public typealias Value = Void
    public typealias Body = Never
    /// How many taps make the gesture; less than 1 counts as 1.
    public var count: Int

    /// A gesture of taps, each within the desktop's time for double clicks after the last.
    public nonisolated init(count: Int = 1) { self.count = count }

    public static func _makeRecognizer(_ gesture: Self) -> _Recognizer<Void> {
        TapRecognizer(gesture.count) { _ in () }
    }
    public static func _update(_ recognizer: _Recognizer<Void>, _ gesture: Self) {
        (recognizer as? TapRecognizer<Void>)?.count = gesture.count
    }
}

/// Taps or clicks that tell where they were.
public struct SpatialTapGesture: Gesture {
    public typealias Body = Never
    /// Where a tap was.
    public struct Value: Equatable, @unchecked Sendable {
        /// In the gesture's coordinate space.
        public var location: CGPoint
    }
    /// How many taps make the gesture; less than 1 counts as 1.
    public var count: Int
    /// What locations are relative to.
    public var coordinateSpace: CoordinateSpace

    /// A gesture of taps with locations in a coordinate space.
    @_disfavoredOverload
    public nonisolated init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
        self.count = count
        self.coordinateSpace = coordinateSpace
    }

    /// A gesture of taps with locations in a coordinate space.
    public nonisolated init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.count = count
        self.coordinateSpace = coordinateSpace.coordinateSpace
    }

    private static func value(_ space: CoordinateSpace) -> @MainActor (GestureEvent) -> Value {
        { Value(location: $0.convert($0.location, space)) }
    }
    public static func _makeRecognizer(_ gesture: Self) -> _Recognizer<Value> {
        TapRecognizer(gesture.count, value(gesture.coordinateSpace))
    }
    public static func _update(_ recognizer: _Recognizer<Value>, _ gesture: Self) {
        guard let recognizer = recognizer as? TapRecognizer<Value> else { return }
        recognizer.count = gesture.count
        recognizer.value = value(gesture.coordinateSpace)
    }
}

final class TapRecognizer<Value>: _Recognizer<Value> {
    /// How far the pointer may move while it is pressed, and from one tap to the next, in points.
    private static var slack: CGFloat { 10 }
    /// The longest time between two taps, as GTK has it.
    private static var pause: Double { 0.4 }

    var count: Int
    var value: @MainActor (GestureEvent) -> Value
    private var taps = 0
    private var start = CGPoint.zero
    private var isPressed = false
    private var lastTap = 0.0

    init(_ count: Int, _ value: @escaping @MainActor (GestureEvent) -> Value) {
        self.count = count
        self.value = value
    }

    override func handle(_ event: GestureEvent, _ actions: GestureActions) -> GesturePhase<Value> {
        switch event.kind {
        case .press(.began):
            if taps > 0, event.time - lastTap > Self.pause || isFar(event.location) { taps = 0 }
            (start, isPressed) = (event.location, true)
            return .possible(nil)
        case .press(.moved):
            return isPressed && isFar(event.location) ? .failed : .possible(nil)
        case .press(.ended):
            guard isPressed, !isFar(event.location) else { return .failed }
            isPressed = false
            taps += 1
            lastTap = event.time
            return taps >= max(count, 1) ? .ended(value(event)) : .possible(nil)
        case .tick:
            return deadline.map { event.time >= $0 } ?? false ? .failed : .possible(nil)
        case .press(.cancelled), .pinch, .turn: return .failed
        }
    }

    private func isFar(_ point: CGPoint) -> Bool { hypot(point.x - start.x, point.y - start.y) > Self.slack }

    override func reset() { (taps, isPressed) = (0, false) }

    override var deadline: Double? { taps > 0 && !isPressed ? lastTap + Self.pause : nil }
    override var waitsForNextPress: Bool { taps > 0 && !isPressed }
    override var isTap: Bool { count <= 1 }
    override func activationValue() -> Value? {
        let event = GestureEvent(kind: .tick, location: .zero, time: 0, modifiers: [], convert: { point, _ in point })
        return value(event)
    }
}
