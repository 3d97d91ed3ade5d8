/// The subscription of `merge`, `flatMap` and `switchToLatest`: the values of publishers that may come and go.
///
/// While the downstream asks without limit, so does this. Otherwise each publisher is asked for one value at a time,
/// and at most one of each waits here.
final class MergingSubscription<Output, Failure: Error>: Subscription {
    private let lock = Lock()
    private let delivery = RecursiveLock()
    private var downstream: (any Subscriber<Output, Failure>)?
    private var demand = Subscribers.Demand.none
    private var children: [ObjectIdentifier: Child] = [:]
    private var waiting: [(value: Output, child: Child)] = []
    private var outer = SubscriptionSlot.awaiting
    private var isOuterFinished = false
    private let onChildFinished: (MergingSubscription) -> Void

    /// `onChildFinished` runs when one of the publishers has ended normally.
    init(
        _ downstream: any Subscriber<Output, Failure>,
        onChildFinished: @escaping (MergingSubscription) -> Void = { _ in }
    ) {
        self.downstream = downstream
        self.onChildFinished = onChildFinished
    }

    /// Subscribes to one more publisher.
    func attach<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
        let child = Child(parent: self)
        let goesOn = lock.withLock {
            if downstream != nil { children[ObjectIdentifier(child)] = child }
            return downstream != nil
        }
        if goesOn { publisher.subscribe(child) }
    }

    /// Lets go of all publishers and of what waits.
    func detachAll() {
        let held = lock.withLock {
            defer { (children, waiting) = ([:], []) }
            return (Array(children.values), waiting)
        }
        for child in held.0 { child.cancel() }
    }

    /// Takes the subscription to the publisher of publishers, and asks it for as many as `demand`.
    func acceptOuter(_ subscription: any Subscription, demand: Subscribers.Demand) {
        if lock.withLock({ downstream != nil && outer.accept(subscription) }) {
            subscription.request(demand)
        } else {
            subscription.cancel()
        }
    }

    /// Asks for more publishers.
    func requestOuter(_ demand: Subscribers.Demand) { lock.withLock { outer.active }?.request(demand) }

    /// Tells that no more publishers come.
    func finishOuter(_ completion: Subscribers.Completion<Failure>) {
        if case .failure = completion {
            end(completion)
            return
        }
        lock.withLock {
            isOuterFinished = true
            _ = outer.end()
        }
        finishIfEmpty()
    }

    func request(_ demand: Subscribers.Demand) {
        let (all, becameUnlimited) = lock.withLock {
            let before = self.demand
            self.demand += demand
            return (Array(children.values), before != .unlimited && self.demand == .unlimited)
        }
        if becameUnlimited { for child in all { child.request(.unlimited) } }
        delivery.withLock {
            while let (value, child, receiver) = lock.withLock({ takeNext() }) {
                let more = receiver.receive(value)
                lock.withLock { self.demand += more }
                child.request(.max(1))
            }
            finishIfEmpty()
        }
    }

    func cancel() {
        detachAll()
        let held = lock.withLock { close() }
        held.0?.cancel()
    }

    // Under the lock.
    private func takeNext() -> (Output, Child, any Subscriber<Output, Failure>)? {
        guard let downstream, demand > 0, !waiting.isEmpty else { return nil }
        demand -= 1
        let (value, child) = waiting.removeFirst()
        return (value, child, downstream)
    }

    private func receive(_ value: Output, from child: Child) -> Subscribers.Demand {
        delivery.withLock { () -> Subscribers.Demand in
            let receiver = lock.withLock { () -> (any Subscriber<Output, Failure>)? in
                guard let downstream, children[ObjectIdentifier(child)] != nil else { return nil }
                guard demand > 0, waiting.isEmpty else {
                    waiting.append((value, child))
                    return nil
                }
                demand -= 1
                return downstream
            }
            guard let receiver else { return .none }
            let more = receiver.receive(value)
            lock.withLock { demand += more }
            return .max(1)
        }
    }

    private func finish(_ completion: Subscribers.Completion<Failure>, of child: Child) {
        let isKnown = lock.withLock { children.removeValue(forKey: ObjectIdentifier(child)) != nil }
        guard isKnown else { return }
        if case .failure = completion {
            end(completion)
        } else {
            onChildFinished(self)
            finishIfEmpty()
        }
    }

    private func finishIfEmpty() {
        if lock.withLock({ isOuterFinished && children.isEmpty && waiting.isEmpty }) { end(.finished) }
    }

    private func end(_ completion: Subscribers.Completion<Failure>) {
        delivery.withLock {
            detachAll()
            let held = lock.withLock { close() }
            held.0?.cancel()
            held.1?.receive(completion: completion)
        }
    }

    private func close() -> ((any Subscription)?, (any Subscriber<Output, Failure>)?) {
        defer { downstream = nil }
        return (outer.end(), downstream)
    }

    fileprivate var firstDemand: Subscribers.Demand { lock.withLock { demand == .unlimited } ? .unlimited : .max(1) }

    /// The subscriber of one of the publishers.
    fileprivate final class Child: Subscriber {
        private let lock = Lock()
        private var slot = SubscriptionSlot.awaiting
        private let parent: MergingSubscription

        init(parent: MergingSubscription) { self.parent = parent }

        func receive(subscription: any Subscription) {
            if lock.withLock({ slot.accept(subscription) }) {
                subscription.request(parent.firstDemand)
            } else {
                subscription.cancel()
            }
        }

        func receive(_ input: Output) -> Subscribers.Demand { parent.receive(input, from: self) }

        func receive(completion: Subscribers.Completion<Failure>) {
            _ = lock.withLock { slot.end() }
            parent.finish(completion, of: self)
        }

        func request(_ demand: Subscribers.Demand) { lock.withLock { slot.active }?.request(demand) }

        func cancel() { lock.withLock { slot.end() }?.cancel() }
    }
}
