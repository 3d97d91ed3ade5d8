extension Subscribers {
    /// A subscriber that asks for everything and hands it to closures.
    ///
    /// The closures are released when the publisher ends or the sink is cancelled.
    public final class Sink<Input, Failure: Error>: Subscriber, Cancellable, CustomStringConvertible,
        @unchecked Sendable
    {
        private let lock = Lock()
        private var slot = SubscriptionSlot.awaiting
        private var onValue: ((Input) -> Void)?
        private var onCompletion: ((Subscribers.Completion<Failure>) -> Void)?

        /// Calls `receiveValue` for each value and `receiveCompletion` at the end.
        public init(
            receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
            receiveValue: @escaping (Input) -> Void
        ) {
            onValue = receiveValue
            onCompletion = receiveCompletion
        }

        /// Called for each value, until the end or cancellation.
        public var receiveValue: (Input) -> Void { lock.withLock { onValue } ?? { _ in } }
        /// Called at the end, unless cancelled before.
        public var receiveCompletion: (Subscribers.Completion<Failure>) -> Void {
            lock.withLock { onCompletion } ?? { _ in }
        }

        /// `Sink`.
        public var description: String { "Sink" }

        /// Takes the subscription and asks for everything. A second one is cancelled.
        public func receive(subscription: any Subscription) {
            if lock.withLock({ slot.accept(subscription) }) {
                subscription.request(.unlimited)
            } else {
                subscription.cancel()
            }
        }

        /// Calls `receiveValue`.
        public func receive(_ value: Input) -> Subscribers.Demand {
            lock.withLock { onValue }?(value)
            return .none
        }

        /// Calls `receiveCompletion` and releases the closures.
        public func receive(completion: Subscribers.Completion<Failure>) {
            let ended = end()
            ended.onCompletion?(completion)
        }

        /// Ends the subscription and releases the closures.
        public func cancel() { end().subscription?.cancel() }

        // What was held is returned, so that it is released without the lock.
        private func end() -> (
            subscription: (any Subscription)?, onValue: ((Input) -> Void)?,
            onCompletion: ((Subscribers.Completion<Failure>) -> Void)?
        ) {
            lock.withLock {
                let held = (slot.end(), onValue, onCompletion)
                onValue = nil
                onCompletion = nil
                return held
            }
        }
    }
}

extension Publisher {
    /// Calls closures with each value and at the end. The subscription lasts until the result is cancelled or
    /// released.
    public func sink(
        receiveCompletion: @escaping ((Subscribers.Completion<Failure>) -> Void),
        receiveValue: @escaping ((Output) -> Void)
    ) -> AnyCancellable {
        let sink = Subscribers.Sink<Output, Failure>(
            receiveCompletion: receiveCompletion, receiveValue: receiveValue)
        subscribe(sink)
        return AnyCancellable(sink)
    }
}

extension Publisher where Failure == Never {
    /// Calls a closure with each value. The subscription lasts until the result is cancelled or released.
    public func sink(receiveValue: @escaping ((Output) -> Void)) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }
}
