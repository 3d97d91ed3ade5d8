import Foundation

/// The content of a row of a list: views at the leading edge, one below the other, something at the trailing edge, and
/// something behind all of it.
package final class RowItem: LayoutItem {
    /// The distance of the views from the edges.
    package var insets = EdgeInsets() {
        didSet { if insets != oldValue { invalidateSize() } }
    }
    /// The least height of a row that has views.
    package var minimumHeight: CGFloat = 0 {
        didSet { if minimumHeight != oldValue { invalidateSize() } }
    }
    /// Whether it is as wide as it is offered, and as high as it likes; else it is as its views are.
    package var isListRow = true
    /// The distance between the views and what is at the trailing edge.
    private static let gap: CGFloat = 8

    private let content = Part(.leading)
    private let trailing = Part(.trailing)
    private let background = Part(.center)
    private var parts: [Part] { [background, content, trailing] }

    /// Several views of one part lie below each other; one is by itself.
    private final class Part {
        private var items: [LayoutItem] = []
        private var group: LayoutContainerItem?
        let alignment: HorizontalAlignment
        var item: LayoutItem? { group ?? items.first }

        init(_ alignment: HorizontalAlignment) { self.alignment = alignment }

        func set(_ new: [LayoutItem], of row: RowItem) {
            if new.count == items.count, zip(new, items).allSatisfy({ $0 === $1 }) { return }
            let old = item
            items = new
            if new.count > 1 {
                let container = group ?? LayoutContainerItem(VStackLayout(alignment: alignment))
                container.layoutDirection = row.layoutDirection
                container.setChildren(new)
                group = container
            } else {
                group?.setChildren([])
                group = nil
            }
            row.exchange(old, for: item)
        }

        func turn(to direction: LayoutDirection) { group?.layoutDirection = direction }
    }

    package override init() {
        super.init()
    }

    deinit {
        for part in parts { if let item = part.item { release(item) } }
    }

    /// The views of the row itself.
    package func setContent(_ items: [LayoutItem]) { content.set(items, of: self) }
    package func setTrailing(_ items: [LayoutItem]) { trailing.set(items, of: self) }
    package func setBackground(_ items: [LayoutItem]) { background.set(items, of: self) }

    package var isEmpty: Bool { content.item == nil }

    private func trailingSize() -> CGSize { trailing.item?.size(.unspecified) ?? .zero }

    /// A row is as high as its views like; only for its least size are they offered no height.
    private func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        let height = isListRow && proposal.height != 0 ? nil : proposal.height
        guard let width = proposal.width else { return ProposedViewSize(width: nil, height: height) }
        let end = trailing.item == nil ? 0 : trailingSize().width + Self.gap
        return ProposedViewSize(width: max(0, width - insets.leading - insets.trailing - end), height: height)
    }

    package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        guard let content = content.item else {
            return CGSize(width: isListRow ? proposal.width ?? 0 : 0, height: 0)
        }
        let inner = content.size(contentProposal(proposal))
        let end = trailingSize()
        let width = inner.width + (end.width > 0 ? end.width + Self.gap : 0) + insets.leading + insets.trailing
        return CGSize(
            width: isListRow ? max(width, proposal.width ?? 0) : width,
            height: max(max(inner.height, end.height) + insets.top + insets.bottom, minimumHeight))
    }

    package override func placeContents() {
        let size = frame.size
        if let background = background.item {
            let proposal = ProposedViewSize(size)
            let own = background.size(proposal)
            place(
                background, at: CGPoint(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2),
                proposal: proposal, size: own)
        }
        let room = size.height - insets.top - insets.bottom
        if let content = content.item {
            let proposal = contentProposal(
                isListRow ? ProposedViewSize(width: size.width, height: nil) : placedProposal)
            let own = content.size(proposal)
            let y = insets.top + max(0, (room - own.height) / 2)
            place(content, at: CGPoint(x: insets.leading, y: y), proposal: proposal, size: own)
        }
        if let trailing = trailing.item {
            let own = trailingSize()
            place(
                trailing,
                at: CGPoint(
                    x: size.width - insets.trailing - own.width, y: insets.top + max(0, (room - own.height) / 2)),
                proposal: .unspecified, size: own)
        }
    }

    package override func forEachChild(_ body: (LayoutItem) -> Void) {
        for part in parts { if let item = part.item { body(item) } }
    }

    package override func layoutDirectionChanged() {
        for part in parts { part.turn(to: layoutDirection) }
    }
}
