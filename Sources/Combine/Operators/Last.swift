extension Publishers {
    /// Sends the last value.
    public struct Last<Upstream: Publisher>: Publisher {
        /// What it sends.
        public typealias Output = Upstream.Output
        /// How it may fail.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream

        /// Made by the operator of the same name.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var result: Output?
            upstream.subscribe(
                ReducingSubscriber<Upstream.Output, Upstream.Failure, Upstream.Output, Failure>(
                    subscriber,
                    onValue: { value in
                        result = value
                        return .goOn
                    }, result: { result }, onFailure: { $0 }))
        }
    }
}

extension Publishers {
    /// Sends the last value that a closure accepts.
    public struct LastWhere<Upstream: Publisher>: Publisher {
        /// What it sends.
        public typealias Output = Upstream.Output
        /// How it may fail.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// Whether to take a value.
        public let predicate: (Output) -> Bool

        /// Made by the operator of the same name.
        public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var result: Output?
            upstream.subscribe(
                ReducingSubscriber<Upstream.Output, Upstream.Failure, Upstream.Output, Failure>(
                    subscriber,
                    onValue: { [predicate] value in
                        if predicate(value) { result = value }
                        return .goOn
                    }, result: { result }, onFailure: { $0 }))
        }
    }
}

extension Publishers {
    /// Sends the greatest value, as a closure orders them, at the end.
    public struct Comparison<Upstream: Publisher>: Publisher {
        /// What it sends.
        public typealias Output = Upstream.Output
        /// How it may fail.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// Whether the first is less than the second.
        public let areInIncreasingOrder: (Output, Output) -> Bool

        /// Made by the operator of the same name.
        public init(upstream: Upstream, areInIncreasingOrder: @escaping (Output, Output) -> Bool) {
            self.upstream = upstream
            self.areInIncreasingOrder = areInIncreasingOrder
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var result: Output?
            upstream.subscribe(
                ReducingSubscriber<Upstream.Output, Upstream.Failure, Upstream.Output, Failure>(
                    subscriber,
                    onValue: { [areInIncreasingOrder] value in
                        guard let best = result else {
                            result = value
                            return .goOn
                        }
                        if areInIncreasingOrder(best, value) { result = value }
                        return .goOn
                    }, result: { result }, onFailure: { $0 }))
        }
    }
}

extension Publisher {
    /// Sends the last value, at the end.
    public func last() -> Publishers.Last<Self> {
        Publishers.Last(upstream: self)
    }

    /// Sends the last value that a closure accepts, at the end.
    public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
        Publishers.LastWhere(upstream: self, predicate: predicate)
    }

    /// Sends the greatest value, as a closure orders them, at the end.
    public func max(
        by areInIncreasingOrder: @escaping (Output, Output) -> Bool
    ) -> Publishers.Comparison<Self> {
        Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
    }

    /// Sends the least value, as a closure orders them, at the end.
    public func min(
        by areInIncreasingOrder: @escaping (Output, Output) -> Bool
    ) -> Publishers.Comparison<Self> {
        Publishers.Comparison(upstream: self) { areInIncreasingOrder($1, $0) }
    }
}

extension Publisher where Output: Comparable {
    /// Sends the greatest value, at the end.
    public func max() -> Publishers.Comparison<Self> {
        max(by: <)
    }

    /// Sends the least value, at the end.
    public func min() -> Publishers.Comparison<Self> {
        min(by: <)
    }
}
