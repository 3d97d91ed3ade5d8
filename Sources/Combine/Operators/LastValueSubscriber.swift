/// The subscriber of operators that pass values on and may add one at the end, for which the downstream must have
/// asked: it keeps count of the demand.
final class LastValueSubscriber<Output, InputFailure: Error, Failure: Error>: Subscriber, Subscription {
    private let lock = Lock()
    private var slot = SubscriptionSlot.awaiting
    private var downstream: (any Subscriber<Output, Failure>)?
    private var demand = Subscribers.Demand.none
    private var pending: (value: Output, completion: Subscribers.Completion<Failure>)?
    private let onValue: (Output) -> Void
    private let onEnd: (Subscribers.Completion<InputFailure>) -> (Output?, Subscribers.Completion<Failure>)

    /// `onEnd` gives what to send last, if anything, and how to end.
    init(
        _ downstream: any Subscriber<Output, Failure>,
        onValue: @escaping (Output) -> Void,
        onEnd: @escaping (Subscribers.Completion<InputFailure>) -> (Output?, Subscribers.Completion<Failure>)
    ) {
        self.downstream = downstream
        self.onValue = onValue
        self.onEnd = onEnd
    }

    func receive(subscription: any Subscription) {
        let downstream = lock.withLock { slot.accept(subscription) ? self.downstream : nil }
        if let downstream { downstream.receive(subscription: self) } else { subscription.cancel() }
    }

    func receive(_ input: Output) -> Subscribers.Demand {
        guard
            let downstream = lock.withLock({
                demand -= 1
                return self.downstream
            })
        else { return .none }
        onValue(input)
        let more = downstream.receive(input)
        lock.withLock { demand += more }
        return more
    }

    func receive(completion: Subscribers.Completion<InputFailure>) {
        if lock.withLock({ slot.isOver }) { return }
        let (last, completion) = onEnd(completion)
        let receiver = lock.withLock { () -> (any Subscriber<Output, Failure>)? in
            _ = slot.end()
            if let last, demand == .none {
                pending = (last, completion)
                return nil
            }
            defer { downstream = nil }
            return downstream
        }
        guard let receiver else { return }
        if let last { _ = receiver.receive(last) }
        receiver.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
        guard demand > 0 else { return }
        let (upstream, due) = lock.withLock {
            self.demand += demand
            guard let pending, let downstream else { return (slot.active, nil as Due?) }
            (self.pending, self.downstream) = (nil, nil)
            return (nil, (pending.value, pending.completion, downstream))
        }
        upstream?.request(demand)
        guard let (value, completion, downstream) = due else { return }
        _ = downstream.receive(value)
        downstream.receive(completion: completion)
    }

    private typealias Due = (Output, Subscribers.Completion<Failure>, any Subscriber<Output, Failure>)

    func cancel() {
        let held = lock.withLock {
            defer { (downstream, pending) = (nil, nil) }
            return (slot.end(), downstream, pending)
        }
        held.0?.cancel()
    }
}
