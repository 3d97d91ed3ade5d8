import Foundation
import FoundationSupplement
import Toolkit
import UniformTypeIdentifiers
import ViewGraph

/// Opens documents, and knows those that are open.
@MainActor
final class DocumentManager {
    static let shared = DocumentManager()

    private(set) var documents: [OpenDocument] = []
    /// How many are being read.
    private var openings = 0
    /// Files are read one after the other, so that windows come in the order in which they were asked for.
    private let queue = DispatchQueue(label: "app.fenestra.documents")
    /// The app ends: nothing is asked any more, and what is not saved is kept.
    private(set) var isEnding = false
    private var chooser: (any FileChooser)?
    private var hasLookedForDrafts = false
    /// What could not be opened, until there is a window to say it over.
    private var failures: [(name: String, reason: String)] = []

    /// An app begins.
    func begin() {
        FrameworkAlert.closeAll()
        for document in documents { document.hasEnded = true }
        documents = []
        failures = []
        openings = 0
        isEnding = false
        hasLookedForDrafts = false
        chooser?.close()
        chooser = nil
    }

    /// Whether windows are about to come.
    var isOpening: Bool { openings > 0 }

    /// The groups of documents, in the order of the source.
    var scenes: [any WindowScene] { WindowManager.shared.scenes.filter { $0.documents != nil } }
    /// Those with commands in the menu.
    var scenesWithCommands: [any WindowScene] {
        WindowManager.shared.scenesWithCommands.filter { $0.documents != nil }
    }

    var front: OpenDocument? { WindowManager.shared.frontWindow?.document }

    // MARK: New ones

    /// What the scene's own command does: a new document, or where documents are only viewed, the dialog to open one.
    func openNew(_ scene: any WindowScene, place: WindowPlace? = nil) {
        guard let kind = scene.documents else { return }
        if let makeNew = kind.makeNew { openNew(makeNew(), named: nil, in: scene) } else { showOpenDialog() }
    }

    func openNew(_ contents: DocumentContents, named name: String?, in scene: any WindowScene) {
        guard let kind = scene.documents else { return }
        let type = kind.writableTypes.first ?? .data
        let document = OpenDocument(
            contents, kind, in: scene, file: nil, type: type, untitledName: name ?? freeName)
        add(document, WindowOpening())
        // A copy is nowhere else.
        if name != nil { document.differsFromDisk() }
    }

    private var freeName: String {
        let taken = Set(documents.filter { $0.file == nil }.map(\.untitledName))
        var (name, number) = (ownWords("Untitled"), 1)
        while taken.contains(name) {
            number += 1
            name = ownWords("Untitled \(number)")
        }
        return name
    }

    /// Opens a new document of a type that an app asks for.
    func open<D>(new type: D.Type, _ make: @MainActor () -> DocumentContents) {
        let known = scenes.compactMap { scene in scene.documents.map { (scene, $0) } }
        guard let (scene, _) = known.first(where: { $0.1.documentType == D.self && $0.1.isEditor }) else {
            let isViewed = known.contains { $0.1.documentType == D.self }
            let reason =
                isViewed ? "its DocumentGroup is for viewing only" : "the app has no DocumentGroup for that type"
            return Log.once("newDocument(\(D.self)) opens nothing: \(reason).")
        }
        openNew(make(), named: nil, in: scene)
    }

    /// Opens a new document of the first group that writes a type.
    func open(new type: UTType) {
        let scene = scenes.first { scene in
            scene.documents.map { $0.isEditor && $0.writableTypes.contains { type.conforms(to: $0) } } ?? false
        }
        guard let scene else {
            return Log.once("newDocument(contentType: \(type.identifier)) opens nothing: no DocumentGroup writes it.")
        }
        openNew(scene)
    }

    // MARK: Those with files

    /// The open document of a file.
    func document(of file: URL) -> OpenDocument? {
        let stamp = FileStamp(file.path)
        return documents.first { document in
            guard let known = document.file else { return false }
            if known.standardizedFileURL.path == file.standardizedFileURL.path { return true }
            guard let stamp, let own = document.stamp else { return false }
            return own.isSameFile(as: stamp)
        }
    }

