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
public struct _ExternalEventsModifier: ViewModifier {
    public typealias Body = Never
    let preferred: Set<String>
    let allowed: Set<String>

    public static func _makeModifiedNode<V: View>(
        _ modifier: Self, _ content: V, _ parent: _GraphNode
    ) -> _GraphNode {
        ExternalEventsNode(modifier, content, parent: parent)
    }
    public static func _updateModifiedNode<V: View>(_ node: _GraphNode, _ modifier: Self, _ content: V) {
        let node = unsafeDowncast(node, to: ExternalEventsNode<V>.self)
        node.modifier = modifier
        node.receive(content)
    }
}

final class ExternalEventsNode<Content: View>: ContentNode<Content>, AddressChoosing {
    var modifier: _ExternalEventsModifier
    private let events: WindowEvents?

    init(_ modifier: _ExternalEventsModifier, _ content: Content, parent: _GraphNode) {
        self.modifier = modifier
        events = Graph.untracked { parent.environmentValues.windowEvents }
        super.init(content, parent: parent)
        events?.add(self)
    }

    var preferred: Set<String> { modifier.preferred }
    var allowed: Set<String> { modifier.allowed }

    override func unmount() {
        super.unmount()
        events?.remove(self)
    }
}
