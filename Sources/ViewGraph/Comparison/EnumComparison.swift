/// Compares values of an enum that has payloads and no `==`: by case, then by payload.
struct EnumComparison {
    /// What a case holds.
    private enum Payload: Sendable {
        case value(ComparisonPlan)
        /// A box, compared by identity: its content may be of the same enum.
        case box
        case unknown
    }

    let comparison: ComparisonPlan.Comparison
    /// Whether the same bytes mean the same value.
    let bytesSuffice: Bool

    /// Nil where bytes tell all: for enums without payloads, and for those that must never be judged equal.
    init?(_ type: any Any.Type) {
        let declaration = TypeDeclaration(type)
        let witnesses = ValueWitnesses(type)
        // A payload is looked at in a copy, where a weak reference that is dead is nil.
        guard declaration.payloadCaseCount > 0, witnesses.isBitwiseTakable else { return nil }
        let payloads = (0..<declaration.payloadCaseCount).map { index -> Payload in
            if declaration.isIndirect(index) { return .box }
            return declaration.type(index).map { .value(ComparisonPlan.of($0)) } ?? .unknown
        }
        bytesSuffice = payloads.allSatisfy {
            if case .value(let plan) = $0 { plan.bytesSuffice } else { true }
        }
        func open<T>(_: T.Type) -> ComparisonPlan.Comparison {
            { a, b in
                let tag = witnesses.enumTag(a)
                guard witnesses.enumTag(b) == tag else { return false }
                guard Int(tag) < payloads.count else { return true }
                return EnumComparison.withPayload(a, T.self, tag) { a in
                    EnumComparison.withPayload(b, T.self, tag) { b in
                        switch payloads[Int(tag)] {
                        case .value(let plan): plan.equal(a, b)
                        case .box: a.load(as: UInt.self) == b.load(as: UInt.self)
                        case .unknown: false
                        }
                    }
                }
            }
        }
        comparison = _openExistential(type, do: open)
    }

    /// Gives the payload of a copy of the value.
    private static func withPayload<T>(
        _ value: UnsafeRawPointer, _: T.Type, _ tag: UInt32, _ body: (UnsafeRawPointer) -> Bool
    ) -> Bool {
        withUnsafeTemporaryAllocation(of: T.self, capacity: 1) { buffer in
            let copy = buffer.baseAddress!
            copy.initialize(to: value.assumingMemoryBound(to: T.self).pointee)
            let witnesses = ValueWitnesses(T.self)
            witnesses.projectPayload(copy)
            let result = body(copy)
            witnesses.injectTag(copy, tag)
            copy.deinitialize(count: 1)
            return result
        }
    }
}
