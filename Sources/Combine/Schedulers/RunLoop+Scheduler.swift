import Foundation

/// The main run loop is scheduled on through the main dispatch queue: an app's main loop drains that, whether or not
/// it is a `RunLoop`. Other run loops run closures themselves, in their common modes.
extension RunLoop: Scheduler {
    /// A moment.
    public typealias SchedulerTimeType = _SchedulerDate

    /// There are none.
    public struct SchedulerOptions {}

    /// The present moment.
    public var now: SchedulerTimeType { _SchedulerDate(Date()) }
    /// No tolerance.
    public var minimumTolerance: SchedulerTimeType.Stride { .seconds(0) }

    /// Runs a closure in the run loop, never at once.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        if self === RunLoop.main {
            DispatchQueue.main.schedule(action)
        } else {
            nonisolated(unsafe) let action = action
            perform { action() }
        }
    }

    /// Runs a closure in the run loop at a moment.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        if self === RunLoop.main {
            let queue = DispatchQueue.main
            queue.schedule(after: queue.now.advanced(by: now.distance(to: date)), action)
        } else {
            nonisolated(unsafe) let action = action
            let timer = Timer(fire: date.date, interval: 0, repeats: false) { _ in action() }
            timer.tolerance = max(0, tolerance.timeInterval)
            add(timer, forMode: .common)
        }
    }

    /// Runs a closure in the run loop again and again.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        if self === RunLoop.main {
            let queue = DispatchQueue.main
            return queue.schedule(
                after: queue.now.advanced(by: now.distance(to: date)), interval: interval, tolerance: tolerance,
                action)
        }
        nonisolated(unsafe) let action = action
        let timer = Timer(fire: date.date, interval: interval.timeInterval, repeats: true) { _ in action() }
        timer.tolerance = max(0, tolerance.timeInterval)
        add(timer, forMode: .common)
        return AnyCancellable { timer.invalidate() }
    }
}
