import CGTK
import Toolkit

/// A menu or submenu as GTK has it, changed in place: what stays is not touched, so that a menu that is open stays
/// usable, and GTK does not take the page of a submenu in while the old one of the same name is still there.
@MainActor
final class GTKMenuLevel {
    private let menu: OpaquePointer
    private var sections: [Section] = []

    @MainActor
    private final class Section {
        let menu: OpaquePointer = g_menu_new()
        var entries: [Entry] = []

        isolated deinit { g_object_unref(UnsafeMutableRawPointer(menu)) }

        func put(_ entry: Entry, at index: Int) {
            if index == entries.count { entries.append(entry) } else { entries[index] = entry }
        }
    }

    /// An item by its title and action, or a submenu by its title.
    private struct Entry {
        var title: String
        var id: String?
        var submenu: GTKMenuLevel?
    }

    init() { menu = g_menu_new() }

    isolated deinit { g_object_unref(UnsafeMutableRawPointer(menu)) }

    var model: UnsafeMutablePointer<GMenuModel> { Self.model(menu) }

    private static func model(_ menu: OpaquePointer) -> UnsafeMutablePointer<GMenuModel> {
        UnsafeMutableRawPointer(menu).assumingMemoryBound(to: GMenuModel.self)
    }

    func show(_ content: [[MenuEntry]]) {
        let content = content.filter { !$0.isEmpty }
        while sections.count > content.count {
            g_menu_remove(menu, Int32(sections.count - 1))
            sections.removeLast()
        }
        for (index, entries) in content.enumerated() {
            if index == sections.count {
                let section = Section()
                sections.append(section)
                show(entries, in: section)
                g_menu_append_section(menu, nil, Self.model(section.menu))
            } else {
                show(entries, in: sections[index])
            }
        }
    }

    private func show(_ entries: [MenuEntry], in section: Section) {
        while section.entries.count > entries.count {
            g_menu_remove(section.menu, Int32(section.entries.count - 1))
            section.entries.removeLast()
        }
        for (index, entry) in entries.enumerated() {
            let isNew = index == section.entries.count
            switch entry {
            case .item(let item):
                if !isNew, section.entries[index].id == item.id, section.entries[index].title == item.title { continue }
                if !isNew { g_menu_remove(section.menu, Int32(index)) }
                g_menu_insert(section.menu, Int32(index), item.title.escapingMnemonics, "app." + item.id)
                section.put(Entry(title: item.title, id: item.id), at: index)
            case .submenu(let title, let content):
                if !isNew, let submenu = section.entries[index].submenu, section.entries[index].title == title {
                    submenu.show(content)
                    continue
                }
                if !isNew { g_menu_remove(section.menu, Int32(index)) }
                let submenu = GTKMenuLevel()
                submenu.show(content)
                g_menu_insert_submenu(section.menu, Int32(index), title.escapingMnemonics, submenu.model)
                section.put(Entry(title: title, submenu: submenu), at: index)
            }
        }
    }
}

extension String {
    /// An underscore in a menu's label would underline the next letter.
    fileprivate var escapingMnemonics: String {
        split(separator: "_", omittingEmptySubsequences: false).joined(separator: "__")
    }
}
