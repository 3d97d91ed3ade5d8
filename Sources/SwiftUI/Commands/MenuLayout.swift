import Toolkit

/// Puts the framework's commands and those of authors in their places in the menu.
@MainActor
struct MenuLayout {
    private let outputs: [CommandOutput]
    var showsBar = false
    /// Whose shortcuts count; others show none.
    var taken: [Shortcut: MenuItem] = [:]

    private typealias Place = CommandGroupPlacement.Place

    init(_ outputs: [CommandOutput]) { self.outputs = outputs }

    /// Whether an author has a menu, for which a bar is shown.
    var hasMenus: Bool { !menus.isEmpty }

    // MARK: Both forms

    /// A menu bar: the app's menu, those that apps usually have, and those of authors before Window.
    var bar: MenuContent {
        let entries =
            [
                menu(
                    "app", "\(AppIdentity.name)", [.appInfo, .appSettings, .systemServices, .appVisibility, .appTermination]),
                menu("file", "File", [.newItem, .saveItem, .importExport, .printItem]),
                menu("edit", "Edit", [.undoRedo, .pasteboard, .textEditing]),
                menu("format", "Format", [.textFormatting]),
                menu("view", "View", [.toolbar, .sidebar]),
            ] + menus + [
                menu("window", "Window", [.windowSize, .windowArrangement, .singleWindowList, .windowList]),
                menu("help", "Help", [.help]),
            ]
        return MenuContent([entries.compactMap(\.self)])
    }

    /// The same behind one button: what is used most, then menus, then what the app is.
    var primary: MenuContent {
        let submenus =
            [
                menu("edit", "Edit", [.undoRedo, .pasteboard, .textEditing]),
                menu("format", "Format", [.textFormatting]),
                menu("view", "View", [.toolbar, .sidebar]),
            ] + menus + [
                menu("window", "Window", [.windowSize, .windowArrangement, .singleWindowList, .windowList])
            ]
        var result = MenuContent()
        result.sections += joined([.newItem, .saveItem, .importExport, .printItem])
        result.sections.append(MenuSection(submenus.compactMap(\.self)))
        result.sections += joined([.appSettings, .systemServices, .appVisibility, .help, .appInfo])
        result.sections += sections(at: .appTermination)
        return result
    }

    /// Several places without lines between them, but for those that an author draws.
    private func joined(_ places: [Place]) -> [MenuSection] {
        var result: [MenuSection] = []
        for place in places { result.join(sections(at: place)) }
        return result
    }

    private func menu(_ id: String, _ title: OwnWords, _ places: [Place]) -> MenuEntry? {
        let content = MenuContent(sections: places.flatMap(sections))
        // The list of windows fills up by itself.
        let hasList = content.sections.contains { $0.list != nil }
        return content.isEmpty && !hasList ? nil : .submenu(Submenu(id: id, title: ownWords(title), content: content))
    }

    /// Menus of authors in the order of the source; several with the same title are one.
    private var menus: [MenuEntry?] {
        var result: [Submenu] = []
        for output in outputs {
            guard case .menu(let title) = output.position else { continue }
            if let index = result.firstIndex(where: { $0.title == title }) {
                result[index].content.sections += output.content.sections
            } else {
                result.append(Submenu(id: output.id, title: title, content: output.content))
            }
        }
        return result.map { .submenu($0) }
    }

    // MARK: Places

    private func sections(at place: Place) -> [MenuSection] {
        var before: [MenuSection] = []
        var own: [MenuSection]?
        var after: [MenuSection] = []
        for output in outputs {
            switch output.position {
            case .before(place): before.join(output.content.sections)
            case .after(place): after.join(output.content.sections)
            case .replacing(place): own = (own ?? []) + output.content.sections
            default: break
            }
        }
        var result = before
        result.join(own ?? FrameworkCommands.sections(at: place, showsBar: showsBar).map(withoutTakenShortcuts))
        result.join(after)
        return result
    }

    private func withoutTakenShortcuts(_ section: MenuSection) -> MenuSection {
        var section = section
        section.entries = section.entries.map { entry in
            guard case .item(var item) = entry, let shortcut = item.shortcut, let owner = taken[shortcut],
                owner.id != item.id
            else { return entry }
            item.shortcut = nil
            return .item(item)
        }
        return section
    }
}

extension [MenuSection] {
    /// Adds sections, the first of which goes on with the last that is there.
    @MainActor
    fileprivate mutating func join(_ new: [MenuSection]) {
        let new = new.filter { !$0.entries.isEmpty || $0.list != nil }
        guard let first = new.first, let last = last, first.title == nil, first.list == nil, last.list == nil else {
            return self += new
        }
        self[count - 1].entries += first.entries
        self += new.dropFirst()
    }
}
