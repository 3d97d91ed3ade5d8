import Foundation
import Toolkit
import ViewLayout

/// What a loop in a list hands over in place of its rows' items. The list asks for rows one by one.
final class LazyRows: LayoutItem {
    /// The loop, which lets go of this when it ends: until the list knows, it may ask.
    let source: any RowSource
    /// What the loop does itself when a person edits it.
    nonisolated(unsafe) var edits: LoopEdits?
    /// What has changed since the list took note.
    nonisolated(unsafe) private var change: RowsChange?

    @MainActor
    init(_ source: any RowSource) {
        self.source = source
        super.init()
    }

    /// By way of the loop, which has another binding after each update.
    @MainActor
    var deletion: ((IndexSet) -> Void)? { edits?.delete.map { _ in { [weak self] in self?.edits?.delete?($0) } } }
    @MainActor
    var movement: ((IndexSet, Int) -> Void)? {
        edits?.move.map { _ in { [weak self] in self?.edits?.move?($0, $1) } }
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
    func row(at index: Int) -> any EngineRow
    /// Calls `body` with each row that there is an object for, and its index; in no order.
    func forEachKnownRow(_ body: (Int, any EngineRow) -> Void)
    /// What a selection of values of a type says of the element at an index: its tag, or else its identifier.
    func value<Value: Hashable>(_ type: Value.Type, at index: Int) -> Value?
    /// Indices of the elements of which `selection` says that they are selected, ascending.
    func indices<Value: Hashable>(of selection: Set<Value>) -> [Int]
    /// What the element at an index says, for a person who types to find it.
    func text(at index: Int) -> String
    /// The index of the first element with an identifier.
    func index(of id: AnyHashable) -> Int?
}
