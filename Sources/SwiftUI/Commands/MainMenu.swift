import Toolkit
import ViewGraph

/// The app's menu: what the framework brings, with what authors add to it.
@MainActor
enum MainMenu {
    private static var isStale = false
    /// What is to be shown anew where the rest of the menu is as it should be.
    private static var staleItems: [MenuItem] = []
    private static var scenes: [any SceneCommands] = []
    /// Items by their shortcuts; an author's before the framework's own.
    private static var items: [Shortcut: MenuItem] = [:]
    /// The windows that are open, changed one by one.
    static let windows = MenuList()

    static func add(_ commands: any SceneCommands) {
        scenes.append(commands)
        noteChanged()
    }

    static func remove(_ commands: any SceneCommands) {
        scenes.removeAll { $0 === commands }
        noteChanged()
    }

    /// Scenes or commands have changed.
    static func noteChanged() {
        isStale = true
        if !Graph.isUpdating { Graph.requestWork() }
    }

    /// Items of an author's look different, and nothing else does.
    static func noteChanged(_ items: [MenuItem]) {
        staleItems += items
        if !Graph.isUpdating { Graph.requestWork() }
    }

    /// What the menu shows of the window in front.
    private struct FrontState: Equatable {
        var isFullScreen = false
        var allowsFullScreen = false
        var edits: [String] = []
        var document = DocumentCommands.State()
    }
    private static var front = FrontState()

    /// The window in front is another, or something of it that the menu shows may be.
    static func noteFrontChanged() {
        var new = FrontState()
        if let window = WindowManager.shared.frontWindow {
            new.isFullScreen = window.isFullScreen
            new.allowsFullScreen = window.allowsFullScreen
            if let undo = window.undo.known {
                new.edits = [undo.canUndo ? undo.undoMenuItemTitle : "", undo.canRedo ? undo.redoMenuItemTitle : ""]
            }
        }
        new.document = DocumentCommands.state
        if new == front { return }
        front = new
        noteChanged()
    }

    /// Shows the menu as it should be now; costs nothing while nothing has changed.
    static func update() {
        guard isStale || !staleItems.isEmpty, let toolkit = Desktop.toolkit else { return }
        defer { staleItems = [] }
        guard isStale else { return updateItems(toolkit) }
        isStale = false
        var layout = MenuLayout(allOutputs)
        var menu = AppMenu()
        menu.showsBar = toolkit.wantsMenuBar ?? (layout.hasMenus || DocumentCommands.isUsed)
        layout.showsBar = menu.showsBar
        menu.bar = layout.bar
        items = shortcuts(of: menu.bar)
        layout.taken = items
        menu.bar = layout.bar
        if !menu.showsBar { menu.primary = layout.primary }
        toolkit.updateMenu(menu)
    }

    private static func updateItems(_ toolkit: any Toolkit) {
        for item in staleItems {
            if let shortcut = item.shortcut, items[shortcut]?.id == item.id { items[shortcut] = item }
        }
        toolkit.updateMenuItems(staleItems)
    }

    /// What authors have put into the menu.
    static var allOutputs: [CommandOutput] { scenes.flatMap(\.outputs) }

    private static func shortcuts(of content: MenuContent) -> [Shortcut: MenuItem] {
        var result: [Shortcut: MenuItem] = [:]
        let all = content.items
        // The first of several wins, an author's before all of the framework's.
        for item in all.filter(\.isOfAuthor) + all.filter({ !$0.isOfAuthor }) {
            if let shortcut = item.shortcut, result[shortcut] == nil { result[shortcut] = item }
        }
        return result
    }

    /// Does what the item with `shortcut` does; false where there is none that can be chosen.
    static func perform(_ shortcut: Shortcut) -> Bool {
        update()
        guard let item = items[shortcut], item.isEnabled else { return false }
        item.action()
        return true
    }

    // MARK: Windows

    static func opened(_ window: any OpenWindow) {
        guard let scene = window.scene else { return }
        if WindowManager.shared.windows.count == 1 || scene.isUtility { noteChanged() }
        guard !scene.isSingle, !scene.commandsAreRemoved else { return }
        windows.append(
            MenuItem(id: itemID(window), title: window.title) { [weak window] in
                if let window { WindowManager.shared.present(window) }
            })
    }

    static func closed(_ window: any OpenWindow) {
        windows.remove(itemID(window))
        if WindowManager.shared.windows.isEmpty || window.isUtility { noteChanged() }
    }

    static func titleChanged(_ window: any OpenWindow) { windows.setTitle(window.title, of: itemID(window)) }

    private static func itemID(_ window: any OpenWindow) -> String { "raise-window-\(window.number)" }
}

extension MenuItem {
    /// Whether a view of an author's has made it.
    var isOfAuthor: Bool { id.hasPrefix("item-") }
}
