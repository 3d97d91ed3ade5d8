extension Publishers {
    /// Sends each value changed by a closure.
    public struct Map<Upstream: Publisher, Output>: Publisher {
        /// How it may fail.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// Changes a value.
        public let transform: (Upstream.Output) -> Output

        /// Made by the operator of the same name.
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
            self.upstream = upstream
            self.transform = transform
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                TransformSubscriber<Upstream.Output, Failure, Output, Failure>(subscriber) { [transform] in
                    .emit(transform($0))
                })
        }
    }
}

extension Publishers {
    /// Sends each value changed by a closure that may throw.
    public struct TryMap<Upstream: Publisher, Output>: Publisher {
        /// How it may fail.
        public typealias Failure = any Error

        /// Where the values come from.
        public let upstream: Upstream
        /// Changes a value.
        public let transform: (Upstream.Output) throws -> Output

        /// Made by the operator of the same name.
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output) {
            self.upstream = upstream
            self.transform = transform
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                TransformSubscriber<Upstream.Output, Upstream.Failure, Output, any Error>(subscriber) { [transform] in
                    .emit(try transform($0))
                })
        }
    }
}

extension Publisher {
    /// Changes each value with a closure.
    public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
        Publishers.Map(upstream: self, transform: transform)
    }

    /// Changes each value with a closure; an error that it throws ends the flow.
    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
        Publishers.TryMap(upstream: self, transform: transform)
    }

    /// Replaces `nil` with `output`.
    public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? {
        map { $0 ?? output }
    }
}
