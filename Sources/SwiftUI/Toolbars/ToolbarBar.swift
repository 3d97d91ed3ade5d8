import Foundation
import Toolkit
import ViewGraph
import ViewLayout

/// The bar of a window whose views have toolbar items: these, the title among them, and the menu of what has no room.
///
/// It is made when the first item comes, and stands in the title bar in place of the title.
final class ToolbarBar: _GraphNode, Container, DirectedNode {
    let host = SurfaceHost.bare()
    private let scope: EnvironmentScope
    private var row: BarRowItem!
    var isStale = false
    private var shownTitle = BarTitle()
    private var title: _GraphNode!
    /// Holds what stands for the title now.
    private let titleRow = LayoutContainerItem(HStackLayout())
    private var titles: [any TitleEntry] = []
    private var isEditing = false
    private var button: LabeledControlNode<MenuButtonControl<Label<Text, Image>>>!
    /// What stands where in the row, by its index; nil for what is no item's.
    private var owners: [(entry: any ToolbarEntry, part: Int)?] = []
    /// Items that are in the menu whatever the width.
    private var menuOnly: [any ToolbarEntry] = []
    private var boxes: [ObjectIdentifier: SurfaceBox] = [:]

    /// Gives the keyboard focus back to the content.
    private let returnFocus: @MainActor () -> Void

    init(parent: _GraphNode, returnFocus: @escaping @MainActor () -> Void) {
        self.returnFocus = returnFocus
        scope = EnvironmentScope(parent: parent.environment) { list in
            var values = EnvironmentValues(list: list)
            values.labelStyles = StyleChain(IconOnlyLabelStyle())
            values.menuButtonLook = .borderless
            values.menuIndicatorVisibility = .hidden
            values.isInBar = true
            return values.list
        }
        super.init(parent: parent)
        environment = scope
        flags.subtract(.ofContainer)
        title = BarTitle._makeNode(shownTitle, self)
        titleRow.setChildren(title.layoutItems())
        button = LabeledControlNode(menuButton(MenuContent()), parent: self)
        row = BarRowItem(overflow: button.heldItem)
        row.hiddenChanged = { [weak self] in self.map { Graph.mark($0) } }
        row.layoutDirection = environmentValues.layoutDirection
        titleRow.layoutDirection = row.layoutDirection
        host.layoutDirection = row.layoutDirection
        host.setChildren([row])
        host.arrangeWidgets()
    }

    var directedItems: [LayoutItem] { [host, row, titleRow] }

    func setTitle(_ new: String, subtitle: String?) {
        (shownTitle.title, shownTitle.subtitle) = (new, subtitle)
        Graph.mark(self)
    }

    /// Lets the person edit the title, until that ends.
    func editTitle() {
        isEditing = titles.contains { $0.editedText != nil }
        Graph.mark(self)
    }

    private func endEditing() {
        isEditing = false
        Graph.mark(self)
        returnFocus()
    }

    private func updateTitle() {
        // Of the innermost view that says something; a text that can be edited may be another's than the menu.
        let menus = titles.map(\.menu).filter { !$0.isEmpty }
        shownTitle.menu = menus.isEmpty ? nil : MenuContent(sections: menus.flatMap(\.sections))
        let text = titles.last { $0.editedText != nil }?.editedText
        if isEditing, let text {
            if shownTitle.editor == nil {
                shownTitle.editor = TitleEditor(title: text) { [weak self] in
                    self?.endEditing()
                }
            }
        } else {
            isEditing = false
            shownTitle.editor = nil
        }
        BarTitle._updateNode(title, shownTitle)
    }

    func refreshOutputs() {
        titleRow.setChildren(title.layoutItems())
        Structure.noteStale(host)
    }

    // MARK: What is in it

    /// Whether the bar shows what the framework has at a position of the title bar.
    static func takes(_ position: HeaderGroup.Position) -> Bool {
        switch position {
        case .title, .trailing, .search: true
        case .sidebar, .back, .leading: false
        }
    }

    /// Below this width of the window an editor's bar is as any other.
    static let compactWidth: CGFloat = 500
    /// The width of the window.
    var isCompact = false

