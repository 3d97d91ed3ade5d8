import Foundation
import Toolkit
import ViewGraph

/// What an app with documents has in its File menu.
@MainActor
enum DocumentCommands {
    /// What the menu shows of the document in front.
    struct State: Equatable {
        var isThere = false
        var isEditor = false
        var isEditable = false
        var hasFile = false
        var canRevert = false
    }

    static var state: State {
        guard let document = DocumentManager.shared.front else { return State() }
        return State(
            isThere: true, isEditor: document.kind.isEditor, isEditable: document.contents.isEditable,
            hasFile: document.file != nil, canRevert: document.canRevert)
    }

    static var isUsed: Bool { !DocumentManager.shared.scenesWithCommands.isEmpty }

    /// What a group's command for a new document is called.
    static func newTitle(_ scene: any WindowScene) -> String {
        let editors = DocumentManager.shared.scenesWithCommands.filter { $0.documents?.isEditor ?? false }
        guard editors.count > 1 else { return ownWords("New") }
        let type = scene.documents?.writableTypes.first?.localizedDescription
        guard let type else {
            return ownWords("New \(scene.documents.map { "\($0.documentType)" } ?? ownWords("Document"))")
        }
        let name = type.split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
        return ownWords("New \(name)")
    }

    /// Open, and what was open lately.
    static var opening: [MenuEntry] {
        guard isUsed else { return [] }
        return [
            .item(
                MenuItem(id: "open-document", title: ownWords("Open…"), shortcut: Shortcut("o", control: true)) {
                    DocumentManager.shared.showOpenDialog()
                }), .submenu(recent),
        ]
    }

    private static var recent: Submenu {
        let files = (Desktop.toolkit?.recentFiles ?? []).prefix(10)
        let names = files.map(\.lastPathComponent)
        let items = files.enumerated().map { index, file -> MenuEntry in
            let name = file.lastPathComponent
            let isAlone = names.filter { $0 == name }.count == 1
            return .item(
                MenuItem(id: "recent-\(index + 1)", title: isAlone ? name : "\(name) — \(file.folderName)") {
                    DocumentManager.shared.open([file])
                })
        }
        var clear = MenuItem(id: "clear-recent", title: ownWords("Clear Menu")) {
            Desktop.toolkit?.clearRecentFiles()
            MainMenu.noteChanged()
        }
        clear.isEnabled = !items.isEmpty
        return Submenu(
            id: "open-recent", title: ownWords("Open Recent"), content: MenuContent([items, [.item(clear)]]))
    }

    /// Save and what goes with it.
    static var saving: [MenuEntry] {
        guard isUsed else { return [] }
        let state = state
        func item(
            _ id: String, _ title: String, _ isEnabled: Bool, _ shortcut: Shortcut? = nil,
            _ action: @escaping @MainActor (OpenDocument) -> Void
        ) -> MenuEntry {
            var item = MenuItem(id: id, title: title, shortcut: shortcut) {
                if let front = DocumentManager.shared.front { action(front) }
            }
            item.isEnabled = isEnabled
            return .item(item)
        }
        return [
            item(
                "save", state.hasFile || !state.isThere ? ownWords("Save") : ownWords("Save…"), state.isEditable,
                Shortcut("s", control: true)
            ) {
                $0.saveByPerson()
            },
            item("save-as", ownWords("Save As…"), state.isEditor, Shortcut("s", control: true, shift: true)) {
                $0.saveAs()
            },
            item("duplicate", ownWords("Duplicate"), state.isEditor) { $0.duplicate() },
            item("rename", ownWords("Rename…"), state.hasFile) { $0.rename() },
            item("move-to", ownWords("Move To…"), state.hasFile) { $0.moveTo() },
            item("revert", ownWords("Revert…"), state.canRevert) { $0.revert() },
        ]
    }
}
