import Foundation

/// A date, a time of day or both, to be chosen.
package struct DateContent: ControlContent {
    package enum Style: Sendable {
        /// A button that opens a calendar.
        case field
        /// The calendar itself.
        case calendar
    }
    package var date: Date
    package var style: Style
    package var hasDate = true
    package var hasTime = true
    package var earliest: Date?
    package var latest: Date?
    package var name: String
    /// What days, hours and minutes are reckoned by.
    package var calendar: Calendar
    package var locale: Locale
    /// The person asks for a date; the control shows what the next content says.
    package var setDate: @MainActor (Date) -> Void

    package init(
        date: Date, style: Style, name: String, calendar: Calendar, locale: Locale,
        setDate: @escaping @MainActor (Date) -> Void
    ) {
        self.date = date
        self.style = style
        self.name = name
        self.calendar = calendar
        self.locale = locale
        self.setDate = setDate
    }

    package func hasSameSize(as old: DateContent) -> Bool { dateText == old.dateText }

    package func needsAnotherControl(than old: DateContent) -> Bool {
        style != old.style || hasDate != old.hasDate || hasTime != old.hasTime
    }

    /// The nearest date that may be chosen.
    package func allowed(_ date: Date) -> Date {
        var result = date
        if let latest { result = min(result, latest) }
        if let earliest { result = max(result, earliest) }
        return result
    }

    /// The day as people write it.
    package var dateText: String { text(dateStyle: hasDate ? .medium : .none, timeStyle: .none) }

    private func text(dateStyle: DateFormatter.Style, timeStyle: DateFormatter.Style) -> String {
        let formatter = DateFormatter()
        formatter.calendar = calendar
        formatter.timeZone = calendar.timeZone
        formatter.locale = locale
        formatter.dateStyle = dateStyle
        formatter.timeStyle = timeStyle
        return formatter.string(from: date)
    }

    package var accessible: Accessible {
        Accessible(
            .datePicker, name: name,
            value: text(dateStyle: hasDate ? .medium : .none, timeStyle: hasTime ? .short : .none))
    }

    package func measure(width: Double?, height: Double?, metrics: TextMetrics) -> CGSize {
        let time = hasTime ? 120.0 : 0
        guard hasDate else { return CGSize(width: time, height: 32) }
        if style == .calendar { return CGSize(width: 280, height: hasTime ? 272 : 240) }
        let day = metrics.measure(TextContent(dateText), width: nil, height: nil).width + 40
        return CGSize(width: day + time, height: 32)
    }

    /// `setValue` chooses by seconds since 1970, stepping goes by days, or by minutes where there is no day.
    package func perform(_ action: UserAction) -> Bool {
        let new: Date?
        let unit: Calendar.Component = hasDate ? .day : .minute
        switch action {
        case .setValue(let seconds): new = Date(timeIntervalSince1970: seconds)
        case .increment: new = calendar.date(byAdding: unit, value: 1, to: date)
        case .decrement: new = calendar.date(byAdding: unit, value: -1, to: date)
        default: return false
        }
        if let new { setDate(allowed(new)) }
        return true
    }
}
