import Foundation
import Toolkit
import ViewGraph

/// How a person has arranged the columns of a table: which are shown, and in which order. Keep it in a `@State`, in
/// `@SceneStorage` or in `@AppStorage`.
///
/// Columns are known by their `customizationID`; those without one stay in their places.
/// Follows <https://developer.apple.com/documentation/swiftui/tablecolumncustomization>.
public struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Sendable, Codable {
    private var order: [String] = []
    private var shown: [String: Bool] = [:]

    /// Columns as the table has them.
    public init() {}

    /// Whether the column with an identifier is shown; `.automatic` is as the column says by itself.
    public subscript(visibility id: String) -> Visibility {
        get { shown[id].map { $0 ? .visible : .hidden } ?? .automatic }
        set { shown[id] = newValue == .automatic ? nil : newValue == .visible }
    }

    /// Puts the columns back into the order that the table has them in.
    public mutating func resetOrder() { order = [] }

    func isShown(_ column: TableColumnCustomizing) -> Bool {
        column.id.flatMap { shown[$0] } ?? (column.defaultVisibility != .hidden)
    }

    /// The columns to show, in their order.
    func arranged(_ all: [_AnyTableColumn<RowValue>]) -> [_AnyTableColumn<RowValue>] {
        var result = all
        let places = all.indices.filter { all[$0].customization.id.map(order.contains) ?? false }
        let sorted = places.sorted { first, second in
            place(all[first]) < place(all[second])
        }
        for (place, source) in zip(places, sorted) { result[place] = all[source] }
        return result.filter { isShown($0.customization) }
    }

    private func place(_ column: _AnyTableColumn<RowValue>) -> Int {
        column.customization.id.flatMap { order.firstIndex(of: $0) } ?? .max
    }

    /// Takes over an order of the shown columns. Hidden ones keep their places among all.
    mutating func setOrder(_ ids: [String], of all: [_AnyTableColumn<RowValue>]) {
        var ordered = ids.makeIterator()
        let known = all.compactMap(\.customization.id).sorted { first, second in
            (order.firstIndex(of: first) ?? .max) < (order.firstIndex(of: second) ?? .max)
        }
        order = known.map { ids.contains($0) ? ordered.next() ?? $0 : $0 }
    }
}

/// What a person may do with a column.
///
/// Follows <https://developer.apple.com/documentation/swiftui/tablecolumncustomizationbehavior>.
public struct TableColumnCustomizationBehavior: OptionSet, Sendable {
    public let rawValue: Int
    /// Behaviours by their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// To drag it to another place.
    public static let reorder = TableColumnCustomizationBehavior(rawValue: 1)
    /// To make it wider or narrower.
    public static let resize = TableColumnCustomizationBehavior(rawValue: 2)
    /// To show and hide it.
    public static let visibility = TableColumnCustomizationBehavior(rawValue: 4)
    /// All of it.
    public static var all: TableColumnCustomizationBehavior { [.reorder, .resize, .visibility] }
}

/// What is said of a column for people who arrange it.
struct TableColumnCustomizing {
    var id: String?
    var defaultVisibility = Visibility.automatic
    var disabled: TableColumnCustomizationBehavior = []
}

/// What a table's list is told of it.
struct TableColumnChoices {
    let all: [ColumnChoice]
    let mayMove: Bool
    let order: @MainActor ([Int]) -> Void
    let show: @MainActor (String, Bool) -> Void

