import Foundation
import Toolkit
import UniformTypeIdentifiers

/// The desktop's dialog for the name and place of a new file. It is begun, and tells its answer later; there is no call
/// that waits for it.
@MainActor @preconcurrency
public class NSSavePanel: NSObject {
    /// A dialog.
    public nonisolated override init() { super.init() }

    private var chooser: (any FileChooser)?
    /// Kept alive while it is shown.
    private static var shown: [NSSavePanel] = []
    private var answer: ((NSApplication.ModalResponse) -> Void)?
    private(set) var chosen: [URL] = []

    /// What its title bar says; nil and the empty text leave it to the desktop.
    public var title: String! = ""
    /// A sentence of what it is for. Desktops have no room for it but the title bar, where it is if there is no title.
    public var message: String! = ""
    /// What the button says that takes the choice.
    public var prompt: String! = ""
    /// The name that is offered, and afterwards the one that was chosen.
    public var nameFieldStringValue = ""
    /// Where it begins; nil where the person was last.
    public var directoryURL: URL?
    /// Which files are shown; none shows all.
    public var allowedContentTypes: [UTType] = []

    /// What was chosen; nil before, and when it was cancelled.
    public var url: URL? { chosen.first }

    var kind: FileChooserContent.Kind { .save(name: nameFieldStringValue) }
    var standardTitle: OwnWords { "Save" }
    var standardPrompt: OwnWords { "Save" }

    /// Shows it by itself; the handler is told how it ended.
    public func begin(completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void) {
        show(over: AppKitConnection.host?.mainWindow?.surface, handler)
    }

    /// Shows it over a window.
    public func beginSheetModal(
        for window: NSWindow, completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void
    ) {
        show(over: window.hosted?.surface, handler)
    }

    /// Shows it, and says how it ended.
    public func begin() async -> NSApplication.ModalResponse {
        await withCheckedContinuation { continuation in begin { continuation.resume(returning: $0) } }
    }

    /// Takes it away, as if it had been cancelled.
    public func cancel(_ sender: Any?) { finish(nil) }

    private func show(over surface: (any Surface)?, _ handler: @escaping (NSApplication.ModalResponse) -> Void) {
        guard chooser == nil, let host = AppKitConnection.host else { return handler(.cancel) }
        func given(_ text: String?) -> String? { text.flatMap { $0.isEmpty ? nil : $0 } }
        var content = FileChooserContent(
            kind, title: given(title) ?? given(message) ?? ownWords(standardTitle),
            accept: given(prompt) ?? ownWords(standardPrompt))
        content.folder = directoryURL?.path
        content.filters = host.filters(for: allowedContentTypes)
        chosen = []
        answer = handler
        Self.shown.append(self)
        chooser = host.toolkit.showFileChooser(content, over: surface) { [weak self] in self?.finish($0) }
    }

    private func finish(_ urls: [URL]?) {
        guard let chooser else { return }
        self.chooser = nil
        chooser.close()
        Self.shown.removeAll { $0 === self }
        chosen = urls ?? []
        if let url { nameFieldStringValue = url.lastPathComponent }
        let answer = answer
        self.answer = nil
        answer?(chosen.isEmpty ? .cancel : .OK)
        AppKitConnection.host?.somethingHappened()
    }

    /// Another app begins.
    static func forgetAll() { shown = [] }
}

/// The desktop's dialog for files and folders that are there.
public final class NSOpenPanel: NSSavePanel {
    /// Whether files can be chosen.
    public var canChooseFiles = true
    /// Whether folders can be chosen. Dialogs of desktops choose files or folders: with both it is files.
    public var canChooseDirectories = false
    /// Whether several files can be chosen; of folders it is always one.
    public var allowsMultipleSelection = false

    /// What was chosen.
    public var urls: [URL] { chosen }

    override var kind: FileChooserContent.Kind {
        canChooseDirectories && !canChooseFiles ? .folder : .open(multiple: allowsMultipleSelection)
    }
    override var standardTitle: OwnWords { "Open" }
    override var standardPrompt: OwnWords { "Open" }
}
