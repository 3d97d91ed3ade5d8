/// A publisher of one value, or an error, that comes later. Each subscriber gets it, whenever it comes or came.
public final class Future<Output, Failure: Error>: Publisher, @unchecked Sendable {
    /// Called with the value or the error. Only the first call counts.
    public typealias Promise = (Result<Output, Failure>) -> Void

    private let lock = Lock()
    private var result: Result<Output, Failure>?
    private var waiting: [OneValueSubscription<Output, Failure>] = []

    /// Calls `attemptToFulfill` at once, with the promise to call when the value is there, from any thread.
    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
        // Strongly: the promise keeps the future until it is kept or dropped.
        attemptToFulfill { self.resolve($0) }
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let subscription = OneValueSubscription<Output, Failure>(subscriber)
        // Listed before the subscriber sees it, so that the result cannot slip between.
        let result = lock.withLock {
            if self.result == nil { waiting.append(subscription) }
            return self.result
        }
        subscription.whenCancelled { [weak self, weak subscription] in
            self?.lock.withLock { self?.waiting.removeAll { $0 === subscription } }
        }
        subscriber.receive(subscription: subscription)
        if let result { subscription.resolve(result) }
    }

    private func resolve(_ result: Result<Output, Failure>) {
        let waiting = lock.withLock { () -> [OneValueSubscription<Output, Failure>] in
            guard self.result == nil else { return [] }
            self.result = result
            defer { self.waiting = [] }
            return self.waiting
        }
        for subscription in waiting { subscription.resolve(result) }
    }
}

extension Future where Failure == Never {
    /// The value, once it is there.
    public final var value: Output {
        get async {
            await withCheckedContinuation { continuation in
                subscribe(
                    Subscribers.Sink(
                        receiveCompletion: { _ in },
                        receiveValue: { value in
                            // One subscriber gets the same object as another: the sender has let go of it.
                            nonisolated(unsafe) let value = value
                            continuation.resume(returning: value)
                        }))
            }
        }
    }
}

extension Future where Failure == any Error {
    /// The value, once it is there; throws the error if that comes.
    public final var value: Output {
        get async throws {
            try await withCheckedThrowingContinuation { continuation in
                subscribe(
                    Subscribers.Sink(
                        receiveCompletion: { completion in
                            if case .failure(let error) = completion { continuation.resume(throwing: error) }
                        },
                        receiveValue: { value in
                            nonisolated(unsafe) let value = value
                            continuation.resume(returning: value)
                        }))
            }
        }
    }
}

extension OneValueSubscription {
    func resolve(_ result: Result<Output, Failure>) {
        switch result {
        case .success(let value): fulfil(value)
        case .failure(let error): finish(.failure(error))
        }
    }
}
