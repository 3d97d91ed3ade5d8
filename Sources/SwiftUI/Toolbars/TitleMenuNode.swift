import Toolkit
import ViewGraph

/// What a view says of the window's title beside its text.
@MainActor
protocol TitleEntry: AnyObject {
    var menu: MenuContent { get }
    /// The text, where a person may edit it.
    var editedText: Binding<String>? { get }
    /// What the title stands for.
    var document: TitleDocument? { get }
}

extension TitleEntry {
    var document: TitleDocument? { nil }
}

/// The place of a view that gives the window's title a menu, or lets a person edit it.
final class TitleMenuNode<Content: View, Actions: View>: ParentNode, TitleEntry {
    private var actions: MenuContentNode<Actions>!
    private(set) var editedText: Binding<String>?
    private let header: HeaderGroup?
    private let scope: EnvironmentScope

    init(_ content: Content, _ actions: Actions, text: Binding<String>?, parent: _GraphNode) {
        editedText = text
        header = Graph.untracked { EnvironmentValues(parent.environment).headerGroup }
        scope = EnvironmentScope(parent: parent.environment) { $0 }
        super.init(parent: parent)
        environment = scope
        if text != nil {
            let rename = RenameAction { [weak header] in header?.editTitle() }
            scope.setTransform { list in
                var values = EnvironmentValues(list: list)
                values.rename = rename
                return values.list
            }
        }
        child = Content._makeNode(content, self)
        self.actions = MenuContentNode(actions, parent: self)
        self.actions.host.changed = { [weak self] in self?.header?.menuChanged() }
        header?.add(self)
    }

    func receive(_ content: Content, _ actions: Actions, text: Binding<String>?) {
        editedText = text
        Content._updateNode(child, content)
        self.actions.receive(actions)
    }

    var menu: MenuContent {
        var menu = actions.host.menu
        let rename = ownWords("Rename")
        if editedText != nil, !menu.items.contains(where: { $0.title == rename }) {
            let item = MenuItem(id: "rename-title", title: rename) { [weak self] in self?.header?.editTitle() }
            menu.sections.append(MenuSection([.item(item)]))
        }
        return menu
    }

    override func appendOutputs(_ outputs: inout [AnyObject]) { child.appendOutputs(&outputs) }

    override func forEachChild(_ body: (_GraphNode) -> Void) {
        super.forEachChild(body)
        if let actions { body(actions) }
    }

    override func unmount() {
        super.unmount()
        header?.remove(self)
        actions.unmount()
        scope.remove()
    }
}
