/// Something that evaluations read: who read it, and telling them that it changed.
///
/// An edge is a place in `Graph.readers` and the number of the evaluation that read; it is stale as soon as the node was
/// evaluated again or unmounted. So dependencies are exact without unlinking, and edges keep nobody alive.
@_documentation(visibility: internal)
open class Dependency {
    package struct Edge: Equatable {
        var slot: UInt32
        var evaluation: UInt32
    }
    private final var first = Edge(slot: 0, evaluation: 0)
    private final var others: [Edge] = []
    /// Length of `others` at which stale edges are next looked for.
    private final var compactionLength = 8
    /// `Graph.clock` at the last change, for `_printChanges()`.
    package final var changedAt: UInt32 = 0

    @usableFromInline
    package init() {}

    /// Notes that the node now evaluating, if any, read this.
    @MainActor
    package final func track() {
        guard let node = Graph.evaluating else { return }
        let edge = Edge(slot: Graph.readerSlot(of: node), evaluation: node.evaluation)
        if first.slot == edge.slot || first.slot == 0 {
            first = edge
        } else if let last = others.last, last.slot == edge.slot {
            others[others.count - 1] = edge
        } else {
            if others.count >= compactionLength { compact() }
            others.append(edge)
        }
    }

    /// Marks every node whose last evaluation read this, unless an evaluation that writes without end does it. Whether it
    /// did.
    @MainActor
    @discardableResult
    package final func changed() -> Bool {
        guard Graph.mayMarkDespiteEvaluation() else { return false }
        Graph.clock &+= 1
        changedAt = Graph.clock
        if first.slot != 0, let node = Graph.reader(first) { Graph.mark(node) } else { first.slot = 0 }
        guard !others.isEmpty else { return true }
        var kept = 0
        for edge in others {
            guard let node = Graph.reader(edge) else { continue }
            Graph.mark(node)
            others[kept] = edge
            kept += 1
        }
        others.removeLast(others.count - kept)
        compactionLength = max(8, kept * 2)
        return true
    }

    /// Whether any node's last evaluation read this.
    @MainActor
    package final var hasReaders: Bool {
        if first.slot != 0 && Graph.reader(first) != nil { return true }
        return others.contains { Graph.reader($0) != nil }
    }

    @MainActor
    private final func compact() {
        others.removeAll { Graph.reader($0) == nil }
        compactionLength = max(8, others.count * 2)
    }
}
