/// A publisher that is told from outside what to send.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    /// Sends a value to the subscribers that asked for one.
    func send(_ value: Output)
    /// Ends all subscriptions, now and those to come.
    func send(completion: Subscribers.Completion<Failure>)
    /// Passes a subscription on, when the subject subscribes to another publisher.
    func send(subscription: any Subscription)
}

extension Subject where Output == Void {
    /// Sends a value that carries nothing.
    public func send() { send(()) }
}

/// Passes what a publisher sends on to a subject.
final class SubjectSubscriber<S: Subject>: Subscriber, Cancellable {
    private let lock = Lock()
    private var slot = SubscriptionSlot.awaiting
    private var subject: S?

    init(_ subject: S) { self.subject = subject }

    func receive(subscription: any Subscription) {
        let subject = lock.withLock { slot.accept(subscription) ? self.subject : nil }
        if let subject { subject.send(subscription: subscription) } else { subscription.cancel() }
    }

    func receive(_ input: S.Output) -> Subscribers.Demand {
        lock.withLock { subject }?.send(input)
        return .none
    }

    func receive(completion: Subscribers.Completion<S.Failure>) {
        end().subject?.send(completion: completion)
    }

    func cancel() { end().subscription?.cancel() }

    private func end() -> (subscription: (any Subscription)?, subject: S?) {
        lock.withLock {
            defer { subject = nil }
            return (slot.end(), subject)
        }
    }
}
