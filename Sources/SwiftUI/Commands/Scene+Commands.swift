import ViewGraph

extension Scene {
    /// Adds commands to the app's menu, whichever of its scenes is in front.
    public nonisolated func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
        _CommandsScene(content: self, commands: content())
    }

    /// Takes away the commands that the scenes bring by themselves, and those that were added to them: no item opens or
    /// lists their windows.
    public nonisolated func commandsRemoved() -> some Scene {
        _EnvironmentScene(content: self) { $0.sceneCommandsAreRemoved = true }
    }

    /// Puts commands in place of those that the scenes bring by themselves and that were added to them.
    public nonisolated func commandsReplaced<Content: Commands>(
        @CommandsBuilder content: () -> Content
    ) -> some Scene {
        _CommandsScene(content: commandsRemoved(), commands: content())
    }
}

extension EnvironmentValues {
    /// Whether the scenes below bring no commands.
    var sceneCommandsAreRemoved: Bool {
        get { self[SceneCommandsAreRemovedKey.self] }
        set { self[SceneCommandsAreRemovedKey.self] = newValue }
    }
    private struct SceneCommandsAreRemovedKey: EnvironmentKey { static var defaultValue: Bool { false } }
}

/// Scenes with commands.
struct _CommandsScene<Content: Scene, C: Commands>: _PrimitiveScene {
    nonisolated(unsafe) let content: Content
    nonisolated(unsafe) let commands: C

    nonisolated init(content: Content, commands: C) {
        self.content = content
        self.commands = commands
    }

    static func _makeSceneNode(_ scene: Self, _ parent: _GraphNode) -> _GraphNode {
        CommandsSceneNode(scene, parent: parent)
    }
    static func _updateSceneNode(_ node: _GraphNode, _ scene: Self) {
        unsafeDowncast(node, to: CommandsSceneNode<Content, C>.self).receive(scene)
    }
}

/// The place of scenes with commands, and that of the commands.
final class CommandsSceneNode<Content: Scene, C: Commands>: ParentNode, SceneCommands {
    private var commands: _GraphNode!

    init(_ scene: _CommandsScene<Content, C>, parent: _GraphNode) {
        super.init(parent: parent)
        child = Content._makeSceneNode(scene.content, self)
        commands = C._makeCommandsNode(scene.commands, self)
        MainMenu.add(self)
    }

    func receive(_ scene: _CommandsScene<Content, C>) {
        Content._updateSceneNode(child, scene.content)
        C._updateCommandsNode(commands, scene.commands)
    }

    var outputs: [CommandOutput] {
        if environmentValues.sceneCommandsAreRemoved { return [] }
        var outputs: [AnyObject] = []
        commands.appendOutputs(&outputs)
        return outputs.compactMap { $0 as? CommandOutput }
    }

    override func childOutputsChanged() -> Bool {
        MainMenu.noteChanged()
        return true
    }

    override func forEachChild(_ body: (_GraphNode) -> Void) {
        super.forEachChild(body)
        if let commands { body(commands) }
    }

    override func unmount() {
        super.unmount()
        commands.unmount()
        MainMenu.remove(self)
    }
}

/// The commands of some scene.
@MainActor
protocol SceneCommands: AnyObject {
    /// In the order of the source.
    var outputs: [CommandOutput] { get }
}
