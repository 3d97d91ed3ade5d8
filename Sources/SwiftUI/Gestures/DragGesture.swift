import Foundation
import Toolkit

/// A press that moves.
public struct DragGesture: Gesture {
    public typealias Body = Never

    /// Where a drag is.
    public struct Value: Equatable, Sendable {
        /// When it got there.
        public var time: Date
        /// Where it is, in the gesture's coordinate space.
        public var location: CGPoint
        /// Where it began.
        public var startLocation: CGPoint
        /// How fast it moves, in points a second.
        public internal(set) var velocity: CGSize

        /// How far it has come.
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }
        /// Where it would come to rest if it went on as it does, slowing down.
        public var predictedEndLocation: CGPoint {
            CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
        }
        /// How far it would come, slowing down.
        public var predictedEndTranslation: CGSize {
            CGSize(
                width: predictedEndLocation.x - startLocation.x, height: predictedEndLocation.y - startLocation.y)
        }
    }

    /// How far the pointer must move before it is a drag, in points; 0 is one from the press on.
    public var minimumDistance: CGFloat
    /// What locations are relative to.
    public var coordinateSpace: CoordinateSpace

    /// A drag of at least a distance in points, with locations in a coordinate space.
    @_disfavoredOverload
    public nonisolated init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace
    }

    /// A drag of at least a distance in points, with locations in a coordinate space.
    public nonisolated init(
        minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
    ) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace.coordinateSpace
    }

    public static func _makeRecognizer(_ gesture: Self) -> _Recognizer<Value> { DragRecognizer(gesture) }
    public static func _update(_ recognizer: _Recognizer<Value>, _ gesture: Self) {
        (recognizer as? DragRecognizer)?.gesture = gesture
    }
}

private final class DragRecognizer: _Recognizer<DragGesture.Value> {
    var gesture: DragGesture
    private var start: CGPoint?
    private var isActive = false
    private var last = (location: CGPoint.zero, time: 0.0)
    private var velocity = CGSize.zero

    init(_ gesture: DragGesture) { self.gesture = gesture }

    override func handle(_ event: GestureEvent, _ actions: GestureActions) -> GesturePhase<DragGesture.Value> {
        let location = event.convert(event.location, gesture.coordinateSpace)
        switch event.kind {
        case .press(.began):
            start = location
            last = (location, event.time)
            velocity = .zero
            isActive = gesture.minimumDistance <= 0
            return isActive ? .active(value(location)) : .possible(nil)
        case .press(.moved):
            guard let start else { return .failed }
            noteSpeed(location, event.time)
            if !isActive {
                isActive = hypot(location.x - start.x, location.y - start.y) >= gesture.minimumDistance
            }
            return isActive ? .active(value(location)) : .possible(nil)
        case .press(.ended):
            guard isActive else { return .failed }
            // A hand that rested before it let go throws nothing.
            if event.time - last.time > 0.1 { velocity = .zero }
            return .ended(value(location))
        case .tick: return isActive ? .active(value(last.location)) : .possible(nil)
        case .press(.cancelled), .pinch, .turn: return .failed
        }
    }

    private func noteSpeed(_ location: CGPoint, _ time: Double) {
        let elapsed = time - last.time
        if elapsed > 0 {
            // Half of what was, so that one uneven step does not decide.
            let speed = CGSize(
                width: (location.x - last.location.x) / elapsed, height: (location.y - last.location.y) / elapsed)
            velocity = CGSize(
                width: (velocity.width + speed.width) / 2, height: (velocity.height + speed.height) / 2)
        }
        last = (location, time)
    }

    private func value(_ location: CGPoint) -> DragGesture.Value {
        DragGesture.Value(time: Date(), location: location, startLocation: start ?? location, velocity: velocity)
    }

    override func reset() { (start, isActive) = (nil, false) }
}
