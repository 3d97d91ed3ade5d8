import Foundation
import Toolkit
import ViewGraph
import ViewLayout

/// The place of a stack of views. Each view has a surface and a life of its own: it begins when it is pushed and ends when
/// it is popped, whatever is over it meanwhile.
///
/// A column of a split view is such a stack too. Its root gives way to what a link in the column before leads to.
final class NavigationStackNode<Root: View>: _GraphNode, Navigator, DirectedNode {
    private var path: StackPath
    /// What keeps the path where the author does not.
    private let ownPath = Location(NavigationPath())
    private let column: SplitColumn?
    /// The column that this explicit stack fills.
    private weak var enclosingColumn: SplitColumn?
    private var destinations = Destinations()
    private var root: StackPage<Root>!
    private var pages: [StackPage<AnyView>] = []
    private let control: any PagesControl
    private let item: PagesItem
    private let header: HeaderGroup?
    private let backButton: HeaderItem<BackButton>
    private var sentinel: ObservationSentinel?
    /// Whether the first page stands in place of the root.
    private var replacesRoot = false
    private var movement = PageMovement.none

    init(_ view: Root, path: StackPath?, column: SplitColumn?, parent: _GraphNode) {
        self.path = path ?? StackPath(Binding(location: StateBindingLocation(ownPath)))
        self.column = column
        control = Desktop.chosen.makePages()
        item = PagesItem(control)
        let environment = EnvironmentValues(parent.environment)
        header = Graph.untracked { environment.headerGroup }
        let back = BackAction()
        backButton = HeaderItem(BackButton(back: back), at: .back, in: header, parent: parent)
        super.init(parent: parent)
        flags.subtract(.ofContainer)
        back.action = { [weak self] in self?.goBack() }
        item.layoutDirection = environmentValues.layoutDirection
        if column == nil {
            enclosingColumn = Graph.untracked { environmentValues.splitColumn }
            if let enclosingColumn, enclosingColumn.stack == nil { enclosingColumn.stack = self }
        }
        root = makePage(view, level: 0, ended: nil)
        reconcile()
        showTop(initially: true)
    }

    func receive(_ view: Root, path new: StackPath?) {
        if let new { path = new }
        root.receive(view)
        update()
    }

    override func update() {
        reconcile()
        showTop()
    }

    // MARK: Pages

    private func makePage<Content: View>(
        _ view: Content, level: Int, ended: (@MainActor () -> Void)?
    ) -> StackPage<Content> {
        let page = StackPage<Content>(
            place: NavigationPlace(navigator: self, level: level), header: header,
            column: column, ended: ended, parent: self)
        page.build(view)
        page.host.sizeChanged = { [weak self] in self?.item.invalidateSize() }
        return page
    }

    /// Brings the pages in line with the path: those whose values still stand in it stay.
    private func reconcile() {
        let values = Graph.evaluate(self, &sentinel) { path.values() }
        var kept = 0
        var matched = 0
        loop: for page in pages {
            switch page.source {
            case .value(let value):
                guard matched < values.count, values[matched] == value else { break loop }
                matched += 1
            case .presented, .none: break
            }
            kept += 1
        }
        if kept < pages.count {
            movement = .back
            dropPages(from: kept)
        }
        for value in values.dropFirst(matched) {
            movement = .forward
            append(.value(value), view: view(for: value))
        }
    }

    private func append(_ source: StackPage<AnyView>.Source, view: AnyView) {
        let level = pages.count + 1
        let page = makePage(view, level: level) { [weak self] in self?.pop(to: level - 1) }
        page.source = source
        pages.append(page)
    }

    private func dropPages(from index: Int) {
        let gone = pages[index...]
        pages.removeSubrange(index...)
        if pages.isEmpty { replacesRoot = false }
        for page in gone.reversed() {
            if case .presented(let presented) = page.source { Graph.enqueue(.appeared) { presented.ended() } }
            Removal.unmount(page)
        }
    }

    private func view(for value: AnyHashable) -> AnyView {
        if let view = destinations.view(for: value) ?? column?.destination(for: value)
            ?? enclosingColumn?.destination(for: value)
        {
            return view
        }
        let type = type(of: value.base)
        Graph.reportOnce(
            "Nothing shows a value of type \(type): no navigationDestination(for: \(type).self) is in the stack's views."
        )
        return AnyView(MissingDestination())
    }

    private func showTop(initially: Bool = false) {
        let count = pages.count
        root.isShown = count == 0
        for (index, page) in pages.enumerated() { page.isShown = index == count - 1 }
        let surfaces = [root.host.surface] + pages.map(\.host.surface)
        control.update(surfaces, shown: count, by: initially ? .none : movement)
        movement = .none
        item.shown = pages.last?.host ?? root.host
        item.noteContentChanged()
        updateBack()
        PreferenceReaders.noteStructureChange(below: self)
    }

    private func updateBack() {
        let canGoBack = pages.count > (replacesRoot ? 1 : 0)
        backButton.isShown = canGoBack && pages.last?.hidesBack != true
        if canGoBack {
            header?.setBack(self) { [weak self] in self?.goBack() }
        } else {
            header?.setBack(self, nil)
        }
    }

