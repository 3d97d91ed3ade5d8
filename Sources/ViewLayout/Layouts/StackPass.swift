import Foundation

/// What the children of a stack answered for one length across the stack, and one kind of offer along it.
struct StackPass {
    /// Offers along the stack that every child is asked alike, and those that are divided. Each kind has answers of its
    /// own, since a stack is asked for several of them at each layout.
    enum Kind {
        case ideal, least, most, divided

        init(_ main: CGFloat?) {
            switch main {
            case nil: self = .ideal
            case .some(0): self = .least
            case .some(.infinity): self = .most
            default: self = .divided
            }
        }
    }

    /// How a child is placed that is offered more across the stack than it was measured with.
    struct Stretched {
        var across: CGFloat
        var size: CGSize
        var guide: CGFloat
    }

    struct Child {
        /// The item's stamp when it was measured.
        var stamp: UInt64
        var priority: Double

        // The answers to nothing and to everything, once they have been asked for.
        var hasBounds = false
        var smallest = CGSize.zero
        var largest = CGSize.zero

        // The latest answer.
        var isMeasured = false
        var offer: CGFloat?
        var size = CGSize.zero
        /// Where the stack's guide is in the child, across the stack.
        var guide: CGFloat = 0

        /// Whether the child does not stretch, so that it answers every offer alike.
        var isRigid: Bool { hasBounds && smallest == largest && size == smallest }
    }

    private(set) var across: CGFloat?
    private(set) var kind: Kind
    private(set) var children: [Child] = []
    /// Those whose answer differs, by their index.
    private(set) var stretched: [Int: Stretched] = [:]
    /// What all were offered across when they were stretched last.
    private var stretchedTo: CGFloat?
    /// Children that have changed since they were measured; nil where any may have.
    private var changed: [Int]?

    /// The proposal along the stack that was solved last.
    private var solved: CGFloat??
    private var solvedGaps: CGFloat = 0
    private(set) var length: CGFloat = 0
    private(set) var breadth: CGFloat = 0
    /// How far the child that reaches highest above the common guide does so.
    private(set) var ascent: CGFloat = 0

    /// The order of serving; empty if it must be found again.
    private var order: [Int] = []
    private var hasPriorities = false

    init(across: CGFloat?, _ kind: Kind) {
        self.across = across
        self.kind = kind
    }

    mutating func restart(across: CGFloat?, _ kind: Kind) {
        self.across = across
        self.kind = kind
        changed = nil
        solved = nil
        order.removeAll(keepingCapacity: true)
        children.removeAll(keepingCapacity: true)
    }

    /// Says which children have changed; nil for any.
    mutating func noteChanges(_ new: [Int]?) {
        guard let new, let known = changed else {
            changed = nil
            return
        }
        // After many changes it is as well to look at all.
        changed = known.count + new.count > 64 ? nil : known + new
    }

    mutating func solve(_ main: CGFloat?, _ items: [LayoutItem], axis: Axis, guide: AlignmentKey, gaps: CGFloat) {
        let isOfSameOffer = solved == .some(main) && gaps == solvedGaps
        if let changed, children.count == items.count {
            if changed.isEmpty, isOfSameOffer { return }
            for index in changed { refresh(index, items[index]) }
            if isOfSameOffer, kind != .divided {
                // Every child is offered the same as before.
                let offer = items.count == 1 ? main : main.map { $0 == .infinity ? $0 : 0 }
                for index in changed { measure(index, items[index], offer, axis, guide) }
                return finish(main, items, axis, guide, gaps, after: changed)
            }
        } else {
            refresh(items)
        }
        // With one answer for all, or nothing to divide, nobody's flexibility matters.
        if main == nil || main == 0 || main == .infinity || items.count == 1 {
            let offer = items.count == 1 ? main : main.map { $0 == .infinity ? $0 : 0 }
            for index in items.indices { measure(index, items[index], offer, axis, guide) }
        } else {
            divide((main ?? 0) - gaps, items, axis, guide)
        }
        finish(main, items, axis, guide, gaps)
    }

    private mutating func finish(
        _ main: CGFloat?, _ items: [LayoutItem], _ axis: Axis, _ guide: AlignmentKey, _ gaps: CGFloat,
        after known: [Int]? = nil
    ) {
        let old = stretched
        stretched = [:]
        wrap(axis, gaps: gaps)
        stretch(items, axis, guide, gaps, changed: known, old)
        solved = .some(main)
        solvedGaps = gaps
        changed = []
    }

    /// Drops the answers of a child that may have changed.
    private mutating func refresh(_ index: Int, _ item: LayoutItem) {
        if index < children.count, children[index].stamp == item.stamp { return }
        let priority = item.layoutPriority
        let child = Child(stamp: item.stamp, priority: priority.isNaN ? 0 : priority)
        if index < children.count { children[index] = child } else { children.append(child) }
        order.removeAll(keepingCapacity: true)
    }

    /// Drops the answers of children that changed or are others now.
    private mutating func refresh(_ items: [LayoutItem]) {
        solved = nil
        if children.count > items.count {
            children.removeLast(children.count - items.count)
            order.removeAll(keepingCapacity: true)
        }
        children.reserveCapacity(items.count)
        for (index, item) in items.enumerated() { refresh(index, item) }
    }

