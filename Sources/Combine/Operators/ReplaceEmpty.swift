extension Publishers {
    /// Sends a value where its upstream ends without any.
    public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
        /// What it sends.
        public typealias Output = Upstream.Output
        /// How it may fail.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// What to send.
        public let output: Upstream.Output

        /// Made by the operator of the same name.
        public init(upstream: Upstream, output: Upstream.Output) {
            self.upstream = upstream
            self.output = output
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var isEmpty = true
            upstream.subscribe(
                LastValueSubscriber<Output, Failure, Failure>(
                    subscriber, onValue: { _ in isEmpty = false },
                    onEnd: { [output] completion in
                        guard case .finished = completion, isEmpty else { return (nil, completion) }
                        return (output, completion)
                    }))
        }
    }
}

extension Publishers {
    /// Sends a value and ends normally where its upstream fails.
    public struct ReplaceError<Upstream: Publisher>: Publisher {
        /// What it sends.
        public typealias Output = Upstream.Output
        /// How it may fail.
        public typealias Failure = Never

        /// Where the values come from.
        public let upstream: Upstream
        /// What to send instead of the error.
        public let output: Upstream.Output

        /// Made by the operator of the same name.
        public init(upstream: Upstream, output: Upstream.Output) {
            self.upstream = upstream
            self.output = output
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                LastValueSubscriber<Output, Upstream.Failure, Never>(
                    subscriber, onValue: { _ in },
                    onEnd: { [output] completion in
                        if case .failure = completion { (output, .finished) } else { (nil, .finished) }
                    }))
        }
    }
}

extension Publisher {
    /// Sends `output` where this publisher ends without any value.
    public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
        Publishers.ReplaceEmpty(upstream: self, output: output)
    }

    /// Sends `output` and ends normally where this publisher fails.
    public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
        Publishers.ReplaceError(upstream: self, output: output)
    }
}
