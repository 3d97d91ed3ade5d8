import Foundation
import FoundationSupplement
import Toolkit
import UniformTypeIdentifiers
import ViewGraph

/// One writing of a document, done on a queue of the document's.
final class SaveJob: @unchecked Sendable {
    struct Result {
        var content: FileWrapper
        var stamp: FileStamp?
        var keptOriginal: Bool
    }
    enum Failure: Error {
        /// Somebody has changed the file.
        case changedByOthers
        case removed
        case notWritten(any Error)
    }

    let writer: DocumentContents.Writer
    let file: URL?
    let known: FileWrapper?
    let stamp: FileStamp?
    let original: FileWrapper?
    let draft: DocumentDraft?
    let information: DocumentDraft.Information
    let changes: Int
    let mark: Any
    let isByPerson: Bool
    /// Set on the queue, read after it.
    private(set) var outcome: Swift.Result<Result, any Error>?
    /// Whether what could not be saved is in the state folder.
    private(set) var isKept = false

    @MainActor
    init(_ document: OpenDocument, isByPerson: Bool, replaces: Bool) throws {
        writer = try document.contents.writer(document.contentType)
        file = document.file
        known = document.known
        stamp = replaces ? nil : document.stamp
        original = document.keptOriginal ? nil : document.original
        draft = document.draft
        information = DocumentDraft.Information(
            file: document.file, name: document.title, type: document.contentType.identifier,
            scene: WindowManager.shared.key(of: document.scene))
        changes = document.changes
        mark = document.contents.mark()
        self.isByPerson = isByPerson
    }

    /// Keeps what would be written, where it cannot go to its file.
    func keep(in draft: DocumentDraft) {
        guard let content = try? writer(known) else { return }
        try? draft.keep(content, information)
    }

    func run() { outcome = Swift.Result { try write() } }

    private func write() throws -> Result {
        let content = try writer(known)
        guard let file else {
            try draft?.keep(content, information)
            return Result(content: content, stamp: nil, keptOriginal: false)
        }
        do {
            return try write(content, to: file)
        } catch {
            if let draft { isKept = (try? draft.keep(content, information)) != nil }
            throw error
        }
    }

    private func write(_ content: FileWrapper, to file: URL) throws -> Result {
        let now = FileStamp(file.path)
        if let stamp, !isByPerson || now != nil {
            guard let now else { throw Failure.removed }
            guard now == stamp else { throw Failure.changedByOthers }
            if let known, content.hasContents(of: known) {
                return Result(content: known, stamp: now, keptOriginal: false)
            }
        }
        var kept = false
        if let original, let draft, !isByPerson {
            // Without room for it there is no way back, which is no reason not to save.
            kept = (try? draft.keepOriginal(original)) != nil
        }
        do {
            try FileSaving.write(content, to: file.path)
        } catch {
            throw Failure.notWritten(error)
        }
        return Result(content: content, stamp: FileStamp(file.path), keptOriginal: kept)
    }
}

extension OpenDocument {
    /// From the last change to the saving, and from the first one that was not saved, in seconds.
    static let pause = 1.0
    static let longestPause = 5.0

    /// Saves after a short pause.
    func saveSoon() {
        guard let toolkit = Desktop.toolkit else { return }
        lastChange = toolkit.now
        if firstUnsaved == nil { firstUnsaved = lastChange }
        guard !isWaiting else { return }
        isWaiting = true
        toolkit.call(after: Self.pause) { [weak self] in self?.pauseEnded() }
    }

    private func pauseEnded() {
        isWaiting = false
        guard let toolkit = Desktop.toolkit, !hasEnded, let first = firstUnsaved else { return }
        let now = toolkit.now
        let rest = min(lastChange + Self.pause, first + Self.longestPause) - now
        if rest > 0.01 {
            isWaiting = true
            toolkit.call(after: rest) { [weak self] in self?.pauseEnded() }
        } else if isRemoved {
            // Somebody did not want the file any more: it is not made again unasked.
            firstUnsaved = nil
        } else if isEdited {
            save()
        } else if file == nil, let draft {
            // It is as new again.
            queue.async { draft.forgetContent() }
        }
    }

