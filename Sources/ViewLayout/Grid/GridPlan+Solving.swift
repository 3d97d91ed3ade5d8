import Foundation

extension GridPlan {
    /// Finds the widths of the columns, then the heights of the rows, each like the children of a stack: what
    /// stretches least is served first.
    func solve(_ proposal: ProposedViewSize) -> GridSolution {
        var solution = GridSolution()
        guard !rows.isEmpty else { return solution }
        solution.widths = columnWidths(proposal.width)
        (solution.heights, solution.ascents) = rowHeights(proposal.height, solution.widths)
        let gapsAcross = horizontalSpacing * CGFloat(max(0, columnCount - 1))
        let gapsDown = verticalSpacing * CGFloat(rows.count - 1)
        solution.size = CGSize(
            width: solution.widths.reduce(0, +) + gapsAcross, height: solution.heights.reduce(0, +) + gapsDown)
        return solution
    }

    private func columnWidths(_ proposed: CGFloat?) -> [CGFloat] {
        let gaps = horizontalSpacing * CGFloat(max(0, columnCount - 1))
        var columns: [[Cell]] = Array(repeating: [], count: columnCount)
        for row in rows {
            for cell in row.cells where cell.span == 1 && !cell.unsized.contains(.horizontal) {
                columns[cell.column].append(cell)
            }
        }
        func width(_ column: Int, _ offer: CGFloat?) -> CGFloat {
            columns[column].reduce(0) { max($0, $1.item.size(ProposedViewSize(width: offer, height: nil)).width) }
        }
        var widths = Self.divide(proposed.map { $0 - gaps }, among: columnCount, width)
        // What spans several columns makes room for itself after the others.
        for row in rows {
            for cell in row.cells where cell.span > 1 && !cell.unsized.contains(.horizontal) {
                let covered = self.width(of: cell, widths)
                let free = proposed.map { max(0, $0 - widths.reduce(0, +) - gaps) }
                let offer = free.map { covered + $0 }
                let wanted = cell.item.size(ProposedViewSize(width: offer, height: nil)).width
                guard wanted > covered else { continue }
                let share = (wanted - covered) / CGFloat(cell.span)
                for column in cell.columns { widths[column] += share }
            }
        }
        return widths
    }

    private func rowHeights(_ proposed: CGFloat?, _ widths: [CGFloat]) -> ([CGFloat], [CGFloat]) {
        let gaps = verticalSpacing * CGFloat(rows.count - 1)
        func side(_ row: Row, _ offer: CGFloat?) -> AlignedExtent.Side {
            var side = AlignedExtent.Side()
            for cell in row.cells where !cell.unsized.contains(.vertical) {
                let width = self.width(of: cell, widths)
                let dimensions = cell.item.dimensions(ProposedViewSize(width: width, height: offer))
                if cell.anchor == nil {
                    side.formUnion(length: dimensions.height, guide: dimensions[row.alignment.key])
                } else {
                    side.makeRoom(for: dimensions.height)
                }
            }
            return side
        }
        let heights = Self.divide(proposed.map { $0 - gaps }, among: rows.count) { side(rows[$0], $1).length }
        // Lined up as they are placed: each offered the whole row.
        let ascents = zip(rows, heights).map { side($0, $1).ascent }
        return (heights, ascents)
    }

    /// Divides `available` among columns or rows, of which `length` tells what they take of an offer.
    private static func divide(
        _ available: CGFloat?, among count: Int, _ length: (Int, CGFloat?) -> CGFloat
    ) -> [CGFloat] {
        guard let available, available > 0, available.isFinite else {
            let offer = available.map { $0 == .infinity ? $0 : 0 }
            return (0..<count).map { length($0, offer) }
        }
        let flexibility = (0..<count).map { index in
            let stretch = length(index, .infinity) - length(index, 0)
            return stretch.isNaN ? 0 : stretch
        }
        let order = (0..<count).sorted {
            flexibility[$0] == flexibility[$1] ? $0 < $1 : flexibility[$0] < flexibility[$1]
        }
        var result = Array(repeating: CGFloat.zero, count: count)
        var remaining = available
        for (position, index) in order.enumerated() {
            result[index] = length(index, max(0, remaining / CGFloat(count - position)))
            remaining -= result[index]
        }
        return result
    }

    /// The room that `cell` has, with the distances between the columns that it spans.
    private func width(of cell: Cell, _ widths: [CGFloat]) -> CGFloat {
        widths[cell.columns].reduce(0, +) + horizontalSpacing * CGFloat(max(0, cell.span - 1))
    }

    /// Calls `body` with each cell, its view's place relative to the grid, and what the view is offered.
    func forEachPlacement(_ solution: GridSolution, _ body: (Cell, CGPoint, ProposedViewSize) -> Void) {
        var starts: [CGFloat] = []
        var x: CGFloat = 0
        for width in solution.widths {
            starts.append(x)
            x += width + horizontalSpacing
        }
        var y: CGFloat = 0
        for (index, row) in rows.enumerated() {
            let height = solution.heights[index]
            for cell in row.cells {
                let room = CGSize(width: width(of: cell, solution.widths), height: height)
                let offer = ProposedViewSize(room)
                let dimensions = cell.item.dimensions(offer)
                var origin = CGPoint(x: columnCount == 0 ? 0 : starts[cell.column], y: y)
                if let anchor = cell.anchor {
                    origin.x += anchor.x * (room.width - dimensions.width)
                    origin.y += anchor.y * (room.height - dimensions.height)
                } else {
                    let guide = (row.horizontalAlignment ?? columnAlignments[cell.column]).key
                    origin.x += ViewDimensions(size: room)[guide] - dimensions[guide]
                    origin.y += rowGuide(row, room, solution.ascents[index]) - dimensions[row.alignment.key]
                }
                body(cell, origin, offer)
            }
            y += height + verticalSpacing
        }
    }

    /// Where the row's guide is: at a fraction of the row if it belongs to frames, else as the cells reach above it.
    private func rowGuide(_ row: Row, _ room: CGSize, _ ascent: CGFloat) -> CGFloat {
        row.alignment.key.isFrameGuide ? ViewDimensions(size: room)[row.alignment.key] : ascent
    }
}
