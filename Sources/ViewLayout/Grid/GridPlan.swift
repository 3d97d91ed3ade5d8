import Foundation

/// The rows and cells of a grid, before their sizes are known.
struct GridPlan {
    struct Cell {
        let item: LayoutItem
        /// Which of the grid's views it is.
        let index: Int
        let column: Int
        /// The number of columns that the cell spans.
        let span: Int
        let unsized: Axis.Set
        let anchor: UnitPoint?

        var columns: Range<Int> { column..<(column + span) }
    }

    struct Row {
        var cells: [Cell] = []
        let alignment: VerticalAlignment
        /// The guide for a view that is no row, which belongs to no column; nil in rows.
        let horizontalAlignment: HorizontalAlignment?
    }

    private(set) var rows: [Row] = []
    private(set) var columnAlignments: [HorizontalAlignment] = []
    let horizontalSpacing: CGFloat
    let verticalSpacing: CGFloat

    var columnCount: Int { columnAlignments.count }

    /// No author means a grid of more columns, and an endless loop of them must not freeze the app.
    private static let maximumSpan = 1000

    init(_ items: [LayoutItem], grid: GridLayout) {
        func usable(_ spacing: CGFloat?) -> CGFloat {
            spacing.flatMap { $0.isFinite ? $0 : nil } ?? ViewSpacing.usual
        }
        horizontalSpacing = usable(grid.horizontalSpacing)
        verticalSpacing = usable(grid.verticalSpacing)

        // The views of a row have it as their parent; a view without a row spans all columns.
        var sources: [(row: GridRowItem?, views: [(index: Int, item: LayoutItem)])] = []
        for (index, item) in items.enumerated() {
            let row = item.parent as? GridRowItem
            if row != nil, let last = sources.last, last.row === row {
                sources[sources.count - 1].views.append((index, item))
            } else {
                sources.append((row, [(index, item)]))
            }
        }
        let counts = sources.map { source in
            source.row == nil ? 1 : source.views.reduce(0) { $0 + Self.span($1.item) }
        }
        let count = counts.max() ?? 0
        columnAlignments = Array(repeating: grid.alignment.horizontal, count: count)

        for source in sources {
            var row = Row(
                alignment: source.row?.alignment ?? grid.alignment.vertical,
                horizontalAlignment: source.row == nil ? grid.alignment.horizontal : nil)
            var column = 0
            for (index, view) in source.views {
                let span = source.row == nil ? count : Self.span(view)
                row.cells.append(
                    Cell(
                        item: view, index: index, column: column, span: span,
                        unsized: view.layoutValue(GridCellUnsizedAxesKey.self),
                        anchor: view.layoutValue(GridCellAnchorKey.self)))
                if source.row != nil, let alignment = view.layoutValue(GridColumnAlignmentKey.self) {
                    columnAlignments[column] = alignment
                }
                column += span
            }
            rows.append(row)
        }
    }

    private static func span(_ item: LayoutItem) -> Int {
        min(max(1, item.layoutValue(GridCellColumnsKey.self)), maximumSpan)
    }
}

/// The sizes of a grid's columns and rows.
struct GridSolution {
    var widths: [CGFloat] = []
    var heights: [CGFloat] = []
    /// How far each row reaches above the guide by which its cells are lined up.
    var ascents: [CGFloat] = []
    var size = CGSize.zero
}
