/// Collects what is to be compared of a type.
struct PlanBuilder {
    private var parts: [ComparisonPlan.Part] = []

    /// - Parameter ownsStorage: Whether a node gives the values of this type their storage, which then is not
    ///   compared. See `StoredProperty`.
    static func plan(for type: any Any.Type, ownsStorage: Bool) -> ComparisonPlan {
        var builder = PlanBuilder()
        builder.add(type, at: 0, ownsStorage: ownsStorage, isField: false)
        return ComparisonPlan(size: ValueWitnesses(type).size, parts: builder.parts)
    }

    private mutating func add(_ type: any Any.Type, at offset: Int, ownsStorage: Bool, isField: Bool) {
        let witnesses = ValueWitnesses(type)
        guard witnesses.size > 0 else { return }
        if MetadataKind.isClass(type) {
            // An equal object is not the same: what is written to it is seen only by who holds it.
            // Key paths are values.
            addPart(at: offset, witnesses, type is AnyKeyPath.Type ? equality(type as? any Equatable.Type) : nil)
            return
        }
        switch MetadataKind.of(type) {
        case MetadataKind.structure:
            if isField, ownsStorage, type is any StoredProperty.Type { return }
            if !addOwnComparison(type, at: offset, witnesses) {
                let isOwn = !isField || type is any _GraphProperty.Type
                addFields(of: type, at: offset, ownsStorage: ownsStorage && isOwn)
            }
        case MetadataKind.tuple:
            addFields(of: type, at: offset, ownsStorage: ownsStorage)
        case MetadataKind.optional:
            let part = (type as? any OptionalComparable.Type)?.part(at: offset)
            // Every optional is comparable; one that were not would never be equal.
            let never = ComparisonPlan.Part(offset: offset, size: witnesses.size, bytesSuffice: false, comparison: nil)
            parts.append(part ?? never)
        case MetadataKind.enumeration:
            if !addOwnComparison(type, at: offset, witnesses) { addPayloads(type, at: offset, witnesses) }
        case MetadataKind.existential, MetadataKind.constrainedExistential:
            addExistential(type, at: offset, witnesses)
        default:
            // Functions are told apart by code and context, metatypes and builtin values by what they are.
            addPart(at: offset, witnesses, nil)
        }
    }

    /// Adds the comparison that a struct or enum brings itself, if any. Bytes are enough for trivial structs, and
    /// for enums without payloads.
    private mutating func addOwnComparison(
        _ type: any Any.Type, at offset: Int, _ witnesses: ValueWitnesses
    ) -> Bool {
        if let comparable = type as? any FieldComparable.Type {
            let comparison: ComparisonPlan.Comparison = { comparable.fieldsEqual($0, $1) }
            parts.append(.init(offset: offset, size: witnesses.size, bytesSuffice: false, comparison: comparison))
            return true
        }
        if witnesses.isTrivial {
            let isStructure = MetadataKind.of(type) == MetadataKind.structure
            if isStructure || TypeDeclaration(type).payloadCaseCount == 0 { return false }
        }
        guard let equality = equality(type as? any Equatable.Type) else { return false }
        addPart(at: offset, witnesses, equality)
        return true
    }

    private mutating func addFields(of type: any Any.Type, at offset: Int, ownsStorage: Bool) {
        guard let fields = StoredField.all(of: type) else {
            addPart(at: offset, ValueWitnesses(type), nil)
            return
        }
        for field in fields {
            let place = offset + field.offset
            if field.isWeak {
                let size = ValueWitnesses(field.type).size
                parts.append(.init(offset: place, size: size, bytesSuffice: false, comparison: weakReferencesEqual))
            } else {
                add(field.type, at: place, ownsStorage: ownsStorage, isField: true)
            }
        }
    }

    private mutating func addPayloads(_ type: any Any.Type, at offset: Int, _ witnesses: ValueWitnesses) {
        guard let payloads = EnumComparison(type) else {
            addPart(at: offset, witnesses, nil)
            return
        }
        parts.append(
            .init(
                offset: offset, size: witnesses.size, bytesSuffice: payloads.bytesSuffice,
                comparison: payloads.comparison))
    }

    private mutating func addExistential(_ type: any Any.Type, at offset: Int, _ witnesses: ValueWitnesses) {
        let comparison: ComparisonPlan.Comparison
        switch ExistentialLayout(type) {
        case .opaque:
            let words = witnesses.size / 8
            comparison = { opaqueExistentialsEqual($0, $1, words: words) }
        case .error:
            comparison = errorsEqual
        case .reference, .metatype, nil:
            addPart(at: offset, witnesses, nil)
            return
        }
        // What is inside may be anything, so its bytes may not be enough.
        parts.append(.init(offset: offset, size: witnesses.size, bytesSuffice: false, comparison: comparison))
    }

    private mutating func addPart(
        at offset: Int, _ witnesses: ValueWitnesses, _ comparison: ComparisonPlan.Comparison?
    ) {
        parts.append(
            .init(
                offset: offset, size: witnesses.size, bytesSuffice: witnesses.isBitwiseTakable, comparison: comparison))
    }
}

/// The type's `==`.
private func equality(_ type: (any Equatable.Type)?) -> ComparisonPlan.Comparison? {
    func open<T: Equatable>(_: T.Type) -> ComparisonPlan.Comparison {
        { $0.assumingMemoryBound(to: T.self).pointee == $1.assumingMemoryBound(to: T.self).pointee }
    }
    return type.map { open($0) }
}
