import Dispatch

/// The storage of one `@State`: lives as long as the node that made it, and as long as anyone can still write to it.
///
/// Readable and writable from any thread. Off the main thread a write arrives with the main queue's next turn.
package final class Location<Value>: Dependency, @unchecked Sendable {
    // Written on the main thread under the lock, read there without it; read elsewhere under the lock.
    private var value: Value
    /// A later value waits in `Graph` for the transaction it was written in.
    private var hasWaitingValue = false
    /// Who read only a part of the value.
    private var parts = PartReaders<Value>()

    package init(_ value: Value) { self.value = value }

    /// The value of the update that runs, while one evaluates; else the last value written.
    package var current: Value {
        guard MainThread.isCurrent else { return StateLock.locked { value } }
        return onMainThread {
            if Graph.evaluating != nil { track() } else if hasWaitingValue { return waitingValue }
            return value
        }
    }

    /// As `current`, for an evaluation that reads only a part of the value: it is told of a change where `isSame` says
    /// that the part is another one. `part` names it within this value.
    package func current(part: AnyHashable, isSame: @escaping (Value, Value) -> Bool) -> Value {
        guard MainThread.isCurrent else { return StateLock.locked { value } }
        // On the main thread already: nothing is sent.
        nonisolated(unsafe) let (part, isSame) = (part, isSame)
        return onMainThread {
            if let node = Graph.evaluating {
                if !parts.note(node, part, isSame) { track() }
            } else if hasWaitingValue {
                return waitingValue
            }
            return value
        }
    }

    /// The value without noting a read.
    package var untracked: Value {
        guard MainThread.isCurrent else { return StateLock.locked { value } }
        return onMainThread { hasWaitingValue && Graph.evaluating == nil ? waitingValue : value }
    }

    /// Writes a value; nothing happens when it equals the present one. With several transactions in one turn the later
    /// ones wait, so that each has an update of its own.
    package func set(_ new: Value) {
        guard MainThread.isCurrent else {
            nonisolated(unsafe) let new = new
            DispatchQueue.main.async { self.set(new) }
            return
        }
        // On the main thread already: nothing is sent.
        nonisolated(unsafe) let new = new
        onMainThread {
            if Graph.mustWait() {
                hasWaitingValue = true
                Graph.wait(for: self, value: new) { [self] in apply(new) }
            } else {
                apply(new)
            }
        }
    }

    @MainActor
    private func apply(_ new: Value) {
        hasWaitingValue = Graph.isWaiting(self)
        if planEqual(value, new) { return }
        let old = value
        StateLock.locked { value = new }
        if changed() { parts.changed(from: old, to: new) }
    }

    @MainActor
    private var waitingValue: Value { (Graph.waitingValue(of: self) as? Value) ?? value }
}
