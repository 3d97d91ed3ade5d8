extension Publishers {
    /// Sends the values of the latest of the publishers that its upstream sends.
    public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
    where P.Failure == Upstream.Failure, Upstream.Output == P {
        /// What the publishers send.
        public typealias Output = P.Output
        /// How any of them may fail.
        public typealias Failure = P.Failure

        /// Where the publishers come from.
        public let upstream: Upstream

        /// Made by the operator of the same name.
        public init(upstream: Upstream) { self.upstream = upstream }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let merging = MergingSubscription<Output, Failure>(subscriber)
            subscriber.receive(subscription: merging)
            upstream.subscribe(
                AnySubscriber<P, Failure>(
                    receiveSubscription: { merging.acceptOuter($0, demand: .unlimited) },
                    receiveValue: { publisher in
                        merging.detachAll()
                        merging.attach(publisher)
                        return .none
                    },
                    receiveCompletion: { merging.finishOuter($0) }))
        }
    }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
    /// Sends the values of the latest publisher, and cancels the one before.
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
        Publishers.SwitchToLatest(upstream: self)
    }
}

extension Publisher where Output: Publisher, Failure == Never {
    /// Sends the values of the latest publisher, and cancels the one before. This publisher cannot fail, but they can.
    public func switchToLatest()
        -> Publishers.SwitchToLatest<
            Output, Publishers.SetFailureType<Self, Output.Failure>
        >
    {
        Publishers.SwitchToLatest(upstream: setFailureType(to: Output.Failure.self))
    }
}

extension Publisher where Output: Publisher, Failure == Never, Output.Failure == Never {
    /// Sends the values of the latest publisher, and cancels the one before.
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
        Publishers.SwitchToLatest(upstream: self)
    }
}
