/// Shares the width of a table among its columns.
package enum ColumnWidths {
    /// The least width of a column of which nothing is said, and the one that it has where there is room.
    package static let least = 40.0
    package static let usual = 100.0

    /// Widths in whole points. Columns that a person has made as wide as they like (`chosen`) or that have one width stay
    /// so; the others share what is left, each between its least and its greatest width.
    package static func fit(_ columns: [ListColumn], chosen: [Int: Double], in width: Double) -> [Double] {
        var widths = columns.indices.map { index in
            chosen[index] ?? min(max(columns[index].ideal, columns[index].minimum), columns[index].maximum)
        }
        var open = columns.indices.filter { chosen[$0] == nil && columns[$0].minimum < columns[$0].maximum }
        // Each round shares what is left evenly, and leaves out those that can take no more of it.
        while !open.isEmpty {
            let rest = width - widths.reduce(0, +)
            if abs(rest) < 1 { break }
            let share = rest / Double(open.count)
            var stillOpen: [Int] = []
            for index in open {
                let wanted = widths[index] + share
                widths[index] = min(max(wanted, columns[index].minimum), columns[index].maximum)
                if widths[index] == wanted { stillOpen.append(index) }
            }
            if stillOpen.count == open.count { break }
            open = stillOpen
        }
        // Whole points, none of them lost on the way.
        var end = 0.0
        var last = 0.0
        return widths.map { width in
            end += width
            defer { last = end.rounded() }
            return end.rounded() - last
        }
    }
}

extension ListColumn {
    var minimum: Double { minimumWidth ?? min(ColumnWidths.least, maximumWidth ?? .infinity) }
    var maximum: Double { max(maximumWidth ?? .infinity, minimum) }
    var ideal: Double { idealWidth ?? ColumnWidths.usual }
    /// Whether a person can make it wider or narrower.
    package var isResizable: Bool { mayBeResized && minimum < maximum }
    /// The nearest width that it may have.
    package func allowed(_ width: Double) -> Double { min(max(width, minimum), maximum) }
}
