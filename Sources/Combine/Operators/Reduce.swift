extension Publishers {
    /// Sends the result of a closure over all values, at the end.
    public struct Reduce<Upstream: Publisher, Output>: Publisher {
        /// How it may fail.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// What to begin with.
        public let initial: Output
        /// Makes the next result.
        public let nextPartialResult: (Output, Upstream.Output) -> Output

        /// Made by the operator of the same name.
        public init(
            upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output
        ) {
            self.upstream = upstream
            self.initial = initial
            self.nextPartialResult = nextPartialResult
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var result = initial
            upstream.subscribe(
                ReducingSubscriber<Upstream.Output, Upstream.Failure, Output, Failure>(
                    subscriber,
                    onValue: { [nextPartialResult] value in
                        result = nextPartialResult(result, value)
                        return .goOn
                    }, result: { result }, onFailure: { $0 }))
        }
    }
}

extension Publishers {
    /// Sends the result of a closure that may throw over all values, at the end.
    public struct TryReduce<Upstream: Publisher, Output>: Publisher {
        /// How it may fail.
        public typealias Failure = any Error

        /// Where the values come from.
        public let upstream: Upstream
        /// What to begin with.
        public let initial: Output
        /// Makes the next result.
        public let nextPartialResult: (Output, Upstream.Output) throws -> Output

        /// Made by the operator of the same name.
        public init(
            upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
        ) {
            self.upstream = upstream
            self.initial = initial
            self.nextPartialResult = nextPartialResult
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var result = initial
            upstream.subscribe(
                ReducingSubscriber<Upstream.Output, Upstream.Failure, Output, Failure>(
                    subscriber,
                    onValue: { [nextPartialResult] value in
                        do { result = try nextPartialResult(result, value) } catch { return .fail(error) }
                        return .goOn
                    }, result: { result }, onFailure: { $0 }))
        }
    }
}

extension Publisher {
    /// Combines all values with a closure and sends the result at the end.
    public func reduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.Reduce<Self, T> {
        Publishers.Reduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }

    /// The same with a closure that may throw, which ends the flow.
    public func tryReduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> Publishers.TryReduce<Self, T> {
        Publishers.TryReduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }
}
