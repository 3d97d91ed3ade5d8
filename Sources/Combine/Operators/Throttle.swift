extension Publishers {
    /// Sends at most one value in a length of time.
    public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// What it sends.
        public typealias Output = Upstream.Output
        /// How it may fail.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// The length of time.
        public let interval: Context.SchedulerTimeType.Stride
        /// Where values are sent.
        public let scheduler: Context
        /// Whether to send the latest of the values that came meanwhile, rather than the first.
        public let latest: Bool

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let window = Window<Context>(interval: interval)
            upstream.subscribe(
                RateSubscriber<Output, Failure>(
                    subscriber,
                    onValue: { [scheduler, latest] subscriber, value in
                        guard let date = window.scheduleNext(now: scheduler.now) else {
                            // A closure is on its way that will send what is kept.
                            if latest { subscriber.keep(value) }
                            return
                        }
                        subscriber.keep(value)
                        let send = {
                            window.opened(at: scheduler.now)
                            _ = subscriber.flush()
                        }
                        if date > scheduler.now {
                            scheduler.schedule(after: date, send)
                        } else {
                            scheduler.schedule(send)
                        }
                    },
                    onCompletion: { [scheduler] subscriber, finish in
                        scheduler.schedule {
                            subscriber.flush()
                            finish()
                        }
                    }))
        }
    }
}

/// When the next value may be sent, and whether a closure has been scheduled for that.
private final class Window<Context: Scheduler> {
    private let lock = Lock()
    private let interval: Context.SchedulerTimeType.Stride
    private var last: Context.SchedulerTimeType?
    private var isScheduled = false

    init(interval: Context.SchedulerTimeType.Stride) { self.interval = interval }

    /// The moment to schedule for, or `nil` if that has been done.
    func scheduleNext(now: Context.SchedulerTimeType) -> Context.SchedulerTimeType? {
        lock.withLock {
            if isScheduled { return nil }
            isScheduled = true
            return last.map { Swift.max(now, $0.advanced(by: interval)) } ?? now
        }
    }

    func opened(at date: Context.SchedulerTimeType) {
        lock.withLock {
            last = date
            isScheduled = false
        }
    }
}

extension Publisher {
    /// Sends at most one value in each `interval`, from `scheduler`: the first at once, then the latest, or the first,
    /// of those that came meanwhile.
    public func throttle<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
    ) -> Publishers.Throttle<Self, S> {
        Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
    }
}
