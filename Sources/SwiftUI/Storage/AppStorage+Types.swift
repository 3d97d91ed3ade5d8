import Foundation

// The types that preferences can hold.

extension AppStorage {
    /// A truth value kept under `key`; `wrappedValue` where there is none yet.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        self.init(wrappedValue, key, store, .bool)
    }

    /// A whole number kept under `key`; `wrappedValue` where there is none yet.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self.init(wrappedValue, key, store, .int)
    }

    /// A number kept under `key`; `wrappedValue` where there is none yet.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        self.init(wrappedValue, key, store, .double)
    }

    /// A text kept under `key`; `wrappedValue` where there is none yet.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        self.init(wrappedValue, key, store, .string)
    }

    /// An address kept under `key`; `wrappedValue` where there is none yet.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
        self.init(wrappedValue, key, store, .url)
    }

    /// Bytes kept under `key`; `wrappedValue` where there is none yet.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
        self.init(wrappedValue, key, store, .data)
    }

    /// A date kept under `key`; `wrappedValue` where there is none yet.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
        self.init(wrappedValue, key, store, .date)
    }

    /// A value kept under `key` by its raw value; `wrappedValue` where there is none or one of no case.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(wrappedValue, key, store, .rawInt)
    }

    /// A value kept under `key` by its raw value; `wrappedValue` where there is none or one of no case.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(wrappedValue, key, store, .rawString)
    }
}

// The same, nil where nothing is kept; writing nil takes it away.

extension AppStorage where Value: ExpressibleByNilLiteral {
    /// A truth value kept under `key`, or nil.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
        self.init(nil, key, store, ValueCoding<Bool>.bool.optional)
    }

    /// A whole number kept under `key`, or nil.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
        self.init(nil, key, store, ValueCoding<Int>.int.optional)
    }

    /// A number kept under `key`, or nil.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
        self.init(nil, key, store, ValueCoding<Double>.double.optional)
    }

    /// A text kept under `key`, or nil.
    public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
        self.init(nil, key, store, ValueCoding<String>.string.optional)
    }

    /// An address kept under `key`, or nil.
    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
        self.init(nil, key, store, ValueCoding<URL>.url.optional)
    }

    /// Bytes kept under `key`, or nil.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
        self.init(nil, key, store, ValueCoding<Data>.data.optional)
    }

    /// A date kept under `key`, or nil.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
        self.init(nil, key, store, ValueCoding<Date>.date.optional)
    }
}

extension AppStorage {
    /// A value kept under `key` by its raw value, or nil.
    public init<R>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R: RawRepresentable, R.RawValue == Int {
        self.init(nil, key, store, ValueCoding<R>.rawInt.optional)
    }

    /// A value kept under `key` by its raw value, or nil.
    public init<R>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R: RawRepresentable, R.RawValue == String {
        self.init(nil, key, store, ValueCoding<R>.rawString.optional)
    }
}
