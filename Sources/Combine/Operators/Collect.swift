extension Publishers {
    /// Sends all values in one array, at the end.
    public struct Collect<Upstream: Publisher>: Publisher {
        /// What it sends.
        public typealias Output = [Upstream.Output]
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
            var result: [Upstream.Output] = []
            upstream.subscribe(
                ReducingSubscriber<Upstream.Output, Upstream.Failure, [Upstream.Output], Failure>(
                    subscriber,
                    onValue: { value in
                        result.append(value)
                        return .goOn
                    }, result: { result }, onFailure: { $0 }))
        }
    }
}

extension Publishers {
    /// Sends the values in arrays of a size; the last one may be shorter.
    public struct CollectByCount<Upstream: Publisher>: Publisher {
        /// What it sends.
        public typealias Output = [Upstream.Output]
        /// How it may fail.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// The size.
        public let count: Int

        /// Made by the operator of the same name.
        public init(upstream: Upstream, count: Int) {
            self.upstream = upstream
            self.count = count
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var group: [Upstream.Output] = []
            upstream.subscribe(
                TransformSubscriber<Upstream.Output, Failure, Output, Failure>(
                    subscriber, groupSize: count,
                    onValue: { [count] value in
                        group.append(value)
                        guard group.count == count else { return .keep }
                        defer { group = [] }
                        return .emit(group)
                    },
                    onEnd: { completion in
                        guard case .finished = completion, !group.isEmpty else { return (nil, completion) }
                        return (group, completion)
                    }))
        }
    }
}

extension Publisher {
    /// Sends all values in one array, at the end. It keeps them all, so the publisher must end.
    public func collect() -> Publishers.Collect<Self> {
        Publishers.Collect(upstream: self)
    }

    /// Sends the values in arrays of `count`; the last one may be shorter. A count below one stops the program.
    public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
        precondition(count > 0, "Cannot collect fewer than one value")
        return Publishers.CollectByCount(upstream: self, count: count)
    }
}
