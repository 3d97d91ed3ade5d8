import Foundation
import Toolkit
import ViewGraph
import ViewLayout

/// What some views of a window have in its title bar: shown as long as the views are.
///
/// Groups form a tree as pages and tabs do; the window's own group is the root.
@MainActor
final class HeaderGroup: Rearranging {
    /// Where an item stands, in the order of the title bar.
    enum Position: Int, Comparable {
        case sidebar, back, leading, title, trailing, search

        static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
    }

    private struct Item {
        let position: Position
        let host: SurfaceHost
    }
    private weak var parent: HeaderGroup?
    private var items: [Item] = []
    private var children: [WeakGroup] = []
    private typealias Actions = [(owner: ObjectIdentifier, action: @MainActor () -> Void)]
    private var backActions: Actions = []
    private var findActions: Actions = []
    private var entries: [any ToolbarEntry] = []
    private var titles: [any TitleEntry] = []
    /// What views say of the toolbar, the innermost last.
    private var settings: [(owner: ObjectIdentifier, value: ToolbarSettings)] = []
    /// Of the root: gives the window its title bar's content.
    private let show: ((HeaderContent) -> Void)?
    private var shown = HeaderContent()
    /// Of the root: what makes the bar for the items of toolbars, and that bar once there were any.
    private let makeBar: (() -> ToolbarBar)?
    private(set) var bar: ToolbarBar?
    var isStale = false
    private var isOver = false
    /// Of the root: how wide the window is, whose bar looks otherwise when it is narrow.
    var windowWidth: CGFloat = .infinity {
        didSet {
            let isCompact = windowWidth < ToolbarBar.compactWidth
            guard let bar, bar.isCompact != isCompact else { return }
            bar.isCompact = isCompact
            noteChanged()
            Graph.requestWork()
        }
    }

    private struct WeakGroup {
        weak var group: HeaderGroup?
    }

    var isShown = true {
        didSet { if isShown != oldValue { noteChanged() } }
    }

    /// The group of a window.
    init(makeBar: @escaping () -> ToolbarBar, show: @escaping (HeaderContent) -> Void) {
        self.makeBar = makeBar
        self.show = show
        parent = nil
    }

    init(in parent: HeaderGroup?) {
        self.parent = parent
        show = nil
        makeBar = nil
        parent?.children.removeAll { $0.group == nil }
        parent?.children.append(WeakGroup(group: self))
    }

    func add(_ host: SurfaceHost, at position: Position) {
        guard !items.contains(where: { $0.host === host }) else { return }
        items.append(Item(position: position, host: host))
        noteChanged()
    }

    func remove(_ host: SurfaceHost) {
        guard items.contains(where: { $0.host === host }) else { return }
        items.removeAll { $0.host === host }
        noteChanged()
    }

    func add(_ entry: any ToolbarEntry) {
        entries.append(entry)
        noteChanged()
    }

    func remove(_ entry: any ToolbarEntry) {
        entries.removeAll { $0 === entry }
        noteChanged()
    }

    func add(_ entry: any TitleEntry) {
        titles.append(entry)
        noteChanged()
    }

    func remove(_ entry: any TitleEntry) {
        titles.removeAll { $0 === entry }
        noteChanged()
    }

    /// Has the person edit the title of the window, where its views allow that.
    func editTitle() { root.bar?.editTitle() }

    /// What a view says of the toolbar; nil takes it back.
    func set(_ value: ToolbarSettings?, of owner: _GraphNode) {
        let id = ObjectIdentifier(owner)
        if let index = settings.firstIndex(where: { $0.owner == id }) {
            if settings[index].value == value { return }
            settings.remove(at: index)
            if let value { settings.insert((id, value), at: index) }
        } else if let value {
            settings.append((id, value))
        }
        noteChanged()
    }

    /// The entries of some item's menu look different.
    func menuChanged() { root.bar.map { Graph.mark($0) } }

    private var root: HeaderGroup {
        var root = self
        while let above = root.parent { root = above }
        return root
    }

    /// What the desktop's keys for going back do, for one owner; nil takes it away.
    func setBack(_ owner: AnyObject, _ action: (@MainActor () -> Void)?) {
        Self.set(&backActions, owner, action)
        noteChanged()
    }

