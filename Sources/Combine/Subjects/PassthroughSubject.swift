/// A subject that sends values on to those who are subscribed, and keeps none.
public final class PassthroughSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
    private let core = SubjectCore<Output, Failure>()

    /// A subject without subscribers.
    public init() {}

    /// Sends a value to the subscribers that asked for one; the others miss it.
    public func send(_ input: Output) { core.send(input) }

    /// Ends all subscriptions, now and those to come.
    public func send(completion: Subscribers.Completion<Failure>) { core.send(completion: completion) }

    /// Asks the subscription of another publisher for everything.
    public func send(subscription: any Subscription) { core.send(subscription: subscription) }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        core.attach(subscriber)
    }
}
