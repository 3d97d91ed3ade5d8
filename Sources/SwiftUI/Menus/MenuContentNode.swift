import ViewGraph
import ViewLayout

/// The place of the views of a menu.
final class MenuContentNode<Content: View>: ParentNode, Container {
    let host = MenuHost()
    var isStale = false
    private let scope: EnvironmentScope

    init(_ content: Content, parent: _GraphNode) {
        scope = EnvironmentScope(parent: parent.environment) { list in
            var values = EnvironmentValues(list: list)
            values.isInMenu = true
            values.isInBar = false
            // Entries look as the desktop has them, and show their titles.
            values.buttonStyles = StyleChain(DefaultButtonStyle())
            values.toggleStyles = StyleChain(DefaultToggleStyle())
            values.labelStyles = StyleChain(DefaultLabelStyle())
            values.areLabelsHidden = false
            values.menuStyle = nil
            return values.list
        }
        super.init(parent: parent)
        environment = scope
        flags.subtract(.ofContainer)
        flags.formUnion([.inMenu, .inSectionedContainer])
        child = Content._makeNode(content, self)
        refreshOutputs()
        host.arrangeWidgets()
    }

    func receive(_ content: Content) { Content._updateNode(child, content) }

    func refreshOutputs() {
        var outputs: [AnyObject] = []
        child.appendOutputs(&outputs)
        host.take(outputs)
    }

    override func childOutputsChanged() -> Bool {
        if child != nil { Structure.noteStale(self) }
        return true
    }

    /// The menu is no part of what the tree around it shows.
    override func appendOutputs(_ outputs: inout [AnyObject]) {}

    override func unmount() {
        super.unmount()
        host.changed = {}
        host.itemsChanged = nil
        host.take([])
        scope.remove()
    }
}

extension EnvironmentValues {
    /// Whether the view is in a menu, where controls are entries.
    var isInMenu: Bool {
        get { self[IsInMenuKey.self] }
        set { self[IsInMenuKey.self] = newValue }
    }
    private struct IsInMenuKey: EnvironmentKey { static var defaultValue: Bool { false } }
}
