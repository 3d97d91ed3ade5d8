import ViewGraph
import ViewLayout

/// What a style of the author's makes of a control's parts. The style has a place in the tree, so that it may read the
/// environment and have state.
struct StyledView<Style, Configuration, Content: View>: _PrimitiveView {
    nonisolated(unsafe) let style: Style
    nonisolated(unsafe) let configuration: Configuration
    let make: @MainActor (Style, Configuration) -> Content

    nonisolated init(
        _ style: Style, _ configuration: Configuration, make: @escaping @MainActor (Style, Configuration) -> Content
    ) {
        self.style = style
        self.configuration = configuration
        self.make = make
    }

    static func _makeNode(_ view: Self, _ parent: _GraphNode) -> _GraphNode { StyleNode(view, parent: parent) }
    static func _updateNode(_ node: _GraphNode, _ view: Self) {
        unsafeDowncast(node, to: StyleNode<Style, Configuration, Content>.self).receive(view)
    }
}

/// The place of a style.
final class StyleNode<Style, Configuration, Content: View>: EvaluatedNode<Style> {
    private var view: StyledView<Style, Configuration, Content>

    init(_ view: StyledView<Style, Configuration, Content>, parent: _GraphNode) {
        self.view = view
        super.init(view.style, parent: parent)
        child = Content._makeNode(evaluateBody(), self)
    }

    func receive(_ new: StyledView<Style, Configuration, Content>) {
        let isConfigurationSame = planEqual(view.configuration, new.configuration)
        view = new
        if isConfigurationSame && !flags.contains(.dirty) && isSame(new.style) { return }
        replaceValue(new.style)
        update()
    }

    override var isInterchangeable: Bool { !description.keepsState && hasInterchangeableChildren }

    override func update() { Content._updateNode(child, evaluateBody()) }

    private func evaluateBody() -> Content { evaluate { view.make($0, view.configuration) } }
}
