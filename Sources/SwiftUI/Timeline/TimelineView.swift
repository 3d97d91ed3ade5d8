import Foundation
import Toolkit
import ViewGraph

/// A view that is made anew at the times of a schedule.
///
/// Follows <https://developer.apple.com/documentation/swiftui/timelineview>.
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
    /// What the content is told.
    public struct Context {
        /// How often the content is updated.
        public enum Cadence: Comparable, Sendable {
            /// In each frame.
            case live
            /// Every second.
            case seconds
            /// Every minute.
            case minutes
        }
        /// The time of the schedule that the content is for.
        public let date: Date
        /// How often the content is updated; always live here.
        public var cadence: Cadence { .live }
    }

    nonisolated(unsafe) private let schedule: Schedule
    nonisolated(unsafe) private let content: (Context) -> Content
    @State private var timeline = Timeline()

    /// A view of what `content` makes at the times of `schedule`.
    @_disfavoredOverload
    public nonisolated init(
        _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineView<Schedule, Content>.Context) -> Content
    ) {
        self.schedule = schedule
        self.content = content
    }

    /// A view of what `content` makes at the times of `schedule`.
    public nonisolated init(
        _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
    ) {
        self.schedule = schedule
        self.content = { content(TimelineViewDefaultContext(date: $0.date)) }
    }

    public var body: some View {
        content(Context(date: timeline.date(schedule)))
    }
}

/// What the content of a timeline view is told, for whichever schedule.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

/// Waits for the next time of a schedule, as long as a view reads it.
@MainActor
private final class Timeline {
    private let dependency = Dependency()
    private var waiting = 0

    nonisolated init() {}

    /// The schedule's time that has come, for a view that is evaluated again when the next one comes.
    func date<S: TimelineSchedule>(_ schedule: S) -> Date {
        guard let toolkit = Desktop.toolkit else { return Date() }
        dependency.track()
        let now = toolkit.date
        if let frames = schedule as? AnimationTimelineSchedule {
            if !frames.isPaused { wait(frames.minimumInterval, inFrame: true) }
            return now
        }
        var current: Date?
        for entry in schedule.entries(from: now, mode: .normal) {
            if entry > now {
                wait(entry.timeIntervalSince(now), inFrame: false)
                return current ?? entry
            }
            current = entry
        }
        return current ?? now
    }

    private func wait(_ seconds: Double, inFrame: Bool) {
        waiting += 1
        let number = waiting
        let body: @MainActor () -> Void = { [weak self] in
            guard let self, number == waiting else { return }
            dependency.changed()
        }
        if inFrame {
            Deadline.after(seconds, body)
        } else {
            Desktop.toolkit?.call(after: seconds + 0.0005, body)
        }
    }
}
