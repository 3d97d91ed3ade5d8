import Toolkit
import ViewGraph
import ViewLayout

/// A row as the engine knows it.
@MainActor
protocol EngineRow: ListRow {
    /// Takes over what is said around the row. `generation` names the list's present state: nothing has changed where it
    /// is the same as before.
    func settle(_ traits: RowTraits, _ metrics: RowMetrics, generation: Int)
    /// The row's surface; nil where its views have not been asked for.
    var knownHost: RowHost? { get }
}

extension EngineRow {
    func surface(inColumn column: Int) -> any Surface {
        let first = surface
        return column == 0 ? first : knownHost?.surface(inColumn: column) ?? SurfaceHost.bare().surface
    }
}

extension EngineRow {
    /// What is said of the row, as far as its views are there.
    var traits: RowTraits? { knownHost?.traits }
}

/// The row of views that are in a list by themselves, or of a section's header or footer. Its views are there already; the
/// surface is made when it is shown.
final class StaticRow: EngineRow {
    private unowned let node: _GraphNode
    private(set) var items: [LayoutItem]
    private(set) var knownHost: RowHost?
    private var outer: (RowTraits, RowMetrics)?
    private var generation = -1
    private var hasEnded = false
    var nameChanged: (() -> Void)?
    var contentChanged: (() -> Void)?

    /// A row whose badge and background are below `node`.
    init(_ items: [LayoutItem], below node: _GraphNode) {
        self.items = items
        self.node = node
    }

    /// Stands for a row that has gone.
    static func gone(below node: _GraphNode) -> StaticRow {
        let row = StaticRow([], below: node)
        row.hasEnded = true
        return row
    }

    func take(_ new: [LayoutItem]) {
        items = new
        // What the views say may be something else, though they are the same.
        knownHost?.take(new)
    }

    /// Its views are there already, and belong to its place.
    func takeOver(_ other: any ListRow) -> Bool { false }
    var spareRow: (any ListRow)? { nil }

    func settle(_ traits: RowTraits, _ metrics: RowMetrics, generation: Int) {
        if generation == self.generation { return }
        self.generation = generation
        outer = (traits, metrics)
        knownHost?.settle(traits, metrics)
    }

    var surface: any Surface {
        if let knownHost { return knownHost.surface }
        let new = RowHost(below: node)
        knownHost = new
        if hasEnded { return new.surface }
        new.host.nameChanged = { [weak self] in self?.nameChanged?() }
        if let outer { new.settle(outer.0, outer.1) }
        new.take(items)
        new.arrangeWidgets()
        // In an update it follows anyway.
        if !Graph.isUpdating { Structure.update() }
        return new.surface
    }

    /// What the views say before they are shown, for selection and lines.
    func tag<Value: Hashable>(_ type: Value.Type) -> Value? {
        for item in items {
            if let tag = item.layoutValue(TagKey<Value>.self) { return tag }
            if let tag = item.layoutValue(TagKey<Value?>.self) { return tag }
        }
        return nil
    }

    var accessibleName: String { knownHost?.accessibleText ?? "" }
    func wasShown() {}
    func wasHidden() {}
    func heldChanged(_ isHeld: Bool) {}

    func end() {
        hasEnded = true
        knownHost?.end()
    }
}