    /// What the desktop's keys for searching do, for one owner; nil takes it away.
    func setFind(_ owner: AnyObject, _ action: (@MainActor () -> Void)?) {
        Self.set(&findActions, owner, action)
        noteChanged()
    }

    private static func set(_ actions: inout Actions, _ owner: AnyObject, _ action: (@MainActor () -> Void)?) {
        let id = ObjectIdentifier(owner)
        actions.removeAll { $0.owner == id }
        if let action { actions.append((id, action)) }
    }

    func noteChanged() {
        let root = root
        if root.show != nil { Structure.noteStale(root) }
    }

    /// The views that it belongs to have gone.
    func end() {
        items = []
        entries = []
        titles = []
        settings = []
        backActions = []
        findActions = []
        noteChanged()
        parent?.children.removeAll { $0.group === self || $0.group == nil }
        parent = nil
    }

    // MARK: Of the root

    /// The window has gone, and its bar with it: what views in it still take back is not shown any more.
    func endWindow() {
        isOver = true
        bar?.unmount()
    }

    func arrangeWidgets() {
        if isOver { return }
        var content = HeaderContent()
        var all: [Item] = []
        var toolbar: [any ToolbarEntry] = []
        var settings = ToolbarSettings()
        var titles: [any TitleEntry] = []
        func collect(_ group: HeaderGroup) {
            all += group.items
            toolbar += group.entries
            titles += group.titles
            for view in group.settings { settings.merge(view.value) }
            if let last = group.backActions.last { content.back = last.action }
            if let last = group.findActions.last { content.find = last.action }
            for child in group.children { if let group = child.group, group.isShown { collect(group) } }
        }
        collect(self)
        all = all.enumerated()
            .sorted { ($0.element.position, $0.offset) < ($1.element.position, $1.offset) }.map(\.element)
        if settings.removesSidebarToggle { all.removeAll { $0.position == .sidebar } }
        if toolbar.isEmpty, titles.isEmpty, bar == nil { return present(content, with: all) }
        let bar = bar ?? makeBar?()
        self.bar = bar
        guard let bar else { return }
        bar.isCompact = windowWidth < ToolbarBar.compactWidth
        // A surface leaves the place where it was before it comes to another.
        if settings.isHidden || bar.isHidden && settings.visibility == nil { toolbar = [] }
        let usesBar = !toolbar.isEmpty || !titles.isEmpty
        if usesBar {
            content.title = bar.host.surface
            content.titleFills = true
        }
        var besides: [Item] = all
        if usesBar { besides.removeAll { ToolbarBar.takes($0.position) } }
        show?(filled(content, with: besides).common(with: shown))
        bar.show(
            toolbar, titles: titles, settings: settings,
            hosts: usesBar ? all.filter { ToolbarBar.takes($0.position) }.map { ($0.position, $0.host) } : [])
        present(content, with: besides)
    }

    private func present(_ content: HeaderContent, with items: [Item]) {
        shown = filled(content, with: items)
        show?(shown)
    }

    private func filled(_ content: HeaderContent, with items: [Item]) -> HeaderContent {
        var content = content
        for item in items {
            switch item.position {
            case .sidebar, .back, .leading: content.leading.append(item.host.surface)
            case .title: content.title = item.host.surface
            case .trailing, .search: content.trailing.append(item.host.surface)
            }
        }
        return content
    }
}

/// A view of the framework's or an author's in the title bar.
@MainActor
final class HeaderItem<Content: View> {
    private let node: HostNode<Content>
    private let group: HeaderGroup?
    private let position: HeaderGroup.Position

    init(_ content: Content, at position: HeaderGroup.Position, in group: HeaderGroup?, parent: _GraphNode) {
        self.group = group
        self.position = position
        node = HostNode(content, host: .bare(), parent: parent)
        node.host.arrangement = HStackLayout()
    }

    var isShown = false {
        didSet {
            guard isShown != oldValue else { return }
            if isShown { group?.add(node.host, at: position) } else { group?.remove(node.host) }
        }
    }

    func receive(_ content: Content) { node.receive(content) }

    var surface: any Surface { node.host.surface }
    var size: CGSize { node.host.frame.isNull ? .zero : node.host.frame.size }

    func forEach(_ body: (_GraphNode) -> Void) { body(node) }

    func end() {
        isShown = false
        node.unmount()
    }
}
