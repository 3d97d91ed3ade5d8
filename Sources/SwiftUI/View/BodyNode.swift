import ViewGraph

/// The place of a view with a body.
final class BodyNode<Content: View>: EvaluatedNode<Content>, BodyEvaluating {
    private var animator: BodyAnimator<Content>?

    override init(_ value: Content, parent: _GraphNode) {
        super.init(value, parent: parent)
        child = Content.Body._makeNode(evaluateBody(), self)
    }

    /// Takes over the value that the parent's body made; stops here when nothing can have changed.
    func receive(_ new: Content) {
        if !isSame(new) {
            if BodyAnimator.animate(&animator, from: value, to: new, show: { [unowned self] in show($0) }) { return }
            replaceValue(new)
        } else if !flags.contains(.dirty) {
            Graph.counts.cutOffs += 1
            return
        }
        update()
    }

    /// In the update that hands the value down, and in the frames that follow.
    private func show(_ value: Content) {
        replaceValue(value)
        if Graph.isUpdating { update() } else { Graph.mark(self) }
    }

    override func update() { Content.Body._updateNode(child, evaluateBody()) }

    private func evaluateBody() -> Content.Body {
        let outer = BodyEvaluation.current
        BodyEvaluation.current = self
        defer { BodyEvaluation.current = outer }
        return evaluate { $0.body }
    }

    var viewType: Any.Type { Content.self }

    override var isInterchangeable: Bool {
        animator == nil && !description.keepsState && hasInterchangeableChildren
    }

    override func unmount() {
        super.unmount()
        animator?.stop()
    }
}
