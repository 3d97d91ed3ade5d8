/// A publisher that sends nothing before it is told to connect, so that several subscribers can come first.
public protocol ConnectablePublisher: Publisher {
    /// Begins to send, until the result is cancelled.
    func connect() -> any Cancellable
}

extension ConnectablePublisher {
    /// Connects when the first subscriber comes, and disconnects when the last one has gone.
    public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}

extension Publishers {
    /// Connects a publisher when the first subscriber comes, and disconnects it when the last one has gone.
    public class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
        /// What it sends.
        public typealias Output = Upstream.Output
        /// How it may fail.
        public typealias Failure = Upstream.Failure

        /// The publisher.
        public final let upstream: Upstream
        private let lock = Lock()
        private var subscribers = 0
        private var connection: (any Cancellable)?

        /// Connects `upstream` while there are subscribers.
        public init(upstream: Upstream) { self.upstream = upstream }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let isFirst = lock.withLock {
                subscribers += 1
                return subscribers == 1
            }
            upstream.subscribe(CountedSubscriber(subscriber) { self.leave() })
            guard isFirst else { return }
            let connection = upstream.connect()
            // The subscriber may have left while it connected.
            let isLate = lock.withLock {
                if subscribers > 0 { self.connection = connection }
                return subscribers == 0
            }
            if isLate { connection.cancel() }
        }

        private func leave() {
            let connection = lock.withLock { () -> (any Cancellable)? in
                subscribers -= 1
                guard subscribers == 0 else { return nil }
                defer { self.connection = nil }
                return self.connection
            }
            connection?.cancel()
        }
    }
}

/// Passes everything on and tells once when it is over.
private final class CountedSubscriber<Input, Failure: Error>: Subscriber, Subscription {
    private let lock = Lock()
    private var slot = SubscriptionSlot.awaiting
    private var downstream: (any Subscriber<Input, Failure>)?
    private var onEnd: (() -> Void)?

    init(_ downstream: any Subscriber<Input, Failure>, onEnd: @escaping () -> Void) {
        self.downstream = downstream
        self.onEnd = onEnd
    }

    func receive(subscription: any Subscription) {
        let downstream = lock.withLock { slot.accept(subscription) ? self.downstream : nil }
        if let downstream { downstream.receive(subscription: self) } else { subscription.cancel() }
    }

    func receive(_ input: Input) -> Subscribers.Demand { lock.withLock { downstream }?.receive(input) ?? .none }

    func receive(completion: Subscribers.Completion<Failure>) {
        let held = close()
        held.onEnd?()
        held.downstream?.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) { lock.withLock { slot.active }?.request(demand) }

    func cancel() {
        let held = close()
        held.subscription?.cancel()
        held.onEnd?()
    }

    private func close() -> (
        subscription: (any Subscription)?, downstream: (any Subscriber<Input, Failure>)?, onEnd: (() -> Void)?
    ) {
        lock.withLock {
            defer { (downstream, onEnd) = (nil, nil) }
            return (slot.end(), downstream, onEnd)
        }
    }
}
