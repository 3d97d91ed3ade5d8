import Foundation
import Toolkit
import ViewGraph

extension Text {
    /// How a text shows a date. All but `date` and `time` go on while they are shown.
    public struct DateStyle: Equatable, Hashable, Codable, Sendable {
        enum Kind: String, Codable, Sendable { case date, time, relative, offset, timer }
        let kind: Kind
        /// The day: 4 June 2026.
        public static let date = DateStyle(kind: .date)
        /// The time of day: 9:41.
        public static let time = DateStyle(kind: .time)
        /// How far it is from now: 2 hr, 5 min.
        public static let relative = DateStyle(kind: .relative)
        /// How far it is from now, with a sign: +2 hr.
        public static let offset = DateStyle(kind: .offset)
        /// How far it is from now, counting: 2:05:10.
        public static let timer = DateStyle(kind: .timer)
    }

    /// A date in a style. Texts that count are written anew when what they say changes.
    public nonisolated init(_ date: Date, style: DateStyle) { self.init(storage: .date(date, style)) }

    /// Two dates as one range.
    public nonisolated init(_ dates: ClosedRange<Date>) {
        self.init(storage: .interval(DateInterval(start: dates.lowerBound, end: dates.upperBound)))
    }

    /// The time between two dates.
    public nonisolated init(_ interval: DateInterval) { self.init(storage: .interval(interval)) }

    /// The time that is left of, or has passed in, an interval, counting; it stands still at `pauseTime`.
    public nonisolated init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        self.init(
            storage: .countdown(
                Countdown(
                    interval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)))
    }

    struct Countdown: Equatable {
        var interval: ClosedRange<Date>
        var pauseTime: Date?
        var countsDown: Bool
        var showsHours: Bool

        func text(at now: Date) -> String {
            let time = min(max(pauseTime ?? now, interval.lowerBound), interval.upperBound)
            let seconds =
                countsDown
                ? interval.upperBound.timeIntervalSince(time).rounded(.up)
                : time.timeIntervalSince(interval.lowerBound).rounded(.down)
            return DateText.clock(seconds, showsHours: showsHours)
        }

        /// When the text says something else; nil after the end.
        func nextChange(after now: Date) -> Date? {
            if now >= interval.upperBound { return nil }
            if now < interval.lowerBound { return interval.lowerBound }
            // Down it counts to the end, up from the beginning: at whole seconds from there.
            return DateText.nextStep(of: 1, from: countsDown ? interval.upperBound : interval.lowerBound, after: now)
        }
    }
}

/// What texts say of dates.
enum DateText {
    static func text(_ date: Date, _ style: Text.DateStyle, _ now: Date, _ locale: Locale) -> String {
        let seconds = date.timeIntervalSince(now)
        switch style.kind {
        case .date: return date.formatted(.dateTime.day().month(.wide).year().locale(locale))
        case .time: return date.formatted(.dateTime.hour().minute().locale(locale))
        case .relative: return units(abs(seconds).rounded(.down), count: 2, locale)
        case .offset: return (seconds < 0 ? "−" : "+") + units(abs(seconds).rounded(.down), count: 1, locale)
        case .timer: return clock(abs(seconds).rounded(.down), showsHours: true)
        }
    }

    static func text(_ interval: DateInterval, _ locale: Locale) -> String {
        let style = Date.IntervalFormatStyle(date: .numeric, time: .shortened, locale: locale)
        guard interval.duration > 0 else { return interval.start.formatted(.dateTime.locale(locale)) }
        return style.format(interval.start..<interval.end)
    }

    /// When a text that goes on says something else. Units smaller than those that are said do not matter.
    static func nextChange(of date: Date, _ style: Text.DateStyle, after now: Date) -> Date? {
        let distance = abs(date.timeIntervalSince(now))
        let (minute, hour, day, week) = (60.0, 3600.0, 86_400.0, 604_800.0)
        let step: Double
        switch style.kind {
        case .date, .time: return nil
        case .timer: step = 1
        // Two units are said, rounded to the smaller; one of them while there are seconds.
        case .relative: step = distance < hour ? 1 : distance < day ? minute / 2 : distance < week ? hour / 2 : day / 2
        case .offset: step = distance < minute ? 1 : distance < hour ? minute / 2 : distance < day ? hour / 2 : day / 2
        }
        return nextStep(of: step, from: date, after: now)
    }

    /// The first moment after `now` that is a whole number of steps before or after `origin`.
    static func nextStep(of step: Double, from origin: Date, after now: Date) -> Date {
        let steps = now.timeIntervalSince(origin) / step
        // A little later, so that rounding down gives the new value.
        return origin.addingTimeInterval((steps.rounded(.down) + 1) * step + 0.001)
    }

    private static func units(_ seconds: Double, count: Int, _ locale: Locale) -> String {
        // Beyond what a calendar of hours says well, days.
        let units: Set<Duration.UnitsFormatStyle.Unit> = [.weeks, .days, .hours, .minutes, .seconds]
        return Duration.seconds(seconds).formatted(
            .units(allowed: units, width: .abbreviated, maximumUnitCount: count).locale(locale))
    }

    static func clock(_ seconds: Double, showsHours: Bool) -> String {
        let whole = seconds.isFinite ? Int(min(max(seconds, 0), 1e12)) : 0
        let (hours, minutes, rest) = (whole / 3600, whole / 60 % 60, whole % 60)
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        if showsHours && hours > 0 { return "\(hours):\(two(minutes)):\(two(rest))" }
        return "\(whole / 60):\(two(rest))"
    }
}

/// Has texts that count evaluated again when they say something else, and only while there are some.
@MainActor
enum TextClock {
    private static let dependency = Dependency()
    /// When the next of them changes; nil while nothing is waited for.
    private static var deadline: Date?

    /// The date now, for a text that goes on to say it; `nextChange` is when it says something else, nil for never.
    static func now(nextChange: (Date) -> Date?) -> Date {
        guard let toolkit = Desktop.toolkit else { return Date() }
        let now = toolkit.date
        guard let next = nextChange(now) else { return now }
        dependency.track()
        if deadline.map({ next < $0 }) ?? true {
            deadline = next
            toolkit.call(after: max(next.timeIntervalSince(now), 0.001)) {
                // What was waited for before an earlier one came has been seen to.
                guard deadline == next else { return }
                deadline = nil
                dependency.changed()
            }
        }
        return now
    }

    /// Another app begins: what the one before waited for does not come.
    static func forget() { deadline = nil }
}
