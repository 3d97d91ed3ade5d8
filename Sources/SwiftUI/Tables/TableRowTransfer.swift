import CoreTransferable
import Foundation
import FoundationSupplement
import ViewGraph

/// Gives each cell of a row a menu with a preview, which this desktop's menus do not show.
public struct _ContextMenuPreviewTableRowModifier<M: View, P: View>: _TableRowContentModifier {
    nonisolated(unsafe) let menu: M

    public func _cells<Value>(_ cells: _TableCells<Value>) -> _TableCells<Value> {
        let menu = menu
        return cells.changed { AnyView($0.contextMenu { menu }) }
    }
}

/// Lets a person drag a row away.
public struct ItemProviderTableRowModifier: _TableRowContentModifier {
    nonisolated(unsafe) let action: (() -> NSItemProvider?)?

    public func _cells<Value>(_ cells: _TableCells<Value>) -> _TableCells<Value> {
        let action = action
        return cells.changed { AnyView($0.itemProvider(action)) }
    }
}

/// Changes the cells of a row.
struct CellsTableRowModifier: _TableRowContentModifier {
    nonisolated(unsafe) let change: (AnyView) -> AnyView
    nonisolated init(_ change: @escaping (AnyView) -> AnyView) { self.change = change }

    func _cells<Value>(_ cells: _TableCells<Value>) -> _TableCells<Value> { cells.changed(change) }
}

extension TableRowContent {
    /// A menu for the rows, opened by a click with the secondary button. This desktop's menus have no preview beside
    /// them, so `preview` is not shown.
    public nonisolated func contextMenu<M: View, P: View>(
        @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
    ) -> ModifiedContent<Self, _ContextMenuPreviewTableRowModifier<M, P>> {
        ModifiedContent(content: self, modifier: _ContextMenuPreviewTableRowModifier(menu: menuItems()))
    }

    /// Lets a person drag the rows away as what `action` provides; nil there, or as `action`, drags nothing.
    public nonisolated func itemProvider(
        _ action: (() -> NSItemProvider?)?
    ) -> ModifiedContent<Self, ItemProviderTableRowModifier> {
        ModifiedContent(content: self, modifier: ItemProviderTableRowModifier(action: action))
    }

    /// Lets a person drag the rows away as a value, which is made when the drag begins.
    public nonisolated func draggable<T: Transferable>(
        _ payload: @autoclosure @escaping () -> T
    ) -> some TableRowContent<Self.TableRowValue> {
        nonisolated(unsafe) let payload = payload
        return ModifiedContent(content: self, modifier: CellsTableRowModifier { AnyView($0.draggable(payload())) })
    }

    /// Takes values of a type that are dropped onto the rows; `action` gets those that could be read.
    public nonisolated func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping (_ items: [T]) -> Void
    ) -> some TableRowContent<Self.TableRowValue> {
        nonisolated(unsafe) let action = action
        return ModifiedContent(
            content: self,
            modifier: CellsTableRowModifier { cell in
                AnyView(
                    cell.dropDestination(for: T.self) { items, _ in
                        if !items.isEmpty { action(items) }
                        return !items.isEmpty
                    })
            })
    }

    /// Runs `action` when the pointer comes onto a cell of the rows, with true, and when it leaves it, with false.
    public nonisolated func onHover(
        perform action: @escaping (Bool) -> Void
    ) -> some TableRowContent<Self.TableRowValue> {
        nonisolated(unsafe) let action = action
        return ModifiedContent(
            content: self, modifier: CellsTableRowModifier { AnyView($0.onHover { action($0) }) })
    }
}
