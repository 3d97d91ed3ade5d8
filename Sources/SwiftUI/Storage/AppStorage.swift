import Combine
import Foundation
import ViewGraph

/// A value of the app's preferences: `UserDefaults`, kept beyond the app's end.
///
/// Everything that reads the key updates when its value changes: in every window, also when the app sets it by
/// `UserDefaults` or another process changes it. Nothing else updates. In a class that is an `ObservableObject`, writing
/// announces a change of the object. Follows <https://developer.apple.com/documentation/swiftui/appstorage>.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty, FieldComparable, @unchecked Sendable {
    private let initial: Value
    private let key: String
    /// Given by the author; nil takes the environment's.
    private let givenStore: UserDefaults?
    private let coding: ValueCoding<Value>
    private var location: AppStorageLocation<Value>?

    init(_ initial: Value, _ key: String, _ store: UserDefaults?, _ coding: ValueCoding<Value>) {
        self.initial = initial
        self.key = key
        givenStore = store
        self.coding = coding
    }

    /// The value that is kept, or the one that the property was declared with. Writing keeps it.
    public var wrappedValue: Value {
        get {
            if let location { return location.value }
            return (givenStore ?? .standard).storedValue(key).flatMap(coding.read) ?? initial
        }
        nonmutating set { DefaultsEntry.write(coding.write(newValue), store, key) }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> {
        guard let location else {
            let (store, key, coding, initial) = (store, key, coding, initial)
            return Binding(
                location: ClosureLocation(
                    get: { store.storedValue(key).flatMap(coding.read) ?? initial },
                    set: { new, transaction in
                        transaction.apply { DefaultsEntry.write(coding.write(new), store, key) }
                    }))
        }
        return Binding(location: location)
    }

    private var store: UserDefaults { location?.entry.store ?? givenStore ?? .standard }

    @MainActor
    public static func _install(
        _ field: UnsafeMutableRawPointer, old: UnsafeMutableRawPointer?, _ node: _GraphNode
    ) {
        let field = field.assumingMemoryBound(to: Self.self)
        field.pointee.location = old?.assumingMemoryBound(to: Self.self).pointee.location
        field.pointee.connect(Graph.untracked { node.environmentValues.defaultAppStorage })
    }
    /// Within the evaluation, so that the view updates when it is given another store.
    @MainActor
    public static func _prepare(_ field: UnsafeMutableRawPointer, _ node: _GraphNode) {
        field.assumingMemoryBound(to: Self.self).pointee.connect(node.environmentValues.defaultAppStorage)
    }
    public static var _isPrepared: Bool { true }

    @MainActor
    private mutating func connect(_ environmentStore: UserDefaults?) {
        let store = givenStore ?? environmentStore ?? .standard
        if let location, location.entry.store === store, location.entry.key == key,
            planEqual(location.initial, initial)
        {
            return
        }
        location = AppStorageLocation(DefaultsEntries.entry(store, key), coding, initial)
    }
    @MainActor
    public static func _changedAt(_ field: UnsafeRawPointer) -> UInt32 {
        field.assumingMemoryBound(to: Self.self).pointee.location?.changedAt ?? 0
    }
    package static func fieldsEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        let (a, b) = (a.assumingMemoryBound(to: Self.self), b.assumingMemoryBound(to: Self.self))
        return a.pointee.key == b.pointee.key && a.pointee.givenStore === b.pointee.givenStore
            && planEqual(a.pointee.initial, b.pointee.initial)
    }

    /// The value as a property of a class: an `ObservableObject` announces that it will change.
    public static subscript<Object: AnyObject>(
        _enclosingInstance object: Object, wrapped _: ReferenceWritableKeyPath<Object, Value>,
        storage storage: ReferenceWritableKeyPath<Object, AppStorage<Value>>
    ) -> Value {
        get { object[keyPath: storage].wrappedValue }
        set {
            if let observable = object as? any ObservableObject { announce(observable) }
            object[keyPath: storage].wrappedValue = newValue
        }
    }

    private static func announce<Object: ObservableObject>(_ object: Object) {
        (object.objectWillChange as? ObservableObjectPublisher)?.send()
    }
}

/// A binding's place for a value of the preferences.
final class AppStorageLocation<Value>: BindingLocation<Value>, @unchecked Sendable {
    let entry: DefaultsEntry
    let initial: Value
    private let coding: ValueCoding<Value>

    init(_ entry: DefaultsEntry, _ coding: ValueCoding<Value>, _ initial: Value) {
        self.entry = entry
        self.coding = coding
        self.initial = initial
    }

    override var value: Value { entry.current.flatMap(coding.read) ?? initial }
    override func set(_ new: Value, _ transaction: Transaction) {
        transaction.apply { DefaultsEntry.write(coding.write(new), entry.store, entry.key) }
    }
    override func isSame(as other: BindingLocation<Value>) -> Bool {
        guard let other = other as? AppStorageLocation<Value> else { return false }
        return entry === other.entry && planEqual(initial, other.initial)
    }
    override var changedAt: UInt32 { entry.changedAt }
}
