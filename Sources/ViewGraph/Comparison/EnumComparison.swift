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

    /// Nil where bytes tell all.
    init?(_ type: any Any.Type) {
        let declaration = TypeDeclaration(type)
        let witnesses = ValueWitnesses(type)
        guard declaration.payloadCaseCount > 0 else { return nil }
        let payloads = (0..<declaration.payloadCaseCount).map { index -> Payload in
            if declaration.isIndirect(index) { return .box }
            return declaration.type(index).map { .value(ComparisonPlan.of($0)) } ?? .unknown
        }
        bytesSuffice = payloads.allSatisfy {
            if case .value(let plan) = $0 { plan.bytesSuffice } else { true }
        }
        comparison = { a, b in
            let tag = witnesses.enumTag(a)
            guard witnesses.enumTag(b) == tag else { return false }
            guard Int(tag) < payloads.count else { return true }
            return EnumComparison.withPayload(a, witnesses) { a in
                EnumComparison.withPayload(b, witnesses) { b in
                    switch payloads[Int(tag)] {
                    case .value(let plan): plan.equal(a, b)
                    case .box: a.load(as: UInt.self) == b.load(as: UInt.self)
                    case .unknown: false
                    }
                }
            }
        }
    }

    /// Lends the payload, without the tag that may be among its bits.
    private static func withPayload(
        _ value: UnsafeRawPointer, _ witnesses: ValueWitnesses, _ body: (UnsafeRawPointer) -> Bool
    ) -> Bool {
        withUnsafeTemporaryAllocation(byteCount: witnesses.size, alignment: witnesses.alignment) { buffer in
            // A copy of the bytes only, which the original outlives: nothing is retained or released, and a weak
            // reference that is dead stays so, where a true copy of it would be nil.
            let payload = buffer.baseAddress!
            payload.copyMemory(from: value, byteCount: witnesses.size)
            witnesses.projectPayload(payload)
            return body(payload)
        }
    }
}
