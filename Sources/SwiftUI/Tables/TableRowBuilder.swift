/// Builds the rows of a table of the statements in a closure.
///
/// Follows <https://developer.apple.com/documentation/swiftui/tablerowbuilder>.
@resultBuilder
public struct TableRowBuilder<Value> where Value: Identifiable {
    /// Rows.
    public static func buildExpression<Content>(_ content: Content) -> Content
    where Value == Content.TableRowValue, Content: TableRowContent { content }

    /// One statement.
    public static func buildBlock<C>(_ content: C) -> C where Value == C.TableRowValue, C: TableRowContent { content }

    /// `if` without `else`.
    public static func buildIf<C>(_ content: C?) -> C? where Value == C.TableRowValue, C: TableRowContent { content }

    /// The first branch of `if`/`else` or `switch`.
    public static func buildEither<T, F>(first: T) -> _ConditionalContent<T, F>
    where Value == T.TableRowValue, T: TableRowContent, F: TableRowContent, T.TableRowValue == F.TableRowValue {
        _ConditionalContent(storage: .first(first))
    }

    /// The second branch of `if`/`else` or `switch`.
    public static func buildEither<T, F>(second: F) -> _ConditionalContent<T, F>
    where Value == T.TableRowValue, T: TableRowContent, F: TableRowContent, T.TableRowValue == F.TableRowValue {
        _ConditionalContent(storage: .second(second))
    }

    /// 2 statements.
    public static func buildBlock<C0, C1>(
        _ c0: C0, _ c1: C1
    ) -> TupleTableRowContent<Value, (C0, C1)>
    where Value == C0.TableRowValue, C0: TableRowContent, Value == C1.TableRowValue, C1: TableRowContent {
        TupleTableRowContent((c0, c1)) { cells in
            AnyView(TupleView(c0._rows(cells), c1._rows(cells)))
        }
    }

    /// 3 statements.
    public static func buildBlock<C0, C1, C2>(
        _ c0: C0, _ c1: C1, _ c2: C2
    ) -> TupleTableRowContent<Value, (C0, C1, C2)>
    where
        Value == C0.TableRowValue, C0: TableRowContent, Value == C1.TableRowValue, C1: TableRowContent,
        Value == C2.TableRowValue, C2: TableRowContent
    {
        TupleTableRowContent((c0, c1, c2)) { cells in
            AnyView(TupleView(c0._rows(cells), c1._rows(cells), c2._rows(cells)))
        }
    }

    /// 4 statements.
    public static func buildBlock<C0, C1, C2, C3>(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3
    ) -> TupleTableRowContent<Value, (C0, C1, C2, C3)>
    where
        Value == C0.TableRowValue, C0: TableRowContent, Value == C1.TableRowValue, C1: TableRowContent,
        Value == C2.TableRowValue, C2: TableRowContent, Value == C3.TableRowValue, C3: TableRowContent
    {
        TupleTableRowContent((c0, c1, c2, c3)) { cells in
            AnyView(TupleView(c0._rows(cells), c1._rows(cells), c2._rows(cells), c3._rows(cells)))
        }
    }

    /// 5 statements.
    public static func buildBlock<C0, C1, C2, C3, C4>(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4
    ) -> TupleTableRowContent<Value, (C0, C1, C2, C3, C4)>
    where
        Value == C0.TableRowValue, C0: TableRowContent, Value == C1.TableRowValue, C1: TableRowContent,
        Value == C2.TableRowValue, C2: TableRowContent, Value == C3.TableRowValue, C3: TableRowContent,
        Value == C4.TableRowValue, C4: TableRowContent
    {
        TupleTableRowContent((c0, c1, c2, c3, c4)) { cells in
            AnyView(TupleView(c0._rows(cells), c1._rows(cells), c2._rows(cells), c3._rows(cells), c4._rows(cells)))
        }
    }

    /// 6 statements.
    public static func buildBlock<C0, C1, C2, C3, C4, C5>(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5
    ) -> TupleTableRowContent<Value, (C0, C1, C2, C3, C4, C5)>
    where
        Value == C0.TableRowValue, C0: TableRowContent, Value == C1.TableRowValue, C1: TableRowContent,
        Value == C2.TableRowValue, C2: TableRowContent, Value == C3.TableRowValue, C3: TableRowContent,
        Value == C4.TableRowValue, C4: TableRowContent, Value == C5.TableRowValue, C5: TableRowContent
    {
        TupleTableRowContent((c0, c1, c2, c3, c4, c5)) { cells in
            AnyView(
                TupleView(
                    c0._rows(cells), c1._rows(cells), c2._rows(cells), c3._rows(cells), c4._rows(cells), c5._rows(cells)
                ))
        }
    }

