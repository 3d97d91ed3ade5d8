import Foundation
import Toolkit
import ViewGraph
import ViewLayout

/// The bar of a window whose views have toolbar items: these, the title among them, and the menu of what has no room.
///
/// It is made when the first item comes, and stands in the title bar in place of the title.
final class ToolbarBar: _GraphNode, Container, DirectedNode, FocusedValuesWriting {
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
    /// All items that a person may arrange, in the bar or not.
    private(set) var arrangeable: [any ToolbarEntry] = []
    private var panel: _GraphNode!
    private(set) lazy var panelModel = makePanelModel()
    private let focus: WindowFocus?
    private weak var header: HeaderGroup?
    /// Whether a person may hide the bar's items, and has.
    private(set) var canBeHidden = false
    private(set) var isHidden = false
    private var boxes: [ObjectIdentifier: SurfaceBox] = [:]

    /// Gives the keyboard focus back to the content.
    private let returnFocus: @MainActor () -> Void

    /// `focus` is that of the window, whose commands show, hide and arrange the bar.
    init(
        parent: _GraphNode, header: HeaderGroup, focus: WindowFocus?, returnFocus: @escaping @MainActor () -> Void
    ) {
        self.returnFocus = returnFocus
        self.header = header
        self.focus = focus
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
        focus?.add(self)
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
        shownTitle.document = titles.last { $0.document != nil }?.document
        let menus = titles.map(\.menu).filter { !$0.isEmpty }
        let sections = (shownTitle.document.map { [$0.section] } ?? []) + menus.flatMap(\.sections)
        shownTitle.menu = sections.isEmpty ? nil : MenuContent(sections: sections)
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
        let mayBeHidden = settings.visibility == nil && (isHidden || !entries.isEmpty)
        if mayBeHidden != canBeHidden {
            canBeHidden = mayBeHidden
            FocusedValuesStore.noteChanged()
        }
        let entries = arranged(entries)
        let isEditor = (settings.isEditor ?? false) && !isCompact
        owners = []
        menuOnly = []
        var parts: [BarRowItem.Part] = []
        func add(_ part: BarRowItem.Part, of owner: (any ToolbarEntry, Int)? = nil) {
            parts.append(part)
            owners.append(owner)
        }
        func addEntries(_ isWanted: (ToolbarItemPlacement.Kind) -> Bool) {
            for entry in entries {
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
        } else if !settings.removesTitle, !entries.contains(where: { $0.kind?.isPrincipal ?? false }) {
            add(BarRowItem.Part(titleRow, isEditor ? .leading : .middle, leastWidth: 60, readableWidth: 140))
        }
        addEntries { $0.area == .middle }
        addEntries { $0.area == .trailing }
        for (_, host) in hosts where !middle.contains(where: { $0.1 === host }) {
            add(BarRowItem.Part(box(host), .trailing, leastWidth: 80))
        }
        let taken = Set(hosts.map { ObjectIdentifier($0.1) })
        boxes = boxes.filter { taken.contains($0.key) }
        row.setParts(parts, alwaysOverflows: !arrangeable.isEmpty || menuOnly.contains { !$0.items.isEmpty })
        host.arrangeWidgets()
        update()
    }

    /// The panel is made with the first item that a person may arrange.
    func setArrangeable(_ entries: [any ToolbarEntry]) {
        if arrangeable.isEmpty != entries.isEmpty { FocusedValuesStore.noteChanged() }
        arrangeable = entries
        if panel == nil, !entries.isEmpty {
            panel = ToolbarPanelHolder._makeNode(ToolbarPanelHolder(model: panelModel), self)
        }
    }

    func noteHeaderChanged() { header?.noteChanged() }

    func setHidden(_ isHidden: Bool) {
        guard isHidden != self.isHidden else { return }
        self.isHidden = isHidden
        noteHeaderChanged()
        FocusedValuesStore.noteChanged()
        Graph.requestWork()
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
        MenuButtonControl(label: Label(ownWords("More"), systemImage: "ellipsis"), menu: menu, primaryAction: nil)
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
        var sections = Self.joined(menus) + Self.joined(always)
        if !arrangeable.isEmpty {
            let item = MenuItem(id: "customize-toolbar", title: ownWords("Customise Toolbar…")) { [weak self] in
                self?.customize()
            }
            sections.append(MenuSection([.item(item)]))
        }
        return MenuContent(sections: sections)
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
        if let panel { body(panel) }
    }

    override func unmount() {
        super.unmount()
        focus?.remove(self)
        title.unmount()
        button.unmount()
        panel?.unmount()
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