    func backVisibilityChanged() { updateBack() }

    /// What the button in the title bar and the keys do.
    private func goBack() {
        guard pages.count > (replacesRoot ? 1 : 0) else { return }
        pop(to: pages.count - 1)
        Graph.requestWork()
    }

    /// Takes away what is over the view at `level`, the root being 0.
    private func pop(to level: Int) {
        guard level < pages.count else { return }
        let gone = pages[level...]
        let values = gone.count { if case .value = $0.source { true } else { false } }
        let hasPresented = values < gone.count
        if values > 0 { path.removeLast(values) }
        // Those in the path go when its new value arrives, which may be another one than was written.
        if hasPresented {
            for page in gone.reversed() {
                guard case .presented = page.source, let index = pages.firstIndex(where: { $0 === page }) else {
                    continue
                }
                movement = .back
                let source = page.source
                pages.remove(at: index)
                Removal.unmount(page)
                if case .presented(let presented) = source { presented.ended() }
            }
            if pages.isEmpty { replacesRoot = false }
        }
        Graph.mark(self)
    }

    // MARK: Navigator

    func push(_ element: NavigationPath.Element, from level: Int) {
        if let column, let next = column.next { return next.replace(with: element) }
        if level < pages.count { pop(to: level) }
        if !path.append(element) { reportRefusal(element) }
    }

    private func reportRefusal(_ element: NavigationPath.Element) {
        let type = type(of: element.value.base)
        Graph.reportOnce("A link's value of type \(type) leads nowhere: the stack's path has values of another type.")
    }

    func present(_ page: PresentedPage, from level: Int) {
        if let column, let next = column.next { return next.replace(with: page) }
        if let index = index(of: page) {
            pages[index].receive(page.view)
            return
        }
        if level < pages.count { pop(to: level) }
        movement = .forward
        append(.presented(page), view: page.view)
        Graph.mark(self)
    }

    func dismiss(_ page: PresentedPage) {
        if let column, let next = column.next, index(of: page) == nil { return next.dismiss(page) }
        guard let index = index(of: page) else { return }
        pop(to: index)
    }

    private func index(of page: PresentedPage) -> Int? {
        pages.firstIndex { if case .presented(let own) = $0.source { own === page } else { false } }
    }

    func replace(with element: NavigationPath.Element) {
        (column ?? enclosingColumn)?.wasFilled()
        if pages.count == 1, pages[0].shows(element.value) { return }
        pop(to: 0)
        replacesRoot = column != nil
        if !path.append(element) { reportRefusal(element) }
    }

    func replace(with page: PresentedPage) {
        if let index = index(of: page) {
            pages[index].receive(page.view)
            return
        }
        pop(to: 0)
        replacesRoot = column != nil
        append(.presented(page), view: page.view)
        Graph.mark(self)
        (column ?? enclosingColumn)?.wasFilled()
    }

    func add(_ destination: any DestinationProviding) {
        destinations.add(destination)
        column?.destinations.add(destination)
        refresh(destination)
    }

    func remove(_ destination: any DestinationProviding) {
        destinations.remove(destination)
        column?.destinations.remove(destination)
    }

    func changed(_ destination: any DestinationProviding) { refresh(destination) }

    func destination(for value: AnyHashable) -> AnyView? { destinations.view(for: value) }

    /// Values that are shown get their views anew.
    private func refresh(_ destination: any DestinationProviding) {
        refreshValues(of: destination.valueType)
        column?.next?.refreshValues(of: destination.valueType)
    }

    func refreshValues(of type: ObjectIdentifier) {
        for page in pages {
            if case .value(let value) = page.source, ObjectIdentifier(Swift.type(of: value.base)) == type {
                page.receive(view(for: value))
            }
        }
    }

    // MARK: Node

    var directedItems: [LayoutItem] { [item] }

    override func appendOutputs(_ outputs: inout [AnyObject]) { outputs.append(item) }

    override func childOutputsChanged() -> Bool { true }

    /// The view that is shown comes first, since the first title counts.
    override func forEachChild(_ body: (_GraphNode) -> Void) {
        for page in pages.reversed() { body(page) }
        if let root { body(root) }
        backButton.forEach(body)
    }

    override func unmount() {
        super.unmount()
        sentinel?.cancel()
        header?.setBack(self, nil)
        backButton.end()
        for page in pages.reversed() { page.unmount() }
        pages = []
        root.unmount()
        if enclosingColumn?.stack === self { enclosingColumn?.stack = nil }
    }
}

/// What shows a value that nothing was said about.
private struct MissingDestination: View {
    var body: some View { Image(systemName: "exclamationmark.triangle").foregroundStyle(.yellow) }
}

/// What the button in the title bar does.
final class BackAction {
    nonisolated(unsafe) var action: @MainActor () -> Void = {}
}

/// The button that goes back.
struct BackButton: View {
    let back: BackAction
    var body: some View {
        Button {
            back.action()
        } label: {
            Image(systemName: "chevron.backward").accessibilityLabel(ownWords("Back"))
        }
        .buttonStyle(.borderless)
        .environment(\.isInBar, true)
        .help(ownWords("Back"))
    }
}
