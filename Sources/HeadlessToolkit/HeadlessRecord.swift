import Synchronization

/// What happened so far, for tests that promise how much work is done and that everything is dropped in the end.
@MainActor
package final class HeadlessRecord {
    package var counts = HeadlessCounts()

    /// What the engine did that no desktop allows, and settling that did not end. A test expects none.
    package private(set) var problems: [String] = []

    nonisolated let census = WidgetCensus()

    nonisolated init() {}

    func report(_ problem: String) { problems.append(problem) }

    package func clearProblems() { problems = [] }

    /// Live widgets of every kind, surfaces included.
    package var liveWidgets: Int { census.total }

    /// Live widgets by the type of their content; surfaces by their own type.
    package var liveWidgetsByKind: [String: Int] { census.byKind }
}

package struct HeadlessCounts: Equatable, Sendable {
    /// Calls of `ApplicationDelegate.update()`.
    package var updates = 0
    /// Frames in which at least one callback ran.
    package var frames = 0
    /// Calls of `SurfaceClient.layout(in:)`.
    package var layouts = 0
    /// Calls of `Widget.measure`.
    package var measures = 0
    /// Calls of `Surface.place`.
    package var placements = 0
    /// Calls of `update` of controls and surfaces.
    package var controlUpdates = 0
    /// How often the app's menu was laid out as a whole.
    package var menuLayouts = 0
    /// Widgets made.
    package var widgetsMade = 0

    package init() {}

    /// What happened since `earlier`.
    package func since(_ earlier: HeadlessCounts) -> HeadlessCounts {
        var difference = self
        difference.updates -= earlier.updates
        difference.frames -= earlier.frames
        difference.layouts -= earlier.layouts
        difference.measures -= earlier.measures
        difference.placements -= earlier.placements
        difference.controlUpdates -= earlier.controlUpdates
        difference.menuLayouts -= earlier.menuLayouts
        difference.widgetsMade -= earlier.widgetsMade
        return difference
    }
}

/// Counts live widgets. Not of the main actor, because the last reference to a widget may be dropped anywhere.
final class WidgetCensus: Sendable {
    private struct Entry {
        var kind: Any.Type
        var count: Int
    }
    private let entries = Mutex<[ObjectIdentifier: Entry]>([:])

    func add(_ kind: Any.Type, _ difference: Int) {
        entries.withLock { $0[ObjectIdentifier(kind), default: Entry(kind: kind, count: 0)].count += difference }
    }

    var total: Int { entries.withLock { $0.values.reduce(0) { $0 + $1.count } } }

    var byKind: [String: Int] {
        entries.withLock { entries in
            var result: [String: Int] = [:]
            for entry in entries.values where entry.count > 0 { result["\(entry.kind)"] = entry.count }
            return result
        }
    }
}

/// Held by a widget for as long as it lives.
final class CensusEntry: Sendable {
    private let census: WidgetCensus
    private let kind: Any.Type

    init(_ census: WidgetCensus, _ kind: Any.Type) {
        self.census = census
        self.kind = kind
        census.add(kind, 1)
    }

    deinit { census.add(kind, -1) }
}
