import CDesktop

extension BusValue {
    /// Reads `variant`, which stays the caller's. File handles and maybe types, which no caller needs, become their
    /// printed text.
    init(_ variant: OpaquePointer) {
        func children() -> [BusValue] {
            (0..<g_variant_n_children(variant)).map { index in
                let child = g_variant_get_child_value(variant, index)!
                defer { g_variant_unref(child) }
                return BusValue(child)
            }
        }
        func text() -> String { String(cString: g_variant_get_string(variant, nil)) }

        switch UInt8(truncatingIfNeeded: g_variant_classify(variant).rawValue) {
        case UInt8(ascii: "b"): self = .boolean(g_variant_get_boolean(variant) != 0)
        case UInt8(ascii: "y"): self = .byte(g_variant_get_byte(variant))
        case UInt8(ascii: "n"): self = .int16(g_variant_get_int16(variant))
        case UInt8(ascii: "q"): self = .uint16(g_variant_get_uint16(variant))
        case UInt8(ascii: "i"): self = .int32(g_variant_get_int32(variant))
        case UInt8(ascii: "u"): self = .uint32(g_variant_get_uint32(variant))
        case UInt8(ascii: "x"): self = .int64(Int64(g_variant_get_int64(variant)))
        case UInt8(ascii: "t"): self = .uint64(UInt64(g_variant_get_uint64(variant)))
        case UInt8(ascii: "d"): self = .double(g_variant_get_double(variant))
        case UInt8(ascii: "s"): self = .string(text())
        case UInt8(ascii: "o"): self = .objectPath(text())
        case UInt8(ascii: "g"): self = .signature(text())
        case UInt8(ascii: "v"): self = .variant(children()[0])
        case UInt8(ascii: "("): self = .tuple(children())
        case UInt8(ascii: "a"):
            self = .array(element: String(String(cString: g_variant_get_type_string(variant)).dropFirst()), children())
        case UInt8(ascii: "{"):
            let pair = children()
            self = .entry(pair[0], pair[1])
        default:
            let printed = g_variant_print(variant, 1)!
            self = .string(String(cString: printed))
            g_free(printed)
        }
    }

    /// A new floating variant, or nil when an array's element type does not fit its elements.
    func makeVariant() -> OpaquePointer? {
        switch self {
        case .boolean(let value): return g_variant_new_boolean(value ? 1 : 0)
        case .byte(let value): return g_variant_new_byte(value)
        case .int16(let value): return g_variant_new_int16(value)
        case .uint16(let value): return g_variant_new_uint16(value)
        case .int32(let value): return g_variant_new_int32(value)
        case .uint32(let value): return g_variant_new_uint32(value)
        case .int64(let value): return g_variant_new_int64(gint64(value))
        case .uint64(let value): return g_variant_new_uint64(guint64(value))
        case .double(let value): return g_variant_new_double(value)
        case .string(let value): return g_variant_new_string(value)
        case .objectPath(let value):
            return g_variant_is_object_path(value) != 0 ? g_variant_new_object_path(value) : nil
        case .signature(let value): return g_variant_is_signature(value) != 0 ? g_variant_new_signature(value) : nil
        case .variant(let value): return value.makeVariant().map { g_variant_new_variant($0) }
        case .tuple(let values):
            guard var children = Self.make(values) else { return nil }
            return g_variant_new_tuple(&children, gsize(children.count))
        case .entry(let key, let value):
            guard let pair = Self.make([key, value]) else { return nil }
            return g_variant_new_dict_entry(pair[0], pair[1])
        case .array(let element, let values):
            guard g_variant_type_string_is_valid(element) != 0, var children = Self.make(values) else { return nil }
            let type = g_variant_type_new(element)
            defer { g_variant_type_free(type) }
            guard children.allSatisfy({ g_variant_is_of_type($0, type) != 0 }) else { return nil }
            return g_variant_new_array(type, &children, gsize(children.count))
        }
    }

    private static func make(_ values: [BusValue]) -> [OpaquePointer?]? {
        let children = values.map { $0.makeVariant() }
        return children.allSatisfy { $0 != nil } ? children : nil
    }
}
