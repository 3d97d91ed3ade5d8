import Toolkit
import ViewGraph
import ViewLayout

/// A view that one control of the desktop shows.
protocol ControlView: _PrimitiveView {
    associatedtype Content: ControlContent
    /// Whether the view has bindings, which may lead to observable models. Reading without watching those is cheaper.
    static var readsBindings: Bool { get }
    /// Whether the control keeps nothing beside what it is told: no cursor, no movement.
    static var isInterchangeable: Bool { get }
    /// What the control shows. What it reads from the environment is noted, and read again when it changes.
    @MainActor
    func controlContent(_ environment: EnvironmentValues) -> Content
}

extension ControlView {
    static var readsBindings: Bool { false }
    static var isInterchangeable: Bool { false }

    public static func _makeNode(_ view: Self, _ parent: _GraphNode) -> _GraphNode { ControlNode(view, parent: parent) }
    public static func _updateNode(_ node: _GraphNode, _ view: Self) {
        unsafeDowncast(node, to: ControlNode<Self>.self).receive(view)
    }
}

/// The place of a view that a control shows.
final class ControlNode<V: ControlView>: _GraphNode, ControlHolding {
    private var view: V
    private var leaf: ControlLeaf<V.Content>!
    private var sentinel: ObservationSentinel?

    init(_ view: V, parent: _GraphNode) {
        self.view = view
        super.init(parent: parent)
        let (content, attributes) = read()
        leaf = ControlLeaf(content, attributes, of: self)
    }

    func receive(_ new: V) {
        if !flags.contains(.dirty) && planEqual(view, new) { return }
        view = new
        update()
    }

    override func update() {
        let (content, attributes) = read()
        if content.needsAnotherControl(than: leaf.content) {
            leaf.unmount()
            leaf = ControlLeaf(content, attributes, of: self)
            outputsChanged()
        } else {
            leaf.update(content, attributes)
        }
    }

    private func read() -> (V.Content, WidgetAttributes) {
        func content() -> (V.Content, WidgetAttributes) {
            let environment = environmentValues
            return (view.controlContent(environment), environment.widgetAttributes)
        }
        return V.readsBindings ? Graph.evaluate(self, &sentinel, content) : Graph.track(self, content)
    }

    var heldContent: any ControlContent { leaf.content }
    var heldItem: LeafItem { leaf.item }

    override var isInterchangeable: Bool { V.isInterchangeable }

    override func appendOutputs(_ outputs: inout [AnyObject]) { outputs.append(leaf.item) }

    override func unmount() {
        super.unmount()
        sentinel?.cancel()
        leaf.unmount()
    }
}

/// A node that one control shows, for those that take what it says and does without showing it: an alert its buttons.
@MainActor
protocol ControlHolding: _GraphNode {
    var heldContent: any ControlContent { get }
    var heldItem: LeafItem { get }
}

/// A control with its layout item.
@MainActor
final class ControlLeaf<Content: ControlContent> {
    private(set) var content: Content
    let control: any Control<Content>
    let item: LeafItem

    private let isInMenu: Bool
    private var shortcut: ShortcutEntry?

    init(_ content: Content, _ attributes: WidgetAttributes, of node: _GraphNode) {
        self.content = content
        isInMenu = node.flags.contains(.inMenu)
        control = isInMenu ? MenuPart(content, attributes) : Desktop.chosen.makeControl(content, attributes)
        item = LeafItem(control)
        item.node = node
        item.name = attributes.accessibleName ?? content.accessible.name
        item.isInteractive = ![.label, .image].contains(content.accessible.role)
        item.isEnabled = attributes.isEnabled
        item.isRigid = content.takesNoMoreThanIdeal
        item.isText = content.accessible.role.isText
        if attributes.shortcut != nil { setShortcut(attributes.shortcut) }
    }

    func update(_ new: Content, _ attributes: WidgetAttributes) {
        control.update(new, attributes)
        item.name = attributes.accessibleName ?? new.accessible.name
        item.isEnabled = attributes.isEnabled
        if !control.tellsOfNewSizes && !new.hasSameSize(as: content) { item.invalidateSize() }
        content = new
        if attributes.shortcut != shortcut?.shortcut { setShortcut(attributes.shortcut) }
        if isInMenu { item.noteMenuChanged() }
    }

    private func setShortcut(_ new: Shortcut?) {
        if let shortcut { ShortcutRegistry.remove(shortcut) }
        shortcut = nil
        guard let new, content.takesShortcut, let node = item.node else { return }
        let entry = ShortcutEntry(new, of: node) { [unowned self] in
            item.isEnabled && !item.isOffScreen
        } perform: { [unowned self] in
            content.perform(.press)
        }
        shortcut = entry
        ShortcutRegistry.add(entry)
    }

    /// The view has gone.
    func unmount() {
        setShortcut(nil)
        item.node = nil
    }
}
