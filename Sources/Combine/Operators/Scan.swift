extension Publishers {
    /// Sends the running result of a closure.
    public struct Scan<Upstream: Publisher, Output>: Publisher {
        /// How it may fail.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// What to begin with.
        public let initialResult: Output
        /// Makes the next result.
        public let nextPartialResult: (Output, Upstream.Output) -> Output

        /// Made by the operator of the same name.
        public init(
            upstream: Upstream, initialResult: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output
        ) {
            self.upstream = upstream
            self.initialResult = initialResult
            self.nextPartialResult = nextPartialResult
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var result = initialResult
            upstream.subscribe(
                TransformSubscriber<Upstream.Output, Failure, Output, Failure>(subscriber) { [nextPartialResult] in
                    result = nextPartialResult(result, $0)
                    return .emit(result)
                })
        }
    }
}

extension Publishers {
    /// Sends the running result of a closure that may throw.
    public struct TryScan<Upstream: Publisher, Output>: Publisher {
        /// How it may fail.
        public typealias Failure = any Error

        /// Where the values come from.
        public let upstream: Upstream
        /// What to begin with.
        public let initialResult: Output
        /// Makes the next result.
        public let nextPartialResult: (Output, Upstream.Output) throws -> Output

        /// Made by the operator of the same name.
        public init(
            upstream: Upstream, initialResult: Output,
            nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
        ) {
            self.upstream = upstream
            self.initialResult = initialResult
            self.nextPartialResult = nextPartialResult
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var result = initialResult
            upstream.subscribe(
                TransformSubscriber<Upstream.Output, Upstream.Failure, Output, any Error>(subscriber) {
                    [nextPartialResult] in
                    result = try nextPartialResult(result, $0)
                    return .emit(result)
                })
        }
    }
}

extension Publisher {
    /// Sends, for each value, what a closure makes of it and the result so far.
    public func scan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.Scan<Self, T> {
        Publishers.Scan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }

    /// The same with a closure that may throw, which ends the flow.
    public func tryScan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> Publishers.TryScan<Self, T> {
        Publishers.TryScan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }
}
