import Toolkit
import ViewGraph

/// The window with the app's settings: one at most, opened by the Settings command (Ctrl+comma), `SettingsLink` or
/// `openSettings`.
///
/// It does not open at launch, and does not come back; its place is kept. Bind its controls with `@AppStorage`.
/// Follows <https://developer.apple.com/documentation/swiftui/settings>.
public struct Settings<Content: View>: _PrimitiveScene {
    let scene: WindowSceneContent<Content>

    /// A settings window with any views.
    public nonisolated init(@ViewBuilder content: () -> Content) {
        var scene = WindowSceneContent(content(), title: Text(verbatim: ownWords("Settings")), isSingle: true)
        scene.isSettings = true
        self.scene = scene
    }

    public static func _makeSceneNode(_ scene: Self, _ parent: _GraphNode) -> _GraphNode {
        WindowSceneNode(scene.scene, parent: parent)
    }
    public static func _updateSceneNode(_ node: _GraphNode, _ scene: Self) {
        unsafeDowncast(node, to: WindowSceneNode<Content>.self).receive(scene.scene)
    }
}
