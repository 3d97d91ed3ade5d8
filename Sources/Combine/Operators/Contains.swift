extension Publishers {
    /// Sends whether a closure accepts some value, as soon as that is known.
    public struct ContainsWhere<Upstream: Publisher>: Publisher {
        /// What it sends.
        public typealias Output = Bool
        /// How it may fail.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// Whether to accept a value.
        public let predicate: (Upstream.Output) -> Bool

        /// Made by the operator of the same name.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var result = false
            upstream.subscribe(
                ReducingSubscriber<Upstream.Output, Upstream.Failure, Bool, Failure>(
                    subscriber,
                    onValue: { [predicate] value in
                        result = predicate(value)
                        return result ? .finish : .goOn
                    }, result: { result }, onFailure: { $0 }))
        }
    }
}

extension Publishers {
    /// Sends whether a closure accepts all values, as soon as that is known.
    public struct AllSatisfy<Upstream: Publisher>: Publisher {
        /// What it sends.
        public typealias Output = Bool
        /// How it may fail.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// Whether to accept a value.
        public let predicate: (Upstream.Output) -> Bool

        /// Made by the operator of the same name.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var result = true
            upstream.subscribe(
                ReducingSubscriber<Upstream.Output, Upstream.Failure, Bool, Failure>(
                    subscriber,
                    onValue: { [predicate] value in
                        result = predicate(value)
                        return result ? .goOn : .finish
                    }, result: { result }, onFailure: { $0 }))
        }
    }
}

extension Publishers {
    /// Sends whether a value equals the one looked for, as soon as that is known.
    public struct Contains<Upstream: Publisher>: Publisher where Upstream.Output: Equatable {
        /// What it sends.
        public typealias Output = Bool
        /// How it may fail.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// The value to look for.
        public let output: Upstream.Output

        /// Made by the operator of the same name.
        public init(upstream: Upstream, output: Upstream.Output) {
            self.upstream = upstream
            self.output = output
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var result = false
            upstream.subscribe(
                ReducingSubscriber<Upstream.Output, Upstream.Failure, Bool, Failure>(
                    subscriber,
                    onValue: { value in
                        result = value == output
                        return result ? .finish : .goOn
                    }, result: { result }, onFailure: { $0 }))
        }
    }
}

extension Publisher {
    /// Sends whether a closure accepts some value, as soon as that is known.
    public func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.ContainsWhere<Self> {
        Publishers.ContainsWhere(upstream: self, predicate: predicate)
    }

    /// Sends whether a closure accepts all values, as soon as that is known.
    public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self> {
        Publishers.AllSatisfy(upstream: self, predicate: predicate)
    }
}

extension Publisher where Output: Equatable {
    /// Sends whether some value equals `output`, as soon as that is known.
    public func contains(_ output: Output) -> Publishers.Contains<Self> {
        Publishers.Contains(upstream: self, output: output)
    }
}
