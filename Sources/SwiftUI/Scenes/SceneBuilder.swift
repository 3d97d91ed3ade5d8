import ViewGraph

/// Builds one scene of the statements in a closure.
///
/// Follows <https://developer.apple.com/documentation/swiftui/scenebuilder>. A block may hold any number of scenes.
@resultBuilder
public struct SceneBuilder {
    /// A statement that is a scene.
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
    /// A block of one scene is that scene.
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
    /// Several scenes in a row.
    public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
        _TupleScene(repeat each content)
    }
    /// `if` without `else`.
    public static func buildOptional<Content: Scene>(_ content: Content?) -> some Scene { _OptionalScene(content) }
    /// The content of `if #available`.
    public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> some Scene { content }
}

/// Several scenes in a row.
struct _TupleScene<each Content: Scene>: _PrimitiveScene {
    nonisolated(unsafe) let content: (repeat each Content)

    nonisolated init(_ content: repeat each Content) { self.content = (repeat each content) }

    static func _makeSceneNode(_ scene: Self, _ parent: _GraphNode) -> _GraphNode {
        let node = ListNode(parent: parent)
        repeat node.append((each Content)._makeSceneNode(each scene.content, node))
        return node
    }

    static func _updateSceneNode(_ node: _GraphNode, _ scene: Self) {
        var children = unsafeDowncast(node, to: ListNode.self).makeIterator()
        repeat (each Content)._updateSceneNode(children.next(), each scene.content)
    }
}

/// A scene that may be there or not. `Optional` itself cannot be both a view and a scene.
struct _OptionalScene<Wrapped: Scene>: _PrimitiveScene {
    nonisolated(unsafe) let scene: Wrapped?

    nonisolated init(_ scene: Wrapped?) { self.scene = scene }

    static func _makeSceneNode(_ scene: Self, _ parent: _GraphNode) -> _GraphNode {
        guard let content = scene.scene else { return ConditionNode(first: false, parent: parent, make: nil) }
        return ConditionNode(first: true, parent: parent) { Wrapped._makeSceneNode(content, $0) }
    }

    static func _updateSceneNode(_ node: _GraphNode, _ scene: Self) {
        let node = unsafeDowncast(node, to: ConditionNode.self)
        guard let content = scene.scene else { return node.showNothing() }
        node.show(first: true) {
            Wrapped._updateSceneNode($0, content)
        } make: {
            Wrapped._makeSceneNode(content, $0)
        }
    }
}
