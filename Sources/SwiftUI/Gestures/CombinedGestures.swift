import Toolkit

extension Gesture {
    /// Both gestures at the same time.
    public nonisolated func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }
    /// This gesture, and `other` once this one is done.
    public nonisolated func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }
    /// One of both gestures; this one if either would do.
    public nonisolated func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }
}

/// Two gestures at the same time.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
    public typealias Body = Never
    /// What each of both tells.
    public struct Value {
        /// The first gesture's value, once it has one.
        public var first: First.Value?
        /// The second gesture's value, once it has one.
        public var second: Second.Value?
    }
    /// The first gesture.
    public nonisolated(unsafe) var first: First
    /// The second gesture.
    public nonisolated(unsafe) var second: Second

    /// Both gestures.
    public nonisolated init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

    public static func _makeRecognizer(_ gesture: Self) -> _Recognizer<Value> {
        SimultaneousRecognizer<First, Second>(gesture)
    }
    public static func _update(_ recognizer: _Recognizer<Value>, _ gesture: Self) {
        (recognizer as? SimultaneousRecognizer<First, Second>)?.update(gesture.first, gesture.second)
    }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}

/// One gesture after another.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
    public typealias Body = Never
    /// How far the two have come.
    public enum Value {
        /// The first gesture goes on.
        case first(First.Value)
        /// The first gesture is done; the second has a value once it has begun.
        case second(First.Value, Second.Value?)
    }
    /// The first gesture.
    public nonisolated(unsafe) var first: First
    /// The second gesture.
    public nonisolated(unsafe) var second: Second

    /// One gesture, then the other.
    public nonisolated init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

    public static func _makeRecognizer(_ gesture: Self) -> _Recognizer<Value> {
        SequenceRecognizer<First, Second>(gesture)
    }
    public static func _update(_ recognizer: _Recognizer<Value>, _ gesture: Self) {
        (recognizer as? SequenceRecognizer<First, Second>)?.update(gesture.first, gesture.second)
    }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// One of two gestures.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
    public typealias Body = Never
    /// What the one that was meant tells.
    public enum Value {
        /// It is the first gesture.
        case first(First.Value)
        /// It is the second gesture.
        case second(Second.Value)
    }
    /// The gesture that goes before the other.
    public nonisolated(unsafe) var first: First
    /// The other gesture.
    public nonisolated(unsafe) var second: Second

    /// One of two gestures.
    public nonisolated init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

    public static func _makeRecognizer(_ gesture: Self) -> _Recognizer<Value> {
        ExclusiveRecognizer<First, Second>(gesture)
    }
    public static func _update(_ recognizer: _Recognizer<Value>, _ gesture: Self) {
        (recognizer as? ExclusiveRecognizer<First, Second>)?.update(gesture.first, gesture.second)
    }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// What recognisers of two gestures share.
private class PairRecognizer<First: Gesture, Second: Gesture, Value>: _Recognizer<Value> {
    let first: _Recognizer<First.Value>
    let second: _Recognizer<Second.Value>

    init(_ first: First, _ second: Second) {
        self.first = First._makeRecognizer(first)
        self.second = Second._makeRecognizer(second)
    }

    func update(_ first: First, _ second: Second) {
        First._update(self.first, first)
        Second._update(self.second, second)
    }

    override func reset() {
        first.reset()
        second.reset()
    }
    override var deadline: Double? { [first.deadline, second.deadline].compactMap { $0 }.min() }
    override var waitsForNextPress: Bool { first.waitsForNextPress || second.waitsForNextPress }
    override func addInterests(to interests: inout PointerInterests) {
        first.addInterests(to: &interests)
        second.addInterests(to: &interests)
    }
    override func activation() -> (@MainActor () -> Void)? { first.activation() ?? second.activation() }
    override var isTap: Bool { first.isTap || second.isTap }
}

private final class SimultaneousRecognizer<First: Gesture, Second: Gesture>: PairRecognizer<
    First, Second, SimultaneousGesture<First, Second>.Value
