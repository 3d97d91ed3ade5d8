import Combine
import Observation
import ViewGraph

/// A value that the view with the focus, or one that it is in, publishes; nil where none does.
///
/// Follows <https://developer.apple.com/documentation/swiftui/focusedvalue>.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty, FieldComparable, @unchecked Sendable {
    private let key: AnyHashable
    private let lookUp: (FocusedValues) -> Value?

    /// The value at `keyPath`.
    public init(_ keyPath: KeyPath<FocusedValues, Value?>) {
        key = keyPath
        lookUp = { $0[keyPath: keyPath] }
    }

    /// The observable model of a type.
    public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
        key = ObjectIdentifier(objectType)
        lookUp = { $0[object: objectType] }
    }

    /// The value; nil where nothing with the focus publishes one.
    @MainActor @preconcurrency
    public var wrappedValue: Value? { FocusedValuesStore.read(key, lookUp) }

    public static var _isPrepared: Bool { false }
    @MainActor
    public static func _changedAt(_ field: UnsafeRawPointer) -> UInt32 {
        FocusedValuesStore.changedAt(field.assumingMemoryBound(to: Self.self).pointee.key)
    }
    package static func fieldsEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        a.assumingMemoryBound(to: Self.self).pointee.key == b.assumingMemoryBound(to: Self.self).pointee.key
    }
}

/// A binding that the view with the focus, or one that it is in, publishes: its value, to read and write.
///
/// Follows <https://developer.apple.com/documentation/swiftui/focusedbinding>.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty, FieldComparable, @unchecked Sendable {
    private let keyPath: KeyPath<FocusedValues, Binding<Value>?>

    /// The binding at `keyPath`.
    public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { self.keyPath = keyPath }

    @MainActor
    private var binding: Binding<Value>? {
        let keyPath = keyPath
        return FocusedValuesStore.read(keyPath) { $0[keyPath: keyPath] }
    }

    /// The bound value; nil where nothing with the focus publishes one, and writes are then lost.
    @MainActor @preconcurrency
    public var wrappedValue: Value? {
        get { binding?.wrappedValue }
        nonmutating set {
            if let newValue { binding?.wrappedValue = newValue }
        }
    }

    /// A binding to the value, or to nil.
    @MainActor @preconcurrency
    public var projectedValue: Binding<Value?> {
        let property = self
        return Binding {
            property.wrappedValue
        } set: {
            property.wrappedValue = $0
        }
    }

    public static var _isPrepared: Bool { false }
    @MainActor
    public static func _changedAt(_ field: UnsafeRawPointer) -> UInt32 {
        FocusedValuesStore.changedAt(field.assumingMemoryBound(to: Self.self).pointee.keyPath)
    }
    package static func fieldsEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        a.assumingMemoryBound(to: Self.self).pointee.keyPath == b.assumingMemoryBound(to: Self.self).pointee.keyPath
    }
}

/// An observable object that the view with the focus, or one that it is in, publishes; nil where none does.
///
/// Follows <https://developer.apple.com/documentation/swiftui/focusedobject>.
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty, FieldComparable, @unchecked Sendable {
    /// Makes bindings to an object's properties.
    @dynamicMemberLookup
    public struct Wrapper {
        let object: ObjectType?

        /// A binding to the property at `keyPath`; nil without an object.
        @MainActor
        public subscript<T>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, T>) -> Binding<T>? {
            object.map { ObservedObject<ObjectType>.Wrapper(object: $0)[dynamicMember: keyPath] }
        }
    }

    /// The object of the type.
    public init() {}

    /// The object; nil where nothing with the focus publishes one.
    @MainActor @preconcurrency
    public var wrappedValue: ObjectType? {
        let object = FocusedValuesStore.read(ObjectIdentifier(ObjectType.self)) { $0[object: ObjectType.self] }
        if let object { ObjectDependency.of(object).track() }
        return object
    }

    /// Makes bindings to the object's properties.
    @MainActor @preconcurrency
    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    public static var _isPrepared: Bool { false }
    @MainActor
    public static func _changedAt(_ field: UnsafeRawPointer) -> UInt32 {
        FocusedValuesStore.changedAt(ObjectIdentifier(ObjectType.self))
    }
    package static func fieldsEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { true }
}
