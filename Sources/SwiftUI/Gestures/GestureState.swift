import ViewGraph

/// A value that a gesture changes while it goes on, and that is as before when it has ended or was given up.
///
/// Follows <https://developer.apple.com/documentation/swiftui/gesturestate>.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty, @unchecked Sendable {
    private var state: State<Value>
    private let initial: Value
    private let reset: (Value, inout Transaction) -> Void

    /// State that begins with, and goes back to, `wrappedValue`.
    public init(wrappedValue: Value) { self.init(initialValue: wrappedValue) { _, _ in } }
    /// State that begins with, and goes back to, `initialValue`.
    public init(initialValue: Value) { self.init(initialValue: initialValue) { _, _ in } }
    /// State that goes back to `wrappedValue` in a transaction.
    public init(wrappedValue: Value, resetTransaction: Transaction) {
        self.init(initialValue: wrappedValue) { $1 = resetTransaction }
    }
    /// State that goes back to `initialValue` in a transaction.
    public init(initialValue: Value, resetTransaction: Transaction) {
        self.init(initialValue: initialValue) { $1 = resetTransaction }
    }
    /// State that goes back to `wrappedValue` in a transaction that `reset` makes, given the last value.
    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(initialValue: wrappedValue, reset: reset)
    }
    /// State that goes back to `initialValue` in a transaction that `reset` makes, given the last value.
    public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        state = State(initialValue: initialValue)
        initial = initialValue
        self.reset = reset
    }

    /// The present value.
    public var wrappedValue: Value { state.wrappedValue }

    /// The state itself, for `updating(_:body:)`.
    public var projectedValue: GestureState<Value> { self }

    func change(_ body: (inout Value, inout Transaction) -> Void) {
        var value = state.wrappedValue
        var transaction = Transaction()
        transaction.isContinuous = true
        body(&value, &transaction)
        transaction.apply { state.wrappedValue = value }
    }

    func goBack() {
        var transaction = Transaction()
        reset(state.wrappedValue, &transaction)
        transaction.apply { state.wrappedValue = initial }
    }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    /// State that begins with nil and goes back to it in a transaction.
    public init(resetTransaction: Transaction = Transaction()) {
        self.init(initialValue: nil, resetTransaction: resetTransaction)
    }
    /// State that begins with nil and goes back to it in a transaction that `reset` makes.
    public init(reset: @escaping (Value, inout Transaction) -> Void) { self.init(initialValue: nil, reset: reset) }
}

extension Gesture {
    /// Changes `state` while the gesture goes on; it goes back when the gesture has ended or was given up.
    public nonisolated func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> {
        GestureStateGesture(base: self, state: state, body: body)
    }
}

/// A gesture that changes a `GestureState`.
public struct GestureStateGesture<Base: Gesture, State>: Gesture {
    public typealias Value = Base.Value
    public typealias Body = Never
    /// The gesture.
    public nonisolated(unsafe) var base: Base
    /// What is changed.
    public nonisolated(unsafe) var state: GestureState<State>
    nonisolated(unsafe) private let change: (Value, inout State, inout Transaction) -> Void

    /// A gesture that changes `state` by `body`.
    public nonisolated init(
        base: Base, state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) {
        self.base = base
        self.state = state
        change = body
    }

    public static func _makeRecognizer(_ gesture: Self) -> _Recognizer<Value> {
        StateRecognizer(Base._makeRecognizer(gesture.base), gesture.state, gesture.change)
    }
    public static func _update(_ recognizer: _Recognizer<Value>, _ gesture: Self) {
        guard let recognizer = recognizer as? StateRecognizer<Value, State> else { return }
        (recognizer.state, recognizer.change) = (gesture.state, gesture.change)
        Base._update(recognizer.inner, gesture.base)
    }
}

private final class StateRecognizer<Value, State>: WrappingRecognizer<Value, Value> {
    var state: GestureState<State>
    var change: (Value, inout State, inout Transaction) -> Void

    init(
        _ inner: _Recognizer<Value>, _ state: GestureState<State>,
        _ change: @escaping (Value, inout State, inout Transaction) -> Void
    ) {
        self.state = state
        self.change = change
        super.init(inner)
    }

    override func handle(_ event: GestureEvent, _ actions: GestureActions) -> GesturePhase<Value> {
        let phase = inner.handle(event, actions)
        if let value = phase.presentValue {
            let (state, change) = (state, change)
            actions.add { state.change { change(value, &$0, &$1) } }
            actions.addCleanUp(self) { state.goBack() }
        }
        return phase
    }
    override func activationValue() -> Value? { inner.activationValue() }
}
