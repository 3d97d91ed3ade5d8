import Glibc

// Not understood in an expression otherwise.
private typealias AnyMetatype = any Any.Type

/// The value in an existential with a buffer of three words, and its type.
func existentialContent(_ existential: UnsafeRawPointer) -> (type: any Any.Type, value: UnsafeRawPointer) {
    let type = unsafeBitCast(existential.load(fromByteOffset: 24, as: UnsafeRawPointer.self), to: AnyMetatype.self)
    let witnesses = ValueWitnesses(type)
    if witnesses.isStoredInline { return (type, existential) }
    // The buffer holds a box: a header of two words, then the value.
    let offset = (16 + witnesses.alignmentMask) & ~witnesses.alignmentMask
    return (type, existential.load(as: UnsafeRawPointer.self) + offset)
}

/// Compares two values of an existential type with a buffer of three words: by type, then by content.
///
/// What a smaller value leaves of the buffer is never set, so bytes do not tell.
func opaqueExistentialsEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, words: Int) -> Bool {
    // The type, and the witness tables that say how it conforms.
    guard memcmp(a + 24, b + 24, (words - 3) * 8) == 0 else { return false }
    let (type, aValue) = existentialContent(a)
    return ComparisonPlan.of(type).equal(aValue, existentialContent(b).value)
}

/// Compares two values of type `any Error`.
func errorsEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    func open<A: Error, B: Error>(_ a: A, _ b: B) -> Bool {
        guard A.self == B.self else { return false }
        return withUnsafePointer(to: a) { a in
            withUnsafePointer(to: b) { b in ComparisonPlan.of(A.self).equal(a, b) }
        }
    }
    return open(
        a.assumingMemoryBound(to: (any Error).self).pointee, b.assumingMemoryBound(to: (any Error).self).pointee)
}
