import Foundation

/// Builds the columns of a table of the statements in a closure.
///
/// Follows <https://developer.apple.com/documentation/swiftui/tablecolumnbuilder>.
@resultBuilder
public struct TableColumnBuilder<RowValue, Sort> where RowValue: Identifiable, Sort: SortComparator {
    /// Columns that rows are not sorted by.
    @_disfavoredOverload
    public static func buildExpression<Column>(_ column: Column) -> Column
    where RowValue == Column.TableRowValue, Column: TableColumnContent, Column.TableColumnSortComparator == Never {
        column
    }
    /// Columns.
    public static func buildExpression<Column>(_ column: Column) -> Column
    where RowValue == Column.TableRowValue, Sort == Column.TableColumnSortComparator, Column: TableColumnContent {
        column
    }
    /// A column that rows are not sorted by.
    @_disfavoredOverload
    public static func buildExpression<Content, Label>(
        _ column: TableColumn<RowValue, Never, Content, Label>
    ) -> TableColumn<RowValue, Never, Content, Label> where Content: View, Label: View { column }
    /// A column.
    public static func buildExpression<Content, Label>(
        _ column: TableColumn<RowValue, Sort, Content, Label>
    ) -> TableColumn<RowValue, Sort, Content, Label> where Content: View, Label: View { column }

    /// One column.
    public static func buildBlock<Column>(_ column: Column) -> Column
    where RowValue == Column.TableRowValue, Column: TableColumnContent { column }

    /// 2 columns.
    public static func buildBlock<C0, C1>(
        _ c0: C0, _ c1: C1
    ) -> TupleTableColumnContent<RowValue, Sort, (C0, C1)>
    where RowValue == C0.TableRowValue, C0: TableColumnContent, RowValue == C1.TableRowValue, C1: TableColumnContent {
        TupleTableColumnContent((c0, c1)) {
            c0._columns() + c1._columns()
        }
    }

