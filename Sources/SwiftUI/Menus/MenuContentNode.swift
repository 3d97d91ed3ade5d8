import ViewGraph
import ViewLayout

/// The place of the views of a menu.
final class MenuContentNode<Content: View>: _GraphNode, Container {
    let host = MenuHost()
    var isStale = false
    private let scope: EnvironmentScope
    private var child: _GraphNode!

    init(_ content: Content, parent: _GraphNode) {
        scope = EnvironmentScope(parent: parent.environment) { list in
            var values = EnvironmentValues(list: list)
            values.isInMenu = true
            return values.list
        }
        super.init(parent: parent)
        environment = scope
        flags.remove(.inLazyContainer)
        flags.insert(.inMenu)
        child = Content._makeNode(content, self)
        refreshOutputs()
        host.arrangeWidgets()
    }

    func receive(_ content: Content) { Content._updateNode(child, content) }

    func refreshOutputs() {
        host.setChildren(child.layoutItems())
        Structure.noteStale(host)
    }

    override func childOutputsChanged() -> Bool {
        if child != nil { Structure.noteStale(self) }
        return true
    }

    override func forEachChild(_ body: (_GraphNode) -> Void) {
        if let child { body(child) }
    }

    /// The menu is no part of what the tree around it shows.
    override func appendOutputs(_ outputs: inout [AnyObject]) {}

    override func unmount() {
        super.unmount()
        child.unmount()
        host.changed = {}
        host.setChildren([])
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
