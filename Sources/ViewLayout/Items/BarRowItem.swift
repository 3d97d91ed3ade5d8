import Foundation

/// A bar in one row: parts at both ends and in the middle, and a button that stands for the parts which find no room.
///
/// Which parts those are follows from the width alone, so it is known as soon as the bar is placed.
package final class BarRowItem: GroupItem {
    package enum Area: Sendable {
        case leading, middle, trailing
    }

    package struct Part: Equatable {
        package let item: LayoutItem
        package let area: Area
        /// Parts with a higher number give way first, of equal ones the last; nil never gives way.
        package let givesWay: Int?
        /// How narrow it may become; nil where it keeps its ideal width.
        package let leastWidth: CGFloat?
        /// How narrow it may become before others give way; nil where that is as narrow as it may.
        package let readableWidth: CGFloat?

        package init(
            _ item: LayoutItem, _ area: Area, givesWay: Int? = nil, leastWidth: CGFloat? = nil,
            readableWidth: CGFloat? = nil
        ) {
            self.item = item
            self.area = area
            self.givesWay = givesWay
            self.leastWidth = leastWidth
            self.readableWidth = readableWidth
        }

        package static func == (a: Part, b: Part) -> Bool {
            a.item === b.item && a.area == b.area && a.givesWay == b.givesWay && a.leastWidth == b.leastWidth
                && a.readableWidth == b.readableWidth
        }
    }

    private let gap: CGFloat = 6
    private let overflow: LayoutItem
    private var parts: [Part] = []
    /// Whether something stands behind the button whatever the width.
    private var alwaysOverflows = false

    /// The parts without room at the last width, by their index.
    package private(set) var hidden = IndexSet()
    /// Told when other parts are without room, while layout runs.
    package var hiddenChanged: () -> Void = {}

    /// `overflow` is the button.
    package init(overflow: LayoutItem) {
        self.overflow = overflow
        super.init()
        setChildren([overflow])
    }

    package func setParts(_ new: [Part], alwaysOverflows: Bool) {
        if new == parts, alwaysOverflows == self.alwaysOverflows { return }
        parts = new
        hidden = []
        self.alwaysOverflows = alwaysOverflows
        setChildren(new.map(\.item) + [overflow])
        invalidateSize()
    }

    // MARK: Sizes

    private func idealWidth(_ item: LayoutItem) -> CGFloat { item.size(.unspecified).width }

    private func least(_ part: Part) -> CGFloat {
        let ideal = idealWidth(part.item)
        return part.leastWidth.map { min($0, ideal) } ?? ideal
    }

    /// As narrow as it is while there are others to give way.
    private func readable(_ part: Part) -> CGFloat {
        part.readableWidth.map { max(least(part), min($0, idealWidth(part.item))) } ?? least(part)
    }

    /// The width of a part that has a narrower form, in that; nil for others.
    private func narrowWidth(_ part: Part) -> CGFloat? {
        guard part.leastWidth == nil, part.item.hasNarrowForm else { return nil }
        let narrow = part.item.size(ProposedViewSize(width: 0, height: nil)).width
        return narrow < idealWidth(part.item) ? narrow : nil
    }

    private func width(of widths: [CGFloat]) -> CGFloat {
        // What has no width has no gap beside it either.
        let shown = widths.filter { $0 > 0 }
        return shown.reduce(0, +) + gap * CGFloat(max(shown.count - 1, 0))
    }

    package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let height = children.map { $0.size(.unspecified).height }.max() ?? 0
        let always = alwaysOverflows ? [idealWidth(overflow)] : []
        let ideal = width(of: parts.map { idealWidth($0.item) } + always)
        let canHide = parts.contains { $0.givesWay != nil }
        let least = width(
            of: parts.filter { $0.givesWay == nil }.map { narrowWidth($0) ?? self.least($0) }
                + (canHide || alwaysOverflows ? [idealWidth(overflow)] : []))
        guard let offered = proposal.width else { return CGSize(width: ideal, height: height) }
        return CGSize(width: max(offered.isFinite ? offered : ideal, least), height: height)
    }

    // MARK: Placement

    /// The parts that find no room in `width`, the widths of those in their narrow form, and whether the button is shown.
    private func fit(_ available: CGFloat) -> (hidden: IndexSet, narrow: [Int: CGFloat], overflows: Bool) {
        var widths = parts.map(readable)
        if width(of: widths + (alwaysOverflows ? [idealWidth(overflow)] : [])) <= available {
            return ([], [:], alwaysOverflows)
        }
        // Parts become narrow in the order in which they give way, and all of them before any does.
        var narrow: [Int: CGFloat] = [:]
        let byRank = parts.indices.sorted { (parts[$0].givesWay ?? -1, $0) > (parts[$1].givesWay ?? -1, $1) }
        for index in byRank {
            guard let length = narrowWidth(parts[index]) else { continue }
            (widths[index], narrow[index]) = (length, length)
            if width(of: widths + (alwaysOverflows ? [idealWidth(overflow)] : [])) <= available {
                return ([], narrow, alwaysOverflows)
            }
        }
        let order = parts.indices.filter { parts[$0].givesWay != nil }
            .sorted { (parts[$0].givesWay!, $0) > (parts[$1].givesWay!, $1) }
        var hidden = IndexSet()
        for index in order {
            widths[index] = 0
            hidden.insert(index)
            if width(of: widths + [idealWidth(overflow)]) <= available { break }
        }
        return (hidden, narrow, alwaysOverflows || !hidden.isEmpty)
    }

    package override func placeContents() {
        let size = frame.size
        let (without, narrow, overflows) = fit(size.width)
        for index in without { parts[index].item.withdraw() }
        // Parts that can shrink do so, as far as they are readable before any other gives way.
        var widths = parts.enumerated().map { index, part in
            without.contains(index) ? 0 : narrow[index] ?? idealWidth(part.item)
        }
        let button = overflows ? idealWidth(overflow) : 0
        let excess = width(of: widths + [button]) - size.width
        if excess > 0, let index = parts.indices.first(where: { parts[$0].leastWidth != nil && widths[$0] > 0 }) {
            widths[index] = max(widths[index] - excess, least(parts[index]))
        }
        func total(_ area: Area) -> CGFloat {
            width(of: parts.indices.filter { parts[$0].area == area }.map { widths[$0] })
        }
        let leading = total(.leading)
        let trailing = width(of: [total(.trailing), button])
        let middle = total(.middle)
        // In the middle of the bar, as far as both ends leave it there.
        let lowest = leading > 0 ? leading + gap : 0
        let highest = size.width - (trailing > 0 ? trailing + gap : 0) - middle
        var starts: [Area: CGFloat] = [
            .leading: 0, .middle: max(min((size.width - middle) / 2, highest), lowest),
            .trailing: size.width - trailing,
        ]
        for (index, part) in parts.enumerated() where widths[index] > 0 {
            let start = starts[part.area]!
            put(part.item, from: start, width: widths[index], in: size)
            starts[part.area] = start + widths[index] + gap
        }
        if overflows {
            put(overflow, from: size.width - button, width: button, in: size)
        } else {
            overflow.withdraw()
        }
        if without != hidden {
            hidden = without
            hiddenChanged()
        }
    }

    private func put(_ item: LayoutItem, from start: CGFloat, width: CGFloat, in size: CGSize) {
        let proposal = ProposedViewSize(width: width, height: size.height)
        let height = min(item.size(proposal).height, size.height)
        place(
            item, at: CGPoint(x: start, y: (size.height - height) / 2), proposal: proposal,
            size: CGSize(width: width, height: height))
    }

    /// What has no room now may have it later.
    package override func appendLeaves(_ leaves: inout [LayoutItem]) {
        for child in children { child.appendLeaves(&leaves) }
    }

    package override func forEachChild(_ body: (LayoutItem) -> Void) {
        for (index, part) in parts.enumerated() where !hidden.contains(index) { body(part.item) }
        body(overflow)
    }
}

extension LayoutItem {
    /// Whether something in it has several forms, of which it shows the one that fits.
    fileprivate var hasNarrowForm: Bool {
        if self is ViewThatFitsItem { return true }
        var found = false
        forEachChild { found = found || $0.hasNarrowForm }
        return found
    }
}