    /// 7 statements.
    public static func buildBlock<C0, C1, C2, C3, C4, C5, C6>(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6
    ) -> TupleTableRowContent<Value, (C0, C1, C2, C3, C4, C5, C6)>
    where
        Value == C0.TableRowValue, C0: TableRowContent, Value == C1.TableRowValue, C1: TableRowContent,
        Value == C2.TableRowValue, C2: TableRowContent, Value == C3.TableRowValue, C3: TableRowContent,
        Value == C4.TableRowValue, C4: TableRowContent, Value == C5.TableRowValue, C5: TableRowContent,
        Value == C6.TableRowValue, C6: TableRowContent
    {
        TupleTableRowContent((c0, c1, c2, c3, c4, c5, c6)) { cells in
            AnyView(
                TupleView(
                    c0._rows(cells), c1._rows(cells), c2._rows(cells), c3._rows(cells), c4._rows(cells),
                    c5._rows(cells), c6._rows(cells)))
        }
    }

    /// 8 statements.
    public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7>(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7
    ) -> TupleTableRowContent<Value, (C0, C1, C2, C3, C4, C5, C6, C7)>
    where
        Value == C0.TableRowValue, C0: TableRowContent, Value == C1.TableRowValue, C1: TableRowContent,
        Value == C2.TableRowValue, C2: TableRowContent, Value == C3.TableRowValue, C3: TableRowContent,
        Value == C4.TableRowValue, C4: TableRowContent, Value == C5.TableRowValue, C5: TableRowContent,
        Value == C6.TableRowValue, C6: TableRowContent, Value == C7.TableRowValue, C7: TableRowContent
    {
        TupleTableRowContent((c0, c1, c2, c3, c4, c5, c6, c7)) { cells in
            AnyView(
                TupleView(
                    c0._rows(cells), c1._rows(cells), c2._rows(cells), c3._rows(cells), c4._rows(cells),
                    c5._rows(cells), c6._rows(cells), c7._rows(cells)))
        }
    }

    /// 9 statements.
    public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, C8>(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8
    ) -> TupleTableRowContent<Value, (C0, C1, C2, C3, C4, C5, C6, C7, C8)>
    where
        Value == C0.TableRowValue, C0: TableRowContent, Value == C1.TableRowValue, C1: TableRowContent,
        Value == C2.TableRowValue, C2: TableRowContent, Value == C3.TableRowValue, C3: TableRowContent,
        Value == C4.TableRowValue, C4: TableRowContent, Value == C5.TableRowValue, C5: TableRowContent,
        Value == C6.TableRowValue, C6: TableRowContent, Value == C7.TableRowValue, C7: TableRowContent,
        Value == C8.TableRowValue, C8: TableRowContent
    {
        TupleTableRowContent((c0, c1, c2, c3, c4, c5, c6, c7, c8)) { cells in
            AnyView(
                TupleView(
                    c0._rows(cells), c1._rows(cells), c2._rows(cells), c3._rows(cells), c4._rows(cells),
                    c5._rows(cells), c6._rows(cells), c7._rows(cells), c8._rows(cells)))
        }
    }

    /// 10 statements.
    public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, C8, C9>(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9
    ) -> TupleTableRowContent<Value, (C0, C1, C2, C3, C4, C5, C6, C7, C8, C9)>
    where
        Value == C0.TableRowValue, C0: TableRowContent, Value == C1.TableRowValue, C1: TableRowContent,
        Value == C2.TableRowValue, C2: TableRowContent, Value == C3.TableRowValue, C3: TableRowContent,
        Value == C4.TableRowValue, C4: TableRowContent, Value == C5.TableRowValue, C5: TableRowContent,
        Value == C6.TableRowValue, C6: TableRowContent, Value == C7.TableRowValue, C7: TableRowContent,
        Value == C8.TableRowValue, C8: TableRowContent, Value == C9.TableRowValue, C9: TableRowContent
    {
        TupleTableRowContent((c0, c1, c2, c3, c4, c5, c6, c7, c8, c9)) { cells in
            AnyView(
                TupleView(
                    c0._rows(cells), c1._rows(cells), c2._rows(cells), c3._rows(cells), c4._rows(cells),
                    c5._rows(cells), c6._rows(cells), c7._rows(cells), c8._rows(cells), c9._rows(cells)))
        }
    }
}
