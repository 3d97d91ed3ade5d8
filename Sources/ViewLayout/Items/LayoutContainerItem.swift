import Foundation

/// A container whose children a `Layout` measures and places. Changing the layout keeps the children.
package final class LayoutContainerItem: GroupItem {
    private var engine: LayoutEngine
    /// What the layout sees: the children, with the cells of a grid's rows in place of the rows.
    private(set) var arranged: [LayoutItem] = []
    private var rows: [GridRowItem] = []

    /// The layout; setting it to one of the same type keeps its cache, to an equal one does nothing.
    package var layout: any Layout {
        didSet {
            switch engine.adopt((layout as? AnyLayout)?.base ?? layout) {
            case .same: return
            case .changed: break
            case .refused:
                engine = LayoutEngine.make(for: layout)
                for child in children { child.stackAxis = engine.stackAxis }
            }
            invalidateSize()
        }
    }

    package init(_ layout: any Layout, children: [LayoutItem] = []) {
        self.layout = layout
        engine = LayoutEngine.make(for: layout)
        super.init()
        if !children.isEmpty { setChildren(children) }
    }

    package override var axisForChildren: Axis? { engine.stackAxis }

    package override func childrenChanged() {
        arrange()
    }

    /// Told by a row of a grid that its cells have changed.
    func arrange() {
        rows = children.compactMap { $0 as? GridRowItem }
        if rows.isEmpty {
            arranged = children
        } else {
            arranged = children.flatMap { ($0 as? GridRowItem)?.children ?? [$0] }
        }
    }

    package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        // Rows are never asked for their size; measuring them here makes them pass on what changes in their cells.
        for row in rows { _ = row.size(.zero) }
        return engine.size(proposal, in: self)
    }

    package override func placeContents() {
        engine.place(in: self)
        for row in rows { row.coverCells(in: self) }
    }

    package override var spacing: ViewSpacing {
        updateAnswers()
        if let known = answers.spacing { return known }
        let spacing = engine.spacing(in: self)
        answers.spacing = spacing
        return spacing
    }

    package override func explicitAlignment(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
        updateAnswers()
        if let known = answers.guides.first(where: { $0.key == key && $0.proposal == proposal }) { return known.value }
        let value = engine.explicitAlignment(key, proposal, in: self)
        if answers.guides.count == Answers.guideCapacity { answers.guides.removeFirst() }
        answers.guides.append((key, proposal, value))
        return value
    }

    /// What was asked since the last change, apart from sizes. Kept, because otherwise each level of nested containers
    /// would ask the next one several times.
    private struct Answers {
        static let guideCapacity = 16

        var stamp: UInt64 = 0
        var spacing: ViewSpacing?
        var guides: [(key: AlignmentKey, proposal: ProposedViewSize, value: CGFloat?)] = []
    }

    private var answers = Answers()

    private func updateAnswers() {
        relyOn()
        if answers.stamp != stamp { answers = Answers(stamp: stamp) }
    }
}
