/// The app's menu: sections of entries, shown as the desktop shows an app's menu.
@MainActor
package struct MenuContent {
    package var sections: [[MenuEntry]]

    package init(sections: [[MenuEntry]]) { self.sections = sections }

    /// Every item, in submenus too.
    package var items: [MenuItem] { sections.flatMap { $0.flatMap(\.items) } }
}

@MainActor
package enum MenuEntry {
    case item(MenuItem)
    indirect case submenu(String, [[MenuEntry]])

    package var items: [MenuItem] {
        switch self {
        case .item(let item): [item]
        case .submenu(_, let sections): sections.flatMap { $0.flatMap(\.items) }
        }
    }
}

@MainActor
package struct MenuItem {
    /// Names the item's action to the desktop and on D-Bus: letters, digits, hyphens and dots.
    package var id: String
    package var title: String
    package var shortcut: Shortcut?
    package var isEnabled = true
    /// Of items with a check mark.
    package var isOn: Bool?
    package var action: @MainActor () -> Void

    package init(id: String, title: String, shortcut: Shortcut? = nil, action: @escaping @MainActor () -> Void) {
        self.id = id
        self.title = title
        self.shortcut = shortcut
        self.action = action
    }

    /// Whether everything that is seen is as in `other`.
    package func looksLike(_ other: MenuItem) -> Bool {
        id == other.id && title == other.title && shortcut == other.shortcut && isEnabled == other.isEnabled
            && isOn == other.isOn
    }
}

/// Keys that are pressed together, as they are on a Linux keyboard.
package struct Shortcut: Hashable, Sendable {
    /// A key by X's name: `n`, `comma`, `F1`.
    package var key: String
    package var control = false
    package var shift = false
    package var alt = false
    package var `super` = false

    package init(_ key: String, control: Bool = false, shift: Bool = false, alt: Bool = false) {
        self.key = key
        self.control = control
        self.shift = shift
        self.alt = alt
    }
}

extension MenuContent {
    /// Whether everything that is seen is as in `other`: then only the actions have to be taken over.
    package func looksLike(_ other: MenuContent) -> Bool { Self.same(sections, other.sections) }

    private static func same(_ a: [[MenuEntry]], _ b: [[MenuEntry]]) -> Bool {
        a.count == b.count
            && zip(a, b).allSatisfy { a, b in a.count == b.count && zip(a, b).allSatisfy { same($0, $1) } }
    }

    private static func same(_ a: MenuEntry, _ b: MenuEntry) -> Bool {
        switch (a, b) {
        case (.item(let a), .item(let b)): a.looksLike(b)
        case (.submenu(let title, let a), .submenu(let other, let b)): title == other && same(a, b)
        default: false
        }
    }
}
