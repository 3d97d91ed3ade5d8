/// A scheduler that runs closures at once, on the caller's thread. It knows no time: what should run later runs now.
public struct ImmediateScheduler: Scheduler, Sendable {
    /// The only moment there is.
    public struct SchedulerTimeType: Strideable, Sendable {
        /// A length of time.
        public typealias Stride = _SchedulerStride
        /// No time at all.
        public func distance(to other: Self) -> Stride { .nanoseconds(0) }
        /// The same moment.
        public func advanced(by n: Stride) -> Self { self }
    }

    /// There are none.
    public typealias SchedulerOptions = Never

    /// The scheduler.
    public static let shared = ImmediateScheduler()

    private init() {}

    /// The only moment there is.
    public var now: SchedulerTimeType { SchedulerTimeType() }
    /// No tolerance.
    public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

    /// Runs the closure.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) { action() }

    /// Runs the closure, whatever the moment.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) { action() }

    /// Runs the closure once.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        action()
        return Subscriptions.empty
    }
}
