/// Writes made in one turn under different transactions: the first goes in at once, the others wait, so that each has an
/// update of its own (`x = 1; withAnimation { x = 2 }` draws 1, then animates to 2).
extension Graph {
    struct WaitingWrites {
        var transaction: PropertyList
        var writes: [@MainActor () -> Void]
    }

    /// The transaction that writes are made in now; `withTransaction` sets it for the time of its closure.
    package static var writingTransaction = PropertyList()
    /// The transaction of the writes that have gone in since the last update; nil when there were none.
    static var pendingTransaction: PropertyList?
    static var waiting: [WaitingWrites] = []
    /// Last written values of locations whose writes wait: what a read outside an evaluation sees.
    private static var waitingValues: [ObjectIdentifier: (value: Any, writes: Int)] = [:]

    /// Whether a write made now belongs to another update than the one that is pending.
    static func mustWait() -> Bool {
        if !waiting.isEmpty { return true }
        guard let pendingTransaction else { return false }
        return !pendingTransaction.isEqual(to: writingTransaction)
    }

    static func wait<Value>(for location: Location<Value>, value: Value, _ write: @escaping @MainActor () -> Void) {
        let id = ObjectIdentifier(location)
        waitingValues[id] = (value, (waitingValues[id]?.writes ?? 0) + 1)
        let counted: @MainActor () -> Void = {
            waitingValues[id]?.writes -= 1
            if waitingValues[id]?.writes == 0 { waitingValues[id] = nil }
            write()
        }
        wait(counted)
    }

    private static func wait(_ write: @escaping @MainActor () -> Void) {
        if let last = waiting.last, last.transaction.isEqual(to: writingTransaction) {
            waiting[waiting.count - 1].writes.append(write)
        } else {
            waiting.append(WaitingWrites(transaction: writingTransaction, writes: [write]))
        }
        noteChange()
    }

    /// Marks the readers of something that has changed by itself, a model: in the update of the transaction that the
    /// change was made in, as a write would be, though the value itself cannot wait.
    package static func markInTurn(_ mark: @escaping @MainActor () -> Void) {
        if evaluating == nil && mustWait() { wait(mark) } else { mark() }
    }

    static func forgetWaitingWrites() {
        pendingTransaction = nil
        waiting = []
        waitingValues = [:]
    }

    static func isWaiting(_ location: AnyObject) -> Bool { waitingValues[ObjectIdentifier(location)] != nil }

    static func waitingValue(of location: AnyObject) -> Any? { waitingValues[ObjectIdentifier(location)]?.value }

    /// Lets the next transaction's writes go in; false when none wait.
    static func admitWaitingWrites() -> Bool {
        guard !waiting.isEmpty else { return false }
        let next = waiting.removeFirst()
        pendingTransaction = next.transaction
        for write in next.writes { write() }
        return true
    }
}
