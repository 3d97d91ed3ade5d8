import ViewGraph
import ViewLayout

/// The place of a section.
///
/// How containers read sections: a container that tells them apart inserts `.inSectionedContainer` into its own flags
/// before it makes its content. Sections below then append one `SectionItem` each in place of what is in them; anything
/// else comes as it always does, before, between and after them. Without the flag a section appends the outputs of its
/// header, its content and its footer. When something in a section comes or goes, the container hears of it through
/// `childOutputsChanged()` as usual, and gathers the outputs again; the section's item stays the same object.
final class SectionNode<Header: View, Content: View, Footer: View>: _GraphNode {
    private var isExpanded: Binding<Bool>?
    private var sentinel: ObservationSentinel?
    private var header: SectionPartNode!
    private var content: _GraphNode!
    private var footer: SectionPartNode!
    private let item: SectionItem?
    private var isStale = true

    init(_ view: Section<Header, Content, Footer>, parent: _GraphNode) {
        isExpanded = view.isExpanded
        item = parent.flags.contains(.inSectionedContainer) ? SectionItem() : nil
        super.init(parent: parent)
        header = SectionPartNode(view.header.modifier(SectionPartModifier(isHeader: true)), parent: self)
        content = Content._makeNode(view.content, self)
        footer = SectionPartNode(view.footer.modifier(SectionPartModifier(isHeader: false)), parent: self)
        item?.isExpandedChangedByPerson = { [weak self] isExpanded in self?.isExpanded?.wrappedValue = isExpanded }
        readExpansion()
    }

    func receive(_ view: Section<Header, Content, Footer>) {
        isExpanded = view.isExpanded
        update()
        header.receive(view.header.modifier(SectionPartModifier(isHeader: true)))
        Content._updateNode(content, view.content)
        footer.receive(view.footer.modifier(SectionPartModifier(isHeader: false)))
    }

    override func update() {
        let old = item?.isExpanded
        readExpansion()
        if item?.isExpanded != old { outputsChanged() }
    }

    private func readExpansion() {
        guard let item, let isExpanded else { return }
        item.isExpanded = Graph.evaluate(self, &sentinel) { isExpanded.wrappedValue }
    }

    override func childOutputsChanged() -> Bool {
        isStale = true
        return false
    }

    override func appendOutputs(_ outputs: inout [AnyObject]) {
        guard let item else { return super.appendOutputs(&outputs) }
        if isStale {
            isStale = false
            item.take(header: header, content: content, footer: footer)
        }
        outputs.append(item)
    }

    override func forEachChild(_ body: (_GraphNode) -> Void) {
        for child in [header, content, footer] {
            if let child { body(child) }
        }
    }

    override func unmount() {
        super.unmount()
        sentinel?.cancel()
        forEachChild { $0.unmount() }
    }
}

/// The header or the footer of a section, which are no part of what a list goes through.
final class SectionPartNode: ParentNode {
    init<Content: View>(_ content: Content, parent: _GraphNode) {
        super.init(parent: parent)
        flags.subtract([.ofContainer, .makesRows])
        child = Content._makeNode(content, self)
    }

    func receive<Content: View>(_ content: Content) { Content._updateNode(child, content) }
}

/// What a section hands to a container that tells sections apart. It is never measured or placed itself.
final class SectionItem: LayoutItem {
    /// The outputs of the header's, the content's and the footer's views: layout items, or whatever else the container
    /// gathers. The content may have sections in turn.
    nonisolated(unsafe) private(set) var header: [AnyObject] = []
    nonisolated(unsafe) private(set) var content: [AnyObject] = []
    nonisolated(unsafe) private(set) var footer: [AnyObject] = []
    /// Whether the content is shown; nil where the author left that open.
    nonisolated(unsafe) var isExpanded: Bool?
    /// Whether a person may collapse it where lists offer that, and whether one has though the author left that open.
    nonisolated(unsafe) var mayCollapse = true
    nonisolated(unsafe) private var isCollapsed = false
    /// To be called when a person expands or collapses the section.
    nonisolated(unsafe) var isExpandedChangedByPerson: @MainActor (Bool) -> Void = { _ in }

    override init() { super.init() }

    @MainActor
    func take(header: _GraphNode, content: _GraphNode, footer: _GraphNode) {
        self.header = Self.outputs(of: header)
        self.content = Self.outputs(of: content)
        self.footer = Self.outputs(of: footer)
    }

    /// Whether the content is shown.
    var showsContent: Bool { isExpanded ?? !isCollapsed }

    /// A person expands or collapses the section. Whether the container has to gather its rows again.
    @MainActor
    func setExpanded(_ isExpanded: Bool) -> Bool {
        if self.isExpanded != nil {
            isExpandedChangedByPerson(isExpanded)
            return false
        }
        isCollapsed = !isExpanded
        return true
    }

    @MainActor
    private static func outputs(of node: _GraphNode) -> [AnyObject] {
        var outputs: [AnyObject] = []
        node.appendOutputs(&outputs)
        return outputs
    }
}
