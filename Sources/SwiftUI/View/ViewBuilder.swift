/// Builds one view of the statements in a closure: several views in a row, `if`, `switch`, `if #available`.
///
/// Follows <https://developer.apple.com/documentation/swiftui/viewbuilder>. A block may hold any number of views.
@resultBuilder
public struct ViewBuilder {
    /// A statement that is a view.
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    /// An empty block.
    public static func buildBlock() -> EmptyView { EmptyView() }

    /// A block of one view is that view.
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    /// Several views in a row.
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<repeat each Content>
    {
        TupleView(repeat each content)
    }

    /// `if` without `else`.
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    /// The first branch of `if`/`else` or `switch`.
    public static func buildEither<TrueContent: View, FalseContent: View>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(storage: .first(first))
    }

    /// The second branch of `if`/`else` or `switch`.
    public static func buildEither<TrueContent: View, FalseContent: View>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(storage: .second(second))
    }

    /// The content of `if #available`, its type erased.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
        AnyView(content)
    }
}
