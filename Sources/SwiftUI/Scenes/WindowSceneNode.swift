import Toolkit
import ViewGraph

/// What window scenes of every form come to.
struct WindowSceneContent<Content: View> {
    nonisolated(unsafe) var content: Content
    var title: Text?
    var id: String?
    var isSingle: Bool
    var valueType: Any.Type?
    var isSettings = false
    var isExtra = false
    var isUtility = false
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

/// What the app's menu shows of a scene.
@MainActor
private struct MenuFacts: Equatable {
    var title: String?
    var isSingle: Bool
    var commandsAreRemoved: Bool
    var shortcut: SceneShortcut

    init(_ scene: any WindowScene) {
        title = scene.givenTitle
        isSingle = scene.isSingle
        commandsAreRemoved = scene.commandsAreRemoved
        shortcut = scene.shortcut
    }
}

/// The place of a window scene and of its windows.
final class WindowSceneNode<Content: View>: _GraphNode, WindowScene {
    private var scene: WindowSceneContent<Content>
    private var windows: [WindowNode<Content>] = []

    private var menuFacts: MenuFacts!

    init(_ scene: WindowSceneContent<Content>, parent: _GraphNode) {
        self.scene = scene
        super.init(parent: parent)
        flags.insert(.isWindowScene)
        menuFacts = MenuFacts(self)
        WindowManager.shared.add(self)
    }

    func receive(_ new: WindowSceneContent<Content>) {
        scene = new
        let facts = MenuFacts(self)
        if facts != menuFacts {
            menuFacts = facts
            MainMenu.noteChanged()
        }
        let title = title
        for window in windows {
            window.sceneTitle = title
            window.receive(new.content)
        }
    }

    var id: String? { scene.id }
    var title: String { scene.title?.resolvedString ?? AppIdentity.name }
    var givenTitle: String? { scene.title?.resolvedString }
    var isSingle: Bool { scene.isSingle }
    var valueType: Any.Type? { scene.valueType }
    var isSettings: Bool { scene.isSettings }
    var isExtra: Bool { scene.isExtra }
    var isUtility: Bool { scene.isUtility }
    var commandsAreRemoved: Bool { environmentValues.sceneCommandsAreRemoved }
    var shortcut: SceneShortcut { environmentValues.sceneShortcut }
    var launchBehavior: SceneLaunchBehavior { environmentValues.sceneLaunchBehavior }
    var eventConditions: Set<String>? { environmentValues.sceneEventConditions }
    var isRestored: Bool {
        !isSettings && !isExtra && environmentValues.sceneRestorationBehavior == .automatic
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
