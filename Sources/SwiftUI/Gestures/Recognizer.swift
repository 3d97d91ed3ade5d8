import Foundation
import Toolkit

/// How far a gesture has come.
enum GesturePhase<Value> {
    /// It may still become one; with a value where there is something to tell already.
    case possible(Value?)
    case active(Value)
    case ended(Value)
    case failed
}

extension GesturePhase {
    func map<T>(_ body: (Value) -> T) -> GesturePhase<T> {
        switch self {
        case .possible(let value): .possible(value.map(body))
        case .active(let value): .active(body(value))
        case .ended(let value): .ended(body(value))
        case .failed: .failed
        }
    }

    /// What there is to tell before the end.
    var presentValue: Value? {
        switch self {
        case .possible(let value): value
        case .active(let value): value
        case .ended, .failed: nil
        }
    }

    var isFinished: Bool {
        switch self {
        case .possible, .active: false
        case .ended, .failed: true
        }
    }

    var isFailed: Bool { if case .failed = self { true } else { false } }
    var isPossible: Bool { if case .possible = self { true } else { false } }
}

/// Something that may be part of a gesture.
struct GestureEvent {
    enum Kind {
        case press(PointerEvent.Phase)
        /// Time has passed that a recogniser waited for.
        case tick
        case pinch(PointerEvent.Phase, scale: Double)
        case turn(PointerEvent.Phase, radians: Double)
    }
    var kind: Kind
    /// In points of the view.
    var location: CGPoint
    /// Seconds of the toolkit's clock.
    var time: Double
    var modifiers: PointerModifiers
    /// The view's.
    var size = CGSize.zero
    /// Takes points of the view to a coordinate space.
    var convert: @MainActor (CGPoint, CoordinateSpace) -> CGPoint
    /// Has the window follow the pointer.
    var moveWindow: @MainActor () -> Void = {}

    var isBeginning: Bool {
        switch kind {
        case .press(.began), .pinch(.began, _), .turn(.began, _): true
        default: false
        }
    }

    /// The same event as the beginning of a press, for a gesture that follows another.
    var asBeginning: GestureEvent {
        var copy = self
        copy.kind = .press(.began)
        return copy
    }
}

/// What recognisers have the author's code do. It waits until the gesture is known to be the one that was meant.
@MainActor
final class GestureActions {
    private var waiting: [@MainActor () -> Void] = []
    /// What is put back when the gesture is over, whether it was meant or not.
    private var cleanUps: [ObjectIdentifier: @MainActor () -> Void] = [:]

    func add(_ action: @escaping @MainActor () -> Void) { waiting.append(action) }

    /// Has `action` run when the gesture ends; once for each `owner`.
    func addCleanUp(_ owner: AnyObject, _ action: @escaping @MainActor () -> Void) {
        cleanUps[ObjectIdentifier(owner)] = action
    }

    func run() {
        let actions = waiting
        waiting = []
        for action in actions { action() }
    }

    func discard() { waiting = [] }

    func cleanUp() {
        let actions = cleanUps.values
        cleanUps = [:]
        for action in actions { action() }
    }

    /// Takes over what another has gathered.
    func take(_ other: GestureActions) {
        waiting += other.waiting
        cleanUps.merge(other.cleanUps) { $1 }
        other.waiting = []
        other.cleanUps = [:]
    }
}

/// What a gesture keeps from one event to the next. Public with an underscore only because `Gesture` names it.
@MainActor
public class _Recognizer<Value> {
    /// Takes part in an event; what came of it.
    func handle(_ event: GestureEvent, _ actions: GestureActions) -> GesturePhase<Value> { .failed }
    /// Begins anew.
    func reset() {}
    /// When a `tick` is wanted; nil for none.
    var deadline: Double? { nil }
    /// Whether it waits for another press, with none going on.
    var waitsForNextPress: Bool { false }
    /// Adds what it wants to be told.
    func addInterests(to interests: inout PointerInterests) { interests.presses = .afterContent }
    /// What assistive technology may do instead; nil where the gesture stands for nothing by itself.
    func activation() -> (@MainActor () -> Void)? { nil }
    /// Whether it is a tap, which assistive technology can do.
    var isTap: Bool { false }
    /// The value of a gesture done by assistive technology.
    func activationValue() -> Value? { nil }
}

/// A recogniser that follows another, as modifiers of gestures do.
@MainActor
class WrappingRecognizer<Inner, Value>: _Recognizer<Value> {
    let inner: _Recognizer<Inner>
    init(_ inner: _Recognizer<Inner>) { self.inner = inner }

    override func reset() { inner.reset() }
    override var deadline: Double? { inner.deadline }
    override var waitsForNextPress: Bool { inner.waitsForNextPress }
    override func addInterests(to interests: inout PointerInterests) { inner.addInterests(to: &interests) }
    override func activation() -> (@MainActor () -> Void)? { inner.activation() }
    override var isTap: Bool { inner.isTap }
}
