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
        EnvironmentSceneNode(scene, parent: parent)
    }
    static func _updateSceneNode(_ node: _GraphNode, _ scene: Self) {
        unsafeDowncast(node, to: EnvironmentSceneNode<Content>.self).receive(scene)
    }
}

final class EnvironmentSceneNode<Content: Scene>: _GraphNode {
    private let scope: EnvironmentScope
    private var child: _GraphNode!

    init(_ scene: _EnvironmentScene<Content>, parent: _GraphNode) {
        scope = EnvironmentScope(parent: parent.environment, Self.transform(scene.change))
        super.init(parent: parent)
        environment = scope
        child = Content._makeSceneNode(scene.content, self)
    }

    func receive(_ scene: _EnvironmentScene<Content>) {
        scope.setTransform(Self.transform(scene.change))
        Content._updateSceneNode(child, scene.content)
    }

    private static func transform(_ change: @escaping (inout EnvironmentValues) -> Void) -> (PropertyList) ->
        PropertyList
    {
        { list in
            var values = EnvironmentValues(list: list)
            change(&values)
            return values.list
        }
    }

    override func forEachChild(_ body: (_GraphNode) -> Void) {
        if let child { body(child) }
    }

    override func unmount() {
        super.unmount()
        child.unmount()
        scope.remove()
    }
}
