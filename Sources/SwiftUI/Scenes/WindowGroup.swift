import ViewGraph

/// Windows of one kind, each with the same content and state of its own.
///
/// The first scene's window opens at launch; others are opened by `openWindow`.
/// Follows <https://developer.apple.com/documentation/swiftui/windowgroup>.
public struct WindowGroup<Content: View>: _PrimitiveScene {
    let scene: WindowSceneContent<Content>

    nonisolated init(_ scene: WindowSceneContent<Content>) { self.scene = scene }

    /// Windows with the app's name.
    public nonisolated init(@ViewBuilder content: () -> Content) { self.init(WindowSceneContent(content())) }

    /// Windows that are opened by an identifier.
    public nonisolated init(id: String, @ViewBuilder content: () -> Content) {
        self.init(WindowSceneContent(content(), id: id))
    }

    /// Windows with a title.
    public nonisolated init(_ title: Text, @ViewBuilder content: () -> Content) {
        self.init(WindowSceneContent(content(), title: title))
    }
    /// Windows with a localised title.
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey), content: content)
    }
    /// Windows with a title as it is.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(Text(title), content: content)
    }

    /// Windows with a title that are opened by an identifier.
    public nonisolated init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
        self.init(WindowSceneContent(content(), title: title, id: id))
    }
    /// Windows with a localised title that are opened by an identifier.
    public nonisolated init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey), id: id, content: content)
    }
    /// Windows with a title as it is that are opened by an identifier.
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
