import Foundation
import FoundationSupplement
import Toolkit
import UniformTypeIdentifiers
import ViewGraph

/// What others do to a document's file.
extension OpenDocument {
    /// Something has happened to the file, or to another of its name.
    func lookAtDisk() {
        guard let file, !hasEnded else { return }
        queue.async { [weak self] in
            let stamp = FileStamp(file.path)
            DispatchQueue.main.async { [weak self] in
                // What the document itself has just written is known by then.
                guard let self, self.file == file, self.job == nil, !hasEnded else { return }
                found(stamp)
                Graph.requestWork()
            }
        }
    }

    private func found(_ new: FileStamp?) {
        noteAccess()
        guard let new else { return follow() }
        if isRemoved {
            isRemoved = false
            noteShown()
        }
        guard new != stamp else { return }
        if isEdited { askAboutOthers() } else { readAnew() }
    }

    /// Nothing is there: the file was moved, or is about to be replaced by another, or is gone.
    private func follow() {
        if let path = movedPath { return moved(to: URL(fileURLWithPath: path)) }
        Desktop.toolkit?.call(after: 0.5) { [weak self] in
            guard let self, let file, !hasEnded, access(file.path, F_OK) != 0 else { return }
            fileIsGone()
        }
    }

    /// The file has another name or is in another folder.
    func moved(to new: URL) {
        let old = file
        setFile(new)
        if let stamp, let now = FileStamp(new.path), now.isSameFile(as: stamp) || old == nil { self.stamp = now }
        DocumentManager.shared.noteUsed(self)
    }

    /// Somebody has removed the file: what is in the window is all there is.
    func fileIsGone() {
        guard !isRemoved, kind.isEditor else { return }
        isRemoved = true
        setEdited(true)
        noteShown()
        // Not in the file's place, but not lost either.
        if let job = try? SaveJob(self, isByPerson: false, replaces: false), let draft {
            queue.async { [weak self] in
                job.keep(in: draft)
                DispatchQueue.main.async { [weak self] in
                    guard let self, isRemoved else { return }
                    hasDraft = true
                    noteIdentity()
                }
            }
        }
    }

    /// Takes over what is in the file now.
    func readAnew(then: @escaping @MainActor () -> Void = {}) {
        guard let file else { return }
        let (kind, type) = (kind, contentType)
        queue.async { [weak self] in
            let read = Result { try DocumentFile.read(file, kind, type) }
            DispatchQueue.main.async { [weak self] in
                guard let self, self.file == file, !hasEnded else { return }
                // A file that is being written may make no sense yet: there will be more to be told.
                guard case .success(let read) = read else { return }
                contents.take(read.contents.take(), undoably: false)
                know(read)
                setEdited(false)
                then()
                Graph.requestWork()
            }
        }
    }

    /// The content is what was read.
    func know(_ read: DocumentFile) {
        known = read.wrapper
        stamp = read.stamp
        original = read.wrapper
        originalMark = contents.mark()
        savedMark = originalMark
        keptOriginal = false
        firstUnsaved = nil
    }

    /// Both the person and somebody else have changed it.
    func askAboutOthers() {
        guard !asksAboutOthers, !DocumentManager.shared.isEnding else { return }
        asksAboutOthers = true
        FrameworkAlert(
            ownWords("“\(title)” was changed by another program"),
            ownWords("You have changed it here too. Which of both is to be kept?"),
            [.init(ownWords("Use Theirs"), role: .destructive), .init(ownWords("Keep Mine"), isDefault: true)],
            over: surface
        ) { [weak self] choice, _ in
            guard let self else { return }
            asksAboutOthers = false
            if choice == 1 { save(replaces: true) } else { readAnew() }
        }.show()
    }
}

/// A document's file as it was read.
struct DocumentFile: @unchecked Sendable {
    var contents: DocumentKind.UnreadContents
    var wrapper: FileWrapper
    var stamp: FileStamp?

    /// Off the main thread.
    static func read(_ file: URL, _ kind: DocumentKind, _ type: UTType) throws -> DocumentFile {
        let url = file.resolvingSymlinksInPath()
        let stamp = FileStamp(url.path)
        if stamp == nil { throw DocumentError.missing(file) }
        let wrapper = try FileWrapper(url: url, options: .immediate)
        wrapper.filename = file.lastPathComponent
        wrapper.preferredFilename = file.lastPathComponent
        return DocumentFile(contents: try kind.read(wrapper, type), wrapper: wrapper, stamp: stamp)
    }
}
