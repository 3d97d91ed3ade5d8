import ViewGraph

/// A way to read and write a value that something else owns.
///
/// Follows <https://developer.apple.com/documentation/swiftui/binding>.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value>: DynamicProperty, FieldComparable, @unchecked Sendable {
    let location: BindingLocation<Value>
    /// The transaction that writes through this binding are made in; an empty one leaves the one in force.
    public var transaction: Transaction

    init(location: BindingLocation<Value>, transaction: Transaction = Transaction()) {
        self.location = location
        self.transaction = transaction
    }

    /// A binding that calls closures. Two such bindings are the same only when they were made once.
    @preconcurrency
    public init(
        @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
        @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
    ) {
        // Bindings are used where the view is, on the main actor, which is what such closures are isolated to if at all.
        let get = unsafeBitCast(get, to: (() -> Value).self)
        let set = unsafeBitCast(set, to: ((Value) -> Void).self)
        self.init(location: ClosureLocation(get: get, set: { value, _ in set(value) }))
    }

    /// A binding that calls closures; the setter is told the transaction.
    @preconcurrency
    public init(
        @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
        @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
    ) {
        let get = unsafeBitCast(get, to: (() -> Value).self)
        let set = unsafeBitCast(set, to: ((Value, Transaction) -> Void).self)
        self.init(location: ClosureLocation(get: get, set: set))
    }

    /// A binding that always reads `value` and ignores writes.
    public static func constant(_ value: Value) -> Binding<Value> { Binding(location: ConstantLocation(value)) }

    /// The value.
    public var wrappedValue: Value {
        get { location.value }
        nonmutating set { location.set(newValue, transaction) }
    }

    /// The binding itself.
    public var projectedValue: Binding<Value> { self }

    /// A binding from another binding's projected value, as `{ $item in … }` makes it.
    public init(projectedValue: Binding<Value>) { self = projectedValue }

    /// A binding to a property of the value.
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding<Subject>(location: ProjectedLocation(location, keyPath), transaction: transaction)
    }

    /// A binding to a value as an optional; writing nil does nothing.
    public init<V>(_ base: Binding<V>) where Value == V? {
        self.init(location: OptionalLocation(base.location), transaction: base.transaction)
    }

    /// A binding to what an optional holds; nil when it holds nothing now.
    public init?(_ base: Binding<Value?>) {
        guard let value = base.wrappedValue else { return nil }
        self.init(location: UnwrappedLocation(base.location, last: value), transaction: base.transaction)
    }

    /// A binding to a hashable value as an `AnyHashable`; writing another type does nothing.
    public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
        let location = base.location
        self.init(
            location: ClosureLocation(
                get: { AnyHashable(location.value) },
                set: { value, transaction in
                    if let value = value.base as? V { location.set(value, transaction) }
                }), transaction: base.transaction)
    }

    /// The same binding with writes made in `transaction`.
    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        var copy = self
        copy.transaction = transaction
        return copy
    }

    /// The same binding with writes animated by `animation`.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        var copy = self
        copy.transaction.animation = animation
        return copy
    }

    public static var _isPrepared: Bool { false }
    public static var _keepsState: Bool { false }
    @MainActor
    public static func _changedAt(_ field: UnsafeRawPointer) -> UInt32 {
        field.assumingMemoryBound(to: Self.self).pointee.location.changedAt
    }
    package static func fieldsEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        let (a, b) = (a.assumingMemoryBound(to: Self.self), b.assumingMemoryBound(to: Self.self))
        return a.pointee.location === b.pointee.location || a.pointee.location.isSame(as: b.pointee.location)
    }
}

extension Binding: Identifiable where Value: Identifiable {
    /// The value's identity.
    public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection, Value.Index: Hashable {}

extension Binding: Collection where Value: MutableCollection, Value.Index: Hashable {
    public typealias Element = Binding<Value.Element>
    public typealias Index = Value.Index
    /// Index of the first element.
    public var startIndex: Value.Index { wrappedValue.startIndex }
    /// Index after the last element.
    public var endIndex: Value.Index { wrappedValue.endIndex }
    /// The index after another.
    public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }
    // Asked of the value, which may be able to go backwards and to jump.
    public func index(_ index: Value.Index, offsetBy distance: Int) -> Value.Index {
        wrappedValue.index(index, offsetBy: distance)
    }
    public func index(_ index: Value.Index, offsetBy distance: Int, limitedBy limit: Value.Index) -> Value.Index? {
        wrappedValue.index(index, offsetBy: distance, limitedBy: limit)
    }
    public func distance(from start: Value.Index, to end: Value.Index) -> Int {
        wrappedValue.distance(from: start, to: end)
    }
    /// A binding to the element at `position`.
    public subscript(position: Value.Index) -> Binding<Value.Element> {
        Binding<Value.Element>(
            location: ProjectedLocation(location, \Value[position]), transaction: transaction)
    }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection & MutableCollection, Value.Index: Hashable {
    /// The index before another.
    public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection & RandomAccessCollection, Value.Index: Hashable {}
