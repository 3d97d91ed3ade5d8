/// What a menu shows: sections of entries, parted by lines.
@MainActor
package struct MenuContent {
    package var sections: [MenuSection]

    package init(sections: [MenuSection] = []) { self.sections = sections }

    /// A menu of sections without titles.
    package init(_ sections: [[MenuEntry]]) { self.sections = sections.map { MenuSection($0) } }

    /// Every item, in submenus too, but not those of lists.
    package var items: [MenuItem] { sections.flatMap(\.items) }

    /// Whether a person would see nothing in it.
    package var isEmpty: Bool { sections.allSatisfy(\.isEmpty) }
}

@MainActor
package struct MenuSection {
    package var title: String?
    package var entries: [MenuEntry]
    /// What is shown in place of `entries`, and changes by itself.
    package var list: MenuList?

    package init(_ entries: [MenuEntry], title: String? = nil) {
        self.title = title
        self.entries = entries
    }

    package init(_ list: MenuList) {
        entries = []
        self.list = list
    }

    package var isEmpty: Bool { list.map { $0.items.isEmpty } ?? entries.isEmpty }

    package var items: [MenuItem] { entries.flatMap(\.items) }
}

@MainActor
package enum MenuEntry {
    case item(MenuItem)
    indirect case submenu(Submenu)

    package var items: [MenuItem] {
        switch self {
        case .item(let item): [item]
        case .submenu(let submenu): submenu.content.items
        }
    }

    /// Tells entries of a menu apart, for as long as they are in it.
    package var id: String {
        switch self {
        case .item(let item): item.id
        case .submenu(let submenu): submenu.id
        }
    }
}

/// A menu in a menu.
@MainActor
package struct Submenu {
    package var id: String
    package var title: String
    package var content: MenuContent

    package init(id: String, title: String, content: MenuContent) {
        self.id = id
        self.title = title
        self.content = content
    }
}

@MainActor
package struct MenuItem {
    package enum Mark: Equatable, Sendable {
        case none
        /// With a tick, while on.
        case check(Bool)
        /// One of several, of which one is chosen.
        case radio(Bool)
    }

    /// Names the item's action to the desktop and on D-Bus: letters, digits, hyphens and dots.
    package var id: String
    package var title: String
    /// Shown beside the title; the engine itself is told of keys.
    package var shortcut: Shortcut?
    package var isEnabled = true
    package var mark = Mark.none
    package var action: @MainActor () -> Void

    package init(id: String, title: String, shortcut: Shortcut? = nil, action: @escaping @MainActor () -> Void) {
        self.id = id
        self.title = title
        self.shortcut = shortcut
        self.action = action
    }

    /// Whether a tick or dot is shown now.
    package var isOn: Bool? {
        switch mark {
        case .none: nil
        case .check(let isOn), .radio(let isOn): isOn
        }
    }
}
