import Foundation
import Toolkit
import ViewGraph
import ViewLayout

/// The columns of a split view of any kind.
struct SplitColumns: _PrimitiveView {
    let columns: [AnyView]
    let visibility: Binding<NavigationSplitViewVisibility>?
    let compactColumn: Binding<NavigationSplitViewColumn>?
    /// Whether the last column is shown only once a link has filled it.
    var lastIsFilledByLinks = false

    static func _makeNode(_ view: Self, _ parent: _GraphNode) -> _GraphNode { SplitColumnsNode(view, parent: parent) }
    static func _updateNode(_ node: _GraphNode, _ view: Self) {
        unsafeDowncast(node, to: SplitColumnsNode.self).receive(view)
    }
}

/// The place of columns of which each leads to the next.
final class SplitColumnsNode: _GraphNode, SplitHolding, DirectedNode, FocusedValuesWriting {
    private var view: SplitColumns
    private let ownVisibility = Location(NavigationSplitViewVisibility.automatic)
    private let ownCompactColumn = Location<Int?>(nil)
    private var columns: [Column] = []
    private var control: (any SplitControl)!
    private var item: SplitItem!
    private var sentinel: ObservationSentinel?
    private var shownCount = 0
    private var compactIndex = 0
    private weak var focus: WindowFocus?
    private let header: HeaderGroup?
    private let toggle: HeaderItem<SidebarButton>
    private let backButton: HeaderItem<BackButton>

    private struct Column {
        let node: ColumnNode
        let model: SplitColumn
    }

    init(_ view: SplitColumns, parent: _GraphNode) {
        self.view = view
        let environment = EnvironmentValues(parent.environment)
        header = Graph.untracked { environment.headerGroup }
        focus = Graph.untracked { environment.windowFocus }
        let (toggleAction, back) = (BackAction(), BackAction())
        toggle = HeaderItem(SidebarButton(action: toggleAction), at: .sidebar, in: header, parent: parent)
        backButton = HeaderItem(BackButton(back: back), at: .back, in: header, parent: parent)
        super.init(parent: parent)
        flags.subtract(.ofContainer)
        toggleAction.action = { [weak self] in self?.toggleSidebar() }
        back.action = { [weak self] in self?.goBack() }
        for (index, content) in view.columns.enumerated() {
            let model = SplitColumn(index, of: self)
            let node = ColumnNode(content, model: model, header: header, parent: self)
            node.widthChanged = { [weak self] in self?.show() }
            columns.append(Column(node: node, model: model))
            node.build(content)
        }
        read()
        control = Desktop.chosen.makeSplit(content)
        item = SplitItem(control)
        item.layoutDirection = environmentValues.layoutDirection
        item.hosts = columns.map(\.node.host)
        item.fallsShortChanged = { [weak self] in self.map { Graph.mark($0) } }
        for column in columns {
            column.node.host.sizeChanged = { [weak self, weak node = column.node] in
                self?.item.invalidateSize()
                if node?.frameChanged() == true { self.map { Graph.mark($0) } }
            }
        }
        show()
        focus?.add(self)
        FocusedValuesStore.noteChanged()
    }

    func receive(_ new: SplitColumns) {
        view = new
        for (column, content) in zip(columns, new.columns) { column.node.receive(content) }
        update()
    }

    override func update() {
        read()
        show()
    }

    // MARK: What is shown

    private var visibility: Binding<NavigationSplitViewVisibility> {
        view.visibility ?? Binding(location: StateBindingLocation(ownVisibility))
    }

    private func read() {
        Graph.evaluate(self, &sentinel) {
            shownCount = visibility.wrappedValue.shownCount(of: columns.count)
            let wanted = view.compactColumn.map { index(of: $0.wrappedValue) } ?? ownCompactColumn.current
            compactIndex = min(max(wanted ?? 0, 0), columns.count - 1)
        }
    }

    private func index(of column: NavigationSplitViewColumn) -> Int {
        column.rank == 2 ? columns.count - 1 : min(column.rank, columns.count - 1)
    }

    private var isCompact: Bool { item?.fallsShort ?? false }

    private func isShown(_ index: Int) -> Bool {
        if view.lastIsFilledByLinks, !lastIsFilled { return index == 0 }
        return isCompact ? index == compactIndex : index >= columns.count - shownCount
    }

    private var content: SplitContent {
        let parts = columns.enumerated().map { index, column in
            let isLast = index == columns.count - 1
            let width = column.node.width ?? (isLast ? nil : column.node.framedWidth)
            var part = SplitContent.Part(
                column.node.host.surface,
                minimum: Double(width?.min ?? (isLast ? 0 : min(ColumnWidth.least, width?.max ?? .infinity))),
                ideal: Double(width?.ideal ?? ColumnWidth.usual), maximum: width?.max.map { Double($0) },
                stretches: isLast)
            part.isShown = isShown(index)
            return part
        }
        return SplitContent(isVertical: false, parts: parts, isNavigation: true)
    }

