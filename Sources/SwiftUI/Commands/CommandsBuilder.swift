import ViewGraph

/// Builds commands of the statements in a closure.
///
/// Follows <https://developer.apple.com/documentation/swiftui/commandsbuilder>. A block may hold any number of commands.
@resultBuilder
public struct CommandsBuilder {
    /// A statement that is a command.
    public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
    /// An empty block.
    public static func buildBlock() -> EmptyCommands { EmptyCommands() }
    /// A block of one command is that command.
    public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
    /// Several commands in a row.
    public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> some Commands {
        _TupleCommands(repeat each content)
    }
    /// `if` without `else`.
    public static func buildIf<Content: Commands>(_ content: Content?) -> some Commands {
        _EitherCommands<Content, EmptyCommands>(content.map { .first($0) } ?? .second(EmptyCommands()))
    }
    /// The first branch of `if`/`else` or `switch`.
    public static func buildEither<TrueContent: Commands, FalseContent: Commands>(
        first: TrueContent
    ) -> _EitherCommands<TrueContent, FalseContent> {
        _EitherCommands(.first(first))
    }
    /// The second branch of `if`/`else` or `switch`.
    public static func buildEither<TrueContent: Commands, FalseContent: Commands>(
        second: FalseContent
    ) -> _EitherCommands<TrueContent, FalseContent> {
        _EitherCommands(.second(second))
    }
    /// The content of `if #available`.
    public static func buildLimitedAvailability<Content: Commands>(_ content: Content) -> some Commands { content }
}

/// No commands.
public struct EmptyCommands: _PrimitiveCommands {
    /// No commands.
    public nonisolated init() {}

    public static func _makeCommandsNode(_ commands: Self, _ parent: _GraphNode) -> _GraphNode {
        EmptyNode(parent: parent)
    }
    public static func _updateCommandsNode(_ node: _GraphNode, _ commands: Self) {}
}

/// Several commands in a row.
struct _TupleCommands<each Content: Commands>: _PrimitiveCommands {
    nonisolated(unsafe) let content: (repeat each Content)

    nonisolated init(_ content: repeat each Content) { self.content = (repeat each content) }

    static func _makeCommandsNode(_ commands: Self, _ parent: _GraphNode) -> _GraphNode {
        let node = ListNode(parent: parent)
        repeat node.append((each Content)._makeCommandsNode(each commands.content, node))
        return node
    }

    static func _updateCommandsNode(_ node: _GraphNode, _ commands: Self) {
        var children = unsafeDowncast(node, to: ListNode.self).makeIterator()
        repeat (each Content)._updateCommandsNode(children.next(), each commands.content)
    }
}

/// One of two, as `if` and `switch` make it.
public struct _EitherCommands<TrueContent: Commands, FalseContent: Commands>: _PrimitiveCommands {
    enum Storage {
        case first(TrueContent)
        case second(FalseContent)
    }
    nonisolated(unsafe) let storage: Storage

    nonisolated init(_ storage: Storage) { self.storage = storage }

    public static func _makeCommandsNode(_ commands: Self, _ parent: _GraphNode) -> _GraphNode {
        switch commands.storage {
        case .first(let content):
            ConditionNode(first: true, parent: parent) { TrueContent._makeCommandsNode(content, $0) }
        case .second(let content):
            ConditionNode(first: false, parent: parent) { FalseContent._makeCommandsNode(content, $0) }
        }
    }

    public static func _updateCommandsNode(_ node: _GraphNode, _ commands: Self) {
        let node = unsafeDowncast(node, to: ConditionNode.self)
        switch commands.storage {
        case .first(let content):
            node.show(first: true) {
                TrueContent._updateCommandsNode($0, content)
            } make: {
                TrueContent._makeCommandsNode(content, $0)
            }
        case .second(let content):
            node.show(first: false) {
                FalseContent._updateCommandsNode($0, content)
            } make: {
                FalseContent._makeCommandsNode(content, $0)
            }
        }
    }
}
