import ViewGraph

/// A scene with one window at most: opening it again brings it to the front.
///
/// As an app's first scene it opens at launch, and closing it ends the app.
/// Follows <https://developer.apple.com/documentation/swiftui/window>.
public struct Window<Content: View>: _PrimitiveScene {
    let scene: WindowSceneContent<Content>

    /// A window with a title and an identifier.
    public nonisolated init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
        scene = WindowSceneContent(content(), title: title, id: id, isSingle: true)
    }
    /// A window with a localised title and an identifier.
    public nonisolated init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey), id: id, content: content)
    }
    /// A window with a title as it is and an identifier.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
        self.init(Text(title), id: id, content: content)
    }

    public static func _makeSceneNode(_ scene: Self, _ parent: _GraphNode) -> _GraphNode {
        WindowSceneNode(scene.scene, parent: parent)
    }
    public static func _updateSceneNode(_ node: _GraphNode, _ scene: Self) {
        unsafeDowncast(node, to: WindowSceneNode<Content>.self).receive(scene.scene)
    }
}
