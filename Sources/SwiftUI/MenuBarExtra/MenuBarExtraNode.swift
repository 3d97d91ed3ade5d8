import Foundation
import Toolkit
import ViewGraph

/// The place of a menu bar extra: of its label, its menu, and the window that it has or that stands in for it.
final class MenuBarExtraNode<Label: View, Content: View>: _GraphNode, MenuBarExtraScene, TrayDelegate, SceneCommands {
    private typealias WindowContent = MenuBarExtraWindow<Content>
    private var extra: MenuBarExtraContent<Label, Content>
    private var label: LabelHolder<Label>!
    /// Nil where a click opens a window.
    private var menu: MenuContentNode<Content>?
    private var window: WindowSceneNode<WindowContent>!
    private let windowScope: ScopeNode
    private let opensWindow: Bool
    private var item: (any TrayItem)?
    /// Nil while it is not known.
    private var isShown: Bool?
    private var isInserted = true
    private var sentinel: ObservationSentinel?
    private let command: CommandOutput

    init(_ extra: MenuBarExtraContent<Label, Content>, parent: _GraphNode) {
        self.extra = extra
        opensWindow = Graph.untracked { EnvironmentValues(parent.environment).menuBarExtraOpensWindow }
        command = CommandOutput(.menu(""))
        let opensWindow = opensWindow
        windowScope = ScopeNode(parent: parent) { values in
            values.windowSettings.resizability = .contentSize
            if opensWindow { values.windowSettings.style = .plain }
        }
        super.init(parent: parent)
        label = LabelHolder(extra.label, parent: self) { [weak self] in self?.changed() }
        if !opensWindow {
            let menu = MenuContentNode(extra.content, parent: self)
            menu.host.changed = { [weak self] in self?.changed() }
            self.menu = menu
        }
        window = WindowSceneNode(windowContent, parent: windowScope)
        windowScope.child = window
        MenuBarExtras.add(self)
        MainMenu.add(self)
        update()
    }

    func receive(_ new: MenuBarExtraContent<Label, Content>) {
        extra = new
        label.receive(new.label)
        menu?.receive(new.content)
        window.receive(windowContent)
        update()
    }

    /// Whether it is in the panel is the app's to say.
    override func update() {
        isInserted = Graph.evaluate(self, &sentinel) { extra.isInserted?.wrappedValue ?? true }
        if isInserted {
            if let item { item.update(content) } else { item = Desktop.chosen.makeTrayItem(content, delegate: self) }
        } else if let item {
            item.remove()
            self.item = nil
            isShown = nil
            MainMenu.noteChanged()
            MenuBarExtras.becameUnreachable()
        }
    }

    private var title: String {
        let title = label.title
        return title.isEmpty ? AppIdentity.name : title
    }

    private var content: TrayContent {
        TrayContent(title: title, iconNames: label.iconNames, menu: menu?.host.menu)
    }

    private var windowContent: WindowSceneContent<WindowContent> {
        var scene = WindowSceneContent(
            WindowContent(content: extra.content, isUnderItem: opensWindow), title: Text(verbatim: title),
            isSingle: true)
        scene.isExtra = true
        return scene
    }

    private func changed() {
        guard window != nil else { return }
        item?.update(content)
        window.receive(windowContent)
        if isShown == false { MainMenu.noteChanged() }
    }

    // MARK: What stands in for it

    var isReachable: Bool { isInserted && isShown != false }
    var windowScene: (any WindowScene)? { window }

    /// Where no panel shows it, its menu is one of the app's.
    var outputs: [CommandOutput] {
        guard isInserted, isShown == false else { return [] }
        command.position = .menu(title)
        command.content = menu?.host.menu ?? MenuContent([[.item(openItem)]])
        return [command]
    }

    private var openItem: MenuItem {
        MenuItem(id: "open-menu-bar-extra-" + command.id, title: ownWords("Show \(title)")) { [weak self] in
            if let window = self?.window { WindowManager.shared.openNew(window) }
        }
    }

    // MARK: What the panel tells

    func trayVisibilityChanged(isShown: Bool) {
        guard isShown != self.isShown, item != nil else { return }
        self.isShown = isShown
        MainMenu.noteChanged()
        if !isShown {
            Log.once(
                "no panel of this desktop shows menu bar extras; they are in the app's menu, or in a window of their own"
            )
            MenuBarExtras.becameUnreachable()
        }
        Graph.requestWork()
    }

    func trayMenuOpens() {
        if Graph.isStale { Structure.updateAll() }
    }

    func trayActivated(at point: CGPoint?) {
        if let open = WindowManager.shared.windows.first(where: { $0.scene === window }) {
            open.close()
        } else {
            WindowManager.shared.open(window, under: point)
        }
        Graph.requestWork()
    }

    // MARK: Node

    override func forEachChild(_ body: (_GraphNode) -> Void) {
        if let label { body(label.node) }
        if let menu { body(menu) }
        body(windowScope)
    }

    override func unmount() {
        super.unmount()
        sentinel?.cancel()
        item?.remove()
        item = nil
        MenuBarExtras.remove(self)
        MainMenu.remove(self)
        label.node.unmount()
        menu?.unmount()
        windowScope.unmount()
    }
}

/// The views of a menu bar extra in a window: under its item, or in its place.
struct MenuBarExtraWindow<Content: View>: View {
    nonisolated(unsafe) let content: Content
    let isUnderItem: Bool

    var body: some View {
        if isUnderItem {
            content.background()
        } else {
            VStack(alignment: .leading) { content }.padding().frame(minWidth: 200)
        }
    }
}
