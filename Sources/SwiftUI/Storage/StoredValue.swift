import Foundation

/// A value as preferences and window sessions keep it: one of the types that both can hold.
enum StoredValue: Equatable, Sendable {
    case bool(Bool)
    case int(Int)
    case double(Double)
    case string(String)
    case data(Data)
    case url(URL)
    case date(Date)
}

/// How values of a type are kept, and made of what was kept; nil where they cannot be.
///
/// Invariant: both are functions of their argument alone, so they may be called from any thread.
struct ValueCoding<Value>: @unchecked Sendable {
    let read: (StoredValue) -> Value?
    /// Nil for "no value".
    let write: (Value) -> StoredValue?
}

extension ValueCoding where Value == Bool {
    /// 0 and 1 are read too.
    static let bool = ValueCoding(
        read: {
            switch $0 {
            case .bool(let value): value
            case .int(0): false
            case .int(1): true
            default: nil
            }
        }, write: { .bool($0) })
}

extension ValueCoding where Value == Int {
    /// Whole numbers are read from fractional types too.
    static let int = ValueCoding(
        read: {
            switch $0 {
            case .int(let value): value
            case .double(let value): Int(exactly: value)
            case .bool(let value): value ? 1 : 0
            default: nil
            }
        }, write: { .int($0) })
}

extension ValueCoding where Value == Double {
    static let double = ValueCoding(
        read: {
            switch $0 {
            case .double(let value): value
            case .int(let value): Double(value)
            case .bool(let value): value ? 1 : 0
            default: nil
            }
        }, write: { .double($0) })
}

extension ValueCoding where Value == String {
    static let string = ValueCoding(
        read: { if case .string(let value) = $0 { value } else { nil } }, write: { .string($0) })
}

extension ValueCoding where Value == Data {
    static let data = ValueCoding(read: { if case .data(let value) = $0 { value } else { nil } }, write: { .data($0) })
}

extension ValueCoding where Value == Date {
    static let date = ValueCoding(read: { if case .date(let value) = $0 { value } else { nil } }, write: { .date($0) })
}

extension ValueCoding where Value == URL {
    /// A text is read as a path or an address, as Foundation's preferences keep URLs of files.
    static let url = ValueCoding(
        read: {
            switch $0 {
            case .url(let value): value
            case .string(let text) where text.hasPrefix("/"): URL(fileURLWithPath: text)
            case .string(let text): URL(string: text)
            case .data(let data): (try? NSKeyedUnarchiver.unarchivedObject(ofClass: NSURL.self, from: data)) as URL?
            default: nil
            }
        }, write: { .url($0) })
}

extension ValueCoding where Value: RawRepresentable, Value.RawValue == Int {
    static var rawInt: ValueCoding {
        ValueCoding(
            read: { ValueCoding<Int>.int.read($0).flatMap { Value(rawValue: $0) } }, write: { .int($0.rawValue) })
    }
}

extension ValueCoding where Value: RawRepresentable, Value.RawValue == String {
    static var rawString: ValueCoding {
        ValueCoding(
            read: { ValueCoding<String>.string.read($0).flatMap { Value(rawValue: $0) } },
            write: { .string($0.rawValue) })
    }
}

extension ValueCoding {
    /// The same of optionals; nil is kept as no value.
    var optional: ValueCoding<Value?> {
        ValueCoding<Value?>(read: { read($0) }, write: { $0.flatMap { write($0) } })
    }
}
