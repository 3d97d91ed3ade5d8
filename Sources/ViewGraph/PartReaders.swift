/// Evaluations that read only a part of a value, an element of an array say, and are out of date only when that part is
/// another one.
struct PartReaders<Value> {
    private struct Reader {
        var edge: Dependency.Edge
        var part: AnyHashable
        var isSame: (Value, Value) -> Bool
    }

    /// Parts that one evaluation may read before it counts as a reader of the whole: each is compared at every change.
    private static var limit: Int { 16 }
    private var readers: [Reader] = []
    /// How many at the end are of the same evaluation.
    private var run = 0
    /// The last evaluation that counts as a reader of the whole.
    private var whole: Dependency.Edge?
    /// Length at which stale readers are next looked for.
    private var compactionLength = 32

    /// Notes that `node`, which evaluates, reads a part. False when it has read so many that it reads the whole.
    @MainActor
    mutating func note(_ node: _GraphNode, _ part: AnyHashable, _ isSame: @escaping (Value, Value) -> Bool) -> Bool {
        let edge = Dependency.Edge(slot: Graph.readerSlot(of: node), evaluation: node.evaluation)
        if edge == whole { return false }
        if readers.last?.edge == edge {
            if readers.suffix(run).contains(where: { $0.part == part }) { return true }
        } else {
            run = 0
        }
        if run == Self.limit {
            readers.removeLast(run)
            run = 0
            whole = edge
            return false
        }
        if run == 0, readers.count >= compactionLength { compact() }
        readers.append(Reader(edge: edge, part: part, isSame: isSame))
        run += 1
        return true
    }

    /// Marks those whose part is another one.
    @MainActor
    mutating func changed(from old: Value, to new: Value) {
        guard !readers.isEmpty else { return }
        compact()
        // Marking evaluates nothing.
        for reader in readers {
            guard let node = Graph.reader(reader.edge), !reader.isSame(old, new) else { continue }
            Graph.mark(node)
        }
    }

    @MainActor
    private mutating func compact() {
        readers.removeAll { Graph.reader($0.edge) == nil }
        run = 0
        compactionLength = max(32, readers.count * 2)
    }
}
