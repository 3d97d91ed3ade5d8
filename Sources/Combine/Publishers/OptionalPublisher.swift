extension Optional {
    /// A publisher of the value of an optional, if there is one.
    public struct Publisher: Combine.Publisher {
        /// The wrapped value.
        public typealias Output = Wrapped
        /// It cannot fail.
        public typealias Failure = Never

        /// The optional.
        public let output: Wrapped?

        /// A publisher of `output`, unless that is `nil`.
        public init(_ output: Wrapped?) { self.output = output }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Wrapped, S.Failure == Never {
            guard let output else {
                Empty<Wrapped, Never>().subscribe(subscriber)
                return
            }
            Just(output).subscribe(subscriber)
        }
    }

    /// A publisher of the value, if there is one, then the end.
    public var publisher: Publisher { Publisher(self) }
}

extension Result {
    /// A publisher of the value of a result, or of its error.
    public struct Publisher: Combine.Publisher {
        /// The value on success.
        public typealias Output = Success

        /// The result.
        public let result: Result<Success, Failure>

        /// A publisher of `result`.
        public init(_ result: Result<Success, Failure>) { self.result = result }

        /// A publisher of a value.
        public init(_ output: Success) { result = .success(output) }

        /// A publisher that fails.
        public init(_ failure: Failure) { result = .failure(failure) }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Success, S.Failure == Failure {
            switch result {
            case .success(let value):
                subscriber.receive(subscription: OneValueSubscription<Success, Failure>(subscriber, value: value))
            case .failure(let error):
                Fail<Success, Failure>(error: error).subscribe(subscriber)
            }
        }
    }

    /// A publisher of the value, or of the error.
    public var publisher: Publisher { Publisher(self) }
}
