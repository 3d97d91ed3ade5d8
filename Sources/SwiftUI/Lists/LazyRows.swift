import Toolkit
import ViewLayout

/// What a loop in a list hands over in place of its rows' items. The list asks for rows one by one.
final class LazyRows: LayoutItem {
    /// The loop, which lets go of this when it ends: until the list knows, it may ask.
    let source: any RowSource
    /// What has changed since the list took note.
    nonisolated(unsafe) private var change: RowsChange?

    @MainActor
    init(_ source: any RowSource) {
        self.source = source
        super.init()
    }

    @MainActor
    func note(_ new: RowsChange) { change = change?.joined(new) ?? new }

    @MainActor
    func takeChange() -> RowsChange? {
        defer { change = nil }
        return change
    }
}

/// A change of rows: how many at the beginning and at the end have nothing to do with it.
struct RowsChange {
    var untouchedBefore: Int
    var untouchedAfter: Int

    func joined(_ other: RowsChange) -> RowsChange {
        RowsChange(
            untouchedBefore: min(untouchedBefore, other.untouchedBefore),
            untouchedAfter: min(untouchedAfter, other.untouchedAfter))
    }
}

/// A loop whose rows are made on demand.
@MainActor
protocol RowSource: AnyObject {
    var rowCount: Int { get }
    func row(at index: Int) -> any ListRow
    /// What a selection says of the element at an index.
    func identifier(at index: Int) -> AnyHashable
    /// Indices of the elements whose identifiers are in `selection`, a set of any type, ascending.
    func indices(of selection: Any) -> [Int]
}
