/// The environment that a modifier gives the subtree below it: the values, and who has read which.
///
/// A value is looked up in the list once per scope and then kept in a cell that knows its readers, so that a change of
/// one value marks only the nodes that read it, however deep the tree is.
@MainActor
@usableFromInline
package final class EnvironmentScope {
    @MainActor
    private class AnyCell {
        let dependency = Dependency()
        func refresh(from list: PropertyList) {}
    }
    @MainActor
    private final class Cell<Value>: AnyCell {
        var value: Value
        private let lookUp: (PropertyList) -> Value
        init(_ list: PropertyList, _ lookUp: @escaping (PropertyList) -> Value) {
            self.lookUp = lookUp
            value = lookUp(list)
        }
        override func refresh(from list: PropertyList) {
            let new = lookUp(list)
            if planEqual(value, new) { return }
            value = new
            dependency.changed()
        }
    }

    /// `Graph.clock` at the latest change of a value that was read since this was last set.
    private var latestReadChange: UInt32 = 0

    package var list: PropertyList { values }
    // Written on the main thread under the lock, read there without it; read elsewhere under the lock.
    private nonisolated(unsafe) var values: PropertyList
    /// Makes this scope's list of its parent's; nil for a root.
    private var transform: ((PropertyList) -> PropertyList)?
    private weak var parent: EnvironmentScope?
    private var cells: [ObjectIdentifier: AnyCell] = [:]
    private var children: [Unowned] = []
    /// This scope's place among its parent's children.
    private var place = 0

    /// Invariant: a child removes itself before it goes; the modifier's node that owns it sees to that.
    private struct Unowned {
        unowned(unsafe) var scope: EnvironmentScope
    }

    package init(root list: PropertyList) { values = list }

    package init(parent: EnvironmentScope, _ transform: @escaping (PropertyList) -> PropertyList) {
        self.parent = parent
        self.transform = transform
        values = transform(parent.list)
        place = parent.children.count
        parent.children.append(Unowned(scope: self))
    }

    /// The value that `lookUp` finds in the list, kept under `key`; the evaluation that asks is noted as its reader.
    package func read<Value>(_ key: ObjectIdentifier, _ lookUp: @escaping (PropertyList) -> Value) -> Value {
        Graph.counts.environmentReads += 1
        let cell: Cell<Value>
        if let known = cells[key] {
            // A key determines the type of its values.
            cell = unsafeDowncast(known, to: Cell<Value>.self)
        } else {
            cell = Cell(list, lookUp)
            cells[key] = cell
        }
        cell.dependency.track()
        latestReadChange = max(latestReadChange, cell.dependency.changedAt)
        return cell.value
    }

    /// The list as it is now, for other threads than the main one, which note no reads.
    package nonisolated var listFromElsewhere: PropertyList { StateLock.locked { values } }

    /// `Graph.clock` at the latest change of what `body` reads, for `_printChanges()`.
    package func latestChange(_ body: () -> Void) -> UInt32 {
        latestReadChange = 0
        Graph.untracked(body)
        return latestReadChange
    }

    /// The modifier has new values; readers here and below of what changed are marked.
    package func setTransform(_ transform: @escaping (PropertyList) -> PropertyList) {
        self.transform = transform
        if let parent { setList(transform(parent.list)) }
    }

    /// A root has new values.
    package func setList(_ new: PropertyList) {
        if new.isIdentical(to: list) { return }
        StateLock.locked { values = new }
        for cell in cells.values { cell.refresh(from: new) }
        for child in children { child.scope.parentChanged() }
    }

    private func parentChanged() {
        if let transform, let parent { setList(transform(parent.list)) }
    }

    /// The modifier leaves the tree, with everything below it. O(1).
    package func remove() {
        guard let parent else { return }
        // The order of children does not matter.
        let last = parent.children.removeLast().scope
        if last !== self {
            parent.children[place] = Unowned(scope: last)
            last.place = place
        }
        self.parent = nil
    }
}
