import Toolkit
import ViewGraph

/// The place of a `ForEach` in a list. It keeps the elements, and makes the views of those that the list asks for.
///
/// Rows have an object each as far as the desktop holds them or they have views; those out of view keep their views, and
/// so their state, up to a number of the most recent ones.
final class LazyForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: _GraphNode, RowSource {
    typealias Row = LazyRow<Data, ID, Content>

    private var view: ForEach<Data, ID, Content>
    private var data: Data { view.data }
    private var id: (Data.Element) -> ID { view.id }
    private let scan = ElementScan<Data>()
    private var contentIsSame = true
    private var rows: [RowKey<ID>: Row] = [:]
    private var hidden = RecentRows()
    private var output: LazyRows?

    init(_ view: ForEach<Data, ID, Content>, parent: _GraphNode) {
        self.view = view
        super.init(parent: parent)
        output = LazyRows(self)
        output?.edits = view.edits
    }

    // MARK: Rows

    var rowCount: Int { data.count }

    private func element(at index: Int) -> Data.Element { data[data.index(data.startIndex, offsetBy: index)] }

    func row(at index: Int) -> any EngineRow {
        let id = id(element(at: index))
        var key = RowKey(id: id, occurrence: 0)
        while let row = rows[key] {
            if row.index == index { return row }
            reportDuplicate(id)
            key.occurrence += 1
        }
        let row = Row(key, index: index, node: self)
        rows[key] = row
        return row
    }

    private func knownRow(at index: Int) -> Row? {
        var key = RowKey(id: id(element(at: index)), occurrence: 0)
        while let row = rows[key] {
            if row.index == index { return row }
            key.occurrence += 1
        }
        return nil
    }

    func forEachKnownRow(_ body: (Int, any EngineRow) -> Void) {
        for row in rows.values { body(row.index, row) }
    }

    func value<Value: Hashable>(_ type: Value.Type, at index: Int) -> Value? {
        let element = element(at: index)
        if Self.hasTags(type) { return (view.content(element) as? any TagCarrying)?.carriedTag(type) }
        // What the views of a row's own view are tagged with is known once they are made.
        return id(element) as? Value ?? knownRow(at: index)?.knownHost?.tag(type)
    }

    /// Whether the rows are selected by tags that their views' values tell.
    private static func hasTags<Value: Hashable>(_ type: Value.Type) -> Bool {
        (Content.self as? any TagCarrying.Type)?.carriesTag(type) ?? false
    }

    func indices<Value: Hashable>(of selection: Set<Value>) -> [Int] {
        if Self.hasTags(Value.self) {
            return Graph.untracked {
                (0..<data.count).filter { value(Value.self, at: $0).map(selection.contains) ?? false }
            }
        }
        guard let selection = selection as? Set<ID> else {
            return rows.values.filter { $0.knownHost?.tag(Value.self).map(selection.contains) ?? false }
                .map(\.index).sorted()
        }
        if selection.isEmpty { return [] }
        var found: [Int] = []
        var index = 0
        for element in data {
            if selection.contains(id(element)) {
                found.append(index)
                if found.count == selection.count { break }
            }
            index += 1
        }
        return found
    }

    func index(of id: AnyHashable) -> Int? {
        guard let id = id.base as? ID else { return nil }
        var index = 0
        for element in data {
            if self.id(element) == id { return index }
            index += 1
        }
        return nil
    }

    func text(at index: Int) -> String {
        if let known = knownRow(at: index), known.hasViews { return known.typedText }
        if let text = (view.content(element(at: index)) as? any TextTelling)?.toldText { return text }
        guard let row = row(at: index) as? Row else { return "" }
        _ = row.surface
        defer { if !row.isHeld { wasHidden(row) } }
        return row.typedText
    }

    /// What a row's host is given.
    func view(of row: Row) -> RowView<Data.Element, ID, Content> {
        RowView(element: element(at: row.index), id: row.key.id, content: view.content, contentIsSame: contentIsSame)
    }

    // MARK: Changes

    /// Brings the rows in line with new elements.
    func receive(_ view: ForEach<Data, ID, Content>) {
        contentIsSame = view.hasSameContent(as: self.view)
        let old = data
        self.view = view
        receive(view.edits)
        let (oldCount, newCount) = (old.count, data.count)
        var changed: [Int] = []
        let prefix = scanPrefix(old, &changed)
        if prefix < oldCount || prefix < newCount {
            let suffix = scanSuffix(old, limit: min(oldCount, newCount) - prefix, &changed)
            moveRows(old, prefix..<(oldCount - suffix), prefix..<(newCount - suffix), &changed)
            output?.note(RowsChange(untouchedBefore: prefix, untouchedAfter: suffix))
            outputsChanged()
            PreferenceReaders.noteStructureChange(below: self)
        }
        if contentIsSame && changed.count <= rows.count {
            for index in changed {
                for row in liveRows(at: index) { row.refresh() }
            }
        } else {
            // Those whose element is the same stop there.
            for row in rows.values { row.refresh() }
        }
        contentIsSame = true
    }

