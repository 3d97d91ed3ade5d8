import HeadlessToolkit
import Toolkit

/// A menu as it was when it was asked for: the app's, a button's, or one for the secondary mouse button.
@MainActor
public struct MenuUnderTest {
    let content: MenuContent
    let launch: HeadlessLaunch
    var closed: @MainActor () -> Void = {}

    /// The titles of its entries, those of sections left out.
    public var titles: [String] { entries.map(\.title) }

    /// The entries, those of all sections in a row.
    public var entries: [MenuItemUnderTest] {
        content.sections.flatMap(\.shown).map { MenuItemUnderTest(entry: $0, launch: launch, closed: closed) }
    }

    /// The titles of entries by sections, which lines part.
    public var sections: [[String]] {
        content.sections.filter { !$0.isEmpty }.map { $0.shown.map(\.title) }
    }

    /// The entry with a title, by way of the submenus before it. Throws, naming those that are there, without one.
    public func item(_ path: String...) throws -> MenuItemUnderTest { try item(path) }

    func item(_ path: [String]) throws -> MenuItemUnderTest {
        guard let title = path.first, let entry = entries.first(where: { $0.title == title }) else {
            throw TestFailure("No entry \"\(path.first ?? "")\" in the menu: \(titles.joined(separator: ", "))")
        }
        if path.count == 1 { return entry }
        return try entry.menu.item(Array(path.dropFirst()))
    }
}

/// An entry of a menu.
@MainActor
public struct MenuItemUnderTest {
    let entry: MenuEntry
    let launch: HeadlessLaunch
    let closed: @MainActor () -> Void

    /// What it says.
    public var title: String { entry.title }
    /// Whether it can be chosen.
    public var isEnabled: Bool { entry.item?.isEnabled ?? true }
    /// Whether it has a tick or dot; nil for one that can have none.
    public var isOn: Bool? { entry.item?.isOn }
    /// Whether it opens a menu.
    public var isSubmenu: Bool { entry.item == nil }
    /// The keys that do the same, as a person reads them; nil without any.
    public var shortcut: String? { entry.item?.shortcut.map(\.text) }

    /// The menu that it opens; empty for what opens none.
    public var menu: MenuUnderTest {
        guard case .submenu(let submenu) = entry else { return MenuUnderTest(content: MenuContent(), launch: launch) }
        return MenuUnderTest(content: submenu.content, launch: launch, closed: closed)
    }

    /// Chooses it. Throws where it is disabled or opens a menu.
    public func choose() throws {
        guard let item = entry.item, item.isEnabled else {
            throw TestFailure(
                "The entry \"\(title)\" cannot be chosen: \(isSubmenu ? "it is a menu" : "it is disabled").")
        }
        item.action()
        launch.toolkit.settle()
        closed()
        launch.toolkit.settle()
    }
}

extension MenuSection {
    var shown: [MenuEntry] { list.map { $0.items.map(MenuEntry.item) } ?? entries }
}

extension MenuEntry {
    var item: MenuItem? {
        if case .item(let item) = self { item } else { nil }
    }

    var title: String {
        switch self {
        case .item(let item): item.title
        case .submenu(let submenu): submenu.title
        }
    }
}

extension Shortcut {
    /// As a person reads it: `Ctrl+Shift+S`.
    var text: String {
        var parts: [String] = []
        if control { parts.append("Ctrl") }
        if alt { parts.append("Alt") }
        if `super` { parts.append("Super") }
        if shift { parts.append("Shift") }
        parts.append(key.count == 1 ? key.uppercased() : key)
        return parts.joined(separator: "+")
    }
}

extension AppUnderTest {
    /// Whether windows show the menu as a bar, and not behind a button.
    public var hasMenuBar: Bool { launch.toolkit.menu.showsBar }

    /// The app's menu, as a bar: its entries are the menus.
    public var menu: MenuUnderTest { MenuUnderTest(content: launch.toolkit.menu.bar, launch: launch) }
}

extension Element {
    /// The menu of a button that opens one, as it is now. Throws for what has none or is disabled.
    public func menu() throws -> MenuUnderTest {
        guard isEnabled, let control = widget as? HeadlessControl<MenuButtonContent> else {
            throw TestFailure("The \(role) \"\(name)\" opens no menu.")
        }
        return MenuUnderTest(content: control.content.menu, launch: launch)
    }

    /// Clicks with the secondary mouse button; the menu that opens, or nil where none does.
    public func contextMenu() -> MenuUnderTest? {
        var widget: HeadlessWidget? = self.widget
        while let current = widget {
            if let surface = current as? HeadlessContextMenuSurface, surface.openMenu() {
                launch.toolkit.settle()
                guard let content = surface.openedMenu else { return nil }
                return MenuUnderTest(content: content, launch: launch) { surface.closeMenu() }
            }
            widget = current.parent
        }
        return nil
    }
}
