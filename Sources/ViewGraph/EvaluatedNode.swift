/// A node whose value the author wrote and the engine evaluates: a view with a body, a scene, an app, a modifier.
///
/// Holds the whole value, with the storage of its dynamic properties connected to this node, and the place of what its
/// body makes.
open class EvaluatedNode<Value>: ParentNode {
    package final private(set) var value: Value
    package final let description: TypeDescription
    private final var sentinel: ObservationSentinel?
    /// `Graph.clock` before the last evaluation and whether the value itself was replaced, for `_printChanges()`.
    package final private(set) var previousClock: UInt32 = 0
    package final private(set) var evaluationClock: UInt32 = 0
    package final private(set) var valueWasReplaced = true

    @usableFromInline
    package init(_ value: Value, parent: _GraphNode) {
        self.value = value
        description = TypeDescription.of(Value.self)
        super.init(parent: parent)
        install(old: nil)
    }

    /// Whether `new` equals the value that this node has, so that nothing below it can differ.
    package final func isSame(_ new: Value) -> Bool {
        withUnsafePointer(to: new) { new in
            withUnsafePointer(to: &value) { description.equal($0, new) }
        }
    }

    /// Takes over `new`, storage carried over from the old value.
    package final func replaceValue(_ new: Value) {
        valueWasReplaced = true
        if description.dynamicProperties.isEmpty {
            value = new
            return
        }
        var old = value
        value = new
        withUnsafeMutableBytes(of: &old) { install(old: $0.baseAddress) }
    }

    private final func install(old: UnsafeMutableRawPointer?) {
        if description.dynamicProperties.isEmpty { return }
        // The pointer is used only during this call, and `value` is a stored property of a class: it does not move.
        withUnsafeMutableBytes(of: &value) { bytes in
            for property in description.dynamicProperties {
                property.type._install(
                    bytes.baseAddress! + property.offset, old: old.map { $0 + property.offset }, self)
            }
        }
    }

    /// Runs `body` on the value, noting what it reads.
    package final func evaluate<Result>(_ body: (Value) -> Result) -> Result {
        previousClock = evaluationClock
        Graph.counts.bodies += 1
        let result = Graph.evaluate(self, &sentinel) {
            // Within the evaluation: what an author's `update()` reads counts as read by the body.
            if description.hasPreparedProperties { prepare() }
            return body(value)
        }
        evaluationClock = Graph.clock
        valueWasReplaced = false
        return result
    }

    private final func prepare() {
        withUnsafeMutableBytes(of: &value) { bytes in
            for property in description.dynamicProperties where property.type._isPrepared {
                property.type._prepare(bytes.baseAddress! + property.offset, self)
            }
        }
    }

    /// Names of the dynamic properties that have changed since the evaluation before the present one; at the first
    /// evaluation, of all. A property that holds others stands for them.
    package final var changedPropertyNames: [String] {
        var names: [String] = []
        withUnsafeBytes(of: &value) { bytes in
            for property in description.dynamicProperties
            where previousClock == 0 || property.type._changedAt(bytes.baseAddress! + property.offset) > previousClock {
                let name = String(property.name.prefix { $0 != "." })
                if !names.contains(name) { names.append(name) }
            }
        }
        return names
    }

    package final var hasDynamicProperties: Bool { !description.dynamicProperties.isEmpty }

    open override func unmount() {
        super.unmount()
        sentinel?.cancel()
        sentinel = nil
    }
}
