extension Publishers {
    /// Changes the error it ends with.
    public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
        /// What it sends.
        public typealias Output = Upstream.Output

        /// Where the values come from.
        public let upstream: Upstream
        /// Changes the error.
        public let transform: (Upstream.Failure) -> Failure

        /// Made by the operator of the same name.
        public init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
            self.upstream = upstream
            self.transform = transform
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                TransformSubscriber<Output, Upstream.Failure, Output, Failure>(
                    subscriber, onValue: { .emit($0) }, onEnd: { [transform] in (nil, $0.mapError(transform)) }))
        }
    }
}

extension Publishers {
    /// Gives a publisher that cannot fail a kind of error.
    public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher where Upstream.Failure == Never {
        /// What it sends.
        public typealias Output = Upstream.Output

        /// Where the values come from.
        public let upstream: Upstream

        /// Made by the operator of the same name.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                TransformSubscriber<Output, Never, Output, Failure>(
                    subscriber, onValue: { .emit($0) }, onEnd: { _ in (nil, .finished) }))
        }
    }
}

extension Publisher {
    /// Changes the error that the flow ends with.
    public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> Publishers.MapError<Self, E> {
        Publishers.MapError(upstream: self, transform: transform)
    }
}

extension Publisher where Failure == Never {
    /// Declares that the publisher could fail with an error of this kind.
    public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E> {
        Publishers.SetFailureType(upstream: self)
    }
}
