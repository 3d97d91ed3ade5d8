import Toolkit
import ViewGraph
import ViewLayout

/// A menu that the desktop shows.
struct MenuView<Label: View, Content: View>: _PrimitiveView {
    nonisolated(unsafe) let label: Label
    nonisolated(unsafe) let content: Content
    let primaryAction: (@MainActor () -> Void)?

    static func _makeNode(_ view: Self, _ parent: _GraphNode) -> _GraphNode { MenuNode(view, parent: parent) }
    static func _updateNode(_ node: _GraphNode, _ view: Self) {
        unsafeDowncast(node, to: MenuNode<Label, Content>.self).receive(view)
    }
}

/// The place of a menu: that of its button, and that of its entries, which are there before the menu is opened, since
/// they may have shortcuts.
final class MenuNode<Label: View, Content: View>: _GraphNode {
    private var view: MenuView<Label, Content>
    private var entries: MenuContentNode<Content>!
    private var button: LabeledControlNode<MenuButtonControl<Label>>!

    init(_ view: MenuView<Label, Content>, parent: _GraphNode) {
        self.view = view
        super.init(parent: parent)
        entries = MenuContentNode(view.content, parent: self)
        button = LabeledControlNode(control, parent: self)
        entries.host.changed = { [unowned self] in button.receive(control) }
    }

    private var control: MenuButtonControl<Label> {
        MenuButtonControl(label: view.label, menu: entries.host.menu, primaryAction: view.primaryAction)
    }

    func receive(_ new: MenuView<Label, Content>) {
        view = new
        entries.receive(new.content)
        button.receive(control)
    }

    override func forEachChild(_ body: (_GraphNode) -> Void) {
        if let button { body(button) }
        if let entries { body(entries) }
    }

    override func unmount() {
        super.unmount()
        entries.unmount()
        button.unmount()
    }
}

/// The button of a menu.
struct MenuButtonControl<Label: View>: LabeledControlView {
    nonisolated(unsafe) let label: Label
    let menu: MenuContent
    let primaryAction: (@MainActor () -> Void)?

    func controlContent(
        _ label: ButtonContent.Label, name: String, _ environment: EnvironmentValues
    ) -> MenuButtonContent {
        var content = MenuButtonContent(label: label, name: name, menu: menu)
        content.style = environment.menuButtonLook ?? environment.buttonStyles.style._look?.style ?? .automatic
        content.showsIndicator = environment.menuIndicatorVisibility != .hidden
        content.primaryAction = primaryAction
        return content
    }
}