    func show(
        _ entries: [any ToolbarEntry], titles: [any TitleEntry], settings: ToolbarSettings,
        hosts: [(HeaderGroup.Position, SurfaceHost)]
    ) {
        self.titles = titles
        let isEditor = (settings.isEditor ?? false) && !isCompact
        owners = []
        menuOnly = []
        var parts: [BarRowItem.Part] = []
        func add(_ part: BarRowItem.Part, of owner: (any ToolbarEntry, Int)? = nil) {
            parts.append(part)
            owners.append(owner)
        }
        let sorted = entries.enumerated().compactMap { offset, entry in entry.kind.map { ($0.rank, offset, entry) } }
            .sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
        func addEntries(_ isWanted: (ToolbarItemPlacement.Kind) -> Bool) {
            for entry in sorted {
                guard let kind = entry.kind, isWanted(kind) else { continue }
                if case .secondary = kind, !isEditor {
                    menuOnly.append(entry)
                    continue
                }
                for (index, item) in entry.items.enumerated() {
                    add(BarRowItem.Part(item, kind.area, givesWay: kind.givesWay), of: (entry, index))
                }
            }
        }
        addEntries { $0.area == .leading }
        let middle = hosts.filter { $0.0 == .title }
        if !middle.isEmpty {
            for (_, host) in middle { add(BarRowItem.Part(box(host), .middle)) }
        } else if !settings.removesTitle, !sorted.contains(where: { $0.kind?.isPrincipal ?? false }) {
            add(BarRowItem.Part(titleRow, isEditor ? .leading : .middle, leastWidth: 60))
        }
        addEntries { $0.area == .middle }
        addEntries { $0.area == .trailing }
        for (_, host) in hosts where !middle.contains(where: { $0.1 === host }) {
            add(BarRowItem.Part(box(host), .trailing, leastWidth: 80))
        }
        let taken = Set(hosts.map { ObjectIdentifier($0.1) })
        boxes = boxes.filter { taken.contains($0.key) }
        row.setParts(parts, alwaysOverflows: menuOnly.contains { !$0.items.isEmpty })
        host.arrangeWidgets()
        update()
    }

    private func box(_ host: SurfaceHost) -> SurfaceBox {
        let id = ObjectIdentifier(host)
        let box = boxes[id] ?? SurfaceBox(host)
        boxes[id] = box
        return box
    }

    // MARK: The menu

    override func update() {
        updateTitle()
        button.receive(menuButton(menu))
    }

    private func menuButton(_ menu: MenuContent) -> MenuButtonControl<Label<Text, Image>> {
        MenuButtonControl(label: Label("More", systemImage: "ellipsis"), menu: menu, primaryAction: nil)
    }

    /// What has no room in the bar, in its order there, and then what is in the menu alone.
    private var menu: MenuContent {
        var menus: [MenuContent] = []
        var parts = IndexSet()
        var entry: (any ToolbarEntry)?
        func endEntry() {
            if let entry { menus.append(entry.menu(of: parts)) }
            parts = []
        }
        for index in row.hidden {
            guard index < owners.count, let owner = owners[index] else { continue }
            if owner.entry !== entry { endEntry() }
            entry = owner.entry
            parts.insert(owner.part)
        }
        endEntry()
        let always = menuOnly.map { $0.menu(of: IndexSet($0.items.indices)) }
        return MenuContent(sections: Self.joined(menus) + Self.joined(always))
    }

    /// Menus of one section without a title become one section.
    private static func joined(_ menus: [MenuContent]) -> [MenuSection] {
        var sections: [MenuSection] = []
        for section in menus.flatMap(\.sections) {
            if section.title == nil, section.list == nil, let last = sections.last, last.title == nil, last.list == nil
            {
                sections[sections.count - 1].entries += section.entries
            } else {
                sections.append(section)
            }
        }
        return sections
    }

    // MARK: Life

    override func appendOutputs(_ outputs: inout [AnyObject]) {}

    override func childOutputsChanged() -> Bool {
        if title != nil { Structure.noteStale(self) }
        return true
    }

    override func forEachChild(_ body: (_GraphNode) -> Void) {
        if let title { body(title) }
        if let button { body(button) }
    }

    override func unmount() {
        super.unmount()
        title.unmount()
        button.unmount()
        row.setParts([], alwaysOverflows: false)
        host.removeAll()
        host.setChildren([])
        scope.remove()
    }
}

/// The item of a surface that somebody else fills.
final class SurfaceBox: WidgetItem {
    nonisolated(unsafe) private let host: SurfaceHost

    @MainActor
    init(_ host: SurfaceHost) {
        self.host = host
        super.init(host.surface)
        host.sizeChanged = { [weak self] in self?.invalidateSize() }
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        onMainThread { host.measure(width: proposal.width.map(Double.init), height: proposal.height.map(Double.init)) }
    }
}

extension ToolbarItemPlacement.Kind {
    fileprivate var isPrincipal: Bool { if case .principal = self { true } else { false } }
}
