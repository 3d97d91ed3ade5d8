import CGTK
import Toolkit

/// A menu or submenu as GTK has it, changed in place: what stays is not touched, so that a menu that is open stays
/// usable, and GTK does not take the page of a submenu in while the old one of the same name is still there.
@MainActor
final class GTKMenuLevel {
    /// What the names of actions begin with, with the dot.
    private let prefix: String
    private let menu: OpaquePointer
    private var sections: [Section] = []
    /// The models of lists that change by themselves.
    private let lists: GTKMenuLists?

    @MainActor
    private final class Section {
        let menu: OpaquePointer
        let list: MenuList?
        var title: String?
        var entries: [Entry] = []

        init(_ section: MenuSection, _ lists: GTKMenuLists?) {
            list = section.list
            title = section.title
            if let list, let model = lists?.model(of: list) {
                menu = model
                g_object_ref(UnsafeMutableRawPointer(menu))
            } else {
                menu = g_menu_new()
            }
        }

        isolated deinit { g_object_unref(UnsafeMutableRawPointer(menu)) }
    }

    /// What is shown of an entry.
    private struct Entry {
        var id: String
        var title: String
        var shortcut: Shortcut?
        /// Whether it is one of several, of which one is chosen.
        var isRadio = false
        var submenu: GTKMenuLevel?

        @MainActor
        func looksLike(_ entry: MenuEntry) -> Bool {
            switch entry {
            case .item(let item):
                submenu == nil && title == item.title && shortcut == item.shortcut && isRadio == item.isRadio
            case .submenu(let other): submenu != nil && title == other.title
            }
        }
    }

    init(prefix: String, lists: GTKMenuLists? = nil) {
        self.prefix = prefix
        self.lists = lists
        menu = g_menu_new()
    }

    isolated deinit { g_object_unref(UnsafeMutableRawPointer(menu)) }

    var model: UnsafeMutablePointer<GMenuModel> { Self.model(menu) }

    private static func model(_ menu: OpaquePointer) -> UnsafeMutablePointer<GMenuModel> {
        UnsafeMutableRawPointer(menu).assumingMemoryBound(to: GMenuModel.self)
    }

    func show(_ content: MenuContent) {
        let content = content.sections.filter { !$0.entries.isEmpty || $0.list != nil }
        while sections.count > content.count {
            g_menu_remove(menu, Int32(sections.count - 1))
            sections.removeLast()
        }
        for (index, new) in content.enumerated() {
            if index == sections.count {
                let section = Section(new, lists)
                sections.append(section)
                show(new.entries, in: section)
                insert(section, at: index)
            } else {
                if sections[index].title != new.title || sections[index].list !== new.list {
                    let old = sections[index]
                    if old.list !== new.list { sections[index] = Section(new, lists) }
                    sections[index].title = new.title
                    g_menu_remove(menu, Int32(index))
                    insert(sections[index], at: index)
                }
                if new.list == nil { show(new.entries, in: sections[index]) }
            }
        }
    }

    private func insert(_ section: Section, at index: Int) {
        g_menu_insert_section(menu, Int32(index), section.title?.escapingMnemonics, Self.model(section.menu))
    }

    /// Entries that stay at the start and at the end are kept; between, each that is new or gone is one change.
    private func show(_ entries: [MenuEntry], in section: Section) {
        let old = section.entries
        var prefix = 0
        while prefix < min(old.count, entries.count), old[prefix].id == entries[prefix].id { prefix += 1 }
        var suffix = 0
        while suffix < min(old.count, entries.count) - prefix,
            old[old.count - 1 - suffix].id == entries[entries.count - 1 - suffix].id
        {
            suffix += 1
        }
        for index in (prefix..<(old.count - suffix)).reversed() {
            g_menu_remove(section.menu, Int32(index))
            section.entries.remove(at: index)
        }
        for (index, entry) in entries.enumerated() {
            if index >= prefix && index < entries.count - suffix {
                section.entries.insert(add(entry, to: section.menu, at: index), at: index)
            } else if section.entries[index].looksLike(entry) {
                if case .submenu(let submenu) = entry { section.entries[index].submenu?.show(submenu.content) }
            } else {
                g_menu_remove(section.menu, Int32(index))
                section.entries[index] = add(entry, to: section.menu, at: index)
            }
        }
    }

    /// Shows `item` where the one with its id is, in submenus too; false where none is.
    @discardableResult
    func replace(_ item: MenuItem) -> Bool {
        for section in sections {
            for (index, entry) in section.entries.enumerated() {
                if let submenu = entry.submenu {
                    if submenu.replace(item) { return true }
                } else if entry.id == item.id {
                    if !entry.looksLike(.item(item)) {
                        g_menu_remove(section.menu, Int32(index))
                        section.entries[index] = add(.item(item), to: section.menu, at: index)
                    }
                    return true
                }
            }
        }
        return false
    }

    private func add(_ entry: MenuEntry, to menu: OpaquePointer, at index: Int) -> Entry {
        switch entry {
        case .item(let item):
            Self.insert(item, prefix, in: menu, at: index)
            return Entry(id: item.id, title: item.title, shortcut: item.shortcut, isRadio: item.isRadio)
        case .submenu(let submenu):
            let level = GTKMenuLevel(prefix: prefix, lists: lists)
            level.show(submenu.content)
            g_menu_insert_submenu(menu, Int32(index), submenu.title.escapingMnemonics, level.model)
            return Entry(id: submenu.id, title: submenu.title, submenu: level)
        }
    }

    private static func insert(_ item: MenuItem, _ prefix: String, in menu: OpaquePointer, at index: Int) {
        insert(
            item.title, action: prefix + item.id + (item.isRadio ? "::on" : ""), item.shortcut, in: menu, at: index)
    }

    /// Inserts an entry that does `action`, named with what it is told.
    static func insert(
        _ title: String, action: String, _ shortcut: Shortcut? = nil, in menu: OpaquePointer, at index: Int
    ) {
        let gtkItem: OpaquePointer = g_menu_item_new(title.escapingMnemonics, nil)
        g_menu_item_set_detailed_action(gtkItem, action)
        if let shortcut { fenestra_menu_item_set_string(gtkItem, "accel", shortcut.accelerator) }
        g_menu_insert_item(menu, Int32(index), gtkItem)
        g_object_unref(UnsafeMutableRawPointer(gtkItem))
    }
}

extension MenuItem {
    var isRadio: Bool {
        if case .radio = mark { true } else { false }
    }
}

extension String {
    /// An underscore in a menu's label would underline the next letter.
    fileprivate var escapingMnemonics: String {
        split(separator: "_", omittingEmptySubsequences: false).joined(separator: "__")
    }
}