    /// The group that opens a file, and the type that it opens it as: one that edits before one that views.
    func scene(for file: URL) -> (scene: any WindowScene, kind: DocumentKind, type: UTType)? {
        let able = scenes.compactMap { scene -> (scene: any WindowScene, kind: DocumentKind, type: UTType)? in
            guard let kind = scene.documents, let type = kind.typeToRead(file) else { return nil }
            return (scene, kind, type)
        }
        return able.first { $0.kind.isEditor } ?? able.first
    }

    /// Opens a file in a window, or raises the one that it is open in.
    func open(_ file: URL, _ opening: WindowOpening = WindowOpening(), draft: DocumentDraft? = nil) async throws {
        guard file.isFileURL else { throw DocumentError.notAFile(file) }
        let file = file.standardizedFileURL
        if raise(file) { return }
        guard access(file.path, F_OK) == 0 else { throw DocumentError.missing(file) }
        guard let (scene, kind, type) = scene(for: file) else { throw DocumentError.unreadableType(file) }
        openings += 1
        defer { openings -= 1 }
        let read = await withCheckedContinuation {
            (done: CheckedContinuation<Result<DocumentFile, any Error>, Never>) in
            queue.async { done.resume(returning: Result { try DocumentFile.read(file, kind, type) }) }
        }
        let found = try read.get()
        // Asked for twice at once.
        if raise(file) { return }
        let original = draft?.original()
        let contents = found.contents.take()
        let document = OpenDocument(contents, kind, in: scene, file: file, type: type, draft: draft)
        document.know(found)
        if let original, !original.hasContents(of: found.wrapper),
            let before = try? kind.read(original, type).take()
        {
            document.original = original
            document.originalMark = before.mark()
            document.keptOriginal = true
            document.noteIdentity()
        }
        add(document, opening)
        noteUsed(document)
        Graph.requestWork()
    }

    private func raise(_ file: URL) -> Bool {
        guard let window = document(of: file)?.window else { return false }
        WindowManager.shared.present(window)
        return true
    }

    private func add(_ document: OpenDocument, _ opening: WindowOpening) {
        documents.append(document)
        var opening = opening
        opening.document = document
        WindowManager.shared.open(document.scene, opening)
    }

    func closed(_ document: OpenDocument) { documents.removeAll { $0 === document } }

    /// Opens files that a person, or another program, wants opened; what goes wrong is told.
    func open(_ files: [URL]) {
        openings += 1
        Task { @MainActor in
            for file in files {
                do {
                    try await open(file)
                } catch {
                    failures.append((file.lastPathComponent, DocumentError.reason(error)))
                }
            }
            openings -= 1
            opened()
        }
    }

    /// All that was asked for is there, or is not.
    private func opened() {
        guard openings == 0, !isEnding else { return }
        if WindowManager.shared.windows.isEmpty { WindowManager.shared.openDefault(isLaunch: true) }
        let told = failures
        failures = []
        for (name, reason) in told {
            FrameworkAlert.tell(
                ownWords("“\(name)” cannot be opened"), reason,
                over: WindowManager.shared.frontWindow?.desktopWindow.surface)
        }
        Graph.requestWork()
    }

    // MARK: The last session

    /// Opens a document's window as it was in the last session. A file that is gone costs its window.
    func restore(_ saved: SavedWindow, in scene: any WindowScene) {
        let identity = saved.value?.decoded(as: DocumentIdentity.self)?.base as? DocumentIdentity
        guard let identity else { return }
        var opening = WindowOpening(place: saved.place)
        opening.sceneValues = SceneValues(saved.values)
        let draft = identity.draft.flatMap { DocumentDraft(id: $0) }
        restoring.append((identity.file, draft, opening))
    }
    private var restoring: [(file: URL?, draft: DocumentDraft?, opening: WindowOpening)] = []

