/// The values of a publisher that cannot fail, for `for await`.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
    /// What the publisher sends.
    public typealias Element = P.Output
    /// It does not throw.
    public typealias Failure = Never

    private let publisher: P

    /// The values of `publisher`.
    public init(_ publisher: P) { self.publisher = publisher }

    /// Subscribes. The subscription ends with the iterator or with the task.
    public func makeAsyncIterator() -> Iterator { Iterator(ValueMailbox(publisher)) }

    /// Asks for one value at a time.
    public struct Iterator: AsyncIteratorProtocol {
        private let mailbox: ValueMailbox<P.Output, Never>

        fileprivate init(_ mailbox: ValueMailbox<P.Output, Never>) { self.mailbox = mailbox }

        /// The next value, or `nil` at the end or when the task is cancelled.
        public mutating func next() async -> P.Output? {
            switch await mailbox.next() {
            case .success(let value): value
            }
        }

        /// The next value, or `nil` at the end or when the task is cancelled.
        public mutating func next(isolation actor: isolated (any Actor)?) async throws(Never) -> P.Output? {
            switch await mailbox.next(isolation: actor) {
            case .success(let value): value
            }
        }
    }
}

/// The values of a publisher that may fail, for `for try await`.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
    /// What the publisher sends.
    public typealias Element = P.Output
    /// It throws the publisher's error.
    public typealias Failure = any Error

    private let publisher: P

    /// The values of `publisher`.
    public init(_ publisher: P) { self.publisher = publisher }

    /// Subscribes. The subscription ends with the iterator or with the task.
    public func makeAsyncIterator() -> Iterator { Iterator(ValueMailbox(publisher)) }

    /// Asks for one value at a time.
    public struct Iterator: AsyncIteratorProtocol {
        private let mailbox: ValueMailbox<P.Output, P.Failure>

        fileprivate init(_ mailbox: ValueMailbox<P.Output, P.Failure>) { self.mailbox = mailbox }

        /// The next value, or `nil` at the end or when the task is cancelled; throws the publisher's error once.
        public mutating func next() async throws -> P.Output? { try await mailbox.next().get() }

        /// The next value, or `nil` at the end or when the task is cancelled; throws the publisher's error once.
        public mutating func next(isolation actor: isolated (any Actor)?) async throws(any Error) -> P.Output? {
            try await mailbox.next(isolation: actor).get()
        }
    }
}

extension Publisher where Failure == Never {
    /// The values, for `for await`.
    public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
    /// The values, for `for try await`.
    public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}
