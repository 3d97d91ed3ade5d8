import Foundation
import Toolkit
import ViewGraph

/// A document's window is to close.
extension OpenDocument {
    /// Whether it may close at once. If not, it closes by itself when the document is saved, or when the person has said
    /// what is to be done with it.
    func mayClose() -> Bool {
        if question != nil || asksAboutOthers { return false }
        if isClosing && job != nil { return false }
        guard kind.isEditor, isEdited || job != nil else { return true }
        if file == nil {
            ask(ownWords("Save “\(title)”?"), ownWords("What is in it is lost if you do not save it."))
            return false
        }
        if isRemoved {
            ask(
                ownWords("Save “\(title)” again?"),
                ownWords("Its file was removed. What is in it is lost if you do not save it."))
            return false
        }
        isClosing = true
        save { [weak self] isDone in
            guard let self, isClosing else { return }
            isClosing = false
            if isDone, !isEdited {
                close()
            } else if let trouble, question == nil {
                ask(ownWords("“\(title)” cannot be saved"), trouble)
            }
        }
        return false
    }

    private func ask(_ title: String, _ message: String) {
        let alert = FrameworkAlert(
            title, message,
            [
                .init(ownWords("Cancel"), role: .cancel), .init(ownWords("Discard"), role: .destructive),
                .init(file == nil || trouble != nil ? ownWords("Save As…") : ownWords("Save"), isDefault: true),
            ], over: surface
        ) { [weak self] choice, _ in
            guard let self else { return }
            question = nil
            switch choice {
            case 1:
                setEdited(false)
                close()
            case 2 where file == nil || trouble != nil: saveAs { [weak self] in if $0 { self?.close() } }
            case 2: save(isByPerson: true) { [weak self] in if $0 { self?.close() } }
            default: break
            }
        }
        question = alert
        alert.show()
    }

    private func close() {
        window?.close()
        Graph.requestWork()
    }

    /// The window is gone.
    func windowClosed() {
        guard !hasEnded else { return }
        if isEdited, file != nil, !DocumentManager.shared.isEnding { saveNow() }
        hasEnded = true
        question?.close()
        DocumentManager.shared.closed(self)
        letGo()
        // What comes back with the session stays; what the person has closed is done with.
        if !DocumentManager.shared.isEnding {
            // At once: the process may be about to end, and what was discarded must not come back.
            if !(isEdited && hasDraft && file != nil) { queue.sync { draft?.forget() } }
        }
    }
}
