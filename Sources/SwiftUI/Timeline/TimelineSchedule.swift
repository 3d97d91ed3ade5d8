import Foundation

/// When a timeline view updates.
public protocol TimelineSchedule {
    /// How often updates are wanted.
    typealias Mode = TimelineScheduleMode
    /// Dates in order.
    associatedtype Entries: Sequence where Entries.Element == Date
    /// The dates from the last one before `startDate` on.
    func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often updates are wanted.
public enum TimelineScheduleMode: Hashable, Sendable {
    /// As often as the schedule says.
    case normal
    /// Seldom, to save power. This desktop never asks for it.
    case lowFrequency
}

/// Updates at the same distance from each other.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    private let start: Date
    private let interval: TimeInterval

    /// Updates from `startDate` on, and before it too, every `interval` seconds; at least a hundredth of one.
    public init(from startDate: Date, by interval: TimeInterval) {
        start = startDate
        self.interval = max(interval, 0.01)
    }

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        let steps = (startDate.timeIntervalSince(start) / interval).rounded(.down)
        return Entries(date: start.addingTimeInterval(steps * interval), interval: interval)
    }

    /// Dates without end.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        var date: Date
        let interval: TimeInterval
        public mutating func next() -> Date? {
            defer { date = date.addingTimeInterval(interval) }
            return date
        }
    }
}

/// Updates at every full minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    /// Updates at every full minute.
    public init() {}
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> PeriodicTimelineSchedule.Entries {
        PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60).entries(
            from: startDate, mode: mode)
    }
}

/// Updates at given dates.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
    private let dates: Entries
    /// Updates at dates in order.
    public init(_ dates: Entries) { self.dates = dates }
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// Updates in each frame.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    let minimumInterval: Double
    let isPaused: Bool
    /// Updates in each frame, at least `minimumInterval` seconds apart; none while paused.
    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        self.minimumInterval = max(minimumInterval ?? 0, 0)
        isPaused = paused
    }

    public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries {
        Entries(date: start, interval: max(minimumInterval, 1.0 / 60), isPaused: isPaused)
    }

    /// Dates without end, or one while paused.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        var date: Date?
        let interval: TimeInterval
        let isPaused: Bool
        public mutating func next() -> Date? {
            defer { date = isPaused ? nil : date?.addingTimeInterval(interval) }
            return date
        }
    }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// Updates every `interval` seconds.
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    /// Updates at every full minute.
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}
extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// Updates in each frame.
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
    /// Updates in each frame, at least `minimumInterval` seconds apart; none while paused.
    public static func animation(
        minimumInterval: Double? = nil, paused: Bool = false
    ) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
    }
}
extension TimelineSchedule {
    /// Updates at dates in order.
    public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
    where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
        ExplicitTimelineSchedule(dates)
    }
}
