extension Publishers {
    /// Hands values and the end on from a scheduler.
    public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// What it sends.
        public typealias Output = Upstream.Output
        /// How it may fail.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// Where they are handed on.
        public let scheduler: Context
        /// How the scheduler runs that.
        public let options: Context.SchedulerOptions?

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                SchedulingSubscriber<Output, Failure>(subscriber) { [scheduler, options] action in
                    scheduler.schedule(options: options, action)
                })
        }
    }

    /// Subscribes, asks and cancels on a scheduler.
    public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// What it sends.
        public typealias Output = Upstream.Output
        /// How it may fail.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// Where it subscribes.
        public let scheduler: Context
        /// How the scheduler runs that.
        public let options: Context.SchedulerOptions?

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let relay = RequestRelay<Output, Failure>(subscriber) { [scheduler, options] action in
                scheduler.schedule(options: options, action)
            }
            scheduler.schedule(options: options) { [upstream] in upstream.subscribe(relay) }
        }
    }
}

extension Publisher {
    /// Hands values and the end on from `scheduler`, in order.
    public func receive<S: Scheduler>(
        on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.ReceiveOn<Self, S> {
        Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
    }

    /// Subscribes, asks for values and cancels on `scheduler`.
    public func subscribe<S: Scheduler>(
        on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.SubscribeOn<Self, S> {
        Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
    }
}

/// Passes values on at once, and requests and cancellation up through a scheduler.
private final class RequestRelay<Input, Failure: Error>: Subscriber, Subscription {
    private let lock = Lock()
    private var slot = SubscriptionSlot.awaiting
    private var downstream: (any Subscriber<Input, Failure>)?
    private let schedule: (@escaping () -> Void) -> Void

    init(_ downstream: any Subscriber<Input, Failure>, schedule: @escaping (@escaping () -> Void) -> Void) {
        self.downstream = downstream
        self.schedule = schedule
    }

    func receive(subscription: any Subscription) {
        let downstream = lock.withLock { slot.accept(subscription) ? self.downstream : nil }
        if let downstream { downstream.receive(subscription: self) } else { subscription.cancel() }
    }

    func receive(_ input: Input) -> Subscribers.Demand { lock.withLock { downstream }?.receive(input) ?? .none }

    func receive(completion: Subscribers.Completion<Failure>) { close().1?.receive(completion: completion) }

    func request(_ demand: Subscribers.Demand) {
        schedule { self.lock.withLock { self.slot.active }?.request(demand) }
    }

    func cancel() {
        guard let subscription = close().0 else { return }
        schedule { subscription.cancel() }
    }

    private func close() -> ((any Subscription)?, (any Subscriber<Input, Failure>)?) {
        lock.withLock {
            defer { downstream = nil }
            return (slot.end(), downstream)
        }
    }
}
