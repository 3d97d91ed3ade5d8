import ViewGraph

/// A column of a split view, as the views in it and the columns beside it see it.
@MainActor
final class SplitColumn {
    let index: Int
    private weak var split: (any SplitHolding)?
    /// What fills the column.
    weak var own: (any Navigator)?
    /// The author's stack in the column, which then is what links of earlier columns fill.
    weak var stack: (any Navigator)?
    /// Ways to show values that views of this column give.
    var destinations = Destinations()

    init(_ index: Int, of split: any SplitHolding) {
        self.index = index
        self.split = split
    }

    /// What links here fill; nil for the last column, in which they push.
    var next: (any Navigator)? {
        guard let next = split?.column(after: self) else { return nil }
        return next.stack ?? next.own
    }

    /// What shows a value, by what earlier columns say of its type.
    func destination(for value: AnyHashable) -> AnyView? {
        for column in (split?.columns(before: self) ?? []).reversed() {
            if let view = column.destinations.view(for: value) { return view }
        }
        return nil
    }

    /// Whether links have filled it, now or before.
    private(set) var isFilled = false

    /// A link has filled this column: in a narrow window it comes to the front.
    func wasFilled() {
        isFilled = true
        split?.show(self)
    }

    /// The person has selected something in a list here: what it leads to comes to the front in a narrow window.
    func selectionWasMade() {
        if let split, let next = split.column(after: self) { split.show(next) }
    }
}

/// A split view as its columns see it.
@MainActor
protocol SplitHolding: AnyObject {
    func column(after column: SplitColumn) -> SplitColumn?
    func columns(before column: SplitColumn) -> [SplitColumn]
    /// Brings a column to the front where there is room for one alone.
    func show(_ column: SplitColumn)
}
