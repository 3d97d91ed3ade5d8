import ViewGraph

/// Where a binding reads and writes.
class BindingLocation<Value>: @unchecked Sendable {
    var value: Value { preconditionFailure("abstract") }
    /// The value for an evaluation that reads only a part of it, where the source can tell when that part changes; see
    /// `Location.current(part:isSame:)`.
    func value(part: AnyHashable, isSame: @escaping (Value, Value) -> Bool) -> Value { value }
    func set(_ new: Value, _ transaction: Transaction) { preconditionFailure("abstract") }
    /// Whether both read and write the same place: the same source by the same path.
    func isSame(as other: BindingLocation<Value>) -> Bool { self === other }
    /// `Graph.clock` at the source's last change, as far as it is known.
    var changedAt: UInt32 { 0 }
    /// Whether it is part of a document, whose changes the window's undo manager records.
    var recordsUndo: Bool { false }
    /// Whether writing it has an effect: not so for a document that cannot be edited.
    var isWritable: Bool { true }
}

/// A value that never changes.
final class ConstantLocation<Value>: BindingLocation<Value>, @unchecked Sendable {
    private let constant: Value
    init(_ constant: Value) { self.constant = constant }
    override var value: Value { constant }
    override func set(_ new: Value, _ transaction: Transaction) {}
    override func isSame(as other: BindingLocation<Value>) -> Bool {
        guard let other = other as? ConstantLocation<Value> else { return false }
        return planEqual(constant, other.constant)
    }
}

/// Closures of the author's.
final class ClosureLocation<Value>: BindingLocation<Value>, @unchecked Sendable {
    private let getValue: () -> Value
    private let setValue: (Value, Transaction) -> Void
    private var depth = 0

    init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        getValue = get
        setValue = set
    }
    override var value: Value { getValue() }
    override func set(_ new: Value, _ transaction: Transaction) {
        // A setter that writes to its own binding would never come back.
        guard depth < 32 else {
            if MainThread.isCurrent {
                onMainThread {
                    Log.once("The setter of a Binding<\(Value.self)> writes to the binding itself.")
                }
            }
            return
        }
        depth += 1
        defer { depth -= 1 }
        setValue(new, transaction)
    }
}

/// A part of what another binding reads.
final class ProjectedLocation<Root, Value>: BindingLocation<Value>, @unchecked Sendable {
    private let root: BindingLocation<Root>
    private let path: WritableKeyPath<Root, Value>
    init(_ root: BindingLocation<Root>, _ path: WritableKeyPath<Root, Value>) {
        self.root = root
        self.path = path
    }
    override var value: Value { root.value[keyPath: path] }
    override func value(part: AnyHashable, isSame: @escaping (Value, Value) -> Bool) -> Value {
        let path = path
        return root.value(part: PartPath(path: path, part: part)) { isSame($0[keyPath: path], $1[keyPath: path]) }[
            keyPath: path]
    }
    override func set(_ new: Value, _ transaction: Transaction) {
        var whole = root.value
        whole[keyPath: path] = new
        root.set(whole, transaction)
    }
    override func isSame(as other: BindingLocation<Value>) -> Bool {
        guard let other = other as? ProjectedLocation<Root, Value> else { return false }
        return path == other.path && root.isSame(as: other.root)
    }
    override var changedAt: UInt32 { root.changedAt }
    override var recordsUndo: Bool { root.recordsUndo }
    override var isWritable: Bool { root.isWritable }
}

/// A part of what a key path leads to.
private struct PartPath: Hashable {
    let path: AnyKeyPath
    let part: AnyHashable
}

/// A property of an object, which is not told of writes otherwise than by its own means.
final class ObjectLocation<Object: AnyObject, Value>: BindingLocation<Value>, @unchecked Sendable {
    private let object: Object
    private let path: ReferenceWritableKeyPath<Object, Value>
    private let noteRead: @MainActor () -> Void
    init(
        _ object: Object, _ path: ReferenceWritableKeyPath<Object, Value>,
        noteRead: @escaping @MainActor () -> Void = {}
    ) {
        self.object = object
        self.path = path
        self.noteRead = noteRead
    }
    override var value: Value {
        if MainThread.isCurrent { onMainThread(noteRead) }
        return object[keyPath: path]
    }
    override func set(_ new: Value, _ transaction: Transaction) {
        transaction.apply { object[keyPath: path] = new }
    }
    override func isSame(as other: BindingLocation<Value>) -> Bool {
        guard let other = other as? ObjectLocation<Object, Value> else { return false }
        return object === other.object && path == other.path
    }
}

/// A bound optional's value, with the last one standing in while it is nil.
final class UnwrappedLocation<Value>: BindingLocation<Value>, @unchecked Sendable {
    private let base: BindingLocation<Value?>
    private var last: Value
    init(_ base: BindingLocation<Value?>, last: Value) {
        self.base = base
        self.last = last
    }
    override var value: Value {
        if let value = base.value { last = value }
        return last
    }
    override func set(_ new: Value, _ transaction: Transaction) {
        guard base.value != nil else { return }
        last = new
        base.set(new, transaction)
    }
    override func isSame(as other: BindingLocation<Value>) -> Bool {
        guard let other = other as? UnwrappedLocation<Value> else { return false }
        return base.isSame(as: other.base)
    }
    override var recordsUndo: Bool { base.recordsUndo }
    override var isWritable: Bool { base.isWritable }
}

/// A bound value as an optional.
final class OptionalLocation<Value>: BindingLocation<Value?>, @unchecked Sendable {
    private let base: BindingLocation<Value>
    init(_ base: BindingLocation<Value>) { self.base = base }
    override var value: Value? { base.value }
    override func set(_ new: Value?, _ transaction: Transaction) {
        if let new { base.set(new, transaction) }
    }
    override func isSame(as other: BindingLocation<Value?>) -> Bool {
        guard let other = other as? OptionalLocation<Value> else { return false }
        return base.isSame(as: other.base)
    }
    override var recordsUndo: Bool { base.recordsUndo }
    override var isWritable: Bool { base.isWritable }
}
