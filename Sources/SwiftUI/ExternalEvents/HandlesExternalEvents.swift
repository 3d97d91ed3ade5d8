import ViewGraph

extension Scene {
    /// Which addresses open a window of the scene, by texts that are contained in them: `"*"` takes all, the empty text
    /// and the empty set none. A scene without the modifier gets what no scene with it takes.
    ///
    /// Follows <https://developer.apple.com/documentation/swiftui/scene/handlesexternalevents(matching:)>.
    public nonisolated func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
        _EnvironmentScene(content: self) { $0.sceneEventConditions = conditions }
    }
}

extension EnvironmentValues {
    /// Nil where the scene does not say.
    var sceneEventConditions: Set<String>? {
        get { self[SceneEventConditionsKey.self] }
        set { self[SceneEventConditionsKey.self] = newValue }
    }
    private struct SceneEventConditionsKey: EnvironmentKey { static var defaultValue: Set<String>? { nil } }
}

extension View {
    /// Which addresses come to the view's window, by texts that are contained in them, whatever case and accents: those
    /// that it prefers before all other windows, and those that it allows where no window prefers them. Where no open
    /// window says either, a new one opens.
    ///
    /// Follows <https://developer.apple.com/documentation/swiftui/view/handlesexternalevents(preferring:allowing:)>.
    public nonisolated func handlesExternalEvents(
        preferring: Set<String>, allowing: Set<String>
    ) -> some View {
        modifier(_ExternalEventsModifier(preferred: preferring, allowed: allowing))
    }
}

/// Says which addresses come to the window.
struct _ExternalEventsModifier: WindowEventModifier {
    typealias Body = Never
    let preferred: Set<String>
    let allowed: Set<String>

    static func _makeModifiedNode<V: View>(
        _ modifier: Self, _ content: V, _ parent: _GraphNode
    ) -> _GraphNode {
        WindowEventNode(modifier, content, parent: parent)
    }
    static func _updateModifiedNode<V: View>(_ node: _GraphNode, _ modifier: Self, _ content: V) {
        unsafeDowncast(node, to: WindowEventNode<V, Self>.self).receive(modifier, content)
    }
}