    /// Saves what there is now: to the file, or while there is none to the state folder. `then` is told whether that was
    /// done. With `replaces`, also over what others have written.
    func save(
        isByPerson: Bool = false, replaces: Bool = false, then: @escaping @MainActor (Bool) -> Void = { _ in }
    ) {
        guard kind.isEditor else { return then(true) }
        if job != nil {
            // Behind the one that runs.
            afterSaving.append { [weak self] _ in self?.save(isByPerson: isByPerson, replaces: replaces, then: then) }
            return
        }
        afterSaving.append(then)
        guard start(isByPerson: isByPerson, replaces: replaces), let job else { return }
        queue.async { [weak self] in
            job.run()
            DispatchQueue.main.async { self?.collect(job) }
        }
    }

    private func start(isByPerson: Bool, replaces: Bool) -> Bool {
        do {
            job = try SaveJob(self, isByPerson: isByPerson, replaces: replaces)
            firstUnsaved = nil
            return true
        } catch {
            failed(error, isKept: false)
            finishSaving(false)
            return false
        }
    }

    /// Saves and waits for it: the app is about to end.
    func saveNow() {
        if let job {
            queue.sync {}
            collect(job)
        }
        guard kind.isEditor, isEdited, !isRemoved || draft != nil, start(isByPerson: false, replaces: false), let job
        else { return }
        job.run()
        collect(job)
    }

    private func collect(_ done: SaveJob) {
        guard done === job, let outcome = done.outcome else { return }
        job = nil
        switch outcome {
        case .success(let result):
            succeeded(done, result)
            finishSaving(true)
        case .failure(let error):
            failed(error, isKept: done.isKept)
            finishSaving(false)
        }
        Graph.requestWork()
    }

    private func succeeded(_ done: SaveJob, _ result: SaveJob.Result) {
        guard done.file == file else { return }
        if file == nil {
            noteIdentity()
            return
        }
        known = result.content
        stamp = result.stamp
        savedMark = done.mark
        if result.keptOriginal { keptOriginal = true }
        if hasDraft { draft?.forgetContent() }
        hasDraft = false
        let wasRemoved = isRemoved
        trouble = nil
        isRemoved = false
        if done.isByPerson {
            original = result.content
            originalMark = done.mark
            draft?.forgetOriginal()
            keptOriginal = false
        }
        if wasRemoved { setFile(file) } else { noteIdentity() }
        setEdited(!isUnchanged(since: done))
        noteShown()
        if isEdited { saveSoon() }
    }

    private func isUnchanged(since done: SaveJob) -> Bool { changes == done.changes || contents.isAt(done.mark) }

    private func finishSaving(_ isDone: Bool) {
        let waiting = afterSaving
        afterSaving = []
        for then in waiting { then(isDone) }
    }

    private func failed(_ error: any Error, isKept: Bool) {
        hasDraft = hasDraft || isKept
        switch error {
        case SaveJob.Failure.changedByOthers: askAboutOthers()
        case SaveJob.Failure.removed: fileIsGone()
        case SaveJob.Failure.notWritten(let error): tell(error, isKept: isKept)
        default: tell(error, isKept: false)
        }
        noteIdentity()
        noteShown()
    }

    /// The same reason is not said again until something could be saved.
    private func tell(_ error: any Error, isKept: Bool) {
        let reason = DocumentError.reason(error)
        guard reason != trouble else { return }
        trouble = reason
        guard !DocumentManager.shared.isEnding else { return }
        let addition = isKept ? " " + ownWords("What you have done is kept, and comes back at the next launch.") : ""
        FrameworkAlert.tell(ownWords("“\(title)” cannot be saved"), reason + addition, over: surface)
    }
}
