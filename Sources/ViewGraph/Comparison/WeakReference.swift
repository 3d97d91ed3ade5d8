/// Compares two weak references: equal if both are to the same object that is alive, or if both were never set.
///
/// One whose object is gone equals nothing, not even itself: what reads it now reads nil and read an object before.
func weakReferencesEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    struct Reference {
        weak var object: AnyObject?
    }
    // A reference of protocol type has witness tables behind this word; they follow from the object.
    switch (a.load(as: UInt.self), b.load(as: UInt.self)) {
    case (0, 0): return true
    case (0, _), (_, 0): return false
    default: break
    }
    guard let object = a.assumingMemoryBound(to: Reference.self).pointee.object else { return false }
    return object === b.assumingMemoryBound(to: Reference.self).pointee.object
}
