import Foundation

/// A container whose children a `Layout` measures and places. Changing the layout keeps the children.
package final class LayoutContainerItem: GroupItem {
    private var engine: LayoutEngine
    /// What the layout sees: the children, with the cells of a grid's rows in place of the rows.
    private(set) var arranged: [LayoutItem] = []
    private var rows: [GridRowItem] = []

    /// The layout; setting it to one of the same type keeps its cache.
    package var layout: any Layout {
        didSet {
            if !engine.adopt((layout as? AnyLayout)?.base ?? layout) {
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

    package override var spacing: ViewSpacing { engine.spacing(in: self) }

    package override func explicitAlignment(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
        engine.explicitAlignment(key, proposal, in: self)
    }
}
