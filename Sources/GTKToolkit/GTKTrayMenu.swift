import CGTK
import Foundation
import Toolkit

/// The menu of an item in a panel. Entries are changed one by one: those that stay keep their numbers on the bus.
@MainActor
final class GTKTrayMenu {
    private nonisolated(unsafe) let menu: OpaquePointer
    private let root: Level
    private let opens: @MainActor () -> Void

    /// Nil, said once, where the library for such menus is missing.
    init?(_ number: Int32, opens: @escaping @MainActor () -> Void) {
        self.opens = opens
        let holder = Holder()
        guard
            let menu = fenestra_tray_menu_new(
                number,
                { entry in
                    nonisolated(unsafe) let entry = entry
                    onMainThread { receiver(entry, as: Entry.self).action() }
                },
                { holder in
                    nonisolated(unsafe) let holder = holder
                    onMainThread { receiver(holder, as: Holder.self).menu?.opens() }
                }, pointer(to: holder))
        else {
            Log.once("menus of menu bar extras need libdbusmenu-glib.so.4, which is not there")
            return nil
        }
        self.menu = menu
        self.holder = holder
        root = Level(fenestra_tray_menu_root(menu), menu: menu)
        holder.menu = self
    }

    /// Stands for the menu while it is being made.
    private final class Holder {
        weak var menu: GTKTrayMenu?
    }
    private let holder: Holder

    isolated deinit {
        root.show([])
        fenestra_tray_menu_free(menu)
    }

    func update(_ content: MenuContent) { root.show(Self.lines(content)) }

    /// What stands in a menu, one below the other.
    private enum Line {
        case separator(String)
        case heading(String, String)
        case entry(MenuEntry)

        @MainActor var id: String {
            switch self {
            case .separator(let id), .heading(let id, _): id
            case .entry(let entry): entry.id
            }
        }
    }

    private static func lines(_ content: MenuContent) -> [Line] {
        var lines: [Line] = []
        for (index, section) in content.sections.enumerated() where !section.isEmpty {
            if !lines.isEmpty { lines.append(.separator("separator-\(index)")) }
            if let title = section.title { lines.append(.heading("heading-\(index)", title)) }
            let entries = section.list.map { $0.items.map { MenuEntry.item($0) } } ?? section.entries
            lines += entries.map { .entry($0) }
        }
        return lines
    }

    /// The entries below one entry.
    @MainActor
    private final class Level {
        private nonisolated(unsafe) let parent: OpaquePointer
        private nonisolated(unsafe) let menu: OpaquePointer
        private var entries: [Entry] = []

        init(_ parent: OpaquePointer, menu: OpaquePointer) {
            self.parent = parent
            self.menu = menu
        }

        func show(_ lines: [Line]) {
            let wanted = Set(lines.map(\.id))
            for entry in entries where !wanted.contains(entry.id) {
                entry.end()
                fenestra_tray_entry_remove(parent, entry.item)
            }
            entries.removeAll { !wanted.contains($0.id) }
            // Those before `index` are right already.
            for (index, line) in lines.enumerated() {
                if let old = entries[index...].firstIndex(where: { $0.id == line.id }) {
                    let entry = entries.remove(at: old)
                    entries.insert(entry, at: index)
                    if old != index { fenestra_tray_entry_move(parent, entry.item, UInt32(index)) }
                    entry.show(line)
                } else {
                    let entry = Entry(line.id, menu: menu)
                    entry.show(line)
                    entries.insert(entry, at: index)
                    fenestra_tray_entry_insert(parent, entry.item, UInt32(index))
                }
            }
        }
    }

    /// An entry on the bus.
    @MainActor
    private final class Entry {
        let id: String
        nonisolated(unsafe) private(set) var item: OpaquePointer!
        private nonisolated(unsafe) let menu: OpaquePointer
        private(set) var action: @MainActor () -> Void = {}
        private var level: Level?
        private var texts: [String: String] = [:]
        private var numbers: [String: Int32] = [:]
        private var isEnabled: Bool?

        init(_ id: String, menu: OpaquePointer) {
            self.id = id
            self.menu = menu
            item = fenestra_tray_entry_new(menu, pointer(to: self))
        }

        isolated deinit { fenestra_tray_entry_unref(item) }

        /// The entry goes: nothing it says is heard any more.
        func end() {
            level?.show([])
            action = {}
        }

        func show(_ line: Line) {
            switch line {
            case .separator: set("type", "separator")
            case .heading(_, let title): showTitle(title, isEnabled: false)
            case .entry(.item(let item)): show(item)
            case .entry(.submenu(let submenu)):
                showTitle(submenu.title, isEnabled: true)
                set("children-display", "submenu")
                let level = level ?? Level(item, menu: menu)
                self.level = level
                level.show(GTKTrayMenu.lines(submenu.content))
            }
        }

        private func show(_ content: MenuItem) {
            showTitle(content.title, isEnabled: content.isEnabled)
            action = content.action
            switch content.mark {
            case .none: break
            case .check(let isOn): showMark("checkmark", isOn)
            case .radio(let isOn): showMark("radio", isOn)
            }
        }

        private func showTitle(_ title: String, isEnabled: Bool) {
            // An underscore would mark the next letter.
            set("label", title.replacingOccurrences(of: "_", with: "__"))
            guard isEnabled != self.isEnabled else { return }
            self.isEnabled = isEnabled
            fenestra_tray_entry_set_flag(item, "enabled", isEnabled ? 1 : 0)
        }

        private func showMark(_ kind: String, _ isOn: Bool) {
            set("toggle-type", kind)
            let state: Int32 = isOn ? 1 : 0
            guard numbers["toggle-state"] != state else { return }
            numbers["toggle-state"] = state
            fenestra_tray_entry_set_number(item, "toggle-state", state)
        }

        private func set(_ property: String, _ value: String) {
            guard texts[property] != value else { return }
            texts[property] = value
            fenestra_tray_entry_set_text(item, property, value)
        }
    }
}
