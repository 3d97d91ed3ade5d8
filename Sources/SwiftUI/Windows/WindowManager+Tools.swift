/// Tools, which are beside the app's other windows.
extension WindowManager {
    /// Tools, by the commands that show and hide them.
    var toolsWithCommands: [any WindowScene] { scenes.filter { $0.isUtility && !$0.commandsAreRemoved } }

    func toggle(_ tool: any WindowScene) {
        let open = windows.filter { $0.scene === tool }
        if open.isEmpty { openNew(tool) } else { for window in open { dismiss(window) } }
    }

    /// Tools go with the last of the windows that they are beside.
    func closeLoneTools(after closed: any OpenWindow) {
        guard !closed.isUtility, closed.scene?.isExtra != true, windows.allSatisfy(\.isUtility) else { return }
        for tool in windows { tool.close() }
    }
}

extension OpenWindow {
    /// Whether it is a tool beside others.
    var isUtility: Bool { scene?.isUtility ?? false }
}
