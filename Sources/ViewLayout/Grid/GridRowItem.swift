import Foundation

/// The cells of one row of a grid. Outside of a grid its cells are arranged like any other views.
package final class GridRowItem: GroupItem {
    /// The guide by which the cells are lined up; nil for the grid's.
    package var alignment: VerticalAlignment? {
        didSet { if alignment != oldValue { invalidateSize() } }
    }

    package init(alignment: VerticalAlignment? = nil, cells: [LayoutItem] = []) {
        self.alignment = alignment
        super.init()
        if !cells.isEmpty { setChildren(cells) }
    }

    package override func childrenChanged() {
        (parent as? LayoutContainerItem)?.arrange()
    }

    package override var axisForChildren: Axis? { stackAxis }

    package override func stackAxisChanged() {
        for cell in children { cell.stackAxis = stackAxis }
    }

    /// Takes the room of the cells, which the grid has placed.
    func coverCells(in grid: LayoutContainerItem) {
        let room = children.reduce(CGRect.null) { $0.union($1.frame) }
        place(at: room.isNull ? grid.frame.origin : room.origin, proposal: .zero, size: room.isNull ? .zero : room.size)
    }
}
