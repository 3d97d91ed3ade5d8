import Glibc

/// Whether the bytes of the two values are the same. Padding counts, so copies may differ.
package func bitsEqual<T>(_ a: T, _ b: T) -> Bool {
    withUnsafePointer(to: a) { a in
        withUnsafePointer(to: b) { b in memcmp(a, b, MemoryLayout<T>.size) == 0 }
    }
}

/// Whether a value that is written equals the one before, so that nothing needs to be updated.
///
/// Never true for values that differ; may be false for equal ones.
package func planEqual<T>(_ a: T, _ b: T) -> Bool {
    withUnsafePointer(to: a) { a in
        withUnsafePointer(to: b) { b in
            if _isPOD(T.self), memcmp(a, b, MemoryLayout<T>.size) == 0 { return true }
            return ComparisonPlan.of(T.self).equal(a, b)
        }
    }
}
