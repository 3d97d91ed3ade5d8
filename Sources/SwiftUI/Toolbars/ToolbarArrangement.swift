import Foundation
import Ground
import ViewGraph

/// How a person has arranged the toolbars of one identifier: in all windows, and at the next launch.
///
/// Kept in the app's `UserDefaults`. Items that are not there now keep what was said of them.
@MainActor
final class ToolbarArrangement {
    private static var known: [String: ToolbarArrangement] = [:]

    /// That of the toolbars with an identifier.
    static func named(_ id: String) -> ToolbarArrangement {
        if let arrangement = known[id] { return arrangement }
        let arrangement = ToolbarArrangement(id)
        known[id] = arrangement
        return arrangement
    }

    /// Forgets those that were read, as a new launch does.
    static func forgetAll() { known = [:] }

    /// Identifiers of items in the order that a person gave them.
    private(set) var order: [String] = []
    /// Whether items are in the bar, as far as a person has said.
    private var shown: [String: Bool] = [:]
    private let key: String
    private var watchers: [Watcher] = []

    private struct Watcher {
        weak var bar: ToolbarBar?
    }

    private init(_ id: String) {
        key = "ToolbarArrangement." + id
        guard let saved = UserDefaults.standard.object(forKey: key) else { return }
        guard let saved = saved as? [String: Any], let order = saved["order"] as? [String],
            let shown = saved["shown"] as? [String: Bool]
        else {
            Log.once("the saved arrangement of the toolbar “\(id)” is damaged and left out")
            return
        }
        (self.order, self.shown) = (order, shown)
    }

    func isShown(_ id: String, byDefault: Bool) -> Bool { shown[id] ?? byDefault }

    func setShown(_ isShown: Bool, _ id: String) {
        shown[id] = isShown
        changed()
    }

    /// Puts the items of a toolbar into an order; those that are elsewhere stay behind them.
    func setOrder(_ new: [String]) {
        order = new + order.filter { !new.contains($0) }
        changed()
    }

    func restoreDefaults() {
        order = []
        shown = [:]
        UserDefaults.standard.removeObject(forKey: key)
        tell()
    }

    private func changed() {
        UserDefaults.standard.set(["order": order, "shown": shown] as [String: Any], forKey: key)
        tell()
    }

    private func tell() {
        // Foundation writes by itself only when the app ends in order.
        UserDefaults.standard.synchronize()
        for watcher in watchers { watcher.bar?.arrangementChanged() }
        Graph.requestWork()
    }

    /// Has a bar told of changes for as long as it is there.
    func watch(_ bar: ToolbarBar) {
        watchers.removeAll { $0.bar == nil }
        if !watchers.contains(where: { $0.bar === bar }) { watchers.append(Watcher(bar: bar)) }
    }

    /// `entries` in the order that a person gave them, those that nothing is said of in their own places.
    func arranged<Entry>(_ entries: [Entry], id: (Entry) -> String?) -> [Entry] {
        let places = entries.indices.filter { index in id(entries[index]).map(order.contains) ?? false }
        let sorted = places.sorted { order.firstIndex(of: id(entries[$0])!)! < order.firstIndex(of: id(entries[$1])!)! }
        var result = entries
        for (place, source) in zip(places, sorted) { result[place] = entries[source] }
        return result
    }
}
