/// The update pass: evaluate what is out of date, parents first; collect preferences; run the actions that came of it
/// (`onAppear`, `onChange`, `task`); again, until nothing is left.
extension Graph {
    /// When an action runs, within the round that asked for it.
    package enum Phase: Int, CaseIterable {
        /// `onDisappear` of what went without a transition.
        case disappearedAtOnce
        /// `onAppear`, `onChange`, `onPreferenceChange`, in the order in which they were met.
        case appeared
        /// `onDisappear` of the rest.
        case disappeared
        /// `task` begins only after every `onAppear`.
        case tasks
    }

    /// Rounds of one update after which its actions are stopped: something writes what it reacts to, without end.
    private static let roundLimit = 50
    private static var actions: [[@MainActor () -> Void]] = Array(repeating: [], count: Phase.allCases.count)
    /// The transaction that nodes are updated in now, before modifiers on the way.
    package internal(set) static var transaction = PropertyList()
    /// Counts the times that dirty nodes were brought up to date, each in one transaction.
    package private(set) static var pass: UInt32 = 0
    /// Nodes whose evaluations wrote state in this update: the last one that did, and how many have.
    private static var writesWhileEvaluating: [ObjectIdentifier: (evaluation: UInt32, count: Int)] = [:]

    /// Queues `action` for after this update's evaluations.
    package static func enqueue(_ phase: Phase, _ action: @escaping @MainActor () -> Void) {
        actions[phase.rawValue].append(action)
        if !isUpdating { noteChange() }
    }

    /// Brings everything up to date. Re-entrant calls do nothing: the running update finishes the work.
    package static func update() {
        if isUpdating { return }
        isUpdating = true
        requestIsServed()
        counts.updates += 1
        defer {
            isUpdating = false
            writesWhileEvaluating.removeAll(keepingCapacity: true)
        }
        var rounds = 0
        while true {
            evaluateDirtyNodes()
            pendingTransaction = nil
            if takeActions(round: rounds) { rounds += 1 }
            if !hasDirtyNodes && !PreferenceReaders.areStale && !admitWaitingWrites() && !hasActions { break }
        }
        transaction = PropertyList()
    }

    private static var hasActions: Bool { actions.contains { !$0.isEmpty } }

    private static func evaluateDirtyNodes() {
        pass &+= 1
        let outer = transaction
        transaction = pendingTransaction ?? PropertyList()
        repeat {
            while let node = nextDirtyNode() {
                // Clean from here on, also where there is nothing to evaluate: what marks it during its update is news.
                node.flags.remove(.dirty)
                withTransaction(reaching: node) { node.update() }
            }
            PreferenceReaders.updateStale()
        } while hasDirtyNodes
        transaction = outer
    }

    /// Runs the queued actions; false when there were none.
    private static func takeActions(round: Int) -> Bool {
        guard hasActions else { return false }
        let taken = actions
        for phase in actions.indices { actions[phase].removeAll() }
        for (phase, list) in zip(Phase.allCases, taken) {
            // What has gone or begun hears of it even when a loop is cut, unless it is that which keeps the loop going.
            if round >= 2 * roundLimit || (round >= roundLimit && phase == .appeared) {
                Log.once(
                    "An onAppear, onDisappear, onChange or onPreferenceChange action goes on changing what it reacts "
                        + "to: stopped after \(roundLimit) rounds in one update; the last values stand.")
                continue
            }
            for action in list { action() }
        }
        return true
    }

    /// Runs `body` with the transaction that modifiers above `node` make of the present one.
    private static func withTransaction(reaching node: _GraphNode, _ body: () -> Void) {
        guard node.flags.contains(.belowTransactionModifier) else { return body() }
        var modifiers: [any TransactionModifying] = []
        var above = node.parent
        while let current = above {
            if current.flags.contains(.modifiesTransaction), let modifier = current as? any TransactionModifying {
                modifiers.append(modifier)
            }
            above = current.parent
        }
        let outer = transaction
        for modifier in modifiers.reversed() { transaction = modifier.transaction(below: transaction) }
        body()
        transaction = outer
    }

    /// Runs `body`, which updates nodes, in a transaction of its own.
    package static func withTransaction(_ list: PropertyList, _ body: () -> Void) {
        let outer = transaction
        transaction = list
        body()
        transaction = outer
    }

    /// Updates `node`'s descendants by `body` in the transaction that it makes of the present one.
    package static func withTransaction(below node: any TransactionModifying, _ body: () -> Void) {
        let outer = transaction
        transaction = node.transaction(below: outer)
        body()
        transaction = outer
    }

    /// Begins with nothing to do, whatever an app before has left; `requestUpdate` asks the main loop for `update()`.
    package static func start(requestUpdate: @escaping @MainActor () -> Void) {
        self.requestUpdate = requestUpdate
        dirtyByDepth = []
        shallowestDirty = .max
        for phase in actions.indices { actions[phase].removeAll() }
        forgetWaitingWrites()
        requestIsServed()
    }

    // MARK: Misuse

    /// Until every caller says `Log.once`.
    package static func reportOnce(_ message: String) { Log.once(message) }

    /// Whether the readers of something that changes now may be marked. They may unless the change is made by a node's
    /// evaluation that has made some before in this update: a few times, so that a write that settles takes effect,
    /// but not without end.
    static func mayMarkDespiteEvaluation() -> Bool {
        guard let node = evaluating else { return true }
        Log.once(
            "State was written while a view's body was evaluated, in \(type(of: node)); "
                + "write it from an action, onAppear, onChange or task instead.")
        var writes = writesWhileEvaluating[ObjectIdentifier(node)] ?? (0, 0)
        if writes.evaluation != node.evaluation { writes = (node.evaluation, writes.count + 1) }
        writesWhileEvaluating[ObjectIdentifier(node)] = writes
        return writes.count <= 3
    }
}
