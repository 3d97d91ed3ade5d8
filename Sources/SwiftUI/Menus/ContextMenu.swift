import ViewGraph

extension View {
    /// A menu for a click with the secondary button, the Menu key and Shift+F10. Without an entry none is opened.
    public nonisolated func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
        modifier(_ContextMenuModifier(items: menuItems()))
    }

    /// A menu for a click with the secondary button. Desktops show no preview beside a menu: `preview` is not used.
    public nonisolated func contextMenu<M: View, P: View>(
        @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
    ) -> some View {
        modifier(_ContextMenuModifier(items: menuItems()))
    }

    /// A menu for a click with the secondary button; nil for none.
    public nonisolated func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
        modifier(_ContextMenuModifier(items: contextMenu?.items))
    }
}

/// The entries of a context menu; `contextMenu(menuItems:)` takes them directly.
public struct ContextMenu<MenuItems: View> {
    let items: MenuItems

    /// A menu of these entries.
    public nonisolated init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

/// Opens a menu on a click with the secondary button.
public struct _ContextMenuModifier<Items: View>: ViewModifier {
    public typealias Body = Never
    nonisolated(unsafe) let items: Items
    let kind: ContextMenuKind
    nonisolated init(items: Items, kind: ContextMenuKind = .ordinary) {
        self.items = items
        self.kind = kind
    }

    public static func _makeModifiedNode<V: View>(
        _ modifier: Self, _ content: V, _ parent: _GraphNode
    ) -> _GraphNode {
        ContextMenuNode(modifier, content, parent: parent)
    }
    public static func _updateModifiedNode<V: View>(_ node: _GraphNode, _ modifier: Self, _ content: V) {
        unsafeDowncast(node, to: ContextMenuNode<V, Items>.self).receive(modifier, content)
    }
}