    private var lastIsFilled: Bool { columns.last?.model.isFilled ?? false }

    private func show() {
        guard control != nil else { return }
        let content = content
        control.update(content)
        item.lengths = content.parts.enumerated().map { index, part in
            SplitItem.Lengths(
                minimum: part.minimum, ideal: part.ideal ?? 0, isOpen: index >= columns.count - shownCount)
        }
        for (index, column) in columns.enumerated() { column.node.isShown = isShown(index) }
        let canToggle = !isCompact && !(view.lastIsFilledByLinks && !lastIsFilled)
        if canToggle != toggle.isShown { FocusedValuesStore.noteChanged() }
        toggle.isShown = canToggle
        let canGoBack = isCompact && compactIndex > 0
        backButton.isShown = canGoBack
        if canGoBack {
            header?.setBack(self) { [weak self] in self?.goBack() }
        } else {
            header?.setBack(self, nil)
        }
        item.noteContentChanged()
        PreferenceReaders.noteStructureChange(below: self)
    }

    private func toggleSidebar() { showSidebar(shownCount != columns.count) }

    private func showSidebar(_ isShown: Bool) {
        visibility.wrappedValue = isShown ? .all : columns.count > 2 ? .doubleColumn : .detailOnly
        Graph.requestWork()
    }

    // MARK: FocusedValuesWriting

    /// The sidebar, for commands that show and hide it.
    private lazy var sidebar = Binding<Bool>(
        get: { [weak self] in onMainThread { self?.showsSidebar ?? false } },
        set: { [weak self] isShown in onMainThread { self?.showSidebar(isShown) } })

    private var showsSidebar: Bool { visibility.wrappedValue.shownCount(of: columns.count) == columns.count }

    func write(to values: inout FocusedValues) {
        if toggle.isShown { values.sidebarVisibility = sidebar }
    }

    private func goBack() { setCompact(compactIndex - 1) }

    private func setCompact(_ index: Int) {
        guard columns.indices.contains(index) else { return }
        if let binding = view.compactColumn {
            binding.wrappedValue =
                index == columns.count - 1 ? .detail : index == 0 ? .sidebar : NavigationSplitViewColumn.content
        } else {
            ownCompactColumn.set(index)
        }
        Graph.requestWork()
    }

    // MARK: SplitHolding

    func column(after column: SplitColumn) -> SplitColumn? {
        column.index + 1 < columns.count ? columns[column.index + 1].model : nil
    }

    func columns(before column: SplitColumn) -> [SplitColumn] { columns.prefix(column.index).map(\.model) }

    func show(_ column: SplitColumn) {
        setCompact(column.index)
        Graph.mark(self)
    }

    // MARK: Node

    var directedItems: [LayoutItem] { [item] }

    override func appendOutputs(_ outputs: inout [AnyObject]) { outputs.append(item) }

    override func childOutputsChanged() -> Bool { true }

    /// The detail comes first, since the first title counts.
    override func forEachChild(_ body: (_GraphNode) -> Void) {
        for column in columns.reversed() { body(column.node) }
        toggle.forEach(body)
        backButton.forEach(body)
    }

    override func unmount() {
        super.unmount()
        sentinel?.cancel()
        focus?.remove(self)
        FocusedValuesStore.noteChanged()
        header?.setBack(self, nil)
        toggle.end()
        backButton.end()
        for column in columns { column.node.unmount() }
    }
}

/// The place of one column, which is a stack that links of the column before fill.
final class ColumnNode: _GraphNode, PreferenceReading {
    let host: SurfaceHost = .bare()
    private let model: SplitColumn
    private var content: HostNode<ColumnStack>!
    private let scope: EnvironmentScope
    private let header: HeaderGroup
    private(set) var width: ColumnWidth?
    var widthChanged: () -> Void = {}

    init(_ view: AnyView, model: SplitColumn, header: HeaderGroup?, parent: _GraphNode) {
        self.model = model
        let group = HeaderGroup(in: header)
        self.header = group
        scope = EnvironmentScope(parent: parent.environment) { list in
            var values = EnvironmentValues(list: list)
            values.splitColumn = model
            if model.index == 0, values.listStyle == _ListStyleDescription() {
                values.listStyle = SidebarListStyle()._description
            }
            values.headerGroup = group
            return values.list
        }
        super.init(parent: parent)
        environment = scope
    }

    /// What a frame around the content says of its width, where nothing else does.
    private(set) var framedWidth: ColumnWidth?

