import Toolkit
import ViewGraph
import ViewLayout

/// A view shown by a control with a label of any view.
protocol LabeledControlView: _PrimitiveView {
    associatedtype Label: View
    associatedtype Content: ControlContent
    var label: Label { get }
    /// Whether the view has bindings, which may lead to observable models. Reading without watching those is cheaper.
    static var readsBindings: Bool { get }
    /// Whether the control keeps nothing beside what it is told.
    static var isInterchangeable: Bool { get }
    /// What the control shows, given its label and what the label says.
    @MainActor
    func controlContent(
        _ label: ButtonContent.Label, name: String, _ environment: EnvironmentValues
    ) -> Content
}

extension LabeledControlView {
    static var readsBindings: Bool { false }
    static var isInterchangeable: Bool { false }

    static func _makeNode(_ view: Self, _ parent: _GraphNode) -> _GraphNode { LabeledControlNode(view, parent: parent) }
    static func _updateNode(_ node: _GraphNode, _ view: Self) {
        unsafeDowncast(node, to: LabeledControlNode<Self>.self).receive(view)
    }
}

/// The place of a control with a label. A label that is a plain `Text` by its type is shown by the control itself;
/// any other gets a surface inside the control, laid out as everything is.
final class LabeledControlNode<V: LabeledControlView>: _GraphNode, ControlHolding {
    private var view: V
    private var label: HostNode<V.Label>?
    private var leaf: ControlLeaf<V.Content>!
    private var sentinel: ObservationSentinel?

    init(_ view: V, parent: _GraphNode) {
        self.view = view
        super.init(parent: parent)
        makeLabel()
        let (content, attributes) = read()
        makeLeaf(content, attributes)
    }

    private func makeLabel() {
        guard V.Label.self != Text.self else { return }
        let host = flags.contains(.inMenu) ? SurfaceHost.inMenu() : SurfaceHost.bare()
        host.arrangement = HStackLayout()
        label = HostNode(view.label, host: host, parent: self)
        // Widgets of the label must be there when the control asks for its size.
        host.arrangeWidgets()
    }

    private func makeLeaf(_ content: V.Content, _ attributes: WidgetAttributes) {
        leaf = ControlLeaf(content, attributes, of: self)
        label?.host.sizeChanged = { [weak self] in self?.leaf.item.invalidateSize() }
        // What the label says names the control.
        label?.host.nameChanged = { [weak self] in self.map(Graph.mark) }
    }

    func receive(_ new: V) {
        if !flags.contains(.dirty) && planEqual(view, new) { return }
        view = new
        label?.receive(new.label)
        update()
    }

    override func update() {
        var (content, attributes) = read()
        guard content.needsAnotherControl(than: leaf.content) else { return leaf.update(content, attributes) }
        if let label {
            // The label's surface belongs to the control that goes.
            label.unmount()
            makeLabel()
            (content, attributes) = read()
        }
        leaf.unmount()
        makeLeaf(content, attributes)
        outputsChanged()
    }

    private func read() -> (V.Content, WidgetAttributes) {
        func content() -> (V.Content, WidgetAttributes) {
            let environment = environmentValues
            let content: V.Content
            if let label {
                let name = label.host.accessibleName
                content = view.controlContent(.surface(label.host.surface), name: name, environment)
            } else {
                let text = (view.label as? Text ?? Text(verbatim: "")).controlContent(environment)
                content = view.controlContent(.text(text), name: text.string, environment)
            }
            return (content, environment.widgetAttributes)
        }
        return V.readsBindings ? Graph.evaluate(self, &sentinel, content) : Graph.track(self, content)
    }

    var heldContent: any ControlContent { leaf.content }
    var heldItem: LeafItem { leaf.item }

    override var isInterchangeable: Bool { V.isInterchangeable && hasInterchangeableChildren }

    override func appendOutputs(_ outputs: inout [AnyObject]) { outputs.append(leaf.item) }

    override func forEachChild(_ body: (_GraphNode) -> Void) {
        if let label { body(label) }
    }

    override func unmount() {
        super.unmount()
        sentinel?.cancel()
        leaf.unmount()
        label?.unmount()
    }
}
