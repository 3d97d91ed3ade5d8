import Foundation
import Toolkit
import ViewGraph

/// What the app's menu has by itself.
@MainActor
enum FrameworkCommands {
    static func sections(at place: CommandGroupPlacement.Place, showsBar: Bool) -> [MenuSection] {
        switch place {
        case .appInfo: one(MenuItem(id: "about", title: ownWords("About \(AppIdentity.name)"), action: showAbout))
        case .appSettings: [MenuSection(settings)]
        case .appTermination:
            one(MenuItem(id: "quit", title: ownWords("Quit"), shortcut: Shortcut("q", control: true), action: quit))
        case .newItem: [MenuSection(newWindows), MenuSection(DocumentCommands.opening)]
        case .saveItem: [MenuSection(close + DocumentCommands.saving)]
        case .undoRedo:
            [
                MenuSection([
                    text("undo", "Undo", Shortcut("z", control: true), .undo),
                    text("redo", "Redo", Shortcut("z", control: true, shift: true), .redo),
                ])
            ]
        case .pasteboard:
            [
                MenuSection([
                    text("cut", "Cut", Shortcut("x", control: true), .cut),
                    text("copy", "Copy", Shortcut("c", control: true), .copy),
                    text("paste", "Paste", Shortcut("v", control: true), .paste),
                    text("delete", "Delete", nil, .delete),
                    text("select-all", "Select All", Shortcut("a", control: true), .selectAll),
                ])
            ]
        case .sidebar: [MenuSection(tools), MenuSection(view(showsBar))]
        case .windowSize:
            hasWindows
                ? [
                    MenuSection([
                        .item(MenuItem(id: "minimize", title: ownWords("Minimise")) { key?.desktopWindow.minimize() }),
                        .item(
                            MenuItem(id: "maximize", title: ownWords("Maximise")) {
                                key?.desktopWindow.toggleMaximized()
                            }),
                    ])
                ] : []
        case .windowArrangement:
            hasWindows
                ? one(
                    MenuItem(id: "all-to-front", title: ownWords("Bring All to Front")) {
                        for window in WindowManager.shared.windows { WindowManager.shared.present(window) }
                    }) : []
        case .singleWindowList: [MenuSection(singles)]
        case .windowList: [MenuSection(MainMenu.windows)]
        case .help:
            one(
                MenuItem(
                    id: "shortcuts", title: ownWords("Keyboard Shortcuts"), shortcut: Shortcut("?", control: true),
                    action: showShortcuts))
        case .systemServices, .appVisibility, .importExport, .printItem, .textEditing, .textFormatting, .toolbar: []
        }
    }

    private static func one(_ item: MenuItem) -> [MenuSection] { [MenuSection([.item(item)])] }

    private static var front: (any OpenWindow)? { WindowManager.shared.frontWindow }
    private static var key: (any OpenWindow)? { WindowManager.shared.keyWindow }
    private static var hasWindows: Bool { !WindowManager.shared.windows.isEmpty }

    // MARK: App

    private static func showAbout() { Desktop.toolkit?.showAbout(about) }

    /// What the app says of itself.
    static var about: AboutContent {
        var content = AboutContent(name: AppIdentity.name, identifier: AppIdentity.identifier)
        if MainBundle.hasContents {
            content.version = Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String
            content.copyright = Bundle.main.infoDictionary?["NSHumanReadableCopyright"] as? String
        }
        return content
    }

    private static func showShortcuts() { Desktop.toolkit?.showShortcuts(MainMenu.shortcutSections) }

    private static func quit() { AppTermination.quit() }

    /// There when the app has a `Settings` scene.
    private static var settings: [MenuEntry] {
        guard let scene = WindowManager.shared.settingsScene else { return [] }
        return [
            .item(
                MenuItem(
                    id: "settings", title: ownWords("Settings"),
                    shortcut: scene.shortcut.resolved(Shortcut(",", control: true))
                ) {
                    WindowManager.shared.openSettings()
                })
        ]
    }

    // MARK: Windows

