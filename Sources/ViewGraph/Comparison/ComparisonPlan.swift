import Glibc

/// How two values of one type are compared. Made once per type.
///
/// It never says "equal" for values that differ, as long as both are alive: objects are told apart by their
/// addresses, and those come back once an object is gone. It may say "different" for what is equal.
final class ComparisonPlan: Sendable {
    typealias Comparison = (_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool

    /// One thing to compare. The parts of a plan leave out padding.
    struct Part {
        let offset: Int
        let size: Int
        /// Whether the same bytes mean the same value.
        let bytesSuffice: Bool
        /// Asked where the bytes differ or do not suffice; without it, different bytes are different values.
        let comparison: Comparison?

        var isPlain: Bool { bytesSuffice && comparison == nil }
    }

    let size: Int
    /// Whether the same bytes, padding and all, mean the same value.
    let bytesSuffice: Bool
    /// Whether bytes are all there is to compare.
    private let onlyBytes: Bool
    // Never written after `init`, and never freed: plans live as long as the process.
    private nonisolated(unsafe) let parts: UnsafeBufferPointer<Part>

    init(size: Int, parts: [Part]) {
        self.size = size
        let plain = ComparisonPlan.joined(parts.filter(\.isPlain))
        // What is cheap to tell apart comes first.
        let ordered = plain + parts.filter { !$0.isPlain }
        bytesSuffice = parts.allSatisfy(\.bytesSuffice)
        onlyBytes = size == 0 || ordered.count == 1 && plain.count == 1 && plain[0].size == size
        let buffer = UnsafeMutableBufferPointer<Part>.allocate(capacity: ordered.count)
        _ = buffer.initialize(from: ordered)
        self.parts = UnsafeBufferPointer(buffer)
    }

    /// Both pointers are to initialised values of the plan's type.
    func equal(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        if bytesSuffice {
            if memcmp(a, b, size) == 0 { return true }
            if onlyBytes { return false }
        }
        for index in 0..<parts.count {
            // Read in place: a copy would retain the closure.
            let offset = parts[index].offset
            if parts[index].bytesSuffice, memcmp(a + offset, b + offset, parts[index].size) == 0 { continue }
            guard let comparison = parts[index].comparison, comparison(a + offset, b + offset) else { return false }
        }
        return true
    }

    /// Joins runs of bytes that touch.
    private static func joined(_ parts: [Part]) -> [Part] {
        var result: [Part] = []
        for part in parts {
            if let last = result.last, last.offset + last.size == part.offset {
                result[result.count - 1] = Part(
                    offset: last.offset, size: last.size + part.size, bytesSuffice: true, comparison: nil)
            } else {
                result.append(part)
            }
        }
        return result
    }

    private static let plans = TypeCache<ComparisonPlan>()

    /// The plan for values that no node has given storage: nothing is left out.
    static func of(_ type: any Any.Type) -> ComparisonPlan {
        plans.value(for: type) { PlanBuilder.plan(for: type, ownsStorage: false) }
    }
}
