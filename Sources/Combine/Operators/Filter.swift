extension Publishers {
    /// Sends the values that a closure accepts.
    public struct Filter<Upstream: Publisher>: Publisher {
        /// What it sends.
        public typealias Output = Upstream.Output
        /// How it may fail.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// Whether to send a value.
        public let isIncluded: (Upstream.Output) -> Bool

        /// Made by the operator of the same name.
        public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.isIncluded = isIncluded
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                TransformSubscriber<Output, Failure, Output, Failure>(subscriber) { [isIncluded] in
                    isIncluded($0) ? .emit($0) : .skip
                })
        }
    }
}

extension Publishers {
    /// Sends the values that a closure that may throw accepts.
    public struct TryFilter<Upstream: Publisher>: Publisher {
        /// What it sends.
        public typealias Output = Upstream.Output
        /// How it may fail.
        public typealias Failure = any Error

        /// Where the values come from.
        public let upstream: Upstream
        /// Whether to send a value.
        public let isIncluded: (Upstream.Output) throws -> Bool

        /// Made by the operator of the same name.
        public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.isIncluded = isIncluded
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                TransformSubscriber<Output, Upstream.Failure, Output, any Error>(subscriber) { [isIncluded] in
                    try isIncluded($0) ? .emit($0) : .skip
                })
        }
    }
}

extension Publisher {
    /// Sends only the values that a closure accepts.
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
        Publishers.Filter(upstream: self, isIncluded: isIncluded)
    }

    /// The same with a closure that may throw, which ends the flow.
    public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Self> {
        Publishers.TryFilter(upstream: self, isIncluded: isIncluded)
    }

    /// Leaves out all values and keeps the end.
    public func ignoreOutput() -> Publishers.IgnoreOutput<Self> {
        Publishers.IgnoreOutput(upstream: self)
    }
}

extension Publishers {
    /// Sends no values, only the end.
    public struct IgnoreOutput<Upstream: Publisher>: Publisher {
        /// What it sends.
        public typealias Output = Never
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
            upstream.subscribe(
                TransformSubscriber<Upstream.Output, Failure, Never, Failure>(subscriber) { _ in .skip })
        }
    }
}
