import Observation

/// Makes bindings to the properties of an `@Observable` model.
///
/// Follows <https://developer.apple.com/documentation/swiftui/bindable>.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
    /// The model.
    public var wrappedValue: Value

    /// The bindable itself: `$model.name` is a binding.
    public var projectedValue: Bindable<Value> { self }

    /// Only an `@Observable` model has bindings. Declared here so that memberwise initialisers take the model itself.
    @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    /// A bindable of another one's model.
    public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable where Value: AnyObject & Observable {
    /// Makes bindings to properties of `wrappedValue`.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    /// Makes bindings to properties of `wrappedValue`.
    public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }

    /// A binding to the property at `keyPath`. Reading it is noted as every read of the model is.
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding(location: ObjectLocation(wrappedValue, keyPath))
    }
}

extension Bindable: Identifiable where Value: Identifiable {
    /// The model's identity.
    public var id: Value.ID { wrappedValue.id }
}
