import ViewGraph

extension Scene {
    /// Runs `action` with the new value when `value` has changed. The closure that runs is the one of the body before,
    /// so what it captured is old.
    @available(*, deprecated, message: "Use the closure with two or no parameters.")
    public nonisolated func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void)
        -> some Scene
    {
        _ChangeScene(
            content: self,
            change: _ChangeModifier(value: value, isInitial: false, usesOldClosure: true) { _, new in action(new) })
    }

    /// Runs `action` with the old and the new value when `value` has changed, and at first with both the same if
    /// `initial` is true.
    public nonisolated func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some Scene {
        _ChangeScene(
            content: self,
            change: _ChangeModifier(value: value, isInitial: initial, usesOldClosure: false, action: action))
    }

    /// Runs `action` when `value` has changed, and at first if `initial` is true.
    public nonisolated func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some Scene {
        _ChangeScene(
            content: self,
            change: _ChangeModifier(value: value, isInitial: initial, usesOldClosure: false) { _, _ in action() })
    }
}

/// Scenes with a value whose changes are told.
struct _ChangeScene<Content: Scene, Value: Equatable>: _PrimitiveScene {
    nonisolated(unsafe) let content: Content
    let change: _ChangeModifier<Value>

    static func _makeSceneNode(_ scene: Self, _ parent: _GraphNode) -> _GraphNode {
        ChangeSceneNode(scene, parent: parent)
    }
    static func _updateSceneNode(_ node: _GraphNode, _ scene: Self) {
        unsafeDowncast(node, to: ChangeSceneNode<Content, Value>.self).receive(scene)
    }
}

/// The place of such scenes.
final class ChangeSceneNode<Content: Scene, Value: Equatable>: _GraphNode {
    private var change: _ChangeModifier<Value>
    private var child: _GraphNode!

    init(_ scene: _ChangeScene<Content, Value>, parent: _GraphNode) {
        change = scene.change
        super.init(parent: parent)
        child = Content._makeSceneNode(scene.content, self)
        change.begin(for: self)
    }

    func receive(_ new: _ChangeScene<Content, Value>) {
        Content._updateSceneNode(child, new.content)
        change.take(new.change, for: self)
    }

    override func forEachChild(_ body: (_GraphNode) -> Void) {
        if let child { body(child) }
    }

    override func unmount() {
        super.unmount()
        child.unmount()
    }
}
