/// A subject with a value, which new subscribers get first, and each subscriber whenever it changes.
public final class CurrentValueSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
    private let core: SubjectCore<Output, Failure>

    /// A subject with an initial value.
    public init(_ value: Output) { core = SubjectCore(latest: value) }

    /// The value. Setting it sends it; after the end it still can be read, and setting it does nothing.
    public var value: Output {
        // The core was made with a value and never loses it.
        get { core.latestValue! }
        set { core.send(newValue) }
    }

    /// Sets the value and sends it.
    public func send(_ input: Output) { core.send(input) }

    /// Ends all subscriptions, now and those to come.
    public func send(completion: Subscribers.Completion<Failure>) { core.send(completion: completion) }

    /// Asks the subscription of another publisher for everything.
    public func send(subscription: any Subscription) { core.send(subscription: subscription) }

    /// Attaches a subscriber, which gets the current value first.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        core.attach(subscriber)
    }
}
