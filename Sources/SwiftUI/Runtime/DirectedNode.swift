import ViewGraph
import ViewLayout

/// A node with layout items of its own, which take their layout direction from the environment.
@MainActor
protocol DirectedNode: _GraphNode {
    /// The items that this node made.
    var directedItems: [LayoutItem] { get }
}

extension _GraphNode {
    /// Turns the items of this subtree, after the environment has changed its layout direction. Hardly ever happens, so
    /// that the nodes are looked for then rather than noted as readers.
    @MainActor
    func layoutDirectionChanged() {
        if let directed = self as? any DirectedNode {
            let direction = environmentValues.layoutDirection
            for item in directed.directedItems { item.layoutDirection = direction }
        }
        forEachChild { $0.layoutDirectionChanged() }
    }
}
