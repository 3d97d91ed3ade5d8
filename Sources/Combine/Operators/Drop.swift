extension Publishers {
    /// Leaves out the first values.
    public struct Drop<Upstream: Publisher>: Publisher {
        /// What it sends.
        public typealias Output = Upstream.Output
        /// How it may fail.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// How many to leave out.
        public let count: Int

        /// Made by the operator of the same name.
        public init(upstream: Upstream, count: Int) {
            self.upstream = upstream
            self.count = count
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var left = count
            upstream.subscribe(
                TransformSubscriber<Output, Failure, Output, Failure>(subscriber) { value in
                    guard left > 0 else { return .emit(value) }
                    left -= 1
                    return .skip
                })
        }
    }
}

extension Publishers {
    /// Leaves out values as long as a closure says so.
    public struct DropWhile<Upstream: Publisher>: Publisher {
        /// What it sends.
        public typealias Output = Upstream.Output
        /// How it may fail.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// Whether to go on leaving out.
        public let predicate: (Output) -> Bool

        /// Made by the operator of the same name.
        public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var dropping = true
            upstream.subscribe(
                TransformSubscriber<Output, Failure, Output, Failure>(subscriber) { [predicate] value in
                    dropping = dropping && predicate(value)
                    return dropping ? .skip : .emit(value)
                })
        }
    }
}

extension Publisher {
    /// Leaves out the first `count` values. A negative number stops the program.
    public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
        precondition(count >= 0, "Cannot drop a negative number of values")
        return Publishers.Drop(upstream: self, count: count)
    }

    /// Leaves out values until a closure returns `false`.
    public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
        Publishers.DropWhile(upstream: self, predicate: predicate)
    }
}