    /// An item for each group; the first has the standard shortcut unless it was given another.
    private static var newWindows: [MenuEntry] {
        let groups = WindowManager.shared.scenesWithCommands.filter { !$0.isSingle && $0.documents?.isEditor ?? true }
        return groups.enumerated().map { index, scene in
            let title =
                scene.documents != nil
                ? DocumentCommands.newTitle(scene)
                : scene.givenTitle.map { ownWords("New \($0) Window") } ?? ownWords("New Window")
            let standard = index == 0 ? Shortcut("n", control: true) : nil
            return .item(
                MenuItem(
                    id: "new-window-\(index + 1)", title: title, shortcut: scene.shortcut.resolved(standard)
                ) { [weak scene] in
                    if let scene { WindowManager.shared.openNew(scene) }
                })
        }
    }

    private static var close: [MenuEntry] {
        guard hasWindows else { return [] }
        return [
            .item(
                MenuItem(
                    id: "close-window", title: DocumentCommands.isUsed ? ownWords("Close") : ownWords("Close Window"),
                    shortcut: Shortcut("w", control: true)
                ) {
                    key?.requestClose()
                })
        ]
    }

    /// Windows of which there is one, by their titles.
    private static var singles: [MenuEntry] {
        WindowManager.shared.scenesWithCommands.filter(\.isSingle).enumerated().map { index, scene in
            return .item(
                MenuItem(
                    id: "show-window-\(index + 1)", title: scene.title,
                    shortcut: scene.shortcut.resolved(nil)
                ) { [weak scene] in
                    if let scene { WindowManager.shared.openNew(scene) }
                })
        }
    }

    /// Shows and hides the app's tools.
    private static var tools: [MenuEntry] {
        WindowManager.shared.toolsWithCommands.enumerated().map { index, scene in
            let isOpen = WindowManager.shared.windows.contains { $0.scene === scene }
            return .item(
                MenuItem(
                    id: "toggle-tool-\(index + 1)",
                    title: isOpen ? ownWords("Hide \(scene.title)") : ownWords("Show \(scene.title)"),
                    shortcut: scene.shortcut.resolved(nil)
                ) { [weak scene] in
                    if let scene { WindowManager.shared.toggle(scene) }
                })
        }
    }

    private static func view(_ showsBar: Bool) -> [MenuEntry] {
        var bar = MenuItem(
            id: "show-menu-bar", title: ownWords("Show Menu Bar"), shortcut: Shortcut("m", control: true)
        ) {
            Desktop.toolkit?.wantsMenuBar = !showsBar
            MainMenu.noteChanged()
        }
        bar.mark = .check(showsBar)
        guard let front else { return [.item(bar)] }
        let title = front.isFullScreen ? ownWords("Exit Full Screen") : ownWords("Enter Full Screen")
        var fullScreen = MenuItem(id: "full-screen", title: title, shortcut: Shortcut("F11")) {
            if let front = Self.front { front.setFullScreen(!front.isFullScreen) }
        }
        fullScreen.isEnabled = front.allowsFullScreen || front.isFullScreen
        return [.item(fullScreen), .item(bar)]
    }

    // MARK: Text

    private static func text(
        _ id: String, _ title: OwnWords, _ shortcut: Shortcut?, _ command: TextCommand
    ) -> MenuEntry {
        var item = MenuItem(id: id, title: EditCommands.title(command, ownWords(title)), shortcut: shortcut) {
            EditCommands.perform(command)
        }
        item.isEnabled = EditCommands.isEnabled(command)
        return .item(item)
    }
}

extension MainMenu {
    /// The shortcuts of the menus and of scenes, for the window that lists them.
    static var shortcutSections: [ShortcutSection] {
        MenuLayout(allOutputs).bar.sections.flatMap(\.entries).compactMap { entry in
            guard case .submenu(let menu) = entry else { return nil }
            let shortcuts = menu.content.items.compactMap { item in
                item.shortcut.map { ShortcutSection.Entry(item.title, $0) }
            }
            return shortcuts.isEmpty ? nil : ShortcutSection(menu.title, shortcuts)
        }
    }
}
