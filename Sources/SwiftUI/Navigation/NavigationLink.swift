import ViewGraph
import ViewLayout

/// A control that leads to another view, in the navigation stack or split view that it is in.
///
/// In a list it is a row: a click or Return on the row follows it; in a list with a selection of its value's type the row
/// is selected instead; one that has a view of its own does both. Elsewhere it is a button.
/// Follows <https://developer.apple.com/documentation/swiftui/navigationlink>.
public struct NavigationLink<Label: View, Destination: View>: _PrimitiveView {
    nonisolated(unsafe) let label: Label
    nonisolated(unsafe) let target: Target

    /// Where a link leads.
    enum Target {
        /// To what the stack shows for a value; nowhere without one, and then the link is disabled.
        case value(NavigationPath.Element?)
        /// To a view.
        case view(Destination)
        /// To a view that is shown while a binding says so.
        case bound(Destination, get: @MainActor () -> Bool, set: @MainActor (Bool) -> Void)
    }

    nonisolated init(_ target: Target, label: Label) {
        self.target = target
        self.label = label
    }

    public static func _makeNode(_ view: Self, _ parent: _GraphNode) -> _GraphNode {
        NavigationLinkNode(view, parent: parent)
    }
    public static func _updateNode(_ node: _GraphNode, _ view: Self) {
        unsafeDowncast(node, to: NavigationLinkNode<Label, Destination>.self).receive(view)
    }
}

/// The place of a link.
final class NavigationLinkNode<Label: View, Destination: View>: ParentNode, RowLink {
    private var view: NavigationLink<Label, Destination>
    private let link = PageLink()
    private var sentinel: ObservationSentinel?
    /// Of a link to a view without a binding.
    private var isActive = false
    private let isRow: Bool
    private let row = RowLinkItem()
    private let action = BackAction()

    init(_ view: NavigationLink<Label, Destination>, parent: _GraphNode) {
        self.view = view
        isRow = Self.isInList(parent)
        super.init(parent: parent)
        if isRow { flags.subtract([.ofContainer, .makesRows]) }
        action.action = { [weak self] in self?.follow() }
        child = LinkContent<Label>._makeNode(content, self)
        row.link = self
        row.value = value?.base
        row.layoutDirection = environmentValues.layoutDirection
        update()
    }

    func receive(_ new: NavigationLink<Label, Destination>) {
        view = new
        row.value = value?.base
        LinkContent<Label>._updateNode(child, content)
        update()
    }

    private var content: LinkContent<Label> {
        var isEnabled = true
        if case .value(nil) = view.target { isEnabled = false }
        return LinkContent(label: view.label, isRow: isRow, isEnabled: isEnabled, action: action)
    }

    /// Whether the link is in a list of the same page.
    private static func isInList(_ parent: _GraphNode) -> Bool {
        var node: _GraphNode? = parent
        while let current = node {
            if current is any ListMarking { return true }
            if current is any PreferenceReading { return false }
            node = current.parent
        }
        return false
    }

    // MARK: Following

    /// What the link's value is, for lists that select by it.
    var value: AnyHashable? {
        if case .value(let element) = view.target { element?.value } else { nil }
    }

    /// Whether it has a view of its own rather than a value that a list may select.
    var leadsToView: Bool { if case .value = view.target { false } else { true } }

    func follow() {
        let place = Graph.untracked { environmentValues.navigationPlace }
        switch view.target {
        case .value(let element):
            guard let element else { return }
            guard let navigator = place.navigator else {
                return Graph.reportOnce("A NavigationLink leads nowhere: it is in no navigation stack.")
            }
            navigator.push(element, from: place.level)
        case .view:
            isActive = true
            update()
        case .bound(_, _, let set): set(true)
        }
        Graph.requestWork()
    }

    override func update() {
        switch view.target {
        case .value: break
        case .view(let destination):
            if isActive { show(true, destination) }
        case .bound(let destination, let get, let set):
            let isActive = Graph.evaluate(self, &sentinel, get)
            show(isActive, destination) { if get() { set(false) } }
        }
    }

    private func show(_ isShown: Bool, _ destination: Destination, ended: @escaping @MainActor () -> Void = {}) {
        let place = Graph.untracked { environmentValues.navigationPlace }
        link.update(isShown, AnyView(destination), at: place) { [weak self] in
            self?.isActive = false
            ended()
        }
    }

    // MARK: Node

    override func appendOutputs(_ outputs: inout [AnyObject]) {
        guard isRow else { return super.appendOutputs(&outputs) }
        let items = child.layoutItems()
        guard items.count == 1 else { return outputs += items }
        row.child = items[0]
        outputs.append(row)
    }

    override func unmount() {
        super.unmount()
        sentinel?.cancel()
        // A row that has scrolled away leaves what it led to; one whose binding leads there takes it along.
        if case .bound = view.target { link.end() }
    }
}

/// A list as its links see it.
@MainActor
protocol ListMarking: _GraphNode {}

extension ListViewNode: ListMarking {}

/// A link that is a row of a list.
@MainActor
protocol RowLink: AnyObject {
    var value: AnyHashable? { get }
    func follow()
    /// Whether it has a view of its own rather than a value that a list may select.
    var leadsToView: Bool { get }
}

extension ListRows {
    /// The link that a row is; nil where its views are not there yet, or are something else.
    func link(at index: Int) -> (any RowLink)? { row(at: index).knownHost?.link }
}

/// The item of a link in a list, by which the row finds it.
final class RowLinkItem: TransparentItem {
    nonisolated(unsafe) weak var link: (any RowLink)?
    /// The link's value.
    nonisolated(unsafe) var value: Any?

    /// A list with a selection finds the row by the link's value, as by a tag.
    override func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
        if let tag = key as? any TagLookup.Type, let value, let wrapped = tag.wrap(value) as? K.Value { return wrapped }
        return super.layoutValue(key)
    }
}

/// A key whose values are tags.
protocol TagLookup {
    /// The value as this key has it; nil where it is of another type.
    static func wrap(_ value: Any) -> Any?
}

extension TagKey: TagLookup {
    static func wrap(_ value: Any) -> Any? { (value as? Tag).map { Optional.some($0) as Any } }
}

/// What a link shows: a row's content, or a button.
struct LinkContent<Label: View>: View {
    nonisolated(unsafe) let label: Label
    let isRow: Bool
    let isEnabled: Bool
    let action: BackAction

    var body: some View {
        if isRow {
            label.disabled(!isEnabled)
        } else {
            Button {
                action.action()
            } label: {
                label
            }
            .disabled(!isEnabled)
        }
    }
}
