import ViewGraph

/// A tool beside the app's other windows, of which there is one at most: over the window in front, closed by Escape, away
/// while another app is in front.
///
/// It does not open at launch. A command in the View menu shows and hides it; `commandsRemoved()` takes that away, and
/// `WindowVisibilityToggle` does the same elsewhere. `FocusedValue` in it, as in commands, is of the window that it is
/// beside. It closes with the last of the app's other windows.
/// Follows <https://developer.apple.com/documentation/swiftui/utilitywindow>. With Wayland it stays while another app is
/// in front.
public struct UtilityWindow<Content: View>: _PrimitiveScene {
    let scene: WindowSceneContent<Content>

    /// A tool with a title and an identifier.
    public nonisolated init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
        var scene = WindowSceneContent(content(), title: title, id: id, isSingle: true)
        scene.isUtility = true
        self.scene = scene
    }
    /// A tool with a localised title and an identifier.
    public nonisolated init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey), id: id, content: content)
    }
    /// A tool with a title as it is and an identifier.
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
