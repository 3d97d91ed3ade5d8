extension Publishers {
    /// Sends the values at some positions, and ends after the last of them.
    public struct Output<Upstream: Publisher>: Publisher {
        /// What it sends.
        public typealias Output = Upstream.Output
        /// How it may fail.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// The positions, from zero.
        public let range: CountableRange<Int>

        /// Made by the operator of the same name.
        public init(upstream: Upstream, range: CountableRange<Int>) {
            self.upstream = upstream
            self.range = range
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            guard !range.isEmpty else {
                Empty<Output, Failure>().subscribe(subscriber)
                return
            }
            var index = -1
            upstream.subscribe(
                TransformSubscriber<Output, Failure, Output, Failure>(subscriber) { [range] value in
                    index += 1
                    guard range.contains(index) else { return .skip }
                    return index == range.upperBound - 1 ? .emitLast(value) : .emit(value)
                })
        }
    }
}

extension Publishers {
    /// Sends values as long as a closure says so, then ends.
    public struct PrefixWhile<Upstream: Publisher>: Publisher {
        /// What it sends.
        public typealias Output = Upstream.Output
        /// How it may fail.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// Whether to go on.
        public let predicate: (Output) -> Bool

        /// Made by the operator of the same name.
        public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                TransformSubscriber<Output, Failure, Output, Failure>(subscriber) { [predicate] in
                    predicate($0) ? .emit($0) : .finish
                })
        }
    }
}

extension Publishers {
    /// Sends the first value, then ends.
    public struct First<Upstream: Publisher>: Publisher {
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
            upstream.subscribe(
                TransformSubscriber<Output, Failure, Output, Failure>(subscriber) { .emitLast($0) })
        }
    }
}

extension Publishers {
    /// Sends the first value that a closure accepts, then ends.
    public struct FirstWhere<Upstream: Publisher>: Publisher {
        /// What it sends.
        public typealias Output = Upstream.Output
        /// How it may fail.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// Whether to send a value.
        public let predicate: (Output) -> Bool

        /// Made by the operator of the same name.
        public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                TransformSubscriber<Output, Failure, Output, Failure>(subscriber) { [predicate] in
                    predicate($0) ? .emitLast($0) : .skip
                })
        }
    }
}

extension Publisher {
    /// Sends at most the first `maxLength` values, then ends. A negative number stops the program.
    public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
        output(in: 0..<maxLength)
    }

    /// Sends values until a closure returns `false`, then ends.
    public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
        Publishers.PrefixWhile(upstream: self, predicate: predicate)
    }

    /// Sends the value at a position, counted from zero, then ends.
    public func output(at index: Int) -> Publishers.Output<Self> {
        output(in: index...index)
    }

    /// Sends the values at a range of positions, counted from zero, then ends.
    public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self> where R.Bound == Int {
        Publishers.Output(upstream: self, range: range.relative(to: 0..<Int.max))
    }

    /// Sends the first value, then ends.
    public func first() -> Publishers.First<Self> {
        Publishers.First(upstream: self)
    }

    /// Sends the first value that a closure accepts, then ends.
    public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
        Publishers.FirstWhere(upstream: self, predicate: predicate)
    }
}
