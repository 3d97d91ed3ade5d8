import ViewGraph

/// A part of an app's interface with a life of its own: a window, a group of windows.
///
/// Conform with a `body` made of other scenes; dynamic properties work as in views.
/// Follows <https://developer.apple.com/documentation/swiftui/scene>.
@MainActor @preconcurrency
public protocol Scene {
    /// The type of `body`, which the compiler infers.
    associatedtype Body: Scene

    /// What the scene consists of.
    @SceneBuilder @MainActor @preconcurrency
    var body: Body { get }

    /// Gives the scene its place. Apps never implement it.
    @MainActor
    static func _makeSceneNode(_ scene: Self, _ parent: _GraphNode) -> _GraphNode
    /// Hands the scene's place a new value. Apps never implement it.
    @MainActor
    static func _updateSceneNode(_ node: _GraphNode, _ scene: Self)
}

extension Scene {
    /// Gives a scene with a body its place.
    @MainActor
    public static func _makeSceneNode(_ scene: Self, _ parent: _GraphNode) -> _GraphNode {
        let node = ScenePhaseNode(parent: parent)
        node.child = DeclarationBodyNode<SceneKind<Self>>(scene, parent: node)
        return node
    }
    /// Hands a scene with a body its new value.
    @MainActor
    public static func _updateSceneNode(_ node: _GraphNode, _ scene: Self) {
        let node = unsafeDowncast(node, to: ScenePhaseNode.self)
        unsafeDowncast(node.child, to: DeclarationBodyNode<SceneKind<Self>>.self).receive(scene)
    }
}

/// Scenes with a body.
enum SceneKind<Value: Scene>: DeclarationKind {
    static func body(of value: Value) -> Value.Body { value.body }
    static func makeNode(_ body: Value.Body, _ parent: _GraphNode) -> _GraphNode {
        Value.Body._makeSceneNode(body, parent)
    }
    static func updateNode(_ node: _GraphNode, _ body: Value.Body) { Value.Body._updateSceneNode(node, body) }
}

extension Never: Scene {}

/// A scene that the framework shows itself.
public protocol _PrimitiveScene: Scene where Body == Never {}

extension _PrimitiveScene {
    /// A primitive scene has no body; the framework never asks for it.
    public var body: Never { preconditionFailure("\(Self.self) is shown by the framework and has no body") }
}
