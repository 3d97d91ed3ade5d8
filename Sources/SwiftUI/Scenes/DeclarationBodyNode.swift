import ViewGraph

/// Values with a body that has a place of its own kind: scenes, commands, items of toolbars.
@MainActor
protocol DeclarationKind {
    associatedtype Value
    associatedtype Body
    static func body(of value: Value) -> Body
    static func makeNode(_ body: Body, _ parent: _GraphNode) -> _GraphNode
    static func updateNode(_ node: _GraphNode, _ body: Body)
}

/// The place of such a value.
final class DeclarationBodyNode<Kind: DeclarationKind>: EvaluatedNode<Kind.Value> {
    override init(_ value: Kind.Value, parent: _GraphNode) {
        super.init(value, parent: parent)
        child = Kind.makeNode(evaluate { Kind.body(of: $0) }, self)
    }

    func receive(_ new: Kind.Value) {
        if !flags.contains(.dirty) && isSame(new) {
            Graph.counts.cutOffs += 1
            return
        }
        replaceValue(new)
        update()
    }

    override func update() { Kind.updateNode(child, evaluate { Kind.body(of: $0) }) }
}
