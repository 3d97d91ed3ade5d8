/// A value as D-Bus carries it. Strings, object paths and signatures keep their own cases, since D-Bus tells them apart.
package indirect enum BusValue: Equatable, Sendable {
    case boolean(Bool)
    case byte(UInt8)
    case int16(Int16)
    case uint16(UInt16)
    case int32(Int32)
    case uint32(UInt32)
    case int64(Int64)
    case uint64(UInt64)
    case double(Double)
    case string(String)
    case objectPath(String)
    case signature(String)
    case variant(BusValue)
    case tuple([BusValue])
    /// `element` is the D-Bus type of the elements (`"s"`, `"{sv}"`), which an empty array could not tell.
    case array(element: String, [BusValue])
    case entry(BusValue, BusValue)
}

extension BusValue: CustomStringConvertible {
    package var description: String {
        switch self {
        case .boolean(let value): "\(value)"
        case .byte(let value): "\(value)"
        case .int16(let value): "\(value)"
        case .uint16(let value): "\(value)"
        case .int32(let value): "\(value)"
        case .uint32(let value): "\(value)"
        case .int64(let value): "\(value)"
        case .uint64(let value): "\(value)"
        case .double(let value): "\(value)"
        case .string(let value), .objectPath(let value), .signature(let value): value.debugDescription
        case .variant(let value): "<\(value)>"
        case .tuple(let values): "(" + values.map(\.description).joined(separator: ", ") + ")"
        case .array(_, let values): "[" + values.map(\.description).joined(separator: ", ") + "]"
        case .entry(let key, let value): "\(key): \(value)"
        }
    }
}

// What callers ask of an answer. Each looks through variants, and is nil when the value is of another kind.
extension BusValue {
    package var string: String? {
        switch self {
        case .string(let value), .objectPath(let value), .signature(let value): value
        case .variant(let value): value.string
        default: nil
        }
    }

    package var bool: Bool? {
        switch self {
        case .boolean(let value): value
        case .variant(let value): value.bool
        default: nil
        }
    }

    package var int: Int? {
        switch self {
        case .byte(let value): Int(value)
        case .int16(let value): Int(value)
        case .uint16(let value): Int(value)
        case .int32(let value): Int(value)
        case .uint32(let value): Int(value)
        case .int64(let value): Int(value)
        case .uint64(let value): Int(exactly: value)
        case .variant(let value): value.int
        default: nil
        }
    }

    package var double: Double? {
        switch self {
        case .double(let value): value
        case .variant(let value): value.double
        default: int.map(Double.init)
        }
    }

    /// The members of an array or tuple.
    package var elements: [BusValue]? {
        switch self {
        case .array(_, let values), .tuple(let values): values
        case .variant(let value): value.elements
        default: nil
        }
    }

    /// The value for a string key of a dictionary, without its variant.
    package subscript(key: String) -> BusValue? {
        for case .entry(let name, let value) in elements ?? [] where name.string == key {
            if case .variant(let inner) = value { return inner }
            return value
        }
        return nil
    }

    /// The member at `index` of an array or tuple, or nil when there is none.
    package subscript(index: Int) -> BusValue? {
        guard let elements, elements.indices.contains(index) else { return nil }
        return elements[index]
    }
}
