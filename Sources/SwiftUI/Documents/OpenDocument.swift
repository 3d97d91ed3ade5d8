import Foundation
import FoundationSupplement
import Toolkit
import UniformTypeIdentifiers
import ViewGraph

/// A document that is open: its content, its file, and the window that shows it.
@MainActor
final class OpenDocument {
    let kind: DocumentKind
    let contents: DocumentContents
    unowned let scene: any WindowScene
    /// What views may know of it.
    let configuration: Location<DocumentConfiguration>
    /// What the window presents to the session.
    let presented: PresentedValue
    let undo = WindowUndo()
    weak var window: (any OpenWindow)?

    /// Nil for one that was never saved.
    private(set) var file: URL?
    /// What the file held when it was read or written last.
    var known: FileWrapper?
    var stamp: FileStamp? {
        didSet {
            // Whoever replaces a file makes another one of the name.
            guard let file, let stamp, oldValue.map({ !stamp.isSameFile(as: $0) }) ?? true else { return }
            hold = FileHold(file.path)
        }
    }
    private var hold: FileHold?
    private var watches: [AnyObject] = []
    var contentType: UTType
    /// The name of one without a file.
    private(set) var untitledName: String
    let draft: DocumentDraft?

    /// What the person can go back to: the content at opening, or as saved by the person.
    var original: FileWrapper?
    var originalMark: Any
    /// Whether that is in the state folder.
    var keptOriginal = false
    /// Whether content that is not in the file is in the state folder.
    var hasDraft = false
    /// The content as it is on disk.
    var savedMark: Any
    /// Whether the disk lacks something that was done.
    private(set) var isEdited = false
    /// Its file was removed by somebody.
    var isRemoved = false
    /// Why it could not be saved the last time; said once.
    var trouble: String?
    /// Whether there is a question of what others have done to the file.
    var asksAboutOthers = false
    /// Counts changes.
    var changes = 0

    let queue = DispatchQueue(label: "app.fenestra.document")
    var job: SaveJob?
    var afterSaving: [@MainActor (Bool) -> Void] = []
    var firstUnsaved: Double?
    var lastChange = 0.0
    var isWaiting = false
    /// A question before it is closed.
    var question: FrameworkAlert?
    /// Its window closes when it is saved.
    var isClosing = false
    var hasEnded = false

    init(
        _ contents: DocumentContents, _ kind: DocumentKind, in scene: any WindowScene, file: URL?, type: UTType,
        untitledName: String = "", draft: DocumentDraft? = nil
    ) {
        self.kind = kind
        self.contents = contents
        self.scene = scene
        self.untitledName = untitledName
        self.draft = draft ?? DocumentDraft()
        contentType = type
        originalMark = contents.mark()
        savedMark = originalMark
        configuration = Location(DocumentConfiguration(fileURL: nil, isEditable: kind.isEditor))
        presented = PresentedValue(nil)
        contents.undo = undo.manager
        contents.changed = { [weak self] in self?.contentChanged() }
        observeUndo()
        setFile(file)
    }

    // MARK: What people see

    var title: String { file?.lastPathComponent ?? untitledName }

    var subtitle: String? {
        var parts: [String] = []
        if let file { parts.append(file.folderName) }
        if isRemoved {
            parts.append(ownWords("Removed"))
        } else if file != nil, kind.isEditor, !contents.isEditable {
            parts.append("Read-Only")
        }
        if isEdited { parts.append(file == nil ? ownWords("Not Saved") : ownWords("Edited")) }
        return parts.isEmpty ? nil : parts.joined(separator: " — ")
    }

    /// Title, marks or what the menu shows may be another.
    func noteShown() {
        window?.documentChanged()
        MainMenu.noteFrontChanged()
    }

    func setEdited(_ isEdited: Bool) {
        guard isEdited != self.isEdited else { return }
        self.isEdited = isEdited
        noteShown()
    }

    var surface: (any Surface)? { window?.desktopWindow.surface }

    // MARK: The file

    /// Its file is another, or at another place.
    func setFile(_ new: URL?) {
        file = new
        isRemoved = false
        watches = []
        hold = new.flatMap { FileHold($0.path) }
        if let new, let toolkit = Desktop.toolkit {
            let real = new.resolvingSymlinksInPath().path
            for path in Set([new.path, real]) {
                watches.append(toolkit.watchFile(path) { [weak self] in self?.lookAtDisk() })
            }
        }
        noteAccess()
        noteIdentity()
        noteShown()
    }

    /// Nobody looks after the file any more.
    func letGo() {
        watches = []
        hold = nil
    }

    /// Whether it may be edited follows from the file.
    func noteAccess() {
        let isWritable = file.map { access($0.path, F_OK) != 0 || access($0.path, W_OK) == 0 } ?? true
        contents.isEditable = kind.isEditor && isWritable
        configuration.set(DocumentConfiguration(fileURL: file, isEditable: contents.isEditable))
    }

    /// Where the held file is now.
    var movedPath: String? { hold?.path }

    /// What the session is to keep.
    func noteIdentity() {
        // The draft may come to hold something at any time, by another thread.
        let identity = DocumentIdentity(file: file, draft: kind.isEditor ? draft?.id : nil)
        presented.set(AnyHashable(identity))
    }

    // MARK: Changes

    /// Objects tell by their registrations too.
    private func observeUndo() {
        guard !kind.comparesValues else { return }
        undo.manager.registered = { [weak self] in onMainThread { self?.contentChanged() } }
    }

    private func contentChanged() {
        guard kind.isEditor, !hasEnded else { return }
        changes += 1
        setEdited(isRemoved || !contents.isAt(savedMark))
        saveSoon()
        MainMenu.noteFrontChanged()
    }

    /// What it holds is on no disk.
    func differsFromDisk() {
        savedMark = ()
        setEdited(true)
        saveSoon()
    }

    /// Whether there is something to go back to.
    var canRevert: Bool {
        contents.isEditable && original != nil && !contents.isAt(originalMark)
    }
}
