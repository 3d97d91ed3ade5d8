import Foundation

// The types that the window's session can hold.

extension SceneStorage {
    /// A truth value kept under `key`; `wrappedValue` where there is none yet.
    public init(wrappedValue: Value, _ key: String) where Value == Bool {
        self.init(wrappedValue, key, .bool)
    }

    /// A whole number kept under `key`; `wrappedValue` where there is none yet.
    public init(wrappedValue: Value, _ key: String) where Value == Int {
        self.init(wrappedValue, key, .int)
    }

    /// A number kept under `key`; `wrappedValue` where there is none yet.
    public init(wrappedValue: Value, _ key: String) where Value == Double {
        self.init(wrappedValue, key, .double)
    }

    /// A text kept under `key`; `wrappedValue` where there is none yet.
    public init(wrappedValue: Value, _ key: String) where Value == String {
        self.init(wrappedValue, key, .string)
    }

    /// An address kept under `key`; `wrappedValue` where there is none yet.
    public init(wrappedValue: Value, _ key: String) where Value == URL {
        self.init(wrappedValue, key, .url)
    }

    /// Bytes kept under `key`; `wrappedValue` where there is none yet.
    public init(wrappedValue: Value, _ key: String) where Value == Data {
        self.init(wrappedValue, key, .data)
    }

    /// A date kept under `key`; `wrappedValue` where there is none yet.
    public init(wrappedValue: Value, _ key: String) where Value == Date {
        self.init(wrappedValue, key, .date)
    }

    /// A value kept under `key` by its raw value; `wrappedValue` where there is none or one of no case.
    public init(wrappedValue: Value, _ key: String)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(wrappedValue, key, .rawInt)
    }

    /// A value kept under `key` by its raw value; `wrappedValue` where there is none or one of no case.
    public init(wrappedValue: Value, _ key: String)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(wrappedValue, key, .rawString)
    }
}

// The same, nil where nothing is kept; writing nil takes it away.

extension SceneStorage where Value: ExpressibleByNilLiteral {
    /// A truth value kept under `key`, or nil.
    public init(_ key: String) where Value == Bool? {
        self.init(nil, key, ValueCoding<Bool>.bool.optional)
    }

    /// A whole number kept under `key`, or nil.
    public init(_ key: String) where Value == Int? {
        self.init(nil, key, ValueCoding<Int>.int.optional)
    }

    /// A number kept under `key`, or nil.
    public init(_ key: String) where Value == Double? {
        self.init(nil, key, ValueCoding<Double>.double.optional)
    }

    /// A text kept under `key`, or nil.
    public init(_ key: String) where Value == String? {
        self.init(nil, key, ValueCoding<String>.string.optional)
    }

    /// An address kept under `key`, or nil.
    public init(_ key: String) where Value == URL? {
        self.init(nil, key, ValueCoding<URL>.url.optional)
    }

    /// Bytes kept under `key`, or nil.
    public init(_ key: String) where Value == Data? {
        self.init(nil, key, ValueCoding<Data>.data.optional)
    }

    /// A date kept under `key`, or nil.
    public init(_ key: String) where Value == Date? {
        self.init(nil, key, ValueCoding<Date>.date.optional)
    }
}

extension SceneStorage {
    /// A value kept under `key` by its raw value, or nil.
    public init<R>(_ key: String)
    where Value == R?, R: RawRepresentable, R.RawValue == Int {
        self.init(nil, key, ValueCoding<R>.rawInt.optional)
    }

    /// A value kept under `key` by its raw value, or nil.
    public init<R>(_ key: String)
    where Value == R?, R: RawRepresentable, R.RawValue == String {
        self.init(nil, key, ValueCoding<R>.rawString.optional)
    }
}
