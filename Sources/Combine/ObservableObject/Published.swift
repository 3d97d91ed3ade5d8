/// A property of a class that can be subscribed to, and whose object tells that it is about to change.
///
/// On a write the object's `objectWillChange` sends first, then `$property` sends the new value, then the property
/// changes: a subscriber that reads the property sees the old value.
@propertyWrapper
public struct Published<Value> {
    @usableFromInline var storage: PublishedStorage<Value>

    /// A property with an initial value.
    @inlinable public init(wrappedValue: Value) { storage = PublishedStorage(wrappedValue) }

    /// A property with an initial value.
    @inlinable public init(initialValue: Value) { storage = PublishedStorage(initialValue) }

    /// A publisher of the property's values: of the current one at first, then of each new one before it is set.
    public var projectedValue: Publisher {
        get { Publisher(storage: storage) }
        set { storage = newValue.storage }
    }

    /// Not available: the property must be in a class, where the subscript below is used instead.
    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { storage.value }
        set { storage.value = newValue }
    }

    /// Reads and writes the property of a class.
    @inlinable
    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Value {
        get { object[keyPath: storageKeyPath].storage.value }
        set { object[keyPath: storageKeyPath].storage.value = newValue }
    }
}

extension Published {
    /// A publisher of a property's values.
    public struct Publisher: Combine.Publisher {
        /// The property's values.
        public typealias Output = Value
        /// It cannot fail.
        public typealias Failure = Never

        let storage: PublishedStorage<Value>

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            storage.attach(subscriber)
        }
    }
}

extension Published: PublishedProperty {
    var changePublisherHolder: any ChangePublisherHolder { storage }
}
