import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// Rows between which things can be dropped.
public struct _InsertingTableRows<Content: DynamicTableRowContent>: DynamicTableRowContent, _PrimitiveTableRows {
    public typealias TableRowValue = Content.TableRowValue
    public typealias TableRowBody = Never
    nonisolated(unsafe) let content: Content
    let insertion: RowInsertion

    /// The elements of the rows.
    public var data: Content.Data { content.data }

    public func _rows(
        _ columns: _TableCells<Content.TableRowValue>
    ) -> ModifiedContent<Content._Rows, _RowTraitsModifier> {
        ModifiedContent(
            content: content._rows(columns), modifier: _RowTraitsModifier { [insertion] in $0.insert = insertion })
    }
}

extension DynamicTableRowContent {
    /// Takes items of some types that are dropped between the rows of a table, or on an empty one. `action` gets the
    /// index before which they go, which may be that after the last, and the items.
    public nonisolated func onInsert(
        of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> _InsertingTableRows<Self> {
        _InsertingTableRows(content: self, insertion: RowInsertion(of: supportedContentTypes, perform: action))
    }

    /// Takes values of a type that are dropped between the rows of a table, or on an empty one. `action` gets the index
    /// before which they go, and those that could be read.
    public nonisolated func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping (Int, [T]) -> Void
    ) -> _InsertingTableRows<Self> {
        _InsertingTableRows(content: self, insertion: RowInsertion(for: T.self, perform: action))
    }
}
