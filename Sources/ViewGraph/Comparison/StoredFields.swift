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
        let whole = ValueWitnesses(type)
        // Bit fields of C's structs are missing, and may hide where padding would be.
        if whole.isTrivial, kind == MetadataKind.structure, _typeName(type, qualified: true).hasPrefix("__C.") {
            return nil
        }
        let mayHoldWeak = kind == MetadataKind.structure && !whole.isBitwiseTakable
        var fields: [StoredField] = []
        _ = _forEachField(of: type) { name, offset, fieldType, _ in
            let isWeak = mayHoldWeak && TypeDeclaration(type).isWeak(fields.count)
            fields.append(StoredField(name: String(cString: name), offset: offset, type: fieldType, isWeak: isWeak))
            return true
        }
        return cover(fields, whole.size) ? fields : nil
    }

    /// Whether there is nothing but padding between the fields.
    ///
    /// What is compiled without reflection has no fields here.
    private static func cover(_ fields: [StoredField], _ size: Int) -> Bool {
        var end = 0
        for field in fields {
            let witnesses = ValueWitnesses(field.type)
            guard witnesses.size > 0 else { continue }
            let expected = (end + witnesses.alignmentMask) & ~witnesses.alignmentMask
            guard field.offset == expected else { return false }
            end = field.offset + witnesses.size
        }
        return end == size
    }
}
