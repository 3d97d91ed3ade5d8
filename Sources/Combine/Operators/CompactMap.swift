extension Publishers {
    /// Sends what a closure makes of each value, unless that is `nil`.
    public struct CompactMap<Upstream: Publisher, Output>: Publisher {
        /// How it may fail.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// Changes a value.
        public let transform: (Upstream.Output) -> Output?

        /// Made by the operator of the same name.
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
            self.upstream = upstream
            self.transform = transform
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                TransformSubscriber<Upstream.Output, Failure, Output, Failure>(subscriber) { [transform] in
                    transform($0).map { .emit($0) } ?? .skip
                })
        }
    }
}

extension Publishers {
    /// Sends what a closure that may throw makes of each value, unless that is `nil`.
    public struct TryCompactMap<Upstream: Publisher, Output>: Publisher {
        /// How it may fail.
        public typealias Failure = any Error

        /// Where the values come from.
        public let upstream: Upstream
        /// Changes a value.
        public let transform: (Upstream.Output) throws -> Output?

        /// Made by the operator of the same name.
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output?) {
            self.upstream = upstream
            self.transform = transform
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                TransformSubscriber<Upstream.Output, Upstream.Failure, Output, any Error>(subscriber) { [transform] in
                    try transform($0).map { .emit($0) } ?? .skip
                })
        }
    }
}

extension Publisher {
    /// Changes each value with a closure and leaves out those that become `nil`.
    public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T> {
        Publishers.CompactMap(upstream: self, transform: transform)
    }

    /// The same with a closure that may throw, which ends the flow.
    public func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?) -> Publishers.TryCompactMap<Self, T> {
        Publishers.TryCompactMap(upstream: self, transform: transform)
    }
}
