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
        if !flags.contains(.dirty) && isSame(new) {
            Graph.counts.cutOffs += 1
            return
        }
        replaceValue(new)
        update()
    }

    override func update() { Content.Body._updateNode(child, evaluateBody()) }

    private func evaluateBody() -> Content.Body {
        let outer = BodyEvaluation.current
        BodyEvaluation.current = self
        defer { BodyEvaluation.current = outer }
        return evaluate { $0.body }
    }

    var viewTypeName: String { "\(Content.self)" }

    override func forEachChild(_ body: (_GraphNode) -> Void) {
        if let child { body(child) }
    }

    override func unmount() {
        super.unmount()
        child.unmount()
    }
}

/// What `_printChanges()` asks of the body that runs.
@MainActor
protocol BodyEvaluating: AnyObject {
    var viewTypeName: String { get }
    var changedPropertyNames: [String] { get }
    var valueWasReplaced: Bool { get }
    var previousClock: UInt32 { get }
}

@MainActor
enum BodyEvaluation {
    static var current: (any BodyEvaluating)?
}

extension View {
    /// Prints, in `body`, why it runs: the names of the dynamic properties that changed, `@self` when the view's own
    /// value did, `@identity` when the view is new. For debugging.
    @MainActor
    public static func _printChanges() {
        guard let node = BodyEvaluation.current else { return }
        var reasons: [String] = []
        if node.valueWasReplaced { reasons.append("@self") }
        if node.previousClock == 0 && node.valueWasReplaced { reasons.append("@identity") }
        reasons += node.previousClock == 0 ? [] : node.changedPropertyNames
        print(node.viewTypeName + ": " + (reasons.isEmpty ? "unchanged." : reasons.joined(separator: ", ") + " changed."))
    }
}
