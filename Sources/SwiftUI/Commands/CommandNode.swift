import Toolkit
import ViewGraph

/// Commands that an author has put somewhere in the app's menu.
@MainActor
final class CommandOutput {
    enum Position: Equatable, Sendable {
        /// A menu of its own.
        case menu(String)
        case before(CommandGroupPlacement.Place)
        case after(CommandGroupPlacement.Place)
        case replacing(CommandGroupPlacement.Place)
    }
    var position: Position
    var content = MenuContent()
    /// Names the menu, if it is one.
    let id = MenuPartID.next()

    init(_ position: Position) { self.position = position }
}

/// The place of a menu or group of commands.
final class CommandNode<Content: View>: ParentNode {
    private let output: CommandOutput
    private var entries: MenuContentNode<Content>!

    init(_ position: CommandOutput.Position, _ content: Content, parent: _GraphNode) {
        output = CommandOutput(position)
        super.init(parent: parent)
        entries = MenuContentNode(content, parent: self)
        child = entries
        output.content = entries.host.menu
        entries.host.changed = { [output, entries] in
            output.content = entries!.host.menu
            MainMenu.noteChanged()
        }
        entries.host.itemsChanged = { [output, entries] items in
            output.content = entries!.host.menu
            MainMenu.noteChanged(items)
        }
        MainMenu.noteChanged()
    }

    func receive(_ position: CommandOutput.Position, _ content: Content) {
        if position != output.position {
            output.position = position
            MainMenu.noteChanged()
        }
        entries.receive(content)
    }

    override func appendOutputs(_ outputs: inout [AnyObject]) { outputs.append(output) }

    override func unmount() {
        super.unmount()
        MainMenu.noteChanged()
    }
}
