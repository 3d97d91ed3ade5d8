extension Publishers {
    /// Sends the number of values, at the end.
    public struct Count<Upstream: Publisher>: Publisher {
        /// What it sends.
        public typealias Output = Int
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
            var result = 0
            upstream.subscribe(
                ReducingSubscriber<Upstream.Output, Upstream.Failure, Int, Failure>(
                    subscriber,
                    onValue: { _ in
                        result += 1
                        return .goOn
                    }, result: { result }, onFailure: { $0 }))
        }
    }
}

extension Publisher {
    /// Sends the number of values, at the end.
    public func count() -> Publishers.Count<Self> {
        Publishers.Count(upstream: self)
    }
}
