import Dispatch
import Foundation

extension DispatchQueue: Scheduler {
    /// A moment of the queue's clock, which stands still while the machine sleeps.
    public struct SchedulerTimeType: Strideable, Hashable, Sendable {
        /// A length of time.
        public typealias Stride = _SchedulerStride

        /// The moment.
        public var dispatchTime: DispatchTime

        /// The moment of a dispatch time.
        public init(_ time: DispatchTime) { dispatchTime = time }

        /// The time from this moment to another.
        public func distance(to other: Self) -> Stride {
            let (from, to) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
            return to >= from ? .nanoseconds(Int(clamping: to - from)) : .nanoseconds(-Int(clamping: from - to))
        }
        /// The moment that is later by a length of time.
        public func advanced(by n: Stride) -> Self { Self(dispatchTime + n.dispatchInterval) }
        /// Hashes the moment.
        public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.rawValue) }
    }

    /// How to run a closure.
    public struct SchedulerOptions {
        /// The quality of service.
        public var qos: DispatchQoS
        /// Flags of the work item.
        public var flags: DispatchWorkItemFlags
        /// A group to which the closure belongs.
        public var group: DispatchGroup?

        /// Options, each with a default.
        public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil) {
            (self.qos, self.flags, self.group) = (qos, flags, group)
        }
    }

    /// The present moment.
    public var now: SchedulerTimeType { SchedulerTimeType(.now()) }
    /// No tolerance.
    public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

    /// Runs a closure on the queue, never at once.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        // That the closure may run there is what the author asked for by naming the queue.
        nonisolated(unsafe) let action = action
        let options = options ?? SchedulerOptions()
        async(group: options.group, qos: options.qos, flags: options.flags) { action() }
    }

    /// Runs a closure on the queue at a moment. The tolerance is not used.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        nonisolated(unsafe) let action = action
        let options = options ?? SchedulerOptions()
        asyncAfter(deadline: date.dispatchTime, qos: options.qos, flags: options.flags) { action() }
    }

    /// Runs a closure on the queue again and again. Turns missed while the queue was busy are not made up for.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        nonisolated(unsafe) let action = action
        let timer = DispatchSource.makeTimerSource(queue: self)
        timer.schedule(
            deadline: date.dispatchTime, repeating: interval.dispatchInterval,
            leeway: .nanoseconds(max(0, tolerance.magnitude)))
        timer.setEventHandler { action() }
        timer.activate()
        return AnyCancellable { timer.cancel() }
    }
}