    /// Opens what `restore` was told of, and drafts that no window of the session knows: those of a process that was
    /// killed.
    func restoreAll() {
        var waiting = restoring
        restoring = []
        if !hasLookedForDrafts, !scenes.isEmpty {
            hasLookedForDrafts = true
            let known = Set(waiting.compactMap { $0.draft?.id })
            for draft in DocumentDraft.all() where !known.contains(draft.id) {
                if draft.content() == nil { draft.forget() } else { waiting.append((nil, draft, WindowOpening())) }
            }
        }
        if waiting.isEmpty { return }
        openings += 1
        Task { @MainActor in
            for (file, draft, opening) in waiting {
                if let draft, let (content, information) = draft.content() {
                    open(draft, content, information, opening)
                } else if let file {
                    do {
                        try await open(file, opening, draft: draft)
                    } catch {
                        Log.once("“\(file.path)” does not come back: \(DocumentError.reason(error))")
                    }
                }
            }
            openings -= 1
            opened()
        }
    }

    private func open(
        _ draft: DocumentDraft, _ content: FileWrapper, _ information: DocumentDraft.Information,
        _ opening: WindowOpening
    ) {
        let type = UTType(information.type) ?? UTType(importedAs: information.type)
        let named = WindowManager.shared.scene(key: information.scene).flatMap {
            $0.documents?.isEditor == true ? $0 : nil
        }
        let scene =
            named ?? scenes.first { $0.documents.map { $0.isEditor && $0.readableTypes.contains(type) } ?? false }
        guard let scene, let kind = scene.documents else { return }
        do {
            let contents = try kind.read(content, type).take()
            let document = OpenDocument(
                contents, kind, in: scene, file: information.file, type: type, untitledName: information.name,
                draft: draft)
            // What is in the file is not known: whatever is there now is asked about before it is replaced.
            let atDisk = information.file.flatMap { try? DocumentFile.read($0, kind, type) }
            if let atDisk {
                document.know(atDisk)
                let before = atDisk.contents.take()
                document.savedMark = before.mark()
                document.originalMark = document.savedMark
            } else {
                document.savedMark = ()
                document.original = nil
            }
            document.isRemoved = information.file != nil && atDisk == nil
            document.hasDraft = true
            document.setEdited(true)
            document.noteIdentity()
            add(document, opening)
        } catch {
            Log.once("a kept document “\(information.name)” cannot be read: \(DocumentError.reason(error))")
        }
    }

    /// The app ends: all is brought to where it comes back from.
    func end() {
        isEnding = true
        FrameworkAlert.closeAll()
        chooser?.close()
        for document in documents { document.saveNow() }
    }

    /// The app ends as if it had been killed.
    func forget() {
        isEnding = true
        for document in documents { document.hasEnded = true }
        documents = []
    }

    // MARK: Dialogs

    func showChooser(
        _ content: FileChooserContent, over surface: (any Surface)?, chosen: @escaping @MainActor ([URL]?) -> Void
    ) {
        guard let toolkit = Desktop.toolkit else { return }
        chooser?.close()
        chooser = toolkit.showFileChooser(content, over: surface) { [weak self] urls in
            self?.chooser?.close()
            self?.chooser = nil
            chosen(urls.flatMap { $0.isEmpty ? nil : $0 })
            Graph.requestWork()
        }
    }

    /// Asks for files to open.
    func showOpenDialog() {
        var content = FileChooserContent(.open(multiple: true), title: ownWords("Open"), accept: ownWords("_Open"))
        var types: [UTType] = []
        for type in scenes.flatMap({ $0.documents?.readableTypes ?? [] }) where !types.contains(type) {
            types.append(type)
        }
        content.filters = types.filters
        content.folder = front?.file?.deletingLastPathComponent().path
        let surface = WindowManager.shared.frontWindow?.desktopWindow.surface
        openings += 1
        showChooser(content, over: surface) { [weak self] urls in
            guard let self else { return }
            openings -= 1
            if let urls { return open(urls) }
            // An app that nobody can reach must not run.
            if WindowManager.shared.windows.isEmpty, !MenuBarExtras.leadToApp { Desktop.toolkit?.quit() }
        }
    }

    /// For Open Recent.
    func noteUsed(_ document: OpenDocument) {
        guard let file = document.file else { return }
        Desktop.toolkit?.addRecentFile(file, mimeType: document.contentType.preferredMIMEType)
        MainMenu.noteChanged()
    }
}
