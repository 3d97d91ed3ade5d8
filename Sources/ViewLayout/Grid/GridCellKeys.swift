import Foundation

/// How many columns a cell spans.
package enum GridCellColumnsKey: LayoutValueKey {
    package static var defaultValue: Int { 1 }
}

/// The horizontal guide of the column that a cell is in.
package enum GridColumnAlignmentKey: LayoutValueKey {
    package static var defaultValue: HorizontalAlignment? { nil }
}

/// The point of a cell's room and of its view that meet.
package enum GridCellAnchorKey: LayoutValueKey {
    package static var defaultValue: UnitPoint? { nil }
}

/// The axes on which a cell asks for no room of its own.
package enum GridCellUnsizedAxesKey: LayoutValueKey {
    package static var defaultValue: Axis.Set { [] }
}
