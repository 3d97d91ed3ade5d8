import Foundation
import Toolkit

/// Something that a person does with the pointer or with fingers, and what comes of it.
///
/// Conform with a `body` made of other gestures. Attach it with `gesture(_:including:)`.
/// Follows <https://developer.apple.com/documentation/swiftui/gesture>.
@MainActor @preconcurrency
public protocol Gesture<Value> {
    /// What the gesture tells while it goes on.
    associatedtype Value
    /// The type of `body`, which the compiler infers.
    associatedtype Body: Gesture
    /// What the gesture consists of.
    @MainActor @preconcurrency
    var body: Body { get }

    /// Makes what recognises the gesture. Apps never implement it.
    @MainActor
    static func _makeRecognizer(_ gesture: Self) -> _Recognizer<Value>
    /// Hands a new value of the gesture to what recognises it. Apps never implement it.
    @MainActor
    static func _update(_ recognizer: _Recognizer<Value>, _ gesture: Self)
}

extension Gesture where Value == Body.Value {
    /// That of the body.
    @MainActor
    public static func _makeRecognizer(_ gesture: Self) -> _Recognizer<Body.Value> {
        Body._makeRecognizer(gesture.body)
    }
    /// Hands the body on.
    @MainActor
    public static func _update(_ recognizer: _Recognizer<Body.Value>, _ gesture: Self) {
        Body._update(recognizer, gesture.body)
    }
}

extension Gesture where Body == Never {
    /// A gesture of the framework has no body; it is never asked for.
    public var body: Never { preconditionFailure("\(Self.self) is recognised by the framework and has no body") }
}

extension Never: Gesture {
    public typealias Value = Never
}

/// A gesture whose type is hidden. A view's gesture begins anew when it becomes one of another type.
public struct AnyGesture<Value>: Gesture {
    public typealias Body = Never
    private let make: @MainActor () -> _Recognizer<Value>
    private let update: @MainActor (_Recognizer<Value>) -> Void
    private let type: Any.Type

    /// Hides the type of `gesture`.
    public init<T: Gesture>(_ gesture: T) where T.Value == Value {
        make = { T._makeRecognizer(gesture) }
        update = { T._update($0, gesture) }
        type = T.self
    }

    public static func _makeRecognizer(_ gesture: Self) -> _Recognizer<Value> {
        AnyRecognizer(gesture.type, gesture.make())
    }
    public static func _update(_ recognizer: _Recognizer<Value>, _ gesture: Self) {
        guard let recognizer = recognizer as? AnyRecognizer<Value> else { return }
        if recognizer.type == gesture.type {
            gesture.update(recognizer.inner)
        } else {
            (recognizer.type, recognizer.inner) = (gesture.type, gesture.make())
        }
    }
}

private final class AnyRecognizer<Value>: _Recognizer<Value> {
    var type: Any.Type
    var inner: _Recognizer<Value>
    init(_ type: Any.Type, _ inner: _Recognizer<Value>) {
        self.type = type
        self.inner = inner
    }

    override func handle(_ event: GestureEvent, _ actions: GestureActions) -> GesturePhase<Value> {
        inner.handle(event, actions)
    }
    override func reset() { inner.reset() }
    override var deadline: Double? { inner.deadline }
    override var waitsForNextPress: Bool { inner.waitsForNextPress }
    override func addInterests(to interests: inout PointerInterests) { inner.addInterests(to: &interests) }
    override func activation() -> (@MainActor () -> Void)? { inner.activation() }
    override var isTap: Bool { inner.isTap }
    override func activationValue() -> Value? { inner.activationValue() }
}
