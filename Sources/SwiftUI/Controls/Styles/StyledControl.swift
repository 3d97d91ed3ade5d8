import ViewGraph

/// A control that the desktop draws, unless a style of the author's makes it of other views.
protocol StyledControlView: _PrimitiveView {
    associatedtype Drawn: View
    /// What stands for the control. What it reads from the environment is noted, and read again when it changes.
    @MainActor
    func resolve(_ environment: EnvironmentValues) -> ResolvedControl<Drawn>
}

enum ResolvedControl<Drawn: View> {
    case drawn(Drawn)
    case styled(AnyView)
}

/// The place of such a control.
final class StyledControlNode<V: StyledControlView>: ReplacingNode {
    private var view: V
    private var isDrawn = true

    init(_ view: V, parent: _GraphNode) {
        self.view = view
        super.init(parent: parent)
        child = make(resolve())(self)
    }

    func receive(_ new: V) {
        view = new
        update()
    }

    override func update() {
        let new = resolve()
        switch (new, isDrawn) {
        case (.drawn(let view), true): V.Drawn._updateNode(child, view)
        case (.styled(let view), false): AnyView._updateNode(child, view)
        default: replace(make(new))
        }
    }

    private func resolve() -> ResolvedControl<V.Drawn> {
        Graph.track(self) { view.resolve(environmentValues) }
    }

    private func make(_ new: ResolvedControl<V.Drawn>) -> (_GraphNode) -> _GraphNode {
        switch new {
        case .drawn(let view):
            isDrawn = true
            return { V.Drawn._makeNode(view, $0) }
        case .styled(let view):
            isDrawn = false
            return { AnyView._makeNode(view, $0) }
        }
    }
}

extension StyledControlView {
    public static func _makeNode(_ view: Self, _ parent: _GraphNode) -> _GraphNode {
        StyledControlNode(view, parent: parent)
    }
    public static func _updateNode(_ node: _GraphNode, _ view: Self) {
        unsafeDowncast(node, to: StyledControlNode<Self>.self).receive(view)
    }
}
