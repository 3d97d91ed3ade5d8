/// Finds out, at run time, that a type is an optional and of what.
protocol OptionalComparable {
    /// Nil is nil; two values are compared as their type says.
    static func part(at offset: Int) -> ComparisonPlan.Part
}

extension Optional: OptionalComparable {
    static func part(at offset: Int) -> ComparisonPlan.Part {
        let plan = ComparisonPlan.of(Wrapped.self)
        let size = MemoryLayout<Wrapped?>.size
        return .init(offset: offset, size: size, bytesSuffice: plan.bytesSuffice) { a, b in
            let a = UnsafeMutablePointer(mutating: a.assumingMemoryBound(to: Wrapped?.self))
            let b = UnsafeMutablePointer(mutating: b.assumingMemoryBound(to: Wrapped?.self))
            switch (a.pointee == nil, b.pointee == nil) {
            case (true, true): return true
            case (false, false): break
            default: return false
            }
            // By reference, without copies: a copy of a dead weak reference is nil. Nothing is written.
            return withUnsafeMutablePointer(to: &a.pointee!) { a in
                withUnsafeMutablePointer(to: &b.pointee!) { b in plan.equal(a, b) }
            }
        }
    }
}
