import Foundation

extension RangeReplaceableCollection where Self: MutableCollection {
    /// Removes the elements at offsets from the start. Linear. An offset out of bounds stops the program.
    public mutating func remove(atOffsets offsets: IndexSet) {
        guard let first = offsets.first else { return }
        precondition(offsets.last! < count && first >= 0, "Offset out of bounds")
        var target = index(startIndex, offsetBy: first)
        var source = target
        var offset = first
        while source != endIndex {
            if !offsets.contains(offset) {
                swapAt(target, source)
                formIndex(after: &target)
            }
            formIndex(after: &source)
            offset += 1
        }
        removeSubrange(target...)
    }
}

extension MutableCollection {
    /// Moves the elements at offsets from the start before the one at `destination`, counted before the move; the
    /// count of elements means the end. They keep their order. Linear. An offset out of bounds stops the program.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        guard let last = source.last else { return }
        precondition(last < count && destination >= 0 && destination <= count, "Offset out of bounds")
        let elements = Array(self)
        let moved = source.map { elements[$0] }
        let stays = elements.indices.lazy.filter { !source.contains($0) }
        let reordered =
            stays.filter { $0 < destination }.map { elements[$0] } + moved
            + stays.filter { $0 >= destination }.map { elements[$0] }
        var index = startIndex
        for element in reordered {
            self[index] = element
            formIndex(after: &index)
        }
    }
}