>
{
    private var firstPhase = GesturePhase<First.Value>.possible(nil)
    private var secondPhase = GesturePhase<Second.Value>.possible(nil)

    init(_ gesture: SimultaneousGesture<First, Second>) { super.init(gesture.first, gesture.second) }

    override func handle(
        _ event: GestureEvent, _ actions: GestureActions
    ) -> GesturePhase<SimultaneousGesture<First, Second>.Value> {
        if !firstPhase.isFinished { firstPhase = first.handle(event, actions) }
        if !secondPhase.isFinished { secondPhase = second.handle(event, actions) }
        let value = SimultaneousGesture<First, Second>.Value(
            first: firstPhase.knownValue, second: secondPhase.knownValue)
        if firstPhase.isFailed && secondPhase.isFailed { return .failed }
        if firstPhase.isFinished && secondPhase.isFinished { return .ended(value) }
        if firstPhase.isPossible && secondPhase.isPossible || firstPhase.isFailed && secondPhase.isPossible
            || firstPhase.isPossible && secondPhase.isFailed
        {
            return .possible(value.first != nil || value.second != nil ? value : nil)
        }
        return .active(value)
    }

    override func reset() {
        super.reset()
        (firstPhase, secondPhase) = (.possible(nil), .possible(nil))
    }
}

extension GesturePhase {
    fileprivate var knownValue: Value? { if case .ended(let value) = self { value } else { presentValue } }
}

private final class SequenceRecognizer<First: Gesture, Second: Gesture>: PairRecognizer<
    First, Second, SequenceGesture<First, Second>.Value
>
{
    private var firstValue: First.Value?
    private var isPressed = false

    init(_ gesture: SequenceGesture<First, Second>) { super.init(gesture.first, gesture.second) }

    override func handle(
        _ event: GestureEvent, _ actions: GestureActions
    ) -> GesturePhase<SequenceGesture<First, Second>.Value> {
        switch event.kind {
        case .press(.began): isPressed = true
        case .press(.ended), .press(.cancelled): isPressed = false
        default: break
        }
        if let firstValue { return handleSecond(event, actions, firstValue) }
        switch first.handle(event, actions) {
        case .failed: return .failed
        case .possible(let value): return .possible(value.map { .first($0) })
        case .active(let value): return .active(.first(value))
        case .ended(let value):
            firstValue = value
            // The press that ended the first gesture while it was held begins the second.
            if isPressed { return handleSecond(event.asBeginning, actions, value) }
            return .active(.second(value, nil))
        }
    }

    private func handleSecond(
        _ event: GestureEvent, _ actions: GestureActions, _ firstValue: First.Value
    ) -> GesturePhase<SequenceGesture<First, Second>.Value> {
        switch second.handle(event, actions) {
        case .failed: .failed
        case .possible(let value), .active(let value as Second.Value?): .active(.second(firstValue, value))
        case .ended(let value): .ended(.second(firstValue, value))
        }
    }

    override func reset() {
        super.reset()
        firstValue = nil
        isPressed = false
    }
    override var deadline: Double? { firstValue == nil ? first.deadline : second.deadline }
    override var waitsForNextPress: Bool {
        firstValue == nil ? first.waitsForNextPress : !isPressed
    }
    override func activation() -> (@MainActor () -> Void)? { nil }
    override var isTap: Bool { false }
}

private final class ExclusiveRecognizer<First: Gesture, Second: Gesture>: PairRecognizer<
    First, Second, ExclusiveGesture<First, Second>.Value
>
{
    private var firstPhase = GesturePhase<First.Value>.possible(nil)
    private var secondPhase = GesturePhase<Second.Value>.possible(nil)
    private var secondActions = GestureActions()

    init(_ gesture: ExclusiveGesture<First, Second>) { super.init(gesture.first, gesture.second) }

    override func handle(
        _ event: GestureEvent, _ actions: GestureActions
    ) -> GesturePhase<ExclusiveGesture<First, Second>.Value> {
        if !firstPhase.isFinished { firstPhase = first.handle(event, actions) }
        if !secondPhase.isFinished { secondPhase = second.handle(event, secondActions) }
        switch firstPhase {
        case .possible(let value): return .possible(value.map { .first($0) })
        case .active(let value):
            giveUpSecond()
            return .active(.first(value))
        case .ended(let value):
            giveUpSecond()
            return .ended(.first(value))
        case .failed:
            actions.take(secondActions)
            return secondPhase.map { .second($0) }
        }
    }

    private func giveUpSecond() {
        secondActions.discard()
        secondActions.cleanUp()
        secondPhase = .failed
    }

    override func reset() {
        super.reset()
        (firstPhase, secondPhase) = (.possible(nil), .possible(nil))
        secondActions.discard()
        secondActions.cleanUp()
    }
    override func activationValue() -> ExclusiveGesture<First, Second>.Value? {
        first.activationValue().map { .first($0) } ?? second.activationValue().map { .second($0) }
    }
}
