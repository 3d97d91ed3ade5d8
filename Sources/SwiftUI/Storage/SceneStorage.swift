import Foundation
import ViewGraph

/// A value that a window keeps: each window has its own, shared by all its views that name the key.
///
/// It is back when the window comes back at the next launch, before the first body runs, and forgotten when the person
/// closes the window. Keep little here, and nothing that must not be lost. Outside of a window's views, in the app or in
/// a scene, it has the value that it was declared with, and writes are lost with one message.
/// Follows <https://developer.apple.com/documentation/swiftui/scenestorage>.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty, FieldComparable, @unchecked Sendable {
    private let initial: Value
    private let key: String
    private let coding: ValueCoding<Value>
    private var location: SceneStorageLocation<Value>?

    init(_ initial: Value, _ key: String, _ coding: ValueCoding<Value>) {
        self.initial = initial
        self.key = key
        self.coding = coding
    }

    /// The value that the window keeps, or the one that the property was declared with.
    public var wrappedValue: Value {
        get { location?.value ?? initial }
        nonmutating set {
            guard let location else { return reportLostWrite() }
            location.set(newValue)
        }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> { location.map { Binding(location: $0) } ?? .constant(initial) }

    private func reportLostWrite() {
        guard MainThread.isCurrent else { return }
        onMainThread {
            Graph.reportOnce("@SceneStorage(\"\(key)\") was written where there is no window; the write is lost.")
        }
    }

    @MainActor
    public static func _install(
        _ field: UnsafeMutableRawPointer, old: UnsafeMutableRawPointer?, _ node: _GraphNode
    ) {
        let field = field.assumingMemoryBound(to: Self.self)
        let (key, initial) = (field.pointee.key, field.pointee.initial)
        guard let values = Graph.untracked({ node.environmentValues.sceneValues }) else { return }
        let stored = values.location(key)
        let old = old?.assumingMemoryBound(to: Self.self).pointee.location
        if let old, old.stored === stored, planEqual(old.initial, initial) {
            field.pointee.location = old
        } else {
            field.pointee.location = SceneStorageLocation(stored, field.pointee.coding, initial)
        }
    }
    public static var _isPrepared: Bool { false }
    @MainActor
    public static func _changedAt(_ field: UnsafeRawPointer) -> UInt32 {
        field.assumingMemoryBound(to: Self.self).pointee.location?.changedAt ?? 0
    }
    package static func fieldsEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        let (a, b) = (a.assumingMemoryBound(to: Self.self), b.assumingMemoryBound(to: Self.self))
        return a.pointee.key == b.pointee.key && planEqual(a.pointee.initial, b.pointee.initial)
    }
}

/// A binding's place for a value that a window keeps.
final class SceneStorageLocation<Value>: BindingLocation<Value>, @unchecked Sendable {
    let stored: Location<StoredValue?>
    let initial: Value
    private let coding: ValueCoding<Value>

    init(_ stored: Location<StoredValue?>, _ coding: ValueCoding<Value>, _ initial: Value) {
        self.stored = stored
        self.coding = coding
        self.initial = initial
    }

    override var value: Value { stored.current.flatMap(coding.read) ?? initial }

    func set(_ new: Value) {
        stored.set(coding.write(new))
        SessionKeeper.noteChangedAnywhere()
    }

    override func set(_ new: Value, _ transaction: Transaction) { transaction.apply { set(new) } }

    override func isSame(as other: BindingLocation<Value>) -> Bool {
        guard let other = other as? SceneStorageLocation<Value> else { return false }
        return stored === other.stored && planEqual(initial, other.initial)
    }
    override var changedAt: UInt32 { stored.changedAt }
}
