import Foundation

/// Measures and places what is in a row or a column.
///
/// Distances are subtracted from the offer first. Then the children with the highest priority are served, offered all
/// but the minimum lengths of those below; among them the ones that stretch least come first, each offered an equal
/// share of what is left. The stack's own size wraps what they took.
///
/// What children answered is kept for each length across and kind of offer along, with the child's count of changes: after a change in one
/// of a thousand children only that one is asked again.
struct StackSolver {
    private(set) var axis: Axis
    private(set) var guide: AlignmentKey
    private(set) var fixedSpacing: CGFloat?

    private var gaps = StackGaps()
    /// The items' stamps when they were last compared, and whether they are up to date.
    private var stamps: [UInt64] = []
    private var isCurrent = false
    private var passes: [StackPass] = []
    private var nextPass = 0
    private static let passCapacity = 8

    init(axis: Axis, guide: AlignmentKey, spacing: CGFloat?) {
        self.axis = axis
        self.guide = guide
        fixedSpacing = spacing.flatMap { $0.isFinite ? $0 : nil }
    }

    /// Takes on other values of the stack's own; true if that changes anything.
    @discardableResult
    mutating func configure(axis: Axis, guide: AlignmentKey, spacing: CGFloat?) -> Bool {
        let new = StackSolver(axis: axis, guide: guide, spacing: spacing)
        if new.axis == self.axis, new.guide == self.guide {
            if new.fixedSpacing == fixedSpacing { return false }
            fixedSpacing = new.fixedSpacing
            contentsChanged()
        } else {
            self = new
        }
        return true
    }

    /// Says that children may have changed, come, gone or moved.
    mutating func contentsChanged() {
        gaps.isCurrent = false
        isCurrent = false
    }

    /// Finds the children that changed, once for all passes.
    private mutating func findChanges(_ items: [LayoutItem]) {
        if isCurrent, stamps.count == items.count { return }
        isCurrent = true
        var changed: [Int]? = stamps.count == items.count ? [] : nil
        if stamps.count != items.count { stamps = Array(repeating: 0, count: items.count) }
        for (index, item) in items.enumerated() where stamps[index] != item.stamp {
            stamps[index] = item.stamp
            changed?.append(index)
        }
        for index in passes.indices { passes[index].noteChanges(changed) }
    }

    mutating func size(_ proposal: ProposedViewSize, of items: [LayoutItem]) -> CGSize {
        guard !items.isEmpty else { return .zero }
        let pass = solve(proposal, items)
        return CGSize(along: axis, passes[pass].length, across: passes[pass].breadth)
    }

    /// The places of `items` in a stack that is offered `proposal`.
    mutating func placements(_ proposal: ProposedViewSize, of items: [LayoutItem]) -> StackPlacements {
        let pass = items.isEmpty ? StackPass(across: nil, .ideal) : passes[solve(proposal, items)]
        return StackPlacements(axis: axis, gaps: gaps, pass: pass)
    }

    /// The distances that a stack of `items` prefers: its first child's before, its last child's after, and the
    /// largest of all to the sides.
    static func spacing(of items: [LayoutItem], along axis: Axis) -> ViewSpacing {
        guard let first = items.first?.spacing else { return .zero }
        let (before, after): (Edge.Set, Edge.Set) = axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
        var (result, last) = (first, first)
        // Each is asked once: an answer may take a walk through all that is nested in it.
        for item in items.dropFirst() {
            last = item.spacing
            result.formUnion(last)
        }
        result.adopt(first, edges: before)
        result.adopt(last, edges: after)
        return result
    }

    /// Solves for `proposal`, and returns which pass has the result.
    private mutating func solve(_ proposal: ProposedViewSize, _ items: [LayoutItem]) -> Int {
        let proposal = proposal.normalized
        gaps.update(items, axis: axis, fixed: fixedSpacing)
        findChanges(items)
        let across = proposal[axis.other]
        let kind = StackPass.Kind(proposal[axis])
        let pass: Int
        if let known = passes.firstIndex(where: { $0.across == across && $0.kind == kind }) {
            pass = known
        } else if passes.count < Self.passCapacity {
            pass = passes.count
            passes.append(StackPass(across: across, kind))
        } else {
            pass = nextPass
            nextPass = (nextPass + 1) % Self.passCapacity
            passes[pass].restart(across: across, kind)
        }
        passes[pass].solve(proposal[axis], items, axis: axis, guide: guide, gaps: gaps.total)
        return pass
    }
}

/// The places of a stack's children, which stay as they are when the stack is asked for something else meanwhile.
struct StackPlacements {
    fileprivate let axis: Axis
    fileprivate let gaps: StackGaps
    fileprivate let pass: StackPass

    /// Calls `body` with each child's place relative to the stack, what it is offered, and the size it takes.
    func forEach(_ body: (Int, CGPoint, ProposedViewSize, CGSize) -> Void) {
        var position: CGFloat = 0
        for index in pass.children.indices {
            position += gaps.before(index)
            let child = pass.children[index]
            let stretched = pass.stretched.isEmpty ? nil : pass.stretched[index]
            let size = stretched?.size ?? child.size
            body(
                index, CGPoint(along: axis, position, across: pass.ascent - (stretched?.guide ?? child.guide)),
                ProposedViewSize(along: axis, child.offer, across: stretched?.across ?? pass.across), size)
            position += size.length(axis)
        }
    }
}
