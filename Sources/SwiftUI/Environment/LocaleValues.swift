import Foundation
import ViewGraph

extension EnvironmentValues {
    /// The language and the customs that views write dates and numbers by.
    public var locale: Locale {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
    }
    private struct LocaleKey: EnvironmentKey { static var defaultValue: Locale { .autoupdatingCurrent } }

    /// The calendar that views reckon dates by.
    public var calendar: Calendar {
        get { self[CalendarKey.self] }
        set { self[CalendarKey.self] = newValue }
    }
    private struct CalendarKey: EnvironmentKey { static var defaultValue: Calendar { .autoupdatingCurrent } }

    /// The time zone that views show times in.
    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set { self[TimeZoneKey.self] = newValue }
    }
    private struct TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone { .autoupdatingCurrent } }
}
