import Foundation

/// The distances between the children of a stack.
struct StackGaps {
    private struct Neighbour {
        /// The item's stamp when it was asked.
        var stamp: UInt64
        var spacing: ViewSpacing
        /// The distance to the one before.
        var before: CGFloat
    }

    /// Empty where all distances are the same.
    private var neighbours: [Neighbour] = []
    private var fixed: CGFloat = 0
    private(set) var total: CGFloat = 0
    var isCurrent = false

    /// The distance between the child at `index` and the one before it; 0 for the first.
    func before(_ index: Int) -> CGFloat {
        if index < neighbours.count { return neighbours[index].before }
        return index == 0 ? 0 : fixed
    }

    /// Asks those of `items` that changed, unless the distance is `fixed` or there is none.
    mutating func update(_ items: [LayoutItem], axis: Axis, fixed: CGFloat?) {
        if isCurrent { return }
        isCurrent = true
        if fixed != nil || items.count < 2 {
            neighbours.removeAll(keepingCapacity: true)
            self.fixed = fixed ?? 0
            total = self.fixed * CGFloat(max(0, items.count - 1))
            return
        }
        if neighbours.count > items.count { neighbours.removeLast(neighbours.count - items.count) }
        neighbours.reserveCapacity(items.count)
        total = 0
        var changedBefore = true
        for (index, item) in items.enumerated() {
            var changed = true
            if index == neighbours.count {
                neighbours.append(Neighbour(stamp: item.stamp, spacing: item.spacing, before: 0))
            } else if neighbours[index].stamp != item.stamp {
                neighbours[index].stamp = item.stamp
                neighbours[index].spacing = item.spacing
            } else {
                changed = false
            }
            if index > 0, changed || changedBefore {
                let previous = neighbours[index - 1].spacing
                neighbours[index].before = previous.distance(to: neighbours[index].spacing, along: axis)
            } else if index == 0 {
                neighbours[index].before = 0
            }
            total += neighbours[index].before
            changedBefore = changed
        }
    }
}
