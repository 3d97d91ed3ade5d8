extension Publishers {
    /// Sends the values that differ from the one before.
    public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
        /// What it sends.
        public typealias Output = Upstream.Output
        /// How it may fail.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// Whether two values are the same.
        public let predicate: (Output, Output) -> Bool

        /// Made by the operator of the same name.
        public init(upstream: Upstream, predicate: @escaping (Output, Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var previous: Output?
            upstream.subscribe(
                TransformSubscriber<Output, Failure, Output, Failure>(subscriber) { [predicate] value in
                    if let last = previous, predicate(last, value) { return .skip }
                    previous = value
                    return .emit(value)
                })
        }
    }
}

extension Publishers {
    /// Sends the values that differ from the one before, as a closure that may throw says.
    public struct TryRemoveDuplicates<Upstream: Publisher>: Publisher {
        /// What it sends.
        public typealias Output = Upstream.Output
        /// How it may fail.
        public typealias Failure = any Error

        /// Where the values come from.
        public let upstream: Upstream
        /// Whether two values are the same.
        public let predicate: (Output, Output) throws -> Bool

        /// Made by the operator of the same name.
        public init(upstream: Upstream, predicate: @escaping (Output, Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var previous: Output?
            upstream.subscribe(
                TransformSubscriber<Output, Upstream.Failure, Output, any Error>(subscriber) { [predicate] value in
                    if let last = previous, try predicate(last, value) { return .skip }
                    previous = value
                    return .emit(value)
                })
        }
    }
}

extension Publisher {
    /// Leaves out values that a closure finds the same as the one before.
    public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> Publishers.RemoveDuplicates<Self>
    {
        Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
    }

    /// The same with a closure that may throw, which ends the flow.
    public func tryRemoveDuplicates(
        by predicate: @escaping (Output, Output) throws -> Bool
    ) -> Publishers.TryRemoveDuplicates<Self> {
        Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate)
    }
}

extension Publisher where Output: Equatable {
    /// Leaves out values equal to the one before.
    public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
        removeDuplicates(by: ==)
    }
}
