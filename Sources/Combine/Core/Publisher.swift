/// A type that can send a sequence of values over time to subscribers.
///
/// A publisher sends nothing before a subscriber asks for it, sends no more values than were asked for, and ends with
/// at most one completion.
public protocol Publisher<Output, Failure> {
    /// The kind of values this publisher sends.
    associatedtype Output
    /// The kind of error this publisher may end with; `Never` if it cannot fail.
    associatedtype Failure: Error

    /// Attaches a subscriber. Call `subscribe(_:)` instead of this; publishers implement this.
    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
    /// Attaches a subscriber to this publisher.
    public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        receive(subscriber: subscriber)
    }

    /// Attaches a subject, which passes on what this publisher sends. The subscription lasts until the result is
    /// cancelled or released.
    public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable where S.Output == Output, S.Failure == Failure {
        let subscriber = SubjectSubscriber(subject)
        receive(subscriber: subscriber)
        return AnyCancellable(subscriber)
    }
}

/// A namespace for the publishers that operators make.
public enum Publishers {}
