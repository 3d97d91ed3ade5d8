// What the comparison reads of the Swift runtime's own records. All of it is part of the ABI that Apple's platforms
// have frozen; Linux follows, but has not promised to: RuntimeLayoutTests fails where a toolchain differs.

/// The first word of a type's metadata. Classes have an address there instead.
enum MetadataKind {
    static let structure = 0x200
    static let enumeration = 0x201
    static let optional = 0x202
    static let tuple = 0x301
    static let existential = 0x303
    static let constrainedExistential = 0x307
    static let lastThatIsNotAClass = 0x7FF

    static func of(_ type: any Any.Type) -> Int {
        unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee
    }

    static func isClass(_ type: any Any.Type) -> Bool {
        let kind = of(type)
        return kind == 0 || kind > lastThatIsNotAClass
    }
}

/// What a type's value witness table says: the word before the metadata points to it.
struct ValueWitnesses {
    let table: UnsafeRawPointer
    let metadata: UnsafeRawPointer

    init(_ type: any Any.Type) {
        metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        table = metadata.load(fromByteOffset: -8, as: UnsafeRawPointer.self)
    }

    private var flags: UInt32 { table.load(fromByteOffset: 80, as: UInt32.self) }

    var size: Int { table.load(fromByteOffset: 64, as: Int.self) }
    var alignment: Int { alignmentMask + 1 }
    var alignmentMask: Int { Int(flags & 0xFF) }
    /// Copies are copies of bytes, and nothing needs to be released.
    var isTrivial: Bool { flags & 0x1_0000 == 0 }
    /// Fits in the three words of an existential.
    var isStoredInline: Bool { flags & 0x2_0000 == 0 }
    /// False for what holds weak references: its meaning is not in its bytes alone.
    var isBitwiseTakable: Bool { flags & 0x10_0000 == 0 }

    /// For enums only: which case, those with payloads first.
    func enumTag(_ value: UnsafeRawPointer) -> UInt32 {
        typealias Witness = @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UInt32
        let witness = unsafeBitCast(table.load(fromByteOffset: 88, as: UnsafeRawPointer.self), to: Witness.self)
        return witness(value, metadata)
    }

    /// For enums only: turns the value into its payload, in place.
    func projectPayload(_ value: UnsafeMutableRawPointer) {
        typealias Witness = @convention(c) (UnsafeMutableRawPointer, UnsafeRawPointer) -> Void
        let witness = unsafeBitCast(table.load(fromByteOffset: 96, as: UnsafeRawPointer.self), to: Witness.self)
        witness(value, metadata)
    }
}

/// The declaration of a struct or an enum: what reflection knows of its fields or cases.
struct TypeDeclaration {
    private let descriptor: UnsafeRawPointer
    private let genericArguments: UnsafeRawPointer
    /// Nil where the type was compiled without reflection records.
    private let fields: UnsafeRawPointer?

    /// For structs and enums only.
    init(_ type: any Any.Type) {
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        descriptor = metadata.load(fromByteOffset: 8, as: UnsafeRawPointer.self)
        genericArguments = metadata + 16
        fields = TypeDeclaration.relative(descriptor + 16)
    }

    /// For enums: how many cases have payloads.
    var payloadCaseCount: Int { Int(descriptor.load(fromByteOffset: 20, as: UInt32.self) & 0xFF_FFFF) }

    /// Whether the field with this index is declared `weak`.
    func isWeak(_ index: Int) -> Bool {
        guard let name = typeName(index) else { return false }
        let length = TypeDeclaration.length(ofMangled: name)
        guard length >= 2 else { return false }
        let suffix = (name + length - 2).loadUnaligned(as: UInt16.self)
        return UInt16(littleEndian: suffix) == UInt16(UInt8(ascii: "X")) | UInt16(UInt8(ascii: "w")) << 8
    }

    /// Whether the case with this index keeps its payload in a box.
    func isIndirect(_ index: Int) -> Bool {
        record(index).map { $0.load(as: UInt32.self) & 1 != 0 } ?? false
    }

    /// The type of the field or payload with this index; nil where reflection cannot tell.
    func type(_ index: Int) -> (any Any.Type)? {
        guard let name = typeName(index) else { return nil }
        return _getTypeByMangledNameInContext(
            name.assumingMemoryBound(to: UInt8.self), UInt(TypeDeclaration.length(ofMangled: name)),
            genericContext: descriptor, genericArguments: genericArguments)
    }

    private func record(_ index: Int) -> UnsafeRawPointer? {
        guard let fields, index < Int(fields.load(fromByteOffset: 12, as: UInt32.self)) else { return nil }
        return fields + 16 + 12 * index
    }

    private func typeName(_ index: Int) -> UnsafeRawPointer? {
        record(index).flatMap { TypeDeclaration.relative($0 + 4) }
    }

    private static func relative(_ place: UnsafeRawPointer) -> UnsafeRawPointer? {
        let offset = place.load(as: Int32.self)
        return offset == 0 ? nil : place + Int(offset)
    }

    /// A mangled name ends with a zero byte, but may hold addresses, which may hold zeros.
    private static func length(ofMangled name: UnsafeRawPointer) -> Int {
        var length = 0
        while true {
            switch name.load(fromByteOffset: length, as: UInt8.self) {
            case 0: return length
            case 0x01...0x17: length += 5
            case 0x18...0x1F: length += 9
            default: length += 1
            }
        }
    }
}

/// How a value of an existential type is laid out.
enum ExistentialLayout {
    /// Three words for the value or its box, then its type, then witness tables.
    case opaque
    /// A reference, then witness tables.
    case reference
    /// One reference to a box.
    case error
    /// A type, then witness tables.
    case metatype

    /// For existentials only.
    init?(_ type: any Any.Type) {
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        switch MetadataKind.of(type) {
        case MetadataKind.existential:
            let flags = metadata.load(fromByteOffset: 8, as: UInt32.self)
            if flags >> 24 & 0x3F == 1 {
                self = .error
            } else {
                self = flags & 0x8000_0000 == 0 ? .reference : .opaque
            }
        case MetadataKind.constrainedExistential:
            let shape = metadata.load(fromByteOffset: 8, as: UnsafeRawPointer.self)
            switch shape.load(as: UInt32.self) & 0xFF {
            case 0: self = .opaque
            case 1: self = .reference
            case 2: self = .metatype
            default: return nil
            }
        default:
            return nil
        }
    }
}
