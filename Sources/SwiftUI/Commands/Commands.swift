import ViewGraph

/// Commands of an app, which its menu shows.
///
/// Conform with a `body` made of other commands; dynamic properties work as in views.
/// Follows <https://developer.apple.com/documentation/swiftui/commands>.
@MainActor @preconcurrency
public protocol Commands {
    /// The type of `body`, which the compiler infers.
    associatedtype Body: Commands

    /// What the commands consist of.
    @CommandsBuilder @MainActor @preconcurrency
    var body: Body { get }

    /// Gives the commands their place. Apps never implement it.
    @MainActor
    static func _makeCommandsNode(_ commands: Self, _ parent: _GraphNode) -> _GraphNode
    /// Hands the commands' place a new value. Apps never implement it.
    @MainActor
    static func _updateCommandsNode(_ node: _GraphNode, _ commands: Self)
}

extension Commands {
    /// Gives commands with a body their place.
    @MainActor
    public static func _makeCommandsNode(_ commands: Self, _ parent: _GraphNode) -> _GraphNode {
        DeclarationBodyNode<CommandsKind<Self>>(commands, parent: parent)
    }
    /// Hands commands with a body their new value.
    @MainActor
    public static func _updateCommandsNode(_ node: _GraphNode, _ commands: Self) {
        unsafeDowncast(node, to: DeclarationBodyNode<CommandsKind<Self>>.self).receive(commands)
    }
}

/// Commands with a body.
enum CommandsKind<Value: Commands>: DeclarationKind {
    static func body(of value: Value) -> Value.Body { value.body }
    static func makeNode(_ body: Value.Body, _ parent: _GraphNode) -> _GraphNode {
        Value.Body._makeCommandsNode(body, parent)
    }
    static func updateNode(_ node: _GraphNode, _ body: Value.Body) { Value.Body._updateCommandsNode(node, body) }
}

extension Never: Commands {}

/// Commands that the framework shows itself.
public protocol _PrimitiveCommands: Commands where Body == Never {}

extension _PrimitiveCommands {
    /// Primitive commands have no body; the framework never asks for it.
    public var body: Never { preconditionFailure("\(Self.self) are shown by the framework and have no body") }
}

extension Group: Commands, _PrimitiveCommands where Content: Commands {
    /// Groups the commands of `content`.
    public nonisolated init(@CommandsBuilder content: () -> Content) { self.content = content() }

    public static func _makeCommandsNode(_ commands: Self, _ parent: _GraphNode) -> _GraphNode {
        Content._makeCommandsNode(commands.content, parent)
    }
    public static func _updateCommandsNode(_ node: _GraphNode, _ commands: Self) {
        Content._updateCommandsNode(node, commands.content)
    }
}