    /// 3 columns.
    public static func buildBlock<C0, C1, C2>(
        _ c0: C0, _ c1: C1, _ c2: C2
    ) -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2)>
    where
        RowValue == C0.TableRowValue, C0: TableColumnContent, RowValue == C1.TableRowValue, C1: TableColumnContent,
        RowValue == C2.TableRowValue, C2: TableColumnContent
    {
        TupleTableColumnContent((c0, c1, c2)) {
            c0._columns() + c1._columns() + c2._columns()
        }
    }

    /// 4 columns.
    public static func buildBlock<C0, C1, C2, C3>(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3
    ) -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2, C3)>
    where
        RowValue == C0.TableRowValue, C0: TableColumnContent, RowValue == C1.TableRowValue, C1: TableColumnContent,
        RowValue == C2.TableRowValue, C2: TableColumnContent, RowValue == C3.TableRowValue, C3: TableColumnContent
    {
        TupleTableColumnContent((c0, c1, c2, c3)) {
            c0._columns() + c1._columns() + c2._columns() + c3._columns()
        }
    }

    /// 5 columns.
    public static func buildBlock<C0, C1, C2, C3, C4>(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4
    ) -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2, C3, C4)>
    where
        RowValue == C0.TableRowValue, C0: TableColumnContent, RowValue == C1.TableRowValue, C1: TableColumnContent,
        RowValue == C2.TableRowValue, C2: TableColumnContent, RowValue == C3.TableRowValue, C3: TableColumnContent,
        RowValue == C4.TableRowValue, C4: TableColumnContent
    {
        TupleTableColumnContent((c0, c1, c2, c3, c4)) {
            c0._columns() + c1._columns() + c2._columns() + c3._columns() + c4._columns()
        }
    }

    /// 6 columns.
    public static func buildBlock<C0, C1, C2, C3, C4, C5>(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5
    ) -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2, C3, C4, C5)>
    where
        RowValue == C0.TableRowValue, C0: TableColumnContent, RowValue == C1.TableRowValue, C1: TableColumnContent,
        RowValue == C2.TableRowValue, C2: TableColumnContent, RowValue == C3.TableRowValue, C3: TableColumnContent,
        RowValue == C4.TableRowValue, C4: TableColumnContent, RowValue == C5.TableRowValue, C5: TableColumnContent
    {
        TupleTableColumnContent((c0, c1, c2, c3, c4, c5)) {
            c0._columns() + c1._columns() + c2._columns() + c3._columns() + c4._columns() + c5._columns()
        }
    }

    /// 7 columns.
    public static func buildBlock<C0, C1, C2, C3, C4, C5, C6>(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6
    ) -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2, C3, C4, C5, C6)>
    where
        RowValue == C0.TableRowValue, C0: TableColumnContent, RowValue == C1.TableRowValue, C1: TableColumnContent,
        RowValue == C2.TableRowValue, C2: TableColumnContent, RowValue == C3.TableRowValue, C3: TableColumnContent,
        RowValue == C4.TableRowValue, C4: TableColumnContent, RowValue == C5.TableRowValue, C5: TableColumnContent,
        RowValue == C6.TableRowValue, C6: TableColumnContent
    {
        TupleTableColumnContent((c0, c1, c2, c3, c4, c5, c6)) {
            c0._columns() + c1._columns() + c2._columns() + c3._columns() + c4._columns() + c5._columns()
                + c6._columns()
        }
    }

    /// 8 columns.
    public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7>(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7
    ) -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2, C3, C4, C5, C6, C7)>
    where
        RowValue == C0.TableRowValue, C0: TableColumnContent, RowValue == C1.TableRowValue, C1: TableColumnContent,
        RowValue == C2.TableRowValue, C2: TableColumnContent, RowValue == C3.TableRowValue, C3: TableColumnContent,
        RowValue == C4.TableRowValue, C4: TableColumnContent, RowValue == C5.TableRowValue, C5: TableColumnContent,
        RowValue == C6.TableRowValue, C6: TableColumnContent, RowValue == C7.TableRowValue, C7: TableColumnContent
    {
        TupleTableColumnContent((c0, c1, c2, c3, c4, c5, c6, c7)) {
            c0._columns() + c1._columns() + c2._columns() + c3._columns() + c4._columns() + c5._columns()
                + c6._columns() + c7._columns()
        }
    }

    /// 9 columns.
    public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, C8>(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8
    ) -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2, C3, C4, C5, C6, C7, C8)>
    where
        RowValue == C0.TableRowValue, C0: TableColumnContent, RowValue == C1.TableRowValue, C1: TableColumnContent,
        RowValue == C2.TableRowValue, C2: TableColumnContent, RowValue == C3.TableRowValue, C3: TableColumnContent,
        RowValue == C4.TableRowValue, C4: TableColumnContent, RowValue == C5.TableRowValue, C5: TableColumnContent,
        RowValue == C6.TableRowValue, C6: TableColumnContent, RowValue == C7.TableRowValue, C7: TableColumnContent,
        RowValue == C8.TableRowValue, C8: TableColumnContent
    {
        TupleTableColumnContent((c0, c1, c2, c3, c4, c5, c6, c7, c8)) {
            c0._columns() + c1._columns() + c2._columns() + c3._columns() + c4._columns() + c5._columns()
                + c6._columns() + c7._columns() + c8._columns()
        }
    }

    /// 10 columns.
    public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, C8, C9>(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9
    ) -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2, C3, C4, C5, C6, C7, C8, C9)>
    where
        RowValue == C0.TableRowValue, C0: TableColumnContent, RowValue == C1.TableRowValue, C1: TableColumnContent,
        RowValue == C2.TableRowValue, C2: TableColumnContent, RowValue == C3.TableRowValue, C3: TableColumnContent,
        RowValue == C4.TableRowValue, C4: TableColumnContent, RowValue == C5.TableRowValue, C5: TableColumnContent,
        RowValue == C6.TableRowValue, C6: TableColumnContent, RowValue == C7.TableRowValue, C7: TableColumnContent,
        RowValue == C8.TableRowValue, C8: TableColumnContent, RowValue == C9.TableRowValue, C9: TableColumnContent
    {
        TupleTableColumnContent((c0, c1, c2, c3, c4, c5, c6, c7, c8, c9)) {
            c0._columns() + c1._columns() + c2._columns() + c3._columns() + c4._columns() + c5._columns()
                + c6._columns() + c7._columns() + c8._columns() + c9._columns()
        }
    }
}
