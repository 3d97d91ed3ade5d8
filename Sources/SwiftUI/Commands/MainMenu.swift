import Toolkit
import ViewGraph

/// The commands that scenes bring by themselves: new windows, the list of windows, close and quit.
@MainActor
enum MainMenu {
    private static var isStale = false

    /// Scenes, windows or titles have changed.
    static func noteChanged() { isStale = true }

    /// Shows the menu as it should be now; costs nothing while nothing has changed.
    static func update() {
        guard isStale, let toolkit = Desktop.toolkit else { return }
        isStale = false
        let content = content
        items = [:]
        for item in content.items {
            if let shortcut = item.shortcut, items[shortcut] == nil { items[shortcut] = item }
        }
        toolkit.updateMenu(content)
    }

    /// Items by their shortcuts; of several with the same, the first.
    private static var items: [Shortcut: MenuItem] = [:]

    /// Does what the item with `shortcut` does; false where there is none that can be chosen.
    static func perform(_ shortcut: Shortcut) -> Bool {
        guard let item = items[shortcut], item.isEnabled else { return false }
        item.action()
        return true
    }

    private static var content: MenuContent {
        MenuContent([newWindowItems + closeItem, windowMenu, settingsItem + quitItem])
    }

    /// An item for each group; the first has the standard shortcut.
    private static var newWindowItems: [MenuEntry] {
        let groups = WindowManager.shared.scenesWithCommands.filter { !$0.sceneDescription.isSingle }
        return groups.enumerated().map { index, scene in
            let title = scene.sceneDescription.givenTitle.map { "New \($0) Window" } ?? "New Window"
            let shortcut = index == 0 ? Shortcut("n", control: true) : nil
            return .item(
                MenuItem(id: "new-window-\(index + 1)", title: title, shortcut: shortcut) { [weak scene] in
                    if let scene { WindowManager.shared.openNew(scene) }
                })
        }
    }

    private static var closeItem: [MenuEntry] {
        guard !WindowManager.shared.windows.isEmpty else { return [] }
        return [
            .item(
                MenuItem(id: "close-window", title: "Close Window", shortcut: Shortcut("w", control: true)) {
                    WindowManager.shared.frontWindow?.requestClose()
                })
        ]
    }

    /// Single windows by their titles, then the windows that are open.
    private static var windowMenu: [MenuEntry] {
        let singles: [MenuEntry] = WindowManager.shared.scenesWithCommands.filter(\.sceneDescription.isSingle)
            .enumerated().map { index, scene in
                .item(
                    MenuItem(id: "show-window-\(index + 1)", title: scene.sceneDescription.title) { [weak scene] in
                        if let scene { WindowManager.shared.openNew(scene) }
                    })
            }
        let open: [MenuEntry] = WindowManager.shared.windows.filter { $0.scene?.sceneDescription.isSingle == false }
            .map { window in
                .item(
                    MenuItem(id: "raise-window-\(window.number)", title: window.title) { [weak window] in
                        if let window { WindowManager.shared.present(window) }
                    })
            }
        return singles.isEmpty && open.isEmpty ? [] : [.submenu(Submenu(id: "window", title: "Window", content: MenuContent([singles, open])))]
    }

    /// There when the app has a `Settings` scene.
    private static var settingsItem: [MenuEntry] {
        guard WindowManager.shared.settingsScene != nil else { return [] }
        return [
            .item(
                MenuItem(id: "settings", title: "Settings", shortcut: Shortcut(",", control: true)) {
                    WindowManager.shared.openSettings()
                })
        ]
    }

    private static var quitItem: [MenuEntry] {
        [
            .item(
                MenuItem(id: "quit", title: "Quit", shortcut: Shortcut("q", control: true)) {
                    WindowManager.shared.closeAll()
                    Structure.updateAll()
                    Desktop.toolkit?.quit()
                })
        ]
    }
}

extension Scene {
    /// Takes away the commands that the scenes bring by themselves: no item opens or lists them.
    public nonisolated func commandsRemoved() -> some Scene {
        _EnvironmentScene(content: self) { $0.sceneCommandsAreRemoved = true }
    }
}

extension EnvironmentValues {
    /// Whether the scenes below bring no commands.
    var sceneCommandsAreRemoved: Bool {
        get { self[SceneCommandsAreRemovedKey.self] }
        set { self[SceneCommandsAreRemovedKey.self] = newValue }
    }
    private struct SceneCommandsAreRemovedKey: EnvironmentKey { static var defaultValue: Bool { false } }
}
