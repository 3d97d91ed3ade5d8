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
        let node = SceneListNode(parent: parent)
        for content in repeat each scene.content { node.append(content) }
        return node
    }

    static func _updateSceneNode(_ node: _GraphNode, _ scene: Self) {
        let node = unsafeDowncast(node, to: SceneListNode.self)
        var index = 0
        for content in repeat each scene.content {
            node.update(index, content)
            index += 1
        }
    }
}

final class SceneListNode: _GraphNode {
    private var children: [_GraphNode] = []

    override init(parent: _GraphNode) { super.init(parent: parent) }

    func append<Content: Scene>(_ content: Content) { children.append(Content._makeSceneNode(content, self)) }
    func update<Content: Scene>(_ index: Int, _ content: Content) {
        Content._updateSceneNode(children[index], content)
    }

    override func forEachChild(_ body: (_GraphNode) -> Void) {
        for child in children { body(child) }
    }

    override func unmount() {
        super.unmount()
        for child in children { child.unmount() }
    }
}

/// A scene that may be there or not. `Optional` itself cannot be both a view and a scene.
struct _OptionalScene<Wrapped: Scene>: _PrimitiveScene {
    nonisolated(unsafe) let scene: Wrapped?

    nonisolated init(_ scene: Wrapped?) { self.scene = scene }

    static func _makeSceneNode(_ scene: Self, _ parent: _GraphNode) -> _GraphNode {
        let node = SceneConditionNode(parent: parent)
        node.child = scene.scene.map { Wrapped._makeSceneNode($0, node) }
        return node
    }

    static func _updateSceneNode(_ node: _GraphNode, _ scene: Self) {
        let node = unsafeDowncast(node, to: SceneConditionNode.self)
        switch (scene.scene, node.child) {
        case (let scene?, let child?): Wrapped._updateSceneNode(child, scene)
        case (let scene?, nil): node.child = Wrapped._makeSceneNode(scene, node)
        case (nil, let child?):
            child.unmount()
            node.child = nil
        case (nil, nil): break
        }
    }
}

final class SceneConditionNode: _GraphNode {
    var child: _GraphNode?

    override init(parent: _GraphNode) { super.init(parent: parent) }

    override func forEachChild(_ body: (_GraphNode) -> Void) {
        if let child { body(child) }
    }

    override func unmount() {
        super.unmount()
        child?.unmount()
    }
}
