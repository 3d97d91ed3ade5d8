extension MenuContent {
    /// The items that `new` shows in another way, where that is all that is different; nil where entries have come, gone
    /// or moved, or have other titles as menus, shortcuts or kinds. What items do is not compared.
    package func changedItems(in new: MenuContent) -> [MenuItem]? {
        var changed: [MenuItem] = []
        return collectChanges(in: new, &changed) ? changed : nil
    }

    private func collectChanges(in new: MenuContent, _ changed: inout [MenuItem]) -> Bool {
        guard sections.count == new.sections.count else { return false }
        for (old, new) in zip(sections, new.sections) {
            guard old.title == new.title, old.list === new.list, old.entries.count == new.entries.count else {
                return false
            }
            for (old, new) in zip(old.entries, new.entries) {
                switch (old, new) {
                case (.item(let old), .item(let new)):
                    guard old.hasSamePlace(as: new) else { return false }
                    if !old.looksLike(new) { changed.append(new) }
                case (.submenu(let old), .submenu(let new)):
                    guard old.id == new.id, old.title == new.title,
                        old.content.collectChanges(in: new.content, &changed)
                    else { return false }
                default: return false
                }
            }
        }
        return true
    }

    /// Shows `item` in place of the one with the same id, in submenus too; false where there is none.
    @discardableResult
    package mutating func replace(_ item: MenuItem) -> Bool {
        for section in sections.indices {
            for (index, entry) in sections[section].entries.enumerated() {
                switch entry {
                case .item(let old):
                    guard old.id == item.id else { continue }
                    sections[section].entries[index] = .item(item)
                    return true
                case .submenu(var submenu):
                    guard submenu.content.replace(item) else { continue }
                    sections[section].entries[index] = .submenu(submenu)
                    return true
                }
            }
        }
        return false
    }
}

extension MenuItem {
    /// Whether it may take the other's place without anything else being different.
    fileprivate func hasSamePlace(as other: MenuItem) -> Bool {
        guard id == other.id, shortcut == other.shortcut else { return false }
        switch (mark, other.mark) {
        case (.none, .none), (.check, .check), (.radio, .radio): return true
        default: return false
        }
    }

    fileprivate func looksLike(_ other: MenuItem) -> Bool {
        title == other.title && isEnabled == other.isEnabled && mark == other.mark
    }
}

extension AppMenu {
    /// Shows `item` in place of the one with the same id, wherever that is.
    package mutating func replace(_ item: MenuItem) {
        bar.replace(item)
        primary.replace(item)
    }
}
