/// The engine of a process: which nodes are out of date, who read what, and the pass that brings everything up to date.
///
/// A process has one user interface, hence one graph; its state is global so that a read of state costs no look-up.
/// The pass itself is in `Graph+Update.swift`, waiting writes in `Graph+Writes.swift`.
@MainActor
package enum Graph {
    /// The node whose value is being evaluated; reads are noted for it.
    package internal(set) static var evaluating: _GraphNode?
    /// Counts changes; `Dependency.changedAt` and `_printChanges()` compare with it.
    package internal(set) static var clock: UInt32 = 0
    /// Asks the main loop for a call of `update()`. Set once at launch.
    package static var requestUpdate: @MainActor () -> Void = {}
    package static var counts = GraphCounts()

    // MARK: Dirty nodes

    /// Dirty nodes by depth, so that parents come first and a node is evaluated once.
    static var dirtyByDepth: [[_GraphNode]] = []
    static var shallowestDirty = Int.max
    package internal(set) static var isUpdating = false
    private static var isRequested = false

    /// Whether something waits for the main loop's next call of `update()`.
    package static var isStale: Bool { isRequested && !isUpdating }

    /// Marks a node to be evaluated again in the next update.
    package static func mark(_ node: _GraphNode) {
        if !node.flags.isDisjoint(with: [.dirty, .unmounted]) { return }
        node.flags.insert(.dirty)
        let depth = Int(node.depth)
        while dirtyByDepth.count <= depth { dirtyByDepth.append([]) }
        dirtyByDepth[depth].append(node)
        if depth < shallowestDirty { shallowestDirty = depth }
        noteChange()
    }

    static var hasDirtyNodes: Bool { shallowestDirty != Int.max }

    /// The shallowest dirty node, taken out of the list; nil when all is clean.
    static func nextDirtyNode() -> _GraphNode? {
        while shallowestDirty < dirtyByDepth.count {
            if let node = dirtyByDepth[shallowestDirty].popLast() {
                if node.flags.contains(.dirty) && !node.flags.contains(.unmounted) { return node }
            } else {
                shallowestDirty += 1
            }
        }
        shallowestDirty = Int.max
        return nil
    }

    /// Something waits for an update: ask the main loop once.
    static func noteChange() {
        if pendingTransaction == nil { pendingTransaction = writingTransaction }
        if isUpdating || isRequested { return }
        isRequested = true
        requestUpdate()
    }

    /// Asks for an update though no node is dirty: windows wait to be shown or have gone.
    package static func requestWork() {
        if isUpdating || isRequested { return }
        isRequested = true
        requestUpdate()
    }

    static func requestIsServed() { isRequested = false }

    // MARK: Readers

    private struct Reader {
        unowned(unsafe) var node: _GraphNode?
        /// The node's last evaluation; 0 for a free place.
        var evaluation: UInt32
        /// Next free place.
        var next: UInt32
    }
    /// Nodes that have read something. Place 0 is never used.
    private static var readers: [Reader] = [Reader(node: nil, evaluation: 0, next: 0)]
    private static var freeReader: UInt32 = 0
    private static var lastEvaluation: UInt32 = 0

    static func readerSlot(of node: _GraphNode) -> UInt32 {
        if node.readerSlot != 0 { return node.readerSlot }
        let slot: UInt32
        if freeReader != 0 {
            slot = freeReader
            freeReader = readers[Int(slot)].next
            readers[Int(slot)] = Reader(node: node, evaluation: node.evaluation, next: 0)
        } else {
            slot = UInt32(readers.count)
            readers.append(Reader(node: node, evaluation: node.evaluation, next: 0))
        }
        node.readerSlot = slot
        return slot
    }

    /// The node at an edge's end, unless it has been evaluated again since or is gone.
    static func reader(_ edge: Dependency.Edge) -> _GraphNode? {
        let reader = readers[Int(edge.slot)]
        return reader.evaluation == edge.evaluation ? reader.node : nil
    }

    static func forgetReader(_ node: _GraphNode) {
        let slot = node.readerSlot
        if slot == 0 { return }
        readers[Int(slot)] = Reader(node: nil, evaluation: 0, next: freeReader)
        freeReader = slot
        node.readerSlot = 0
    }

    // MARK: Evaluating

    /// Begins an evaluation of `node`: earlier edges to it are stale, reads are noted for it.
    static func beginEvaluation(of node: _GraphNode) -> _GraphNode? {
        lastEvaluation &+= 1
        if lastEvaluation == 0 { lastEvaluation = 1 }
        node.evaluation = lastEvaluation
        if node.readerSlot != 0 { readers[Int(node.readerSlot)].evaluation = lastEvaluation }
        node.flags.remove(.dirty)
        let outer = evaluating
        evaluating = node
        return outer
    }

    /// Runs `body` for `node`, noting every read of state, environment and observable models.
    package static func evaluate<Result>(
        _ node: _GraphNode, _ sentinel: inout ObservationSentinel?, _ body: () -> Result
    ) -> Result {
        let outer = beginEvaluation(of: node)
        defer { evaluating = outer }
        counts.evaluations += 1
        return ObservationSentinel.track(node, &sentinel, body)
    }

    /// Runs `body` for a primitive node without bindings, noting what it reads of state and environment but not of
    /// models: its view is made of values.
    package static func track<Result>(_ node: _GraphNode, _ body: () -> Result) -> Result {
        let outer = beginEvaluation(of: node)
        defer { evaluating = outer }
        counts.evaluations += 1
        return body()
    }

    /// Runs `body` without noting reads: actions, callbacks, measurements.
    package static func untracked<Result>(_ body: () -> Result) -> Result {
        let outer = evaluating
        evaluating = nil
        defer { evaluating = outer }
        return body()
    }
}

/// Work done, for tests and benchmarks.
package struct GraphCounts: Sendable {
    /// Bodies of views, modifiers, scenes and apps that ran.
    package var bodies = 0
    /// The same, and content closures, rows and primitive views that read what they show.
    package var evaluations = 0
    /// Values that were equal to the last ones, so that nothing below ran.
    package var cutOffs = 0
    package var updates = 0
    package var environmentReads = 0
    package var liveNodes = 0
}