    private func receive(_ edits: LoopEdits?) {
        let old = output?.edits
        output?.edits = edits
        // What is done is asked for when it is done; that it can be done is shown.
        if (old?.delete == nil) != (edits?.delete == nil) || (old?.move == nil) != (edits?.move == nil) {
            outputsChanged()
        }
    }

    private func liveRows(at index: Int) -> [Row] {
        var key = RowKey(id: id(element(at: index)), occurrence: 0)
        var found: [Row] = []
        while let row = rows[key] {
            if row.index == index { found.append(row) }
            key.occurrence += 1
        }
        return found
    }

    /// The number of elements at the beginning that keep their identifiers; those of them that differ go to `changed`.
    private func scanPrefix(_ old: Data, _ changed: inout [Int]) -> Int {
        let limit = min(old.count, data.count)
        var count = 0
        while count < limit {
            count += scan.sameBytes(old, data, count)
            if count >= limit { break }
            let was = old[old.index(old.startIndex, offsetBy: count)]
            let new = element(at: count)
            if !bitsEqual(was, new) {
                if id(was) != id(new) { break }
                changed.append(count)
            }
            count += 1
        }
        return count
    }

    private func scanSuffix(_ old: Data, limit: Int, _ changed: inout [Int]) -> Int {
        let newCount = data.count
        var count = 0
        while count < limit {
            count += scan.sameBytesAtEnd(old, data, count, limit - count)
            if count >= limit { break }
            let was = old[old.index(old.endIndex, offsetBy: -1 - count)]
            let new = element(at: newCount - 1 - count)
            if !bitsEqual(was, new) {
                if id(was) != id(new) { break }
                changed.append(newCount - 1 - count)
            }
            count += 1
        }
        return count
    }

    /// Gives rows their new indices and lets go of those whose elements have gone.
    private func moveRows(_ old: Data, _ oldMiddle: Range<Int>, _ newMiddle: Range<Int>, _ changed: inout [Int]) {
        let shift = newMiddle.upperBound - oldMiddle.upperBound
        var middle: [ID: [Row]] = [:]
        for row in rows.values {
            let index = row.index
            if index >= oldMiddle.upperBound {
                row.index = index + shift
            } else if index >= oldMiddle.lowerBound {
                middle[row.key.id, default: []].append(row)
            }
        }
        if middle.isEmpty { return }
        // Duplicates are matched in their order.
        for id in middle.keys { middle[id]?.sort { $0.index > $1.index } }
        var left = middle.values.reduce(0) { $0 + $1.count }
        for index in newMiddle {
            if left == 0 { break }
            // Most elements have no row: they are looked for once.
            guard let place = middle.index(forKey: id(element(at: index))),
                let row = middle.values[place].popLast()
            else { continue }
            row.index = index
            left -= 1
            changed.append(index)
        }
        for row in middle.values.joined() {
            rows[row.key] = nil
            row.end()
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

    // MARK: Keeping

    func wasShown(_ row: Row) { hidden.remove(row) }

    func wasHidden(_ row: Row) {
        hidden.add(row)
        while let oldest = hidden.takeSurplus() as? Row {
            oldest.dropViews()
            forgetIfUnused(oldest)
        }
    }

    /// The row that has been out of view for longest.
    var spareRow: Row? { hidden.oldest as? Row }

    func forgetIfUnused(_ row: Row) {
        if !row.isHeld && !row.hasViews && rows[row.key] === row { rows[row.key] = nil }
    }

    // MARK: Node

    override func appendOutputs(_ outputs: inout [AnyObject]) { if let output { outputs.append(output) } }

    override func forEachChild(_ body: (_GraphNode) -> Void) {
        for row in rows.values.sorted(by: { $0.index < $1.index }) {
            if let host = row.host { body(host) }
        }
    }

    override func unmount() {
        super.unmount()
        output = nil
        for row in rows.values { row.end() }
        rows = [:]
    }
}

/// An identifier, and which of several with the same one.
struct RowKey<ID: Hashable>: Hashable {
    let id: ID
    var occurrence: Int
}
