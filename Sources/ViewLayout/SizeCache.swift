import Foundation

/// Sizes by proposal: three in place, which is what a stack asks for, and some more for what is nested deeply.
///
/// A tree of stacks asks a view for more different sizes the deeper it is, by a constant number a level, as long as
/// every level remembers them. With fewer places than that the calls would double at each level.
struct SizeCache {
    private struct Entry {
        var proposal: ProposedViewSize
        var size: CGSize
    }

    private static let overflowCapacity = 24

    private var first: Entry?
    private var second: Entry?
    private var third: Entry?
    private var overflow: [Entry] = []
    private var nextOverflow = 0

    func find(_ proposal: ProposedViewSize) -> CGSize? {
        if let first, first.proposal == proposal { return first.size }
        if let second, second.proposal == proposal { return second.size }
        if let third, third.proposal == proposal { return third.size }
        for entry in overflow where entry.proposal == proposal { return entry.size }
        return nil
    }

    mutating func insert(_ size: CGSize, for proposal: ProposedViewSize) {
        let entry = Entry(proposal: proposal, size: size)
        if first == nil {
            first = entry
        } else if second == nil {
            second = entry
        } else if third == nil {
            third = entry
        } else if overflow.count < Self.overflowCapacity {
            overflow.append(entry)
        } else {
            overflow[nextOverflow] = entry
            nextOverflow = (nextOverflow + 1) % Self.overflowCapacity
        }
    }

    mutating func removeAll() {
        first = nil
        second = nil
        third = nil
        if !overflow.isEmpty { overflow.removeAll(keepingCapacity: true) }
    }
}

extension CGSize {
    /// A size that a desktop can be asked for: NaN and negative lengths are 0, and only an infinite offer may be
    /// answered by an infinite length.
    func sanitized(for proposal: ProposedViewSize) -> CGSize {
        func usable(_ length: CGFloat, _ offer: CGFloat?) -> CGFloat {
            guard length >= 0 else { return 0 }
            return length == .infinity ? offer ?? 10 : length
        }
        return CGSize(width: usable(width, proposal.width), height: usable(height, proposal.height))
    }

    func length(_ axis: Axis) -> CGFloat {
        axis == .horizontal ? width : height
    }

    init(along axis: Axis, _ main: CGFloat, across: CGFloat) {
        self = axis == .horizontal ? CGSize(width: main, height: across) : CGSize(width: across, height: main)
    }
}

extension CGPoint {
    init(along axis: Axis, _ main: CGFloat, across: CGFloat) {
        self = axis == .horizontal ? CGPoint(x: main, y: across) : CGPoint(x: across, y: main)
    }
}
