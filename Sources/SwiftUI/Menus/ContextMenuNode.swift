import Foundation
import Toolkit
import ViewGraph
import ViewLayout

/// A node around views that have a context menu.
@MainActor
protocol ContextMenuHolding: _GraphNode {
    /// The menu for a click made now, which is kept up to date until `closeMenu()`; nil when it would be empty.
    func openMenu(changed: @escaping (MenuContent) -> Void) -> MenuContent?
    /// What was chosen is done: the menu's views may go.
    func closeMenu()
    /// Opens the menu where the keyboard focus is; false when it would be empty.
    func openMenuByKey() -> Bool
    var kind: ContextMenuKind { get }
    /// The menu's views.
    var menuViews: AnyView { get }
}

/// Whose entries a menu has. Of nested menus the innermost is opened; a row's actions are beside another menu, not
/// in its place, as on a Mac, where they are not in the menu at all.
enum ContextMenuKind {
    case ordinary
    /// What a swipe over a row would show elsewhere.
    case swipeActions
}

/// The place of views with a context menu. Each has a surface of its own, which knows where clicks go. The menu's views
/// are made when it is opened, and live as long as it is open.
final class ContextMenuNode<Content: View, Items: View>: ParentNode, DirectedNode, ContextMenuHolding {
    private var modifier: _ContextMenuModifier<Items>
    private var items: [ContextMenuItem] = []
    private var entries: MenuContentNode<ContextMenuEntries<Items>>?

    init(_ modifier: _ContextMenuModifier<Items>, _ content: Content, parent: _GraphNode) {
        self.modifier = modifier
        super.init(parent: parent)
        flags.subtract(.ofContainer)
        child = Content._makeNode(content, self)
    }

    func receive(_ new: _ContextMenuModifier<Items>, _ content: Content) {
        modifier = new
        entries?.receive(combined)
        Content._updateNode(child, content)
    }

    override func appendOutputs(_ outputs: inout [AnyObject]) {
        let inner = child.layoutItems()
        // An entry of a menu has no menu of its own.
        if flags.contains(.inMenu) { return outputs += inner }
        var known: [ObjectIdentifier: ContextMenuItem] = [:]
        for item in items { if let child = item.surfaceItem.child { known[ObjectIdentifier(child)] = item } }
        if inner.count == 1, let only = items.first, items.count == 1 { known = [ObjectIdentifier(inner[0]): only] }
        items = inner.map { inner in
            let item = known[ObjectIdentifier(inner)] ?? makeItem()
            item.surfaceItem.child = inner
            return item
        }
        for item in items { outputs.append(item.surfaceItem) }
    }

    private func makeItem() -> ContextMenuItem {
        let item = ContextMenuItem(self)
        item.surfaceItem.layoutDirection = environmentValues.layoutDirection
        return item
    }

    var directedItems: [LayoutItem] { items.map(\.surfaceItem) }

    // MARK: The menu

    func openMenu(changed: @escaping (MenuContent) -> Void) -> MenuContent? {
        closeMenu()
        let entries = MenuContentNode(combined, parent: self)
        self.entries = entries
        // Labels of views need an update of their own.
        Structure.updateAll()
        guard !entries.host.menu.isEmpty else {
            closeMenu()
            return nil
        }
        entries.host.changed = { [unowned entries] in changed(entries.host.menu) }
        return entries.host.menu
    }

    var kind: ContextMenuKind { modifier.kind }
    var menuViews: AnyView { AnyView(modifier.items) }

    /// This menu's entries with others for the same click: those of one ordinary menu, and a row's actions.
    private var combined: ContextMenuEntries<Items> {
        var result = ContextMenuEntries(items: modifier.items)
        if kind == .swipeActions {
            // The row is wider than what is in it; else it is the list's menu.
            result.before = (Self.ordinaryMenu(in: self) ?? around(.ordinary))?.menuViews
        } else if let actions = around(.swipeActions, within: .ordinary) {
            result.after = actions.menuViews
        }
        return result
    }

    /// The next menu of a kind around this one, not beyond one of another kind.
    private func around(_ wanted: ContextMenuKind, within end: ContextMenuKind? = nil) -> (any ContextMenuHolding)? {
        var node = parent
        while let current = node {
            if let holder = current as? any ContextMenuHolding {
                if holder.kind == wanted { return holder }
                if holder.kind == end { return nil }
            }
            node = current.parent
        }
        return nil
    }

    private static func ordinaryMenu(in node: _GraphNode) -> (any ContextMenuHolding)? {
        var found: (any ContextMenuHolding)?
        node.forEachChild { child in
            if found != nil { return }
            let holder = child as? any ContextMenuHolding
            found = holder?.kind == .ordinary ? holder : ordinaryMenu(in: child)
        }
        return found
    }

    func closeMenu() {
        entries?.unmount()
        entries = nil
    }

    func openMenuByKey() -> Bool { items.contains { $0.surface.openMenu() } }

    override func forEachChild(_ body: (_GraphNode) -> Void) {
        super.forEachChild(body)
        if let entries { body(entries) }
    }

    override func unmount() {
        super.unmount()
        closeMenu()
    }
}

/// The entries of a menu, with those of menus around it in sections of their own.
private struct ContextMenuEntries<Items: View>: View {
    let items: Items
    var before: AnyView?
    var after: AnyView?

    var body: some View {
        if before == nil && after == nil {
            items
        } else {
            if let before { Section { before } }
            Section { items }
            if let after { Section { after } }
        }
    }
}

/// A view with a context menu, and the surface that it is in.
@MainActor
private final class ContextMenuItem {
    let surfaceItem: EffectItem
    let surface: any ContextMenuSurface

    init(_ holder: any ContextMenuHolding) {
        var made: (any ContextMenuSurface)!
        surfaceItem = EffectItem { client in
            let delegate = Delegate(client, holder)
            made = Desktop.chosen.makeContextMenuSurface(delegate)
            delegate.surface = made
            return (made, keeping: delegate)
        }
        surface = made
        Structure.noteStale(surfaceItem)
    }

    /// Passes questions about sizes on to the item, and those about menus to the node.
    private final class Delegate: ContextMenuDelegate {
        private let client: any SurfaceClient
        private weak var holder: (any ContextMenuHolding)?
        weak var surface: (any ContextMenuSurface)?

        init(_ client: any SurfaceClient, _ holder: any ContextMenuHolding) {
            self.client = client
            self.holder = holder
        }

        func measure(width: Double?, height: Double?) -> CGSize { client.measure(width: width, height: height) }
        func minimumSize() -> CGSize { client.minimumSize() }
        func layout(in size: CGSize) { client.layout(in: size) }
        func baselines(in size: CGSize) -> (first: Double, last: Double)? { client.baselines(in: size) }

        func contextMenuRequested() -> MenuContent? {
            holder?.openMenu { [weak self] in self?.surface?.updateMenu($0) }
        }
        func contextMenuClosed() { holder?.closeMenu() }
    }
}
