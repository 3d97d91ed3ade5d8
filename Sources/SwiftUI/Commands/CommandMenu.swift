import ViewGraph

/// A menu of the app's own, between View and Window.
///
/// Follows <https://developer.apple.com/documentation/swiftui/commandmenu>.
public struct CommandMenu<Content: View>: _PrimitiveCommands {
    private let name: Text
    nonisolated(unsafe) private let content: Content

    /// A menu by its title.
    public nonisolated init(_ name: Text, @ViewBuilder content: () -> Content) {
        self.name = name
        self.content = content()
    }
    /// A menu by its localised title.
    public nonisolated init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(Text(nameKey), content: content)
    }
    /// A menu by its title as it is.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
        self.init(Text(name), content: content)
    }

    public static func _makeCommandsNode(_ commands: Self, _ parent: _GraphNode) -> _GraphNode {
        CommandNode(.menu(commands.name.resolvedString), commands.content, parent: parent)
    }
    public static func _updateCommandsNode(_ node: _GraphNode, _ commands: Self) {
        unsafeDowncast(node, to: CommandNode<Content>.self)
            .receive(.menu(commands.name.resolvedString), commands.content)
    }
}

/// Commands beside or in place of those that the app's menu has by itself.
///
/// Follows <https://developer.apple.com/documentation/swiftui/commandgroup>.
public struct CommandGroup<Content: View>: _PrimitiveCommands {
    private let position: CommandOutput.Position
    nonisolated(unsafe) private let content: Content

    /// Commands before those of `group`.
    public nonisolated init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        position = .before(group.place)
        content = addition()
    }
    /// Commands after those of `group`.
    public nonisolated init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        position = .after(group.place)
        content = addition()
    }
    /// Commands in place of those of `group`.
    public nonisolated init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        position = .replacing(group.place)
        content = addition()
    }

    public static func _makeCommandsNode(_ commands: Self, _ parent: _GraphNode) -> _GraphNode {
        CommandNode(commands.position, commands.content, parent: parent)
    }
    public static func _updateCommandsNode(_ node: _GraphNode, _ commands: Self) {
        unsafeDowncast(node, to: CommandNode<Content>.self).receive(commands.position, commands.content)
    }
}