    /// Looks at the frame again; whether it says something else.
    func frameChanged() -> Bool {
        let limits = host.statedLimits(.horizontal) { ($0 as? PagesItem)?.shown }
        let new = limits.map { limits in
            let ideal = limits.ideal ?? ColumnWidth.usual
            let most = limits.maximum.flatMap { $0.isFinite ? $0 : nil }
            return ColumnWidth(
                min: limits.minimum, ideal: min(max(ideal, limits.minimum ?? 0), most ?? .infinity), max: most)
        }
        defer { framedWidth = new }
        return new != framedWidth
    }

    func build(_ view: AnyView) {
        content = HostNode(
            ColumnStack(content: view, column: model), host: host, parent: self, isContainer: true)
        host.arrangeWidgets()
        _ = frameChanged()
        PreferenceReaders.noteStale(self)
    }

    func receive(_ view: AnyView) { content.receive(ColumnStack(content: view, column: model)) }

    /// What is on screen has a say in the title bar; the titles of hidden columns stay those of the window.
    var isShown = true {
        didSet { header.isShown = isShown }
    }

    var preferenceKey: ObjectIdentifier { ObjectIdentifier(ColumnWidthKey.self) }

    func collectPreferences() {
        let new = Preferences.value(ColumnWidthKey.self, of: content) ?? nil
        guard new != width else { return }
        width = new
        widthChanged()
    }

    override func appendOutputs(_ outputs: inout [AnyObject]) {}

    override func forEachChild(_ body: (_GraphNode) -> Void) {
        if let content { body(content) }
    }

    override func unmount() {
        super.unmount()
        content.unmount()
        header.end()
        scope.remove()
    }
}

/// A column's content as the root of a stack.
struct ColumnStack: _PrimitiveView {
    let content: AnyView
    let column: SplitColumn

    static func _makeNode(_ view: Self, _ parent: _GraphNode) -> _GraphNode {
        let node = NavigationStackNode(view.content, path: nil, column: view.column, parent: parent)
        view.column.own = node
        return node
    }
    static func _updateNode(_ node: _GraphNode, _ view: Self) {
        unsafeDowncast(node, to: NavigationStackNode<AnyView>.self).receive(view.content, path: nil)
    }
}

/// The item of columns. It takes what it is offered, and can be as narrow as its widest column.
final class SplitItem: WidgetItem {
    nonisolated(unsafe) var hosts: [SurfaceHost] = []
    /// What is known of a column's width.
    struct Lengths: Equatable {
        var minimum: Double
        var ideal: Double
        /// Whether it is shown where there is room for several.
        var isOpen: Bool
    }
    nonisolated(unsafe) var lengths: [Lengths] = [] {
        didSet { if lengths != oldValue { invalidateSize() } }
    }
    /// Whether the room is too narrow for more than one column.
    nonisolated(unsafe) private(set) var fallsShort = false
    nonisolated(unsafe) var fallsShortChanged: @MainActor () -> Void = {}

    /// What columns beside each other like to have at least.
    private nonisolated static let idealWidth = 640.0

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        onMainThread {
            let offer = ProposedViewSize(width: nil, height: proposal.height)
            var least = 0.0
            var ideal = 0.0
            var height = 0.0
            for (host, length) in zip(hosts, lengths) {
                least = max(least, length.minimum, Double(host.size(.zero).width))
                let size = host.size(offer)
                // The last one is as wide as its content would like.
                let own = host === hosts.last ? Double(size.width) : Double(host.size(.zero).width)
                ideal += max(length.ideal, own)
                height = max(height, Double(size.height))
            }
            if hosts.count > 1 { ideal = max(ideal, Self.idealWidth) }
            return CGSize(
                width: max(proposal.width ?? ideal, least), height: max(proposal.height ?? height, leastHeight))
        }
    }

    /// What all open columns need beside each other, in large text more than usual.
    @MainActor
    private var leastWidth: CGFloat {
        var width: CGFloat = 0
        for (host, length) in zip(hosts, lengths) where length.isOpen {
            width += max(CGFloat(length.minimum), host.size(.zero).width)
        }
        return width
    }

    @MainActor
    private var leastHeight: CGFloat { hosts.map { $0.size(.zero).height }.max() ?? 0 }

    override func placeContents() {
        super.placeContents()
        let falls = frame.width < max(WindowWidth.compactLimit, onMainThread { leastWidth })
        guard falls != fallsShort else { return }
        fallsShort = falls
        let changed = fallsShortChanged
        onMainThread { changed() }
    }
}

/// The button that shows and hides the sidebar.
struct SidebarButton: View {
    let action: BackAction
    var body: some View {
        Button {
            action.action()
        } label: {
            Image(systemName: "sidebar.leading").accessibilityLabel(ownWords("Toggle Sidebar"))
        }
        .buttonStyle(.borderless)
        .environment(\.isInBar, true)
        .help(ownWords("Toggle Sidebar"))
    }
}
