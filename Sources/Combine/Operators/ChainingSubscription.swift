/// The subscription of operators that go from one publisher to the next: `append`, `prepend`, `catch`, `retry`. What
/// the downstream has asked for and not got is asked of the next one.
final class ChainingSubscription<Output, Failure: Error>: Subscription {
    private let lock = Lock()
    private var downstream: (any Subscriber<Output, Failure>)?
    private var demand = Subscribers.Demand.none
    private var slot = SubscriptionSlot.awaiting

    init(_ downstream: any Subscriber<Output, Failure>) { self.downstream = downstream }

    /// Subscribes to a publisher. `onEnd` runs when it has ended, and attaches the next or ends this.
    func attach<P: Publisher>(
        _ publisher: P, onEnd: @escaping (Subscribers.Completion<P.Failure>) -> Void
    ) where P.Output == Output {
        // The subscription before is released after the lock.
        let (goesOn, before) = lock.withLock {
            let before = slot
            slot = downstream == nil ? .over : .awaiting
            return (downstream != nil, before)
        }
        withExtendedLifetime(before) {}
        guard goesOn else { return }
        publisher.subscribe(
            AnySubscriber<Output, P.Failure>(
                receiveSubscription: { self.accept($0) },
                receiveValue: { self.receive($0) },
                receiveCompletion: onEnd))
    }

    /// Ends the flow.
    func finish(_ completion: Subscribers.Completion<Failure>) { close().1?.receive(completion: completion) }

    func request(_ demand: Subscribers.Demand) {
        let upstream = lock.withLock {
            self.demand += demand
            return slot.active
        }
        upstream?.request(demand)
    }

    func cancel() { close().0?.cancel() }

    private func accept(_ subscription: any Subscription) {
        let demand = lock.withLock { slot.accept(subscription) ? self.demand : nil }
        guard let demand else {
            subscription.cancel()
            return
        }
        if demand > 0 { subscription.request(demand) }
    }

    private func receive(_ value: Output) -> Subscribers.Demand {
        let receiver = lock.withLock {
            demand -= 1
            return downstream
        }
        let more = receiver?.receive(value) ?? .none
        lock.withLock { demand += more }
        return more
    }

    private func close() -> ((any Subscription)?, (any Subscriber<Output, Failure>)?) {
        lock.withLock {
            defer { downstream = nil }
            return (slot.end(), downstream)
        }
    }
}
