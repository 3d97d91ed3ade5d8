import Combine
import Foundation
import FoundationSupplement
import UniformTypeIdentifiers
import ViewGraph

/// What a document holds, whatever its type.
@MainActor
class DocumentContents {
    /// Told when the content is another than it was, or may be.
    var changed: @MainActor () -> Void = {}
    var undo: UndoManager?
    /// Known to the controls that edit parts of it.
    let editability = Location(true)
    var isEditable: Bool {
        get { editability.untracked }
        set { editability.set(newValue) }
    }

    /// What writes the content as it is now; called off the main thread, with what the file holds.
    typealias Writer = (FileWrapper?) throws -> FileWrapper
    func writer(_ type: UTType) throws -> Writer { preconditionFailure("abstract") }

    /// Takes over what another of the same type holds. With `undoably` the person can go back.
    func take(_ other: DocumentContents, undoably: Bool) {}

    /// Notes what the content is now, to compare with later.
    func mark() -> Any { () }
    /// Whether the content is what it was at a mark, as far as that can be told.
    func isAt(_ mark: Any) -> Bool { false }
}

/// A document that is a value.
final class ValueContents<D: FileDocument>: DocumentContents {
    fileprivate let location: Location<D>
    private var run = TextRun()

    init(_ value: D) { location = Location(value) }

    var binding: Binding<D> { Binding(location: DocumentLocation(self)) }

    /// What a view writes: it can be undone.
    fileprivate func set(_ new: D, _ transaction: Transaction) {
        guard isEditable else { return }
        let old = location.untracked
        if planEqual(old, new) { return }
        transaction.apply { location.set(new) }
        if let undo, !run.goesOn(undo) {
            undo.registerUndo(withTarget: self) { contents in onMainThread { contents.set(old, Transaction()) } }
            run.began(undo)
        }
        changed()
    }

    override func writer(_ type: UTType) throws -> Writer {
        let value = location.untracked
        return {
            try value.fileWrapper(configuration: FileDocumentWriteConfiguration(contentType: type, existingFile: $0))
        }
    }

    override func take(_ other: DocumentContents, undoably: Bool) {
        guard let other = other as? ValueContents<D> else { return }
        let new = other.location.untracked
        if undoably { return set(new, Transaction()) }
        location.set(new)
        undo?.removeAllActions()
    }

    override func mark() -> Any { location.untracked }
    override func isAt(_ mark: Any) -> Bool { (mark as? D).map { planEqual($0, location.untracked) } ?? false }
}

/// Where a document that is a value is read and written.
final class DocumentLocation<D: FileDocument>: BindingLocation<D>, @unchecked Sendable {
    private let contents: ValueContents<D>
    private let location: Location<D>
    private let editability: Location<Bool>

    @MainActor
    init(_ contents: ValueContents<D>) {
        self.contents = contents
        location = contents.location
        editability = contents.editability
    }

    override var value: D { location.current }
    override func value(part: AnyHashable, isSame: @escaping (D, D) -> Bool) -> D {
        location.current(part: part, isSame: isSame)
    }
    override func set(_ new: D, _ transaction: Transaction) {
        guard MainThread.isCurrent else {
            DispatchQueue.main.async { self.set(new, transaction) }
            return
        }
        onMainThread { contents.set(new, transaction) }
    }
    override func isSame(as other: BindingLocation<D>) -> Bool {
        (other as? DocumentLocation<D>)?.contents === contents
    }
    override var changedAt: UInt32 { location.changedAt }
    override var recordsUndo: Bool { true }
    override var isWritable: Bool { editability.current }
}

/// A document that is an object.
final class ObjectContents<D: ReferenceFileDocument>: DocumentContents {
    /// Another after the document was read anew.
    let object: Location<D>
    private var watch: AnyCancellable?

    init(_ object: D) {
        self.object = Location(object)
        super.init()
        observe(object)
    }

    private func observe(_ object: D) {
        watch = object.objectWillChange.sink { [weak self] _ in
            if MainThread.isCurrent {
                onMainThread { self?.changed() }
            } else {
                markAfterChangeElsewhere { self?.changed() }
            }
        }
    }

    override func writer(_ type: UTType) throws -> Writer {
        let object = object.untracked
        let snapshot = try object.snapshot(contentType: type)
        return {
            try object.fileWrapper(
                snapshot: snapshot,
                configuration: FileDocumentWriteConfiguration(contentType: type, existingFile: $0))
        }
    }

    override func take(_ other: DocumentContents, undoably: Bool) {
        guard let other = other as? ObjectContents<D> else { return }
        let new = other.object.untracked
        other.watch = nil
        observe(new)
        object.set(new)
        // What could be undone was done to the other object.
        undo?.removeAllActions()
        if undoably { changed() }
    }
}
