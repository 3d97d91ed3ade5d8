import Foundation
import FoundationSupplement
import Toolkit
import UniformTypeIdentifiers
import ViewGraph

/// What the File menu does with a document.
extension OpenDocument {
    /// Saves at once; asks where to for one without a file.
    func saveByPerson() {
        guard contents.isEditable else { return }
        if file == nil { saveAs() } else { save(isByPerson: true) }
    }

    /// Asks for a place and saves there; the document goes on with that file. `then` is told whether it is there.
    func saveAs(then: @escaping @MainActor (Bool) -> Void = { _ in }) {
        guard kind.isEditor else { return then(false) }
        let type = kind.typeToWrite(file ?? URL(fileURLWithPath: "/"), now: contentType) ?? contentType
        var content = FileChooserContent(
            .save(name: file?.lastPathComponent ?? FileExport.name(untitledName, type)), title: ownWords("Save As"),
            accept: "_Save")
        content.filters = kind.writableTypes.filters
        content.folder = file?.deletingLastPathComponent().path
        DocumentManager.shared.showChooser(content, over: surface) { [weak self] urls in
            guard let self, let url = urls?.first else { return then(false) }
            save(to: url, then: then)
        }
    }

    private func save(to chosen: URL, then: @escaping @MainActor (Bool) -> Void) {
        let url = withEnding(chosen)
        // The dialog has asked about the name that was chosen, not about this.
        if url != chosen, access(url.path, F_OK) == 0 {
            return complain(DocumentError.isThere(url), "“\(title)” cannot be saved", then)
        }
        if let other = DocumentManager.shared.document(of: url), other !== self {
            return complain(DocumentError.isOpenElsewhere(url), "“\(title)” cannot be saved", then)
        }
        let old = (file: file, type: contentType, stamp: stamp, known: known)
        contentType = kind.typeToWrite(url, now: contentType) ?? contentType
        stamp = nil
        setFile(url)
        contents.isEditable = true
        save(isByPerson: true, replaces: true) { [weak self] isDone in
            guard let self else { return }
            if isDone {
                if old.file == nil { draft?.forgetContent() }
                // Now there is a file to look after.
                setFile(url)
                DocumentManager.shared.noteUsed(self)
            } else {
                (contentType, stamp, known) = (old.type, old.stamp, old.known)
                setFile(old.file)
                setEdited(true)
                trouble = nil
            }
            then(isDone)
        }
    }

    /// A name without the ending of a type that can be written gets one.
    private func withEnding(_ url: URL) -> URL {
        if FileType.type(of: url, among: kind.writableTypes, looksInside: false) != nil || !url.pathExtension.isEmpty {
            return url
        }
        let type = kind.typeToWrite(url, now: contentType) ?? contentType
        return type.preferredFilenameExtension.map { url.appendingPathExtension($0) } ?? url
    }

    private func complain(_ error: any Error, _ what: OwnWords, _ then: (Bool) -> Void) {
        FrameworkAlert.tell(ownWords(what), DocumentError.reason(error), over: surface)
        then(false)
    }

    /// Opens a copy that has no file yet.
    func duplicate() {
        let (kind, type, scene) = (kind, contentType, scene)
        let name = ownWords("\((title as NSString).deletingPathExtension) Copy")
        do {
            let copy = try kind.read(try contents.writer(type)(known), type).take()
            DocumentManager.shared.openNew(copy, named: name, in: scene)
        } catch {
            complain(error, "“\(title)” cannot be copied", { _ in })
        }
    }

    /// Asks for another name of the file.
    func rename() {
        guard let file else { return saveAs() }
        FrameworkAlert(
            ownWords("Rename “\(title)”"), "",
            [.init(ownWords("Cancel"), role: .cancel), .init(ownWords("Rename"), isDefault: true)], over: surface,
            field: (label: ownWords("New Name"), text: file.lastPathComponent)
        ) { [weak self] choice, name in
            let name = name.trimmingCharacters(in: .whitespacesAndNewlines)
            guard let self, choice == 1, !name.isEmpty, name != file.lastPathComponent else { return }
            let keeps = file.pathExtension.isEmpty || !(name as NSString).pathExtension.isEmpty
            move(to: keeps ? name : name + "." + file.pathExtension, in: file.deletingLastPathComponent())
        }.show()
    }

    /// Asks for another folder for the file.
    func moveTo() {
        guard let file else { return saveAs() }
        var content = FileChooserContent(.folder, title: ownWords("Move To"), accept: ownWords("_Move"))
        content.folder = file.deletingLastPathComponent().path
        DocumentManager.shared.showChooser(content, over: surface) { [weak self] urls in
            if let folder = urls?.first { self?.move(to: file.lastPathComponent, in: folder) }
        }
    }

    private func move(to name: String, in folder: URL) {
        guard let old = file, old == file else { return }
        let new = folder.appendingPathComponent(name)
        if name.contains("/") || name == "." || name == ".." {
            return complain(DocumentError.system(name, EINVAL), "“\(title)” cannot be renamed", { _ in })
        }
        if new.path == old.path { return }
        guard access(new.path, F_OK) != 0 else {
            return complain(DocumentError.isThere(new), "“\(title)” cannot be moved", { _ in })
        }
        do {
            if Glibc.rename(old.path, new.path) != 0 {
                // To another disk it is copied.
                guard errno == EXDEV else { throw DocumentError.system(old.path, errno) }
                try FileManager.default.moveItem(at: old, to: new)
                stamp = FileStamp(new.path)
            }
            moved(to: new)
        } catch {
            complain(error, "“\(title)” cannot be moved", { _ in })
        }
    }

    /// Asks, and goes back to the content at opening, or to what the person has saved last.
    func revert() {
        guard canRevert, let original else { return }
        FrameworkAlert(
            ownWords("Revert “\(title)”?"),
            ownWords("What was changed since it was opened, or saved by you, is undone."),
            [.init(ownWords("Cancel"), role: .cancel), .init(ownWords("Revert"), role: .destructive)], over: surface
        ) { [weak self] choice, _ in
            guard let self, choice == 1 else { return }
            do {
                contents.take(try kind.read(original, contentType).take(), undoably: true)
                undo.known?.setActionName(ownWords("Revert"))
            } catch {
                complain(error, "“\(title)” cannot be reverted", { _ in })
            }
        }.show()
    }
}
