/// The app's menu, as a bar of menus and as one menu behind a button.
@MainActor
package struct AppMenu {
    /// The menus of the bar, each a submenu.
    package var bar = MenuContent()
    /// The same commands as one menu; empty where windows have the bar.
    package var primary = MenuContent()
    /// Whether windows have the bar; without it they have the button.
    package var showsBar = false

    package init() {}
}

/// Items that come and go one by one in a long section of menus: it is changed in place, wherever it is shown. They have
/// a title and an action, and can always be chosen.
@MainActor
package final class MenuList {
    package private(set) var items: [MenuItem] = []
    /// Told of an item that is new, replaced or gone; one listener, the toolkit.
    package var changed: (MenuListChange) -> Void = { _ in }

    package init() {}

    package func append(_ item: MenuItem) {
        items.append(item)
        changed(.inserted(item, items.count - 1))
    }

    package func remove(_ id: String) {
        guard let index = items.firstIndex(where: { $0.id == id }) else { return }
        items.remove(at: index)
        changed(.removed(id, index))
    }

    package func setTitle(_ title: String, of id: String) {
        guard let index = items.firstIndex(where: { $0.id == id }), items[index].title != title else { return }
        items[index].title = title
        changed(.replaced(items[index], index))
    }

    package func removeAll() {
        while let last = items.last { remove(last.id) }
    }
}

@MainActor
package enum MenuListChange {
    case inserted(MenuItem, Int)
    case replaced(MenuItem, Int)
    case removed(String, Int)
}

/// What is done with the text that has the focus.
package enum TextCommand: Sendable {
    case undo, redo, cut, copy, paste, delete, selectAll, insertEmoji
}

/// What the app says of itself.
package struct AboutContent: Equatable, Sendable {
    package var name: String
    package var version: String?
    package var copyright: String?
    /// Reverse-DNS id, which is the name of the app's icon too.
    package var identifier: String

    package init(name: String, identifier: String) {
        self.name = name
        self.identifier = identifier
    }
}

/// Shortcuts of one menu, for a window that lists them all.
package struct ShortcutSection: Equatable, Sendable {
    package var title: String
    package var shortcuts: [Entry]

    package struct Entry: Equatable, Sendable {
        package var title: String
        package var shortcut: Shortcut

        package init(_ title: String, _ shortcut: Shortcut) {
            self.title = title
            self.shortcut = shortcut
        }
    }

    package init(_ title: String, _ shortcuts: [Entry]) {
        self.title = title
        self.shortcuts = shortcuts
    }
}

/// What the app's menu needs of a desktop.
@MainActor
package protocol MenuServices: AnyObject {
    /// Shows the app's menu in every window. Costs little where it looks as before.
    func updateMenu(_ menu: AppMenu)
    /// Shows items of the app's menu that stay where they are with other titles, marks or enabled states. Those that are
    /// not in it are passed over. Costs as much as there are items, whatever else is in the menu.
    func updateMenuItems(_ items: [MenuItem])
    /// Does something with the text that has the focus in the window in front; false where none has, or where the text
    /// has nothing to undo or to do again.
    @discardableResult
    func perform(_ command: TextCommand) -> Bool
    func showAbout(_ content: AboutContent)
    func showShortcuts(_ sections: [ShortcutSection])
    /// Whether the person wants a menu bar; nil where they have not said.
    var wantsMenuBar: Bool? { get set }
}
