import ViewGraph

/// Scenes with something set for them and for the views in their windows.
struct _EnvironmentScene<Content: Scene>: _PrimitiveScene {
    nonisolated(unsafe) let content: Content
    nonisolated(unsafe) let change: (inout EnvironmentValues) -> Void
    nonisolated init(content: Content, change: @escaping (inout EnvironmentValues) -> Void) {
        self.content = content
        self.change = change
    }

    static func _makeSceneNode(_ scene: Self, _ parent: _GraphNode) -> _GraphNode {
        let node = ScopeNode(parent: parent, scene.change)
        node.child = Content._makeSceneNode(scene.content, node)
        return node
    }
    static func _updateSceneNode(_ node: _GraphNode, _ scene: Self) {
        let node = unsafeDowncast(node, to: ScopeNode.self)
        node.setChange(scene.change)
        Content._updateSceneNode(node.child, scene.content)
    }
}
