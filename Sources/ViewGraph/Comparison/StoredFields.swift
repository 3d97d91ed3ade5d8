@_spi(Reflection) import Swift

/// A stored property of a struct, or an element of a tuple.
struct StoredField {
    let name: String
    let offset: Int
    let type: any Any.Type
    /// `type` is then an optional reference, but its bytes are not.
    let isWeak: Bool

    /// The fields of a struct or a tuple; nil for all other types, and for structs whose fields are not all known.
    static func all(of type: any Any.Type) -> [StoredField]? {
        // `_forEachField` crashes when it is asked for an existential's.
        let kind = MetadataKind.of(type)
        guard kind == MetadataKind.structure || kind == MetadataKind.tuple else { return nil }
        // Of C's structs, unions and bit fields are missing.
        if kind == MetadataKind.structure, _typeName(type, qualified: true).hasPrefix("__C.") { return nil }
        let mayHoldWeak = kind == MetadataKind.structure && !ValueWitnesses(type).isBitwiseTakable
        var fields: [StoredField] = []
        _ = _forEachField(of: type) { name, offset, fieldType, _ in
            let isWeak = mayHoldWeak && TypeDeclaration(type).isWeak(fields.count)
            fields.append(StoredField(name: String(cString: name), offset: offset, type: fieldType, isWeak: isWeak))
            return true
        }
        return fields.isEmpty ? nil : fields
    }
}
