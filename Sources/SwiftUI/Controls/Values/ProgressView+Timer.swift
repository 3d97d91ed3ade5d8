import Foundation
import ViewGraph

extension ProgressView {
    /// How much of an interval has passed, or is left with `countsDown`, with a label and one for the time.
    public nonisolated init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(timer: TimerProgress(interval: timerInterval, countsDown: countsDown), label(), currentValueLabel())
    }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
    /// How much of an interval has passed, or is left with `countsDown`, with a label.
    public nonisolated init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
    ) {
        let timer = TimerProgress(interval: timerInterval, countsDown: countsDown)
        self.init(timer: timer, label(), DefaultDateProgressLabel(timer: timer))
    }

    /// How much of an interval has passed, or is left with `countsDown`.
    public nonisolated init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) where Label == EmptyView {
        let timer = TimerProgress(interval: timerInterval, countsDown: countsDown)
        self.init(timer: timer, EmptyView(), DefaultDateProgressLabel(timer: timer))
    }
}

/// The time that is left or has passed, counting.
public struct DefaultDateProgressLabel: View {
    let timer: TimerProgress
    public var body: some View { Text(timerInterval: timer.interval, countsDown: timer.countsDown) }
}

/// An interval that progress is made in.
struct TimerProgress: Equatable, Sendable {
    var interval: ClosedRange<Date>
    var countsDown: Bool

    func fraction(at date: Date) -> Double {
        let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
        guard length > 0 else { return countsDown ? 0 : 1 }
        let passed = min(max(date.timeIntervalSince(interval.lowerBound) / length, 0), 1)
        return countsDown ? 1 - passed : passed
    }
}

/// Three hundred steps through the interval, no more than twenty a second: what a bar can show.
struct TimerProgressSchedule: TimelineSchedule {
    let interval: ClosedRange<Date>

    func entries(from startDate: Date, mode: Mode) -> AnySequence<Date> {
        let step = max(interval.upperBound.timeIntervalSince(interval.lowerBound) / 300, 0.05)
        let (first, end) = (interval.lowerBound, interval.upperBound)
        var number = max((startDate.timeIntervalSince(first) / step).rounded(.down), 0)
        var isOver = false
        return AnySequence(
            AnyIterator {
                if isOver { return nil }
                let date = min(first.addingTimeInterval(number * step), end)
                isOver = date == end
                number += 1
                return date
            })
    }
}
