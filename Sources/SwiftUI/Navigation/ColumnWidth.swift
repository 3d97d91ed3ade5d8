import Foundation
import ViewGraph

extension View {
    /// Sets the width of the split view's column that this view is in; it cannot be dragged.
    public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
        preference(key: ColumnWidthKey.self, value: ColumnWidth(min: width, ideal: width, max: width))
    }

    /// Sets the width that the split view's column has at first, and how far it can be dragged.
    public nonisolated func navigationSplitViewColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View {
        preference(key: ColumnWidthKey.self, value: ColumnWidth(min: min, ideal: ideal, max: max))
    }
}

/// The width of a column, in points.
struct ColumnWidth: Equatable {
    var min: CGFloat?
    var ideal: CGFloat
    var max: CGFloat?

    /// Of columns that say nothing of their width.
    static var least: CGFloat { 120 }
    static var usual: CGFloat { 240 }
}

/// What a view in a column says of the column's width.
struct ColumnWidthKey: PreferenceKey {
    static var defaultValue: ColumnWidth? { nil }
    static func reduce(value: inout ColumnWidth?, nextValue: () -> ColumnWidth?) { value = value ?? nextValue() }
}
