extension Subscribers {
    /// A subscriber that sets a property of an object, which it keeps alive until the end or cancellation.
    public final class Assign<Root, Input>: Subscriber, Cancellable, CustomStringConvertible, @unchecked Sendable {
        /// The publisher must not fail.
        public typealias Failure = Never

        private let lock = Lock()
        private var slot = SubscriptionSlot.awaiting
        private var root: Root?
        /// The property.
        public let keyPath: ReferenceWritableKeyPath<Root, Input>

        /// Sets `keyPath` of `object`.
        public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
            root = object
            self.keyPath = keyPath
        }

        /// The object, until the end or cancellation.
        public var object: Root? { lock.withLock { root } }

        /// `Assign`.
        public var description: String { "Assign" }

        /// Takes the subscription and asks for everything.
        public func receive(subscription: any Subscription) {
            if lock.withLock({ slot.accept(subscription) }) {
                subscription.request(.unlimited)
            } else {
                subscription.cancel()
            }
        }

        /// Sets the property.
        public func receive(_ value: Input) -> Subscribers.Demand {
            object?[keyPath: keyPath] = value
            return .none
        }

        /// Lets go of the object.
        public func receive(completion: Subscribers.Completion<Never>) { _ = close() }

        /// Ends the subscription and lets go of the object.
        public func cancel() { close().0?.cancel() }

        private func close() -> ((any Subscription)?, Root?) {
            lock.withLock {
                defer { root = nil }
                return (slot.end(), root)
            }
        }
    }
}

extension Publisher where Failure == Never {
    /// Sets a property of an object to each value. The object is kept alive until the result is cancelled or released,
    /// or the publisher ends.
    public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
        let subscriber = Subscribers.Assign(object: object, keyPath: keyPath)
        subscribe(subscriber)
        return AnyCancellable(subscriber)
    }
}
