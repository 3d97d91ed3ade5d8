import Foundation
import Toolkit
import ViewGraph
import ViewLayout

/// The place of a tab view: it knows its tabs by the items that they hand over.
final class TabViewNode<SelectionValue: Hashable, Content: View>: ParentNode, Container, DirectedNode {
    var isStale = false
    private var selection: Binding<SelectionValue>?
    private let ownIndex = Location(0)
    private let model = TabsModel()
    private let scope: EnvironmentScope
    private let control: any TabsControl
    private let item: PagesItem
    private var tabs: [TabOfView] = []
    private var tags: [SelectionValue?] = []
    private var badges: [String?] = []
    private var sentinel: ObservationSentinel?
    /// Whether it is the one in a window with settings: its tabs are the window's pages.
    private let isOfSettings: Bool

    init(_ view: TabView<SelectionValue, Content>, parent: _GraphNode) {
        selection = view.selection
        control = Desktop.chosen.makeTabs()
        item = PagesItem(control)
        let model = model
        isOfSettings = Graph.untracked { EnvironmentValues(parent.environment).tabsArePages }
        scope = EnvironmentScope(parent: parent.environment) { list in
            var values = EnvironmentValues(list: list)
            values.tabsModel = model
            values.tabsArePages = false
            return values.list
        }
        super.init(parent: parent)
        flags.subtract([.ofContainer, .makesRows])
        flags.insert(.carriesRowTraits)
        environment = scope
        item.layoutDirection = environmentValues.layoutDirection
        model.changed = { [weak self] in self.map { Structure.noteStale($0) } }
        child = Content._makeNode(view.content, self)
        refreshOutputs()
    }

    func receive(_ view: TabView<SelectionValue, Content>) {
        selection = view.selection
        Content._updateNode(child, view.content)
        update()
    }

    // MARK: Tabs

    func refreshOutputs() {
        let items = child.layoutItems()
        tabs = items.map { item in
            if let page = Self.tabItem(in: item)?.page { return TabOfView(page) }
            return tabs.first { $0.item === item } ?? TabOfView(unlabelled: item)
        }
        tags = items.map { $0.layoutValue(TagKey<SelectionValue>.self) }
        badges = items.map { $0.rowTraits.badge?.text }
        for tab in tabs { tab.page.host.sizeChanged = { [weak self] in self?.item.invalidateSize() } }
        update()
    }

    private static func tabItem(in item: LayoutItem) -> TabItem? {
        if let item = item as? TabItem { return item }
        return (item as? UnaryItem)?.child.flatMap(tabItem)
    }

    override func update() {
        let (wanted, attributes) = Graph.evaluate(self, &sentinel) {
            (
                selection.map { binding in tags.firstIndex { $0 == .some(binding.wrappedValue) } }
                    ?? ownIndex.current, environmentValues.widgetAttributes
            )
        }
        let selected = min(max(wanted ?? 0, 0), max(tabs.count - 1, 0))
        for (index, tab) in tabs.enumerated() { tab.page.setShown(index == selected) }
        let described = zip(tabs, badges).map { tab, badge in
            TabsContent.Tab(
                tab.page.host.surface, title: tab.page.title, iconNames: tab.page.iconNames, badge: badge)
        }
        var content = TabsContent(tabs: described, selected: tabs.isEmpty ? nil : selected) { [weak self] in
            self?.choose($0)
        }
        content.isInTitleBar = isOfSettings
        control.update(content, attributes)
        item.margin = CGSize(width: 0, height: control.barHeight)
        item.shown = tabs.isEmpty ? nil : tabs[selected].page.host
        item.noteContentChanged()
        PreferenceReaders.noteStructureChange(below: self)
    }

    private func choose(_ index: Int) {
        guard tabs.indices.contains(index) else { return }
        if let selection {
            if tags.indices.contains(index), let tag = tags[index] {
                selection.wrappedValue = tag
            } else {
                Graph.reportOnce(
                    "A tab cannot be chosen: it has no tag of exactly the selection's type, \(SelectionValue.self).")
            }
        } else {
            ownIndex.set(index)
        }
        Graph.requestWork()
    }

    // MARK: Node

    override func childOutputsChanged() -> Bool {
        if child != nil { Structure.noteStale(self) }
        return true
    }

    var directedItems: [LayoutItem] { [item] }

    override func appendOutputs(_ outputs: inout [AnyObject]) { outputs.append(item) }

    override func unmount() {
        super.unmount()
        sentinel?.cancel()
        for tab in tabs { tab.end() }
        scope.remove()
    }
}

/// A tab of a tab view: of a view with a label, or of one without.
@MainActor
private final class TabOfView {
    let page: any TabPage
    /// The view's item, of one without a label.
    let item: LayoutItem?

    init(_ page: any TabPage) {
        self.page = page
        item = nil
    }

    init(unlabelled item: LayoutItem) {
        self.item = item
        let page = UnlabelledTab()
        page.host.setChildren([item])
        page.host.arrangeWidgets()
        self.page = page
    }

    func end() {
        guard item != nil else { return }
        page.host.removeAll()
        page.host.setChildren([])
    }
}

/// A tab without a label.
private final class UnlabelledTab: TabPage {
    let host = SurfaceHost.bare()
    var title: String { "" }
    var iconNames: [String] { [] }
    func setShown(_ isShown: Bool) {}
}

extension EnvironmentValues {
    /// Whether tabs are the pages of their window, chosen in its title bar; set for windows with settings.
    var tabsArePages: Bool {
        get { self[TabsArePagesKey.self] }
        set { self[TabsArePagesKey.self] = newValue }
    }
    private struct TabsArePagesKey: EnvironmentKey { static var defaultValue: Bool { false } }
}
