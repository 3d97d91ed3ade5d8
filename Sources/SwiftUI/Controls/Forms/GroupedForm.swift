import ViewGraph
import ViewLayout

/// Rows in groups, each with a box behind it.
struct GroupedForm<Content: View>: _PrimitiveView {
    nonisolated(unsafe) let content: Content

    static func _makeNode(_ view: Self, _ parent: _GraphNode) -> _GraphNode { GroupedFormNode(view, parent: parent) }
    static func _updateNode(_ node: _GraphNode, _ view: Self) {
        unsafeDowncast(node, to: GroupedFormNode<Content>.self).receive(view.content)
    }
}

/// The place of a form's groups. What is in no section makes a group with what it is next to.
final class GroupedFormNode<Content: View>: ContainerNode<Content> {
    private let stack = LayoutContainerItem(VStackLayout(alignment: .leading, spacing: 24))
    /// Groups by the section they show, or by the first row where there is none.
    private var groups: [ObjectIdentifier: FormGroup] = [:]

    init(_ view: GroupedForm<Content>, parent: _GraphNode) {
        let item = FormItem()
        item.child = stack
        super.init(item, view.content, parent: parent, tellsSectionsApart: true)
    }

    override func take(_ items: [LayoutItem]) {
        var shown: [LayoutItem] = []
        var kept: [ObjectIdentifier: FormGroup] = [:]
        var loose: [LayoutItem] = []
        func group(_ key: LayoutItem) -> FormGroup {
            let group = groups[ObjectIdentifier(key)] ?? FormGroup()
            kept[ObjectIdentifier(key)] = group
            return group
        }
        func endLoose() {
            guard let first = loose.first else { return }
            let group = group(first)
            group.show(header: [], rows: loose, footer: [])
            shown.append(group.item)
            loose = []
        }
        for item in items {
            guard let section = item as? SectionItem else {
                loose.append(item)
                continue
            }
            endLoose()
            let group = group(section)
            group.show(
                header: section.header.layoutItems, rows: section.isExpanded == false ? [] : section.rows,
                footer: section.footer.layoutItems)
            shown.append(group.item)
        }
        endLoose()
        groups = kept
        for group in kept.values { group.setDirection(environmentValues.layoutDirection) }
        stack.setChildren(shown)
    }
}

extension [AnyObject] {
    /// Outputs of views, which hand over nothing but layout items.
    var layoutItems: [LayoutItem] { map { unsafeDowncast($0, to: LayoutItem.self) } }
}

extension SectionItem {
    /// The rows, those of sections inside among them.
    var rows: [LayoutItem] { content.layoutItems.flatMap { ($0 as? SectionItem)?.rows ?? [$0] } }
}

/// A group of rows with its header and its footer.
@MainActor
final class FormGroup {
    let item = LayoutContainerItem(VStackLayout(alignment: .leading, spacing: 8))
    private let header = LayoutContainerItem(VStackLayout(alignment: .leading, spacing: 4))
    private let footer = LayoutContainerItem(VStackLayout(alignment: .leading, spacing: 4))
    private let card = FormCardItem(box: .backdrop(.card))

    func show(header: [LayoutItem], rows: [LayoutItem], footer: [LayoutItem]) {
        self.header.setChildren(header)
        self.footer.setChildren(footer)
        card.setRows(rows)
        var parts: [LayoutItem] = []
        if !header.isEmpty { parts.append(self.header) }
        if !rows.isEmpty { parts.append(card) }
        if !footer.isEmpty { parts.append(self.footer) }
        item.setChildren(parts)
    }

    func setDirection(_ direction: LayoutDirection) {
        for item in [item, header, footer, card] { item.layoutDirection = direction }
    }
}
