/// A publisher that sends no values, and ends at once unless told not to.
public struct Empty<Output, Failure: Error>: Publisher, Equatable, Sendable {
    /// Whether it ends at once, rather than never.
    public let completeImmediately: Bool

    /// A publisher without values.
    public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

    /// A publisher without values, of the given kinds.
    public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
        self.completeImmediately = completeImmediately
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        subscriber.receive(subscription: Subscriptions.empty)
        if completeImmediately { subscriber.receive(completion: .finished) }
    }
}
