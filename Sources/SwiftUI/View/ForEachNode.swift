import ViewGraph
import ViewLayout

/// The places of a `ForEach`'s rows.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: _GraphNode {
    private typealias Row = RowNode<Data.Element, ID, Content>
    private var view: ForEach<Data, ID, Content>
    private var content: (Data.Element) -> Content { view.content }
    private var edits: LoopEdits? { view.edits }
    private let scan = ElementScan<Data>()
    private var rows: [Row] = []
    private var departures = Departures()

    init(_ view: ForEach<Data, ID, Content>, parent: _GraphNode) {
        self.view = view
        super.init(parent: parent)
        rows.reserveCapacity(view.data.count)
        var seen = Set<ID>(minimumCapacity: view.data.count)
        for element in view.data {
            let id = view.id(element)
            if !seen.insert(id).inserted { reportDuplicate(id) }
            rows.append(makeRow(element, id))
        }
    }

    private func makeRow(_ element: Data.Element, _ id: ID) -> Row {
        Row(element, id: id, content: content, parent: self)
    }

    /// Brings the rows in line with new elements. Elements that keep their place cost a comparison each; rows are made
    /// for new identifiers and go with theirs.
    func receive(_ view: ForEach<Data, ID, Content>) {
        // What is read of an object may differ though it is the same object.
        let contentIsSame = !(Data.Element.self is AnyObject.Type) && view.hasSameContent(as: self.view)
        let old = self.view.data
        self.view = view
        let data = view.data
        let count = data.count
        var prefix = 0
        // Rows in place, up to the first whose identifier differs.
        while true {
            // The same bytes while the old element is alive: the same element, without asking for its id.
            if contentIsSame { prefix += scan.sameBytes(old, data, prefix) }
            guard prefix < min(rows.count, count) else { break }
            let element = data[data.index(data.startIndex, offsetBy: prefix)]
            let row = rows[prefix]
            if !(contentIsSame && bitsEqual(row.element, element)) {
                guard row.id == view.id(element) else { break }
                row.receive(element, content, contentIsSame: contentIsSame)
            }
            prefix += 1
        }
        if prefix == count && prefix == rows.count { return }
        replaceRows(from: prefix, with: data, view.id, contentIsSame)
    }

    private func replaceRows(
        from prefix: Int, with data: Data, _ id: (Data.Element) -> ID, _ contentIsSame: Bool
    ) {
        let new = data.dropFirst(prefix)
        var suffix = 0
        while suffix < min(rows.count - prefix, new.count) {
            let element = new[new.index(new.endIndex, offsetBy: -1 - suffix)]
            let row = rows[rows.count - 1 - suffix]
            guard row.id == id(element) else { break }
            row.receive(element, content, contentIsSame: contentIsSame)
            suffix += 1
        }
        // Identifiers between, each with its rows in order: duplicates are matched by occurrence.
        var old: [ID: [Row]] = [:]
        let between = rows[prefix..<(rows.count - suffix)]
        for row in between.reversed() { old[row.id, default: []].append(row) }
        var middle: [Row] = []
        var arrived: [Row] = []
        middle.reserveCapacity(new.count - suffix)
        // Duplicates of rows that stay where they are go unreported: looking for them would cost all rows.
        var seen = Set<ID>()
        for element in new.dropLast(suffix) {
            let id = id(element)
            if !seen.insert(id).inserted { reportDuplicate(id) }
            if let row = old[id]?.popLast() {
                row.receive(element, content, contentIsSame: contentIsSame)
                middle.append(row)
            } else {
                let row = makeRow(element, id)
                middle.append(row)
                arrived.append(row)
            }
        }
        rows.replaceSubrange(prefix..<(rows.count - suffix), with: middle)
        // In view order, which is that of their `onDisappear`.
        let gone = Set(old.values.joined().map(ObjectIdentifier.init))
        for row in between where gone.contains(ObjectIdentifier(row)) {
            if let departure = Removal.remove(row, ended: { [unowned self] in departures.end($0) }) {
                departures.add(departure)
            }
        }
        for row in arrived { Arrival.begin(row) }
        outputsChanged()
        PreferenceReaders.noteStructureChange(below: self)
    }

    /// A list is told which element each row is.
    override func appendOutputs(_ outputs: inout [AnyObject]) {
        guard flags.contains(.inLazyContainer) else { return super.appendOutputs(&outputs) }
        for (index, row) in rows.enumerated() {
            for item in row.elementItems(at: index, edits) { outputs.append(item) }
        }
    }

    private var hasDuplicates = false

    /// Once for a loop: where one identifier comes twice, mostly many do.
    private func reportDuplicate(_ id: ID) {
        if hasDuplicates { return }
        hasDuplicates = true
        Log.once(
            "ForEach<\(Data.self), …>: the id \(id) occurs more than once; its views are told apart by their order.")
    }

    override func forEachChild(_ body: (_GraphNode) -> Void) {
        for row in rows { body(row) }
    }

    override func unmount() {
        super.unmount()
        for row in rows { row.unmount() }
        departures.endAll()
    }
}

/// The place of one element's view. It evaluates the content closure by itself, so that state or models read in the
/// closure update this row alone.
final class RowNode<Element, ID: Hashable, Content: View>: ParentNode, IdentifyingNode {
    func hasIdentity(_ id: AnyHashable) -> Bool { id == AnyHashable(self.id) }

    /// Another one when a list's row takes over the place of one that is out of view.
    var id: ID
    private(set) var element: Element
    private var content: (Element) -> Content
    private var sentinel: ObservationSentinel?

    init(_ element: Element, id: ID, content: @escaping (Element) -> Content, parent: _GraphNode) {
        self.element = element
        self.id = id
        self.content = content
        super.init(parent: parent)
        child = Content._makeNode(evaluate(), self)
    }

    func receive(_ new: Element, _ newContent: @escaping (Element) -> Content, contentIsSame: Bool) {
        let isSame = contentIsSame && !flags.contains(.dirty) && planEqual(element, new)
        element = new
        content = newContent
        if !isSame { update() }
    }

    override func update() { Content._updateNode(child, evaluate()) }

    private lazy var wrapped = WrappingItems<RowTraitsItem>()

    /// The outputs, each with its place in the loop.
    func elementItems(at index: Int, _ edits: LoopEdits?) -> [LayoutItem] {
        let items = wrapped.wrap(child.layoutItems()) { RowTraitsItem(RowTraits(), child: $0) }
        for item in items {
            item.traits.element = (index, id)
            item.traits.delete = edits?.delete
            item.traits.move = edits?.move
        }
        return items
    }

    private lazy var tagged = WrappingItems<ElementTagItem<ID>>()

    override func appendOutputs(_ outputs: inout [AnyObject]) {
        guard flags.contains(.tagsElements) else { return super.appendOutputs(&outputs) }
        for item in tagged.wrap(child.layoutItems(), make: { ElementTagItem(id, child: $0) }) { outputs.append(item) }
    }

    override var isInterchangeable: Bool { hasInterchangeableChildren }

    private func evaluate() -> Content { Graph.evaluate(self, &sentinel) { content(element) } }

    override func unmount() {
        super.unmount()
        sentinel?.cancel()
    }
}
