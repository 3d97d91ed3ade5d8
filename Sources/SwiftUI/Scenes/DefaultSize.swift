import Foundation
import ViewGraph

extension Scene {
    /// The size, in points, of the content of the scene's windows when they are first opened.
    public nonisolated func defaultSize(_ size: CGSize) -> some Scene {
        _EnvironmentScene(content: self) { $0.sceneDefaultSize = size }
    }
    /// The size, in points, of the content of the scene's windows when they are first opened.
    public nonisolated func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
        defaultSize(CGSize(width: width, height: height))
    }
}

extension EnvironmentValues {
    /// First size of the windows of the scenes below.
    var sceneDefaultSize: CGSize? {
        get { self[SceneDefaultSizeKey.self] }
        set { self[SceneDefaultSizeKey.self] = newValue }
    }
    private struct SceneDefaultSizeKey: EnvironmentKey { static var defaultValue: CGSize? { nil } }
}

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
