import Foundation
import Toolkit
import ViewGraph

/// Rows of data in columns with titles. A click on a title sorts, the edge of a title makes its column wider or narrower.
///
/// Rows are made as those of a `List` are: for what is in view. A click on a title writes the binding given as
/// `sortOrder`; sorting the data is the app's.
/// Follows <https://developer.apple.com/documentation/swiftui/table>.
public struct Table<Value, Rows, Columns>: View
where
    Value == Rows.TableRowValue, Rows: TableRowContent, Columns: TableColumnContent,
    Rows.TableRowValue == Columns.TableRowValue
{
    private let selection: ListSelection<Value.ID>
    private let customization: Binding<TableColumnCustomization<Value>>?
    nonisolated(unsafe) private let sorting: (([_AnyTableColumn<Value>]) -> TableSorting)?
    nonisolated(unsafe) private let columns: Columns
    nonisolated(unsafe) private let rows: Rows

    nonisolated init(
        _ selection: ListSelection<Value.ID>, _ sorting: (([_AnyTableColumn<Value>]) -> TableSorting)?,
        _ columns: Columns, _ rows: Rows, _ customization: Binding<TableColumnCustomization<Value>>? = nil
    ) {
        self.customization = customization
        self.selection = selection
        self.sorting = sorting
        self.columns = columns
        self.rows = rows
    }

    /// The table.
    public var body: some View {
        let all = columns._columns()
        let columns = (customization?.wrappedValue ?? TableColumnCustomization()).arranged(all)
        let head = TableHead(
            columns: columns.map {
                var column = ListColumn(
                    title: $0.title, minimumWidth: $0.width.minimum, idealWidth: $0.width.ideal,
                    maximumWidth: $0.width.maximum, sorts: sorting != nil && $0.comparator != nil)
                column.mayBeResized = !$0.customization.disabled.contains(.resize)
                return column
            }, sorting: sorting?(columns), choices: customization.map { TableColumnChoices($0, all, shown: columns) })
        List(selection, rows._rows(_TableCells(columns: columns)), head: head)
    }
}

/// What a list is told to be a table.
struct TableHead {
    let columns: [ListColumn]
    let sorting: TableSorting?
    var choices: TableColumnChoices?
}

/// How the rows of a table are sorted, and what a click on a title does.
struct TableSorting {
    /// Which column's comparator comes first in the binding, and whether it goes upwards. Reads the binding.
    let current: @MainActor () -> ListContent.Sorting?
    let set: @MainActor (ListContent.Sorting) -> Void

    nonisolated init<Sort: SortComparator, Value>(_ binding: Binding<[Sort]>, _ columns: [_AnyTableColumn<Value>]) {
        let comparators = columns.map { $0.comparator as? Sort }
        current = {
            guard let first = binding.wrappedValue.first,
                let column = comparators.firstIndex(where: { $0.map { Self.isSame($0, first) } ?? false })
            else { return nil }
            return ListContent.Sorting(column: column, isAscending: first.order == .forward)
        }
        set = { sorting in
            guard comparators.indices.contains(sorting.column), var comparator = comparators[sorting.column] else {
                return
            }
            var order = binding.wrappedValue
            // The app's own comparator for the column stays, where it has one.
            if let own = order.first(where: { Self.isSame($0, comparator) }) { comparator = own }
            order.removeAll { Self.isSame($0, comparator) }
            comparator.order = sorting.isAscending ? .forward : .reverse
            order.insert(comparator, at: 0)
            binding.wrappedValue = order
        }
    }

    /// Whether two comparators are for the same column: the same but for their order, or of the same key path.
    private static func isSame<Sort: SortComparator>(_ a: Sort, _ b: Sort) -> Bool {
        if let a = a as? any KeyPathCarrying, let b = b as? any KeyPathCarrying { return a.path == b.path }
        var b = b
        b.order = a.order
        return a == b
    }
}

/// A comparator of values at a key path.
private protocol KeyPathCarrying {
    var path: AnyKeyPath { get }
}

extension KeyPathComparator: KeyPathCarrying {
    fileprivate var path: AnyKeyPath { keyPath }
}
