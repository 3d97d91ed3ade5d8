/// The subscriber of `debounce` and `throttle`: it asks for everything, keeps at most one value, and sends it from a
/// scheduler if the downstream has asked for one; otherwise the value is dropped.
final class RateSubscriber<Input, Failure: Error>: Subscriber, Subscription {
    private let lock = Lock()
    private let delivery = RecursiveLock()
    private var slot = SubscriptionSlot.awaiting
    private var downstream: (any Subscriber<Input, Failure>)?
    private var demand = Subscribers.Demand.none
    private var pending: Input?
    private let onValue: (RateSubscriber, Input) -> Void
    private let onCompletion: (RateSubscriber, @escaping () -> Void) -> Void

    /// `onValue` decides what happens to a value; `onCompletion` runs the given closure, which ends the flow, at the
    /// right time and place.
    init(
        _ downstream: any Subscriber<Input, Failure>,
        onValue: @escaping (RateSubscriber, Input) -> Void,
        onCompletion: @escaping (RateSubscriber, @escaping () -> Void) -> Void
    ) {
        self.downstream = downstream
        self.onValue = onValue
        self.onCompletion = onCompletion
    }

    /// Puts a value in the place of the pending one.
    func keep(_ value: Input) {
        let old = lock.withLock {
            defer { pending = value }
            return pending
        }
        withExtendedLifetime(old) {}
    }

    /// Forgets the pending value.
    func drop() {
        let old = lock.withLock {
            defer { pending = nil }
            return pending
        }
        withExtendedLifetime(old) {}
    }

    /// Sends the pending value. Returns whether there was one.
    @discardableResult
    func flush() -> Bool {
        delivery.withLock {
            let (value, receiver) = lock.withLock { () -> (Input?, (any Subscriber<Input, Failure>)?) in
                defer { pending = nil }
                guard pending != nil, demand > 0 else { return (pending, nil) }
                demand -= 1
                return (pending, downstream)
            }
            if let value, let receiver {
                let more = receiver.receive(value)
                lock.withLock { demand += more }
            }
            return value != nil
        }
    }

    func receive(subscription: any Subscription) {
        let downstream = lock.withLock { slot.accept(subscription) ? self.downstream : nil }
        guard let downstream else {
            subscription.cancel()
            return
        }
        downstream.receive(subscription: self)
        subscription.request(.unlimited)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        if !lock.withLock({ slot.isOver }) { onValue(self, input) }
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        guard !lock.withLock({ slot.isOver }) else { return }
        onCompletion(self) {
            self.delivery.withLock {
                self.close().1?.receive(completion: completion)
            }
        }
    }

    func request(_ demand: Subscribers.Demand) { lock.withLock { self.demand += demand } }

    func cancel() { close().0?.cancel() }

    private func close() -> ((any Subscription)?, (any Subscriber<Input, Failure>)?, Input?) {
        lock.withLock {
            defer { (downstream, pending) = (nil, nil) }
            return (slot.end(), downstream, pending)
        }
    }
}
