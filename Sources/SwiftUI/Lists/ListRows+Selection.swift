import Foundation
import Toolkit
import ViewGraph
import ViewLayout

extension ListRows {
    /// What a selection of values of a type says of a row; nil where it cannot be selected so.
    func value<Value: Hashable>(_ type: Value.Type, at index: Int) -> Value? {
        let segment = segment(at: index)
        guard segment.kind == .row else { return nil }
        if let loop = segment.loop { return loop.source.value(type, at: index - segment.start) }
        return staticRow(segment)?.tag(type) ?? segment.item.tableRow?.id as? Value
            ?? segment.traits.element?.id as? Value
    }

    /// Indices of the rows that are selected, ascending.
    func indices<Value: Hashable>(of selection: Set<Value>) -> [Int] {
        segments.flatMap { segment -> [Int] in
            guard segment.kind == .row else { return [] }
            if let loop = segment.loop { return loop.source.indices(of: selection).map { $0 + segment.start } }
            return value(Value.self, at: segment.start).map(selection.contains) == true ? [segment.start] : []
        }
    }
}

extension ListRows {
    /// The row with an identity: an element's, or one set on a static row.
    func index(of id: AnyHashable, below node: _GraphNode) -> Int? {
        for segment in segments {
            if let index = segment.loop?.source.index(of: id) { return segment.start + index }
            if let element = segment.traits.element, AnyHashable(element.id) == id { return segment.start }
            if let row = segment.item.tableRow, AnyHashable(row.id) == id { return segment.start }
        }
        guard let items = node.descendant(identifiedBy: id)?.layoutItems(), let item = items.first else { return nil }
        for segment in segments where segment.item.holds(item) { return segment.start }
        return nil
    }
}

extension LayoutItem {
    /// Whether an item is this one or the only one in it, at any depth.
    func holds(_ item: LayoutItem) -> Bool {
        if self === item { return true }
        if let section = self as? SectionItem {
            return section.header.contains { $0 === item }
        }
        return (self as? UnaryItem)?.child?.holds(item) ?? false
    }
}

extension ListRows {
    /// Actions on elements of loops for rows at `indices`, with the elements' own indices.
    func edits<Action>(
        _ indices: [Int], _ action: KeyPath<RowTraits, Action?>
    ) -> [(perform: Action, elements: [Int])] {
        var result: [(segment: Int, perform: Action, elements: [Int])] = []
        for index in indices {
            let segment = segment(at: index)
            guard segment.kind == .row, let perform = segment.traits[keyPath: action],
                let element = elementIndex(at: index, in: segment)
            else { continue }
            // Static rows of one loop are segments each, with one action between them.
            let group = segment.loop == nil ? -segment.section - 1 : segment.start
            if let last = result.last, last.segment == group {
                if !last.elements.contains(element) { result[result.count - 1].elements.append(element) }
            } else {
                result.append((group, perform, [element]))
            }
        }
        return result.map { ($0.perform, $0.elements) }
    }

    private func elementIndex(at index: Int, in segment: Segment) -> Int? {
        segment.loop == nil ? segment.traits.element?.index : index - segment.start
    }

    /// What puts something before a row, or at the end, and where in its collection; nil where nothing is put there.
    func insertion(at destination: Int) -> (insertion: RowInsertion, index: Int)? {
        for (row, offset) in [(destination, 0), (destination - 1, 1)] where row >= 0 && row < count {
            let segment = segment(at: row)
            guard segment.kind == .row, let insertion = segment.traits.insert,
                let element = elementIndex(at: row, in: segment)
            else { continue }
            return (insertion, element + offset)
        }
        // A loop without elements has no row.
        let empty = segments.first { $0.count == 0 && $0.start == destination && $0.traits.insert != nil }
        return empty.flatMap { $0.traits.insert }.map { ($0, 0) }
    }

    /// Whether anything is put between rows.
    var takesInsertions: Bool { segments.contains { $0.traits.insert != nil } }

    /// Moves rows to before another, if all are elements of one loop and that is where they go; nil where they cannot.
    func move(_ indices: [Int], to destination: Int) -> (() -> Void)? {
        let edits = edits(indices, \.move)
        guard edits.count == 1, edits[0].elements.count == indices.count, let first = indices.first else { return nil }
        let home = segment(at: first)
        let target: Int
        if home.loop != nil {
            guard destination >= home.start, destination <= home.start + home.count else { return nil }
            target = destination - home.start
        } else if destination < count, segment(at: destination).traits.move != nil,
            let element = segment(at: destination).traits.element?.index
        {
            target = element
        } else if destination > 0, segment(at: destination - 1).traits.move != nil,
            let element = segment(at: destination - 1).traits.element?.index
        {
            target = element + 1
        } else {
            return nil
        }
        let (perform, elements) = edits[0]
        return { perform(IndexSet(elements), target) }
    }
}
