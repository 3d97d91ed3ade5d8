import Glibc

/// Which elements of a new sequence of identifiers were in the old one, and which of the old ones are gone.
///
/// What both begin and what both end with is matched first. In between, an identifier that occurs more than once is
/// matched in order: the first with the first, the second with the second.
package struct KeyedDiff {
    /// How many elements both sequences begin with. They keep their index.
    package let prefixCount: Int
    /// How many of the remaining elements both sequences end with. They keep their distance from the end.
    package let suffixCount: Int
    package let oldCount: Int
    package let newCount: Int
    /// The old indices that have no new one, ascending.
    package let removed: [Int]
    /// How many elements of the new sequence were not in the old one.
    package let insertedCount: Int
    /// Whether elements that are in both changed their order. If not, removing and inserting is all there is to do.
    package let survivorsMoved: Bool
    /// For each new index between prefix and suffix the old one, or -1.
    private let middle: [Int]

    /// Whether both sequences are the same.
    package var isEmpty: Bool { removed.isEmpty && insertedCount == 0 && !survivorsMoved }

    /// The new indices that may have another element than before, or none of before.
    package var changedRange: Range<Int> { prefixCount..<(newCount - suffixCount) }

    /// The old index of the element with this new index; nil if it was not there.
    package func oldIndex(of newIndex: Int) -> Int? {
        if newIndex < prefixCount { return newIndex }
        if newIndex >= newCount - suffixCount { return newIndex - newCount + oldCount }
        let index = middle[newIndex - prefixCount]
        return index < 0 ? nil : index
    }

    /// O(n) comparisons; hashes only what lies between the common beginning and end, and only if both have
    /// something there. Identifiers with the same bytes are the same; others are asked.
    package init<Old, New, ID>(from old: Old, to new: New)
    where
        Old: RandomAccessCollection, New: RandomAccessCollection, Old.Element == ID, New.Element == ID, ID: Hashable
    {
        let contiguous = old.withContiguousStorageIfAvailable { old in
            new.withContiguousStorageIfAvailable { new in KeyedDiff(old: old, new: new) }
        }
        if let diff = contiguous ?? nil {
            self = diff
        } else {
            self = Array(old).withUnsafeBufferPointer { old in
                Array(new).withUnsafeBufferPointer { new in KeyedDiff(old: old, new: new) }
            }
        }
    }

    private init<ID: Hashable>(old: UnsafeBufferPointer<ID>, new: UnsafeBufferPointer<ID>) {
        oldCount = old.count
        newCount = new.count
        let shorter = min(old.count, new.count)
        let prefix = KeyedDiff.commonPrefix(old, new)
        let suffix = KeyedDiff.commonSuffix(old, new, limit: shorter - prefix)
        prefixCount = prefix
        suffixCount = suffix

        let oldMiddle = prefix..<(old.count - suffix), newMiddle = prefix..<(new.count - suffix)
        var middle = [Int](repeating: -1, count: newMiddle.count)
        guard !oldMiddle.isEmpty, !newMiddle.isEmpty else {
            self.middle = middle
            removed = Array(oldMiddle)
            insertedCount = newMiddle.count
            survivorsMoved = false
            return
        }
        // For each identifier the first old index; from there `next` leads to the others, and `unmatched` to the
        // first of them that has no new index yet.
        var first = [ID: Int](minimumCapacity: oldMiddle.count)
        var next = [Int](repeating: -1, count: oldMiddle.count)
        for index in oldMiddle.reversed() {
            if let later = first.updateValue(index, forKey: old[index]) { next[index - prefix] = later }
        }
        var unmatched = Array(oldMiddle)
        var isMatched = [Bool](repeating: false, count: oldMiddle.count)
        var inserted = newMiddle.count
        var moved = false
        var last = -1
        for index in newMiddle {
            guard let chain = first[new[index]] else { continue }
            let oldIndex = unmatched[chain - prefix]
            guard oldIndex >= 0 else { continue }
            unmatched[chain - prefix] = next[oldIndex - prefix]
            isMatched[oldIndex - prefix] = true
            middle[index - prefix] = oldIndex
            inserted -= 1
            if oldIndex < last { moved = true }
            last = max(last, oldIndex)
        }
        self.middle = middle
        removed = oldMiddle.filter { !isMatched[$0 - prefix] }
        insertedCount = inserted
        survivorsMoved = moved
    }

    private static func commonPrefix<ID: Equatable>(
        _ old: UnsafeBufferPointer<ID>, _ new: UnsafeBufferPointer<ID>
    ) -> Int {
        let shorter = min(old.count, new.count)
        var count = 0
        while count < shorter {
            // Many at once while their bytes are the same.
            let run = min(blockLength, shorter - count)
            if sameBytes(old, count, new, count, run) {
                count += run
                continue
            }
            for index in count..<(count + run) where !same(old, index, new, index) { return index }
            count += run
        }
        return count
    }

    private static func commonSuffix<ID: Equatable>(
        _ old: UnsafeBufferPointer<ID>, _ new: UnsafeBufferPointer<ID>, limit: Int
    ) -> Int {
        var count = 0
        while count < limit {
            let run = min(blockLength, limit - count)
            if sameBytes(old, old.count - count - run, new, new.count - count - run, run) {
                count += run
                continue
            }
            for more in count..<(count + run) where !same(old, old.count - 1 - more, new, new.count - 1 - more) {
                return more
            }
            count += run
        }
        return count
    }

    private static var blockLength: Int { 64 }

    private static func same<ID: Equatable>(
        _ old: UnsafeBufferPointer<ID>, _ oldIndex: Int, _ new: UnsafeBufferPointer<ID>, _ newIndex: Int
    ) -> Bool {
        sameBytes(old, oldIndex, new, newIndex, 1) || old[oldIndex] == new[newIndex]
    }

    private static func sameBytes<ID>(
        _ old: UnsafeBufferPointer<ID>, _ oldIndex: Int, _ new: UnsafeBufferPointer<ID>, _ newIndex: Int, _ count: Int
    ) -> Bool {
        memcmp(old.baseAddress! + oldIndex, new.baseAddress! + newIndex, count * MemoryLayout<ID>.stride) == 0
    }
}