    /// Asks a child, unless its answer is known.
    private mutating func measure(
        _ index: Int, _ item: LayoutItem, _ offer: CGFloat?, _ axis: Axis, _ guide: AlignmentKey
    ) {
        if children[index].isMeasured {
            if children[index].offer == offer { return }
            if children[index].isRigid {
                children[index].offer = offer
                return
            }
        }
        let proposal = ProposedViewSize(along: axis, offer, across: across)
        let dimensions = item.dimensions(proposal)
        children[index].isMeasured = true
        children[index].offer = offer
        children[index].size = dimensions.size
        children[index].guide = dimensions[guide]
    }

    /// Divides `available` among the children.
    private mutating func divide(_ available: CGFloat, _ items: [LayoutItem], _ axis: Axis, _ guide: AlignmentKey) {
        for (index, item) in items.enumerated() where !children[index].hasBounds {
            let smallest = item.size(ProposedViewSize(along: axis, 0, across: across))
            let largest = item.size(ProposedViewSize(along: axis, .infinity, across: across))
            children[index].smallest = smallest
            children[index].largest = largest
            children[index].hasBounds = true
        }
        if order.isEmpty { sort(axis) }
        var remaining = available
        var start = 0
        while start < order.count {
            var end = order.count
            var reserved: CGFloat = 0
            if hasPriorities {
                let priority = children[order[start]].priority
                end = order[start...].firstIndex { children[$0].priority != priority } ?? order.count
                for position in end..<order.count { reserved += children[order[position]].smallest.length(axis) }
            }
            for position in start..<end {
                let index = order[position]
                let offer = max(0, (remaining - reserved) / CGFloat(end - position))
                measure(index, items[index], offer, axis, guide)
                remaining -= children[index].size.length(axis)
            }
            start = end
        }
    }

    /// Finds the order of serving: higher priorities first, then those that stretch less, then by position.
    private mutating func sort(_ axis: Axis) {
        let flexibility = children.map { child in
            let stretch = child.largest.length(axis) - child.smallest.length(axis)
            return stretch.isNaN ? 0 : stretch
        }
        hasPriorities = children.contains { $0.priority != children[0].priority }
        order.append(contentsOf: children.indices)
        if !hasPriorities, flexibility.allSatisfy({ $0 == flexibility[0] }) { return }
        order.sort { one, other in
            let (first, second) = (children[one].priority, children[other].priority)
            if first != second { return first > second }
            if flexibility[one] != flexibility[other] { return flexibility[one] < flexibility[other] }
            return one < other
        }
    }

    /// Offers the children of a stack that is offered no length across what the largest of them took, so that a divider
    /// is as long as its neighbours, and buttons are of one width.
    ///
    /// - Parameters:
    ///   - changed: The children that others than `known` may be true of, where the rest is as it was; nil for all.
    ///   - known: Those that were stretched before.
    private mutating func stretch(
        _ items: [LayoutItem], _ axis: Axis, _ guide: AlignmentKey, _ gaps: CGFloat, changed: [Int]?,
        _ known: [Int: Stretched]
    ) {
        guard across == nil, kind == .ideal || kind == .divided, items.count > 1, breadth.isFinite else {
            stretchedTo = nil
            return
        }
        let whole = breadth
        if let changed, stretchedTo == whole {
            stretched = known
            for index in changed { stretch(index, items[index], to: whole, axis, guide) }
        } else {
            for (index, item) in items.enumerated() { stretch(index, item, to: whole, axis, guide) }
        }
        stretchedTo = whole
        if !stretched.isEmpty { wrap(axis, gaps: gaps) }
    }

    private mutating func stretch(
        _ index: Int, _ item: LayoutItem, to whole: CGFloat, _ axis: Axis, _ guide: AlignmentKey
    ) {
        stretched[index] = nil
        let child = children[index]
        guard child.size.length(axis.other) < whole, !item.takesNoMoreThanIdeal else { return }
        let dimensions = item.dimensions(ProposedViewSize(along: axis, child.offer, across: whole))
        let new = Stretched(across: whole, size: dimensions.size, guide: dimensions[guide])
        if new.size != child.size || new.guide != child.guide { stretched[index] = new }
    }

    /// Adds up what the children took.
    private mutating func wrap(_ axis: Axis, gaps: CGFloat) {
        length = gaps
        var descent = -CGFloat.infinity
        ascent = -.infinity
        for (index, child) in children.enumerated() {
            let stretched = stretched.isEmpty ? nil : stretched[index]
            let (size, guide) = (stretched?.size ?? child.size, stretched?.guide ?? child.guide)
            length += size.length(axis)
            ascent = max(ascent, guide)
            descent = max(descent, size.length(axis.other) - guide)
        }
        breadth = ascent + descent
        // An infinite child has its guide at infinity; there is no place to count from.
        if !ascent.isFinite { ascent = 0 }
        if breadth.isNaN { breadth = .infinity }
    }
}
