import Foundation

extension OperationQueue: Scheduler {
    /// A moment.
    public typealias SchedulerTimeType = _SchedulerDate

    /// There are none.
    public struct SchedulerOptions {}

    /// The present moment.
    public var now: SchedulerTimeType { _SchedulerDate(Date()) }
    /// No tolerance.
    public var minimumTolerance: SchedulerTimeType.Stride { .seconds(0) }

    /// Runs a closure as an operation of the queue.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        nonisolated(unsafe) let action = action
        addOperation { action() }
    }

    /// Adds a closure to the queue at a moment.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        nonisolated(unsafe) let action = action
        let clock = DispatchQueue.global()
        clock.schedule(after: clock.now.advanced(by: now.distance(to: date))) { self.addOperation { action() } }
    }

    /// Adds a closure to the queue again and again.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        nonisolated(unsafe) let action = action
        let clock = DispatchQueue.global()
        return clock.schedule(
            after: clock.now.advanced(by: now.distance(to: date)), interval: interval, tolerance: tolerance
        ) { self.addOperation { action() } }
    }
}
