import Toolkit
import ViewGraph

/// What window scenes of every form come to.
struct WindowSceneContent<Content: View> {
    nonisolated(unsafe) var content: Content
    var title: Text?
    var id: String?
    var isSingle: Bool
    var valueType: Any.Type?
    /// Whether it is the window with the app's settings.
    var isSettings = false
    /// Whether it is the window of a menu bar extra.
    var isExtra = false
    /// The value of a window that was opened without one.
    nonisolated(unsafe) var defaultValue: (() -> AnyHashable)?
    /// What its documents can do with files, if its windows are for documents.
    nonisolated(unsafe) var documents: DocumentKind?

    nonisolated init(
        _ content: Content, title: Text? = nil, id: String? = nil, isSingle: Bool = false, valueType: Any.Type? = nil
    ) {
        self.content = content
        self.title = title
        self.id = id
        self.isSingle = isSingle
        self.valueType = valueType
    }
}

/// The place of a window scene and of its windows.
final class WindowSceneNode<Content: View>: _GraphNode, WindowScene {
    private var scene: WindowSceneContent<Content>
    private var windows: [WindowNode<Content>] = []

    init(_ scene: WindowSceneContent<Content>, parent: _GraphNode) {
        self.scene = scene
        super.init(parent: parent)
        flags.insert(.isWindowScene)
        WindowManager.shared.add(self)
    }

    func receive(_ new: WindowSceneContent<Content>) {
        scene = new
        MainMenu.noteChanged()
        for window in windows {
            window.sceneTitle = title
            window.receive(new.content)
        }
    }

    private var title: String { scene.title?.resolvedString ?? AppIdentity.name }

    var sceneDescription: WindowSceneDescription {
        WindowSceneDescription(
            id: scene.id, title: title, givenTitle: scene.title?.resolvedString, isSingle: scene.isSingle,
            valueType: scene.valueType, commandsAreRemoved: environmentValues.sceneCommandsAreRemoved,
            shortcut: environmentValues.sceneShortcut,
            launchBehavior: environmentValues.sceneLaunchBehavior,
            eventConditions: environmentValues.sceneEventConditions,
            isSettings: scene.isSettings, isExtra: scene.isExtra, documentType: scene.documents?.documentType,
            isRestored: !scene.isSettings && !scene.isExtra && environmentValues.sceneRestorationBehavior == .automatic)
    }

    var documents: DocumentKind? { scene.documents }

    func allInOrder() -> [any WindowScene] {
        // The top of the graph holds the app but does not own it.
        var top: _GraphNode = self
        while let above = top.parent, above.parent != nil { top = above }
        var found: [any WindowScene] = []
        func visit(_ node: _GraphNode) {
            // What is below a scene are its windows.
            if node.flags.contains(.isWindowScene), let scene = node as? any WindowScene {
                found.append(scene)
            } else {
                node.forEachChild(visit)
            }
        }
        visit(top)
        return found
    }

    func makeWindow(_ opening: WindowOpening) -> any OpenWindow {
        let presented =
            opening.document?.presented
            ?? (scene.valueType == nil ? nil : PresentedValue(opening.value ?? scene.defaultValue?()))
        let window = WindowNode(
            scene.content, title: title, presented: presented, opening: opening, beside: windows.last?.desktopWindow,
            scene: self, parent: self
        ) { [unowned self] closed in
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
