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
    /// Of the root: gives the window its title bar's content.
    private let show: ((HeaderContent) -> Void)?
    var isStale = false

    private struct WeakGroup {
        weak var group: HeaderGroup?
    }

    var isShown = true {
        didSet { if isShown != oldValue { noteChanged() } }
    }

    /// The group of a window.
    init(show: @escaping (HeaderContent) -> Void) {
        self.show = show
        parent = nil
    }

    init(in parent: HeaderGroup?) {
        self.parent = parent
        show = nil
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

    private func noteChanged() {
        var root = self
        while let above = root.parent { root = above }
        if root.show != nil { Structure.noteStale(root) }
    }

    /// The views that it belongs to have gone.
    func end() {
        items = []
        backActions = []
        findActions = []
        noteChanged()
        parent?.children.removeAll { $0.group === self || $0.group == nil }
        parent = nil
    }

    // MARK: Of the root

    func arrangeWidgets() {
        var content = HeaderContent()
        var all: [Item] = []
        func collect(_ group: HeaderGroup) {
            all += group.items
            if let last = group.backActions.last { content.back = last.action }
            if let last = group.findActions.last { content.find = last.action }
            for child in group.children { if let group = child.group, group.isShown { collect(group) } }
        }
        collect(self)
        for item in all.enumerated().sorted(by: { ($0.element.position, $0.offset) < ($1.element.position, $1.offset) })
            .map(\.element)
        {
            switch item.position {
            case .sidebar, .back, .leading: content.leading.append(item.host.surface)
            case .title: content.title = item.host.surface
            case .trailing, .search: content.trailing.append(item.host.surface)
            }
        }
        show?(content)
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
