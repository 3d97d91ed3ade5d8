import ViewGraph

/// Items of a toolbar.
///
/// Conform with a `body` made of other items; dynamic properties work as in views.
/// Follows <https://developer.apple.com/documentation/swiftui/toolbarcontent>.
@MainActor @preconcurrency
public protocol ToolbarContent {
    /// The type of `body`, which the compiler infers.
    associatedtype Body: ToolbarContent

    /// What the items consist of.
    @ToolbarContentBuilder @MainActor @preconcurrency
    var body: Body { get }

    /// Gives the items their place. Apps never implement it.
    @MainActor
    static func _makeToolbarNode(_ content: Self, _ parent: _GraphNode) -> _GraphNode
    /// Hands the items' place a new value. Apps never implement it.
    @MainActor
    static func _updateToolbarNode(_ node: _GraphNode, _ content: Self)
}

extension ToolbarContent {
    /// Gives items with a body their place.
    @MainActor
    public static func _makeToolbarNode(_ content: Self, _ parent: _GraphNode) -> _GraphNode {
        DeclarationBodyNode<ToolbarKind<Self>>(content, parent: parent)
    }
    /// Hands items with a body their new value.
    @MainActor
    public static func _updateToolbarNode(_ node: _GraphNode, _ content: Self) {
        unsafeDowncast(node, to: DeclarationBodyNode<ToolbarKind<Self>>.self).receive(content)
    }
}

extension Never: ToolbarContent {}

/// Items that the framework shows itself.
public protocol _PrimitiveToolbarContent: ToolbarContent where Body == Never {}

extension _PrimitiveToolbarContent {
    /// Primitive items have no body; the framework never asks for it.
    public var body: Never { preconditionFailure("\(Self.self) are shown by the framework and have no body") }
}

/// Items with a body.
enum ToolbarKind<Value: ToolbarContent>: DeclarationKind {
    static func body(of value: Value) -> Value.Body { value.body }
    static func makeNode(_ body: Value.Body, _ parent: _GraphNode) -> _GraphNode {
        Value.Body._makeToolbarNode(body, parent)
    }
    static func updateNode(_ node: _GraphNode, _ body: Value.Body) { Value.Body._updateToolbarNode(node, body) }
}

extension Group: ToolbarContent, _PrimitiveToolbarContent where Content: ToolbarContent {
    /// Groups the items of `content`.
    public nonisolated init(@ToolbarContentBuilder content: () -> Content) { self.content = content() }

    public static func _makeToolbarNode(_ content: Self, _ parent: _GraphNode) -> _GraphNode {
        Content._makeToolbarNode(content.content, parent)
    }
    public static func _updateToolbarNode(_ node: _GraphNode, _ content: Self) {
        Content._updateToolbarNode(node, content.content)
    }
}
