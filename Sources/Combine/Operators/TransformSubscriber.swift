/// What an operator that works value by value does with one value.
enum TransformStep<Output, Failure: Error> {
    /// Pass this on.
    case emit(Output)
    /// Pass nothing on; the downstream's demand still stands.
    case skip
    /// Keep the value for a later one; it was asked for as part of a group.
    case keep
    /// Pass this on and end.
    case emitLast(Output)
    /// End.
    case finish
    /// End with an error.
    case fail(Failure)
}

/// The subscriber of all operators that turn each value into at most one, at once: it keeps the demand right, passes
/// requests and cancellation up, and ends early when the operator says so.
///
/// `onValue` is never called from two threads at once, as publishers send one value at a time, so an operator may keep
/// its state in the closure.
final class TransformSubscriber<Input, InputFailure: Error, Output, Failure: Error>: Subscriber, Subscription {
    typealias Step = TransformStep<Output, Failure>

    private let lock = Lock()
    private var slot = SubscriptionSlot.awaiting
    private var downstream: (any Subscriber<Output, Failure>)?
    private let onValue: (Input) -> Step
    private let onEnd: (Subscribers.Completion<InputFailure>) -> (Output?, Subscribers.Completion<Failure>)
    /// How many values from above make one below.
    private let groupSize: Int

    /// `onEnd` gives what to send last, if anything, and how to end.
    init(
        _ downstream: any Subscriber<Output, Failure>, groupSize: Int = 1,
        onValue: @escaping (Input) -> Step,
        onEnd: @escaping (Subscribers.Completion<InputFailure>) -> (Output?, Subscribers.Completion<Failure>)
    ) {
        self.downstream = downstream
        self.groupSize = groupSize
        self.onValue = onValue
        self.onEnd = onEnd
    }

    func receive(subscription: any Subscription) {
        let downstream = lock.withLock { slot.accept(subscription) ? self.downstream : nil }
        if let downstream { downstream.receive(subscription: self) } else { subscription.cancel() }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard let downstream = lock.withLock({ downstream }) else { return .none }
        switch onValue(input) {
        case .emit(let value):
            return downstream.receive(value) * groupSize
        case .skip:
            return .max(1)
        case .keep:
            return .none
        case .emitLast(let value):
            _ = downstream.receive(value)
            end(.finished)
        case .finish:
            end(.finished)
        case .fail(let error):
            end(.failure(error))
        }
        return .none
    }

    func receive(completion: Subscribers.Completion<InputFailure>) {
        guard let downstream = close().downstream else { return }
        let (last, completion) = onEnd(completion)
        if let last { _ = downstream.receive(last) }
        downstream.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
        lock.withLock { slot.active }?.request(demand * groupSize)
    }

    func cancel() { close().subscription?.cancel() }

    private func end(_ completion: Subscribers.Completion<Failure>) {
        let closed = close()
        closed.subscription?.cancel()
        closed.downstream?.receive(completion: completion)
    }

    private func close() -> (subscription: (any Subscription)?, downstream: (any Subscriber<Output, Failure>)?) {
        lock.withLock {
            defer { downstream = nil }
            return (slot.end(), downstream)
        }
    }
}

extension TransformSubscriber where InputFailure == Failure {
    /// An operator that leaves the end as it is.
    convenience init(
        _ downstream: any Subscriber<Output, Failure>, onValue: @escaping (Input) -> Step
    ) {
        self.init(downstream, onValue: onValue, onEnd: { (nil, $0) })
    }
}

extension TransformSubscriber where Failure == any Error {
    /// An operator whose closure may throw: the error ends the flow.
    convenience init(
        _ downstream: any Subscriber<Output, any Error>, onValue: @escaping (Input) throws -> Step
    ) {
        self.init(
            downstream,
            onValue: { input in
                do { return try onValue(input) } catch { return .fail(error) }
            },
            onEnd: { (nil, $0.mapError { $0 }) })
    }
}
