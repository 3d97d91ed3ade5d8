/// A publisher that hides which kind of publisher it wraps.
public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible {
    private let publisher: any Publisher<Output, Failure>

    /// Wraps a publisher.
    public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
        // Wrapping twice would only cost.
        self.publisher = (publisher as? AnyPublisher)?.publisher ?? publisher
    }

    /// `AnyPublisher`.
    public var description: String { "AnyPublisher" }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        publisher.receive(subscriber: subscriber)
    }
}

extension Publisher {
    /// Hides the kind of this publisher, so that only what it sends is part of a declaration.
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}
