import Synchronization

extension Publishers {
    /// Sends a value once no other has come for a while.
    public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// What it sends.
        public typealias Output = Upstream.Output
        /// How it may fail.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// How long no other value may come.
        public let dueTime: Context.SchedulerTimeType.Stride
        /// Where values are sent.
        public let scheduler: Context
        /// How the scheduler runs that.
        public let options: Context.SchedulerOptions?

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let turn = Turn()
            upstream.subscribe(
                RateSubscriber<Output, Failure>(
                    subscriber,
                    onValue: { [scheduler, dueTime, options] subscriber, value in
                        subscriber.keep(value)
                        let mine = turn.next()
                        scheduler.schedule(
                            after: scheduler.now.advanced(by: dueTime), tolerance: scheduler.minimumTolerance,
                            options: options
                        ) {
                            if turn.isCurrent(mine) { subscriber.flush() }
                        }
                    },
                    onCompletion: { [scheduler, options] subscriber, finish in
                        // A value still waiting is lost, as no silence followed it.
                        subscriber.drop()
                        scheduler.schedule(options: options, finish)
                    }))
        }
    }
}

/// Tells whether a scheduled closure has been overtaken by a later one.
private final class Turn: Sendable {
    private let count = Atomic<Int>(0)
    func next() -> Int { count.add(1, ordering: .acquiringAndReleasing).newValue }
    func isCurrent(_ turn: Int) -> Bool { count.load(ordering: .acquiring) == turn }
}

extension Publisher {
    /// Sends a value, from `scheduler`, once no other has come for `dueTime`. A value that waits when the publisher
    /// ends is not sent.
    public func debounce<S: Scheduler>(
        for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.Debounce<Self, S> {
        Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
    }
}
