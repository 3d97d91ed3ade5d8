import Foundation
import Toolkit
import ViewLayout

/// The rows of a group: a box of the desktop's with lines between them.
final class FormCardItem: GroupItem {
    private static let inset: CGFloat = 12
    private static let padding: CGFloat = 8
    private static let leastHeight: CGFloat = 34

    private let box: LeafItem
    private var lines: [LeafItem] = []

    init(box: LeafItem) {
        self.box = box
        super.init()
        adopt(box)
    }

    deinit {
        release(box)
        for line in lines { release(line) }
    }

    @MainActor
    func setRows(_ rows: [LayoutItem]) {
        let count = max(0, rows.count - 1)
        while lines.count > count { drop(lines.removeLast()) }
        while lines.count < count {
            let line = LeafItem.backdrop(.separator)
            adopt(line)
            lines.append(line)
        }
        setChildren(rows)
    }

    override func forEachChild(_ body: (LayoutItem) -> Void) {
        body(box)
        super.forEachChild(body)
        lines.forEach(body)
    }

    private func rowProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: proposal.width.map { max(0, $0 - 2 * Self.inset) }, height: nil)
    }

    private func height(_ row: CGSize) -> CGFloat { max(row.height, Self.leastHeight) + 2 * Self.padding }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let offer = rowProposal(proposal)
        var size = CGSize(width: 0, height: CGFloat(lines.count))
        for row in children {
            let own = row.size(offer)
            size.width = max(size.width, own.width)
            size.height += height(own)
        }
        size.width += 2 * Self.inset
        // Groups are all as wide as the form.
        if let width = proposal.width, width.isFinite { size.width = max(size.width, width) }
        return size
    }

    override func placeContents() {
        let offer = rowProposal(ProposedViewSize(width: frame.width, height: nil))
        place(box, at: .zero, proposal: ProposedViewSize(frame.size), size: frame.size)
        var y: CGFloat = 0
        for (index, row) in children.enumerated() {
            let size = row.size(offer)
            let height = height(size)
            place(
                row, at: CGPoint(x: Self.inset, y: y + ((height - size.height) / 2).rounded(.down)), proposal: offer,
                size: size)
            y += height
            if index < lines.count {
                let line = CGSize(width: frame.width, height: 1)
                place(lines[index], at: CGPoint(x: 0, y: y), proposal: ProposedViewSize(line), size: line)
                y += 1
            }
        }
    }
}

extension LeafItem {
    /// Something that the theme draws and nobody hears of.
    @MainActor
    static func backdrop(_ kind: BackdropContent.Kind) -> LeafItem {
        var attributes = WidgetAttributes()
        attributes.isAccessibilityHidden = true
        return LeafItem(Desktop.chosen.makeControl(BackdropContent(kind), attributes))
    }
}
