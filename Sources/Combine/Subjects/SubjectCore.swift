/// What the subjects share: the list of subscribers, the end, and for some the latest value, which a new subscriber
/// gets first.
@usableFromInline
final class SubjectCore<Output, Failure: Error>: @unchecked Sendable {
    private let lock = Lock()
    private var conduits: [Conduit] = []
    private var completion: Subscribers.Completion<Failure>?
    private var upstreams: [any Subscription] = []
    private var latest: Output?
    private var version = 0
    private let keepsLatest: Bool

    init() { keepsLatest = false }

    init(latest: Output) {
        self.latest = latest
        keepsLatest = true
    }

    deinit { for upstream in upstreams { upstream.cancel() } }

    /// The latest value, if values are kept.
    var latestValue: Output? { lock.withLock { latest } }

    /// Changes the value that new subscribers get, without sending it.
    @usableFromInline func replaceLatest(_ value: Output) {
        let old = lock.withLock {
            defer { latest = value }
            return latest
        }
        withExtendedLifetime(old) {}
    }

    @usableFromInline func send(_ value: Output) {
        let (receivers, version, old) = lock.withLock { () -> ([Conduit], Int, Output?) in
            guard completion == nil else { return ([], 0, nil) }
            var old: Output?
            if keepsLatest {
                old = latest
                latest = value
                self.version += 1
            }
            return (conduits, self.version, old)
        }
        withExtendedLifetime(old) {}
        for conduit in receivers { conduit.offer(value, version: version) }
    }

    func send(completion: Subscribers.Completion<Failure>) {
        let receivers = lock.withLock { () -> [Conduit] in
            guard self.completion == nil else { return [] }
            self.completion = completion
            defer { conduits = [] }
            return conduits
        }
        for conduit in receivers { conduit.finish(completion) }
    }

    func send(subscription: any Subscription) {
        lock.withLock { upstreams.append(subscription) }
        subscription.request(.unlimited)
    }

    func attach(_ subscriber: some Subscriber<Output, Failure>) {
        let conduit = Conduit(core: self, downstream: subscriber)
        let completion = lock.withLock { () -> Subscribers.Completion<Failure>? in
            if self.completion == nil { conduits.append(conduit) }
            return self.completion
        }
        if let completion {
            subscriber.receive(subscription: Subscriptions.empty)
            subscriber.receive(completion: completion)
        } else {
            subscriber.receive(subscription: conduit)
        }
    }

    private func forget(_ conduit: Conduit) {
        lock.withLock {
            if let index = conduits.firstIndex(where: { $0 === conduit }) { conduits.remove(at: index) }
        }
    }

    private var current: (value: Output, version: Int)? { lock.withLock { latest.map { ($0, version) } } }

    /// The subscription of one subscriber. Values reach it one at a time, whatever threads they are sent from.
    final class Conduit: Subscription, @unchecked Sendable {
        private let lock = Lock()
        // Recursive, as a subscriber may send to the subject from which it receives.
        private let delivery = RecursiveLock()
        private var core: SubjectCore?
        private var downstream: (any Subscriber<Output, Failure>)?
        private var demand = Subscribers.Demand.none
        private var deliveredVersion = -1

        init(core: SubjectCore, downstream: any Subscriber<Output, Failure>) {
            self.core = core
            self.downstream = downstream
        }

        func offer(_ value: Output, version: Int) {
            delivery.withLock {
                let receiver = lock.withLock { () -> (any Subscriber<Output, Failure>)? in
                    guard demand > 0 else { return nil }
                    demand -= 1
                    deliveredVersion = version
                    return downstream
                }
                guard let receiver else { return }
                let more = receiver.receive(value)
                if more > 0 { lock.withLock { demand += more } }
            }
        }

        func finish(_ completion: Subscribers.Completion<Failure>) {
            delivery.withLock {
                end()?.receive(completion: completion)
            }
        }

        func request(_ demand: Subscribers.Demand) {
            let core = lock.withLock {
                self.demand += demand
                return self.core
            }
            // A kept value that this subscriber has not seen, since it had asked for none, is its due.
            guard let core, let current = core.current else { return }
            delivery.withLock {
                if lock.withLock({ deliveredVersion < current.version }) {
                    offer(current.value, version: current.version)
                }
            }
        }

        func cancel() {
            let (core, downstream) = lock.withLock {
                defer { (self.core, self.downstream) = (nil, nil) }
                return (self.core, self.downstream)
            }
            core?.forget(self)
            withExtendedLifetime(downstream) {}
        }

        private func end() -> (any Subscriber<Output, Failure>)? {
            lock.withLock {
                defer { (core, downstream) = (nil, nil) }
                return downstream
            }
        }
    }
}
