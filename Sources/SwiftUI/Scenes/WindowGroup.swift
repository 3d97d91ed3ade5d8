import Toolkit
import ViewGraph

/// Windows of one kind, each with the same content and state of its own.
///
/// The first scene's window opens at launch. Follows <https://developer.apple.com/documentation/swiftui/windowgroup>.
public struct WindowGroup<Content: View>: _PrimitiveScene {
    nonisolated(unsafe) let content: Content
    let title: Text?
    let id: String?

    /// Windows with the app's name.
    public nonisolated init(@ViewBuilder content: () -> Content) {
        self.content = content()
        title = nil
        id = nil
    }

    /// Windows with an identifier.
    public nonisolated init(id: String, @ViewBuilder content: () -> Content) {
        self.content = content()
        title = nil
        self.id = id
    }

    /// Windows with a title.
    public nonisolated init(_ title: Text, @ViewBuilder content: () -> Content) {
        self.content = content()
        self.title = title
        id = nil
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

    public static func _makeSceneNode(_ scene: Self, _ parent: _GraphNode) -> _GraphNode {
        WindowGroupNode(scene, parent: parent)
    }
    public static func _updateSceneNode(_ node: _GraphNode, _ scene: Self) {
        unsafeDowncast(node, to: WindowGroupNode<Content>.self).receive(scene)
    }
}

/// The place of a window group and of its windows.
final class WindowGroupNode<Content: View>: _GraphNode, WindowScene {
    private var group: WindowGroup<Content>
    private var windows: [WindowNode<Content>] = []

    init(_ group: WindowGroup<Content>, parent: _GraphNode) {
        self.group = group
        super.init(parent: parent)
        WindowManager.shared.add(self)
    }

    func receive(_ new: WindowGroup<Content>) {
        group = new
        for window in windows {
            window.sceneTitle = title
            window.receive(new.content)
        }
    }

    private var title: String { group.title?.resolvedString ?? AppIdentity.name }

    func openWindow() -> any OpenWindow {
        let window = WindowNode(group.content, title: title, parent: self) { [unowned self] closed in
            windows.removeAll { $0 === closed }
        }
        windows.append(window)
        return window
    }

    override func forEachChild(_ body: (_GraphNode) -> Void) {
        for window in windows { body(window) }
    }

    override func unmount() {
        super.unmount()
        WindowManager.shared.remove(self)
        for window in windows { window.close() }
    }
}
