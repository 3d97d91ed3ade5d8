extension Publishers {
    /// Goes on with another publisher where its upstream fails.
    public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
    where Upstream.Output == NewPublisher.Output {
        /// What both send.
        public typealias Output = Upstream.Output
        /// How the other one may fail.
        public typealias Failure = NewPublisher.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// Makes the other publisher.
        public let handler: (Upstream.Failure) -> NewPublisher

        /// Made by the operator of the same name.
        public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
            self.upstream = upstream
            self.handler = handler
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let chain = ChainingSubscription<Output, Failure>(subscriber)
            subscriber.receive(subscription: chain)
            chain.attach(upstream) { [handler] completion in
                switch completion {
                case .finished: chain.finish(.finished)
                case .failure(let error): chain.attach(handler(error)) { chain.finish($0) }
                }
            }
        }
    }

    /// Goes on with another publisher where its upstream fails, or fails with what its closure throws.
    public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
    where Upstream.Output == NewPublisher.Output {
        /// What both send.
        public typealias Output = Upstream.Output
        /// Any error.
        public typealias Failure = any Error

        /// Where the values come from.
        public let upstream: Upstream
        /// Makes the other publisher.
        public let handler: (Upstream.Failure) throws -> NewPublisher

        /// Made by the operator of the same name.
        public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
            self.upstream = upstream
            self.handler = handler
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let chain = ChainingSubscription<Output, Failure>(subscriber)
            subscriber.receive(subscription: chain)
            chain.attach(upstream) { [handler] completion in
                guard case .failure(let error) = completion else {
                    chain.finish(.finished)
                    return
                }
                do {
                    chain.attach(try handler(error)) { chain.finish($0.mapError { $0 }) }
                } catch {
                    chain.finish(.failure(error))
                }
            }
        }
    }

    /// Subscribes again where its upstream fails.
    public struct Retry<Upstream: Publisher>: Publisher {
        /// What it sends.
        public typealias Output = Upstream.Output
        /// How it may fail.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// How often to subscribe again; `nil` for no limit.
        public let retries: Int?

        /// Made by the operator of the same name.
        public init(upstream: Upstream, retries: Int?) {
            self.upstream = upstream
            self.retries = retries
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let chain = ChainingSubscription<Output, Failure>(subscriber)
            subscriber.receive(subscription: chain)
            attempt(chain, left: retries)
        }

        private func attempt(_ chain: ChainingSubscription<Output, Failure>, left: Int?) {
            chain.attach(upstream) { completion in
                if case .failure = completion, left.map({ $0 > 0 }) ?? true {
                    attempt(chain, left: left.map { $0 - 1 })
                } else {
                    chain.finish(completion)
                }
            }
        }
    }
}

extension Publisher {
    /// Goes on with the publisher that a closure makes of the error, where this one fails.
    public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> Publishers.Catch<Self, P>
    where P.Output == Output {
        Publishers.Catch(upstream: self, handler: handler)
    }

    /// The same with a closure that may throw, which ends the flow.
    public func tryCatch<P: Publisher>(_ handler: @escaping (Failure) throws -> P) -> Publishers.TryCatch<Self, P>
    where P.Output == Output {
        Publishers.TryCatch(upstream: self, handler: handler)
    }

    /// Subscribes again where this publisher fails, at most `retries` times.
    public func retry(_ retries: Int) -> Publishers.Retry<Self> {
        Publishers.Retry(upstream: self, retries: retries)
    }
}
