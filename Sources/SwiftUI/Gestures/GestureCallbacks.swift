import ViewGraph

extension Gesture {
    /// Runs `action` when the gesture is done.
    public nonisolated func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
        _EndedGesture(base: self, action: action)
    }

    /// Makes another value of the gesture's.
    public nonisolated func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
        _MapGesture(base: self, body: body)
    }
}

extension Gesture where Value: Equatable {
    /// Runs `action` when the gesture's value is another one.
    public nonisolated func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
        _ChangedGesture(base: self, action: action)
    }
}

/// A gesture with something to do at its end.
public struct _EndedGesture<Base: Gesture>: Gesture {
    public typealias Value = Base.Value
    public typealias Body = Never
    nonisolated(unsafe) let base: Base
    nonisolated(unsafe) let action: (Value) -> Void

    nonisolated init(base: Base, action: @escaping (Value) -> Void) {
        self.base = base
        self.action = action
    }

    public static func _makeRecognizer(_ gesture: Self) -> _Recognizer<Value> {
        EndedRecognizer(Base._makeRecognizer(gesture.base), gesture.action)
    }
    public static func _update(_ recognizer: _Recognizer<Value>, _ gesture: Self) {
        guard let recognizer = recognizer as? EndedRecognizer<Value> else { return }
        recognizer.action = gesture.action
        Base._update(recognizer.inner, gesture.base)
    }
}

private final class EndedRecognizer<Value>: WrappingRecognizer<Value, Value> {
    var action: (Value) -> Void
    init(_ inner: _Recognizer<Value>, _ action: @escaping (Value) -> Void) {
        self.action = action
        super.init(inner)
    }

    override func handle(_ event: GestureEvent, _ actions: GestureActions) -> GesturePhase<Value> {
        let phase = inner.handle(event, actions)
        if case .ended(let value) = phase { actions.add { [action] in action(value) } }
        return phase
    }

    override func activation() -> (@MainActor () -> Void)? {
        let first = inner.activation()
        return { [self] in
            first?()
            if let value = inner.activationValue() { action(value) }
        }
    }
    override func activationValue() -> Value? { inner.activationValue() }
}

/// A gesture with something to do as it goes on.
public struct _ChangedGesture<Base: Gesture>: Gesture where Base.Value: Equatable {
    public typealias Value = Base.Value
    public typealias Body = Never
    nonisolated(unsafe) let base: Base
    nonisolated(unsafe) let action: (Value) -> Void

    nonisolated init(base: Base, action: @escaping (Value) -> Void) {
        self.base = base
        self.action = action
    }

    public static func _makeRecognizer(_ gesture: Self) -> _Recognizer<Value> {
        ChangedRecognizer(Base._makeRecognizer(gesture.base), gesture.action)
    }
    public static func _update(_ recognizer: _Recognizer<Value>, _ gesture: Self) {
        guard let recognizer = recognizer as? ChangedRecognizer<Value> else { return }
        recognizer.action = gesture.action
        Base._update(recognizer.inner, gesture.base)
    }
}

private final class ChangedRecognizer<Value: Equatable>: WrappingRecognizer<Value, Value> {
    var action: (Value) -> Void
    private var last: Value?

    init(_ inner: _Recognizer<Value>, _ action: @escaping (Value) -> Void) {
        self.action = action
        super.init(inner)
    }

    override func handle(_ event: GestureEvent, _ actions: GestureActions) -> GesturePhase<Value> {
        let phase = inner.handle(event, actions)
        if let value = phase.presentValue, value != last {
            last = value
            actions.add { [action] in action(value) }
        }
        return phase
    }

    override func reset() {
        last = nil
        super.reset()
    }
    override func activationValue() -> Value? { inner.activationValue() }
}

/// A gesture with another value.
public struct _MapGesture<Base: Gesture, Value>: Gesture {
    public typealias Body = Never
    nonisolated(unsafe) let base: Base
    nonisolated(unsafe) let transform: (Base.Value) -> Value

    nonisolated init(base: Base, body: @escaping (Base.Value) -> Value) {
        self.base = base
        transform = body
    }

    public static func _makeRecognizer(_ gesture: Self) -> _Recognizer<Value> {
        MapRecognizer(Base._makeRecognizer(gesture.base), gesture.transform)
    }
    public static func _update(_ recognizer: _Recognizer<Value>, _ gesture: Self) {
        guard let recognizer = recognizer as? MapRecognizer<Base.Value, Value> else { return }
        recognizer.transform = gesture.transform
        Base._update(recognizer.inner, gesture.base)
    }
}

private final class MapRecognizer<Inner, Value>: WrappingRecognizer<Inner, Value> {
    var transform: (Inner) -> Value
    init(_ inner: _Recognizer<Inner>, _ transform: @escaping (Inner) -> Value) {
        self.transform = transform
        super.init(inner)
    }

    override func handle(_ event: GestureEvent, _ actions: GestureActions) -> GesturePhase<Value> {
        inner.handle(event, actions).map(transform)
    }
    override func activationValue() -> Value? { inner.activationValue().map(transform) }
}
