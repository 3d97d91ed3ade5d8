import ViewGraph

/// The place of a view with a body.
final class BodyNode<Content: View>: EvaluatedNode<Content>, BodyEvaluating {
    private var child: _GraphNode!

    override init(_ value: Content, parent: _GraphNode) {
        super.init(value, parent: parent)
        child = Content.Body._makeNode(evaluateBody(), self)
    }

    /// Takes over the value that the parent's body made; stops here when nothing can have changed.
    func receive(_ new: Content) {
        if !isSame(new) {
            replaceValue(new)
        } else if !flags.contains(.dirty) {
            Graph.counts.cutOffs += 1
            return
        }
        update()
    }

    override func update() { Content.Body._updateNode(child, evaluateBody()) }

    private func evaluateBody() -> Content.Body {
        let outer = BodyEvaluation.current
        BodyEvaluation.current = self
        defer { BodyEvaluation.current = outer }
        return evaluate { $0.body }
    }

    var viewType: Any.Type { Content.self }

    override func forEachChild(_ body: (_GraphNode) -> Void) {
        if let child { body(child) }
    }

    override func unmount() {
        super.unmount()
        child.unmount()
    }
}
