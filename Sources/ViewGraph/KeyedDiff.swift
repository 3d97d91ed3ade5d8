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
    @usableFromInline let middle: [Int]

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
    /// something there.
    @inlinable package init<Old, New, ID>(from old: Old, to new: New)
    where
        Old: RandomAccessCollection, New: RandomAccessCollection, Old.Element == ID, New.Element == ID, ID: Hashable
    {
        let oldCount = old.count, newCount = new.count
        func oldID(_ index: Int) -> ID { old[old.index(old.startIndex, offsetBy: index)] }
        func newID(_ index: Int) -> ID { new[new.index(new.startIndex, offsetBy: index)] }

        let shorter = min(oldCount, newCount)
        var prefix = 0
        while prefix < shorter, oldID(prefix) == newID(prefix) { prefix += 1 }
        var suffix = 0
        while suffix < shorter - prefix, oldID(oldCount - 1 - suffix) == newID(newCount - 1 - suffix) { suffix += 1 }

        let oldMiddle = prefix..<(oldCount - suffix), newMiddle = prefix..<(newCount - suffix)
        var middle = [Int](repeating: -1, count: newMiddle.count)
        var removed: [Int] = []
        var inserted = newMiddle.count
        var moved = false
        if oldMiddle.isEmpty || newMiddle.isEmpty {
            removed = Array(oldMiddle)
        } else {
            // For each identifier its first old index that is not matched yet; `next` leads to those after it.
            var first = [ID: Int](minimumCapacity: oldMiddle.count)
            var next = [Int](repeating: -1, count: oldMiddle.count)
            for index in oldMiddle.reversed() {
                if let later = first.updateValue(index, forKey: oldID(index)) { next[index - prefix] = later }
            }
            let matched = -2
            var last = -1
            for index in newMiddle {
                let id = newID(index)
                guard let oldIndex = first[id], oldIndex >= 0 else { continue }
                first[id] = next[oldIndex - prefix]
                next[oldIndex - prefix] = matched
                middle[index - prefix] = oldIndex
                inserted -= 1
                if oldIndex < last { moved = true }
                last = max(last, oldIndex)
            }
            for index in oldMiddle where next[index - prefix] != matched { removed.append(index) }
        }

        self.prefixCount = prefix
        self.suffixCount = suffix
        self.oldCount = oldCount
        self.newCount = newCount
        self.removed = removed
        self.insertedCount = inserted
        self.survivorsMoved = moved
        self.middle = middle
    }
}
