import ViewGraph

/// Builds toolbar items of the statements in a closure.
///
/// Follows <https://developer.apple.com/documentation/swiftui/toolbarcontentbuilder>. A block may hold any number.
@resultBuilder
public struct ToolbarContentBuilder {
    /// A statement that is an item.
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
    /// A block of one item is that item.
    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
    /// Several items in a row. A block without any is one of views, so that `toolbar` knows which is meant.
    public static func buildBlock<First: ToolbarContent, Second: ToolbarContent, each Content: ToolbarContent>(
        _ first: First, _ second: Second, _ content: repeat each Content
    ) -> _TupleToolbarContent<First, Second, repeat each Content> {
        _TupleToolbarContent(first, second, repeat each content)
    }
    /// `if` without `else`.
    public static func buildIf<Content: ToolbarContent>(
        _ content: Content?
    ) -> _EitherToolbarContent<Content, _NoToolbarContent> {
        _EitherToolbarContent<Content, _NoToolbarContent>(content.map { .first($0) } ?? .second(_NoToolbarContent()))
    }
    /// The first branch of `if`/`else` or `switch`.
    public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
        first: TrueContent
    ) -> _EitherToolbarContent<TrueContent, FalseContent> {
        _EitherToolbarContent(.first(first))
    }
    /// The second branch of `if`/`else` or `switch`.
    public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
        second: FalseContent
    ) -> _EitherToolbarContent<TrueContent, FalseContent> {
        _EitherToolbarContent(.second(second))
    }
    /// The content of `if #available`.
    public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> Content {
        content
    }
}

/// No items.
public struct _NoToolbarContent: _PrimitiveToolbarContent {
    nonisolated init() {}

    public static func _makeToolbarNode(_ content: Self, _ parent: _GraphNode) -> _GraphNode {
        EmptyNode(parent: parent)
    }
    public static func _updateToolbarNode(_ node: _GraphNode, _ content: Self) {}
}

/// Several items in a row.
public struct _TupleToolbarContent<each Content: ToolbarContent>: _PrimitiveToolbarContent {
    nonisolated(unsafe) let content: (repeat each Content)

    nonisolated init(_ content: repeat each Content) { self.content = (repeat each content) }

    public static func _makeToolbarNode(_ content: Self, _ parent: _GraphNode) -> _GraphNode {
        let node = ListNode(parent: parent)
        repeat node.append((each Content)._makeToolbarNode(each content.content, node))
        return node
    }

    public static func _updateToolbarNode(_ node: _GraphNode, _ content: Self) {
        var children = unsafeDowncast(node, to: ListNode.self).makeIterator()
        repeat (each Content)._updateToolbarNode(children.next(), each content.content)
    }
}

/// One of two, as `if` and `switch` make it.
public struct _EitherToolbarContent<TrueContent: ToolbarContent, FalseContent: ToolbarContent>:
    _PrimitiveToolbarContent
{
    enum Storage {
        case first(TrueContent)
        case second(FalseContent)
    }
    nonisolated(unsafe) let storage: Storage

    nonisolated init(_ storage: Storage) { self.storage = storage }

    public static func _makeToolbarNode(_ content: Self, _ parent: _GraphNode) -> _GraphNode {
        switch content.storage {
        case .first(let first):
            ConditionNode(first: true, parent: parent) { TrueContent._makeToolbarNode(first, $0) }
        case .second(let second):
            ConditionNode(first: false, parent: parent) { FalseContent._makeToolbarNode(second, $0) }
        }
    }

    public static func _updateToolbarNode(_ node: _GraphNode, _ content: Self) {
        let node = unsafeDowncast(node, to: ConditionNode.self)
        switch content.storage {
        case .first(let first):
            node.show(first: true) {
                TrueContent._updateToolbarNode($0, first)
            } make: {
                TrueContent._makeToolbarNode(first, $0)
            }
        case .second(let second):
            node.show(first: false) {
                FalseContent._updateToolbarNode($0, second)
            } make: {
                FalseContent._makeToolbarNode(second, $0)
            }
        }
    }
}
