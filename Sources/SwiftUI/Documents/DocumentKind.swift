import Foundation
import FoundationSupplement
import UniformTypeIdentifiers
import ViewGraph

/// What a group of documents can do with files, whatever the type of its documents.
struct DocumentKind: @unchecked Sendable {
    let documentType: Any.Type
    let readableTypes: [UTType]
    let writableTypes: [UTType]
    /// Nil where documents are only viewed.
    let makeNew: (() -> DocumentContents)?
    /// Called off the main thread.
    let read: (FileWrapper, UTType) throws -> UnreadContents

    /// Whether documents can be compared with what they were.
    let comparesValues: Bool

    var isEditor: Bool { makeNew != nil }

    /// A document that was read, on its way to the main thread.
    struct UnreadContents: @unchecked Sendable {
        /// Called on the main thread, once.
        let take: () -> DocumentContents
    }

    nonisolated init<D: FileDocument>(values type: D.Type, new: (() -> D)?) {
        documentType = type
        readableTypes = type.readableContentTypes
        writableTypes = type.writableContentTypes
        comparesValues = true
        makeNew = new.map { new in
            nonisolated(unsafe) let new = new
            return { onMainThread { ValueContents(new()) } }
        }
        read = { file, contentType in
            let value = try D(configuration: FileDocumentReadConfiguration(contentType: contentType, file: file))
            return UnreadContents { onMainThread { ValueContents(value) } }
        }
    }

    nonisolated init<D: ReferenceFileDocument>(objects type: D.Type, new: (() -> D)?) {
        documentType = type
        readableTypes = type.readableContentTypes
        writableTypes = type.writableContentTypes
        comparesValues = false
        makeNew = new.map { new in
            nonisolated(unsafe) let new = new
            return { onMainThread { ObjectContents(new()) } }
        }
        read = { file, contentType in
            // Made here and handed over: nobody else has it yet.
            nonisolated(unsafe) let object = try D(
                configuration: FileDocumentReadConfiguration(contentType: contentType, file: file))
            return UnreadContents { onMainThread { ObjectContents(object) } }
        }
    }

    /// The type that a file is opened as, a kind of one that documents can be read from; nil where they cannot be read
    /// from it.
    func typeToRead(_ url: URL) -> UTType? { FileType.type(of: url, among: readableTypes, looksInside: true) }

    /// The type that a document is saved as at a place.
    func typeToWrite(_ url: URL, now: UTType?) -> UTType? {
        if let named = FileType.type(of: url, among: writableTypes, looksInside: false) { return named }
        if let now, writableTypes.contains(where: { now.conforms(to: $0) }) { return now }
        return writableTypes.first
    }
}

/// Finds out what a file is.
enum FileType {
    /// The type of a file by its name, a kind of one of `types`. A name that tells nothing is as good as the content:
    /// bytes are looked at to tell texts from others.
    static func type(of url: URL, among types: [UTType], looksInside: Bool) -> UTType? {
        let ending = url.pathExtension
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
        if exists, isFolder.boolValue {
            let folders = types.filter { $0.conforms(to: .directory) }
            return named(ending, among: folders) ?? folders.first { $0 == .folder || $0 == .directory }
        }
        let files = types.filter { !$0.conforms(to: .directory) }
        if let named = named(ending, among: files) { return named }
        guard looksInside, exists, ending.isEmpty || UTType(filenameExtension: ending)?.isDynamic ?? true else {
            return files.first { $0 == .data || $0 == .item || $0 == .content }
        }
        let content: UTType = isText(url) ? .plainText : .data
        return files.contains { content.conforms(to: $0) } ? content : nil
    }

    private static func named(_ ending: String, among types: [UTType]) -> UTType? {
        if ending.isEmpty { return nil }
        return types.lazy.compactMap { type -> UTType? in
            guard let named = UTType(filenameExtension: ending, conformingTo: type), !named.isDynamic else {
                return nil
            }
            return named
        }.first
    }

    private static func isText(_ url: URL) -> Bool {
        guard let file = try? FileHandle(forReadingFrom: url) else { return false }
        defer { try? file.close() }
        guard var start = try? file.read(upToCount: 4096) else { return true }
        if start.contains(0) { return false }
        // The block may end within a character.
        for _ in 0..<4 where String(data: start, encoding: .utf8) == nil && !start.isEmpty { start.removeLast() }
        return String(data: start, encoding: .utf8) != nil
    }
}
