import Toolkit
import ViewGraph
import ViewLayout

/// The place of a list: it numbers the rows that static views and loops hand over, and tells the desktop of changes.
final class ListViewNode<SelectionValue: Hashable, Content: View>: _GraphNode, Container, DirectedNode, ListDelegate {
    var isStale = false
    private var selection: ListSelection<SelectionValue>
    private var child: _GraphNode!
    private var control: (any ListControl)!
    private var item: LeafItem!
    private var rows = ListRows()
    private var content: ListContent
    private var attributes = WidgetAttributes()
    /// What the binding says, and whether the desktop knows.
    private var selected: Set<SelectionValue> = []
    private var selectionIsStale = false

    init(_ view: List<SelectionValue, Content>, parent: _GraphNode) {
        selection = view.selection
        content = ListContent(selection: view.selection.mode)
        super.init(parent: parent)
        read()
        // For what is made below; this node hands over no rows.
        flags.insert(.inLazyContainer)
        child = Content._makeNode(view.content, self)
        _ = rows.take(child.layoutItems(), direction: environmentValues.layoutDirection)
        content.selected = selectedIndices()
        selectionIsStale = false
        control = Desktop.chosen.makeList(content, attributes, delegate: self)
        item = LeafItem(control)
        item.node = self
        item.name = attributes.accessibleName ?? ""
    }

    // MARK: Changes

    func receive(_ view: List<SelectionValue, Content>) {
        let isSame = planEqual(selection, view.selection)
        selection = view.selection
        if !isSame { update() }
        Content._updateNode(child, view.content)
    }

    override func update() {
        let old = attributes
        read()
        if attributes != old {
            control.update(content, attributes)
            item.name = attributes.accessibleName ?? ""
        }
        let mode = selection.mode
        if content.selection != mode {
            content.selection = mode
            selectionIsStale = true
        }
        // After the rows, which may be about to change.
        if selectionIsStale { Structure.noteStale(self) }
    }

    private func read() {
        Graph.track(self) {
            attributes = environmentValues.widgetAttributes
            let new = selection.values
            if new != selected { selectionIsStale = true }
            selected = new
        }
    }

    func refreshOutputs() {
        if let change = rows.take(child.layoutItems(), direction: environmentValues.layoutDirection) {
            control.splice(at: change.index, removed: change.removed, added: change.added)
            if !selected.isEmpty || !content.selected.isEmpty { selectionIsStale = true }
        }
        guard selectionIsStale else { return }
        selectionIsStale = false
        content.selected = selectedIndices()
        control.update(content, attributes)
    }

    private func selectedIndices() -> [Int] { selected.isEmpty ? [] : rows.indices(of: selected) }

    override func childOutputsChanged() -> Bool {
        if control != nil { Structure.noteStale(self) }
        return true
    }

    // MARK: What the desktop asks

    var rowCount: Int { rows.count }

    func row(at index: Int) -> any ListRow { rows.row(at: index) }

    func selectionChanged(_ indices: [Int]) {
        var values: Set<SelectionValue> = []
        for index in indices {
            if let value = rows.identifier(at: index)?.base as? SelectionValue { values.insert(value) }
        }
        content.selected = indices
        if values == selected { return }
        // Known to the desktop, so that only another answer of the app's is told.
        selected = values
        selection.set(values)
        Graph.mark(self)
    }

    // MARK: Node

    var directedItems: [LayoutItem] { rows.hosts }

    override func appendOutputs(_ outputs: inout [AnyObject]) { outputs.append(item) }

    override func forEachChild(_ body: (_GraphNode) -> Void) {
        if let child { body(child) }
    }

    override func unmount() {
        super.unmount()
        child.unmount()
        rows.end()
        item.node = nil
    }
}

extension ListSelection {
    var mode: ListContent.Selection {
        switch self {
        case .none: .none
        case .one: .single
        case .several: .multiple
        }
    }
}