    init<Value: Identifiable>(
        _ binding: Binding<TableColumnCustomization<Value>>, _ columns: [_AnyTableColumn<Value>],
        shown: [_AnyTableColumn<Value>]
    ) {
        nonisolated(unsafe) let (columns, shown) = (columns, shown)
        let named = columns.filter { $0.customization.id != nil }
        let visible = Set(shown.compactMap(\.customization.id))
        all = named.map { column in
            let id = column.customization.id ?? ""
            // The last one stays.
            return ColumnChoice(
                id: id, title: column.title, isShown: visible.contains(id),
                isEnabled: !column.customization.disabled.contains(.visibility)
                    && (shown.count > 1 || !visible.contains(id)))
        }
        func canMove(_ column: _AnyTableColumn<Value>) -> Bool {
            column.customization.id != nil && !column.customization.disabled.contains(.reorder)
        }
        mayMove = shown.filter(canMove).count > 1
        order = { places in
            // Those that stay do; the others follow each other as the person has them.
            let moved = places.map { shown[$0] }.filter(canMove).compactMap(\.customization.id)
            var next = moved.makeIterator()
            let ids = shown.compactMap { canMove($0) ? next.next() : $0.customization.id }
            binding.wrappedValue.setOrder(ids, of: columns)
        }
        show = { id, isShown in binding.wrappedValue[visibility: id] = isShown ? .visible : .hidden }
    }
}

/// Columns of which something more is said.
struct CustomizedTableColumns<Base: TableColumnContent>: _PrimitiveTableColumns {
    typealias TableRowValue = Base.TableRowValue
    typealias TableColumnSortComparator = Base.TableColumnSortComparator
    let base: Base
    let change: (inout TableColumnCustomizing) -> Void

    nonisolated init(_ base: Base, _ change: @escaping (inout TableColumnCustomizing) -> Void) {
        self.base = base
        self.change = change
    }

    func _columns() -> [_AnyTableColumn<Base.TableRowValue>] {
        base._columns().map { column in
            var column = column
            change(&column.customization)
            return column
        }
    }
}

extension TableColumnContent {
    /// Names a column for `TableColumnCustomization`: a name of its own in the table, the same from launch to launch.
    public nonisolated func customizationID(
        _ id: String
    ) -> some TableColumnContent<Self.TableRowValue, Self.TableColumnSortComparator> {
        CustomizedTableColumns(self) { $0.id = id }
    }

    /// Whether a column is shown as long as a person has not said.
    public nonisolated func defaultVisibility(
        _ visibility: Visibility
    ) -> some TableColumnContent<Self.TableRowValue, Self.TableColumnSortComparator> {
        CustomizedTableColumns(self) { $0.defaultVisibility = visibility }
    }

    /// What a person may not do with a column.
    public nonisolated func disabledCustomizationBehavior(
        _ behavior: TableColumnCustomizationBehavior
    ) -> some TableColumnContent<Self.TableRowValue, Self.TableColumnSortComparator> {
        CustomizedTableColumns(self) { $0.disabled = behavior }
    }
}

/// Columns for each element of a collection.
///
/// Follows <https://developer.apple.com/documentation/swiftui/tablecolumnforeach>.
public struct TableColumnForEach<Data, ID, RowValue, Sort, Content>: _PrimitiveTableColumns
where
    Data: RandomAccessCollection, ID: Hashable, RowValue == Content.TableRowValue,
    Sort == Content.TableColumnSortComparator, Content: TableColumnContent
{
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort
    /// The elements.
    public var data: Data
    /// The columns of an element.
    public var content: (Data.Element) -> Content

    /// Columns for each element, identified by the element's `id`.
    public nonisolated init(
        _ data: Data, @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
    ) where ID == Data.Element.ID, Data.Element: Identifiable {
        self.data = data
        self.content = content
    }

    /// Columns for each element, identified by the value at `id`.
    public nonisolated init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.content = content
    }

    public func _columns() -> [_AnyTableColumn<RowValue>] { data.flatMap { content($0)._columns() } }
}

extension Optional: TableColumnContent, _PrimitiveTableColumns where Wrapped: TableColumnContent {
    public typealias TableColumnSortComparator = Wrapped.TableColumnSortComparator
    public typealias TableColumnBody = Never
    /// The columns, if there are any.
    public func _columns() -> [_AnyTableColumn<Wrapped.TableRowValue>] { self?._columns() ?? [] }
}

extension TableColumnBuilder {
    /// `if` without `else`.
    public static func buildIf<C>(_ content: C?) -> C?
    where RowValue == C.TableRowValue, Sort == C.TableColumnSortComparator, C: TableColumnContent { content }
}
