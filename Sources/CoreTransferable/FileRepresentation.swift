import Foundation
import UniformTypeIdentifiers

/// Hands a value on as a file.
///
/// Follows <https://developer.apple.com/documentation/coretransferable/filerepresentation>.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
    public typealias Body = Never
    let form: TransferForm<Item>

    /// A file of `contentType`, made by `exporting` and read by `importing`. Received files that are not the original are
    /// gone after `importing`: what is to stay must be copied there.
    public init(
        contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        self.init(contentType, shouldAttemptToOpenInPlace, exporting, importing)
    }

    /// A file that is only handed on.
    public init(
        exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) {
        self.init(exportedContentType, shouldAllowToOpenInPlace, exporting, nil)
    }

    /// A file that is only taken.
    public init(
        importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        self.init(importedContentType, shouldAttemptToOpenInPlace, nil, importing)
    }

    private init(
        _ contentType: UTType, _ opensInPlace: Bool,
        _ exporting: (@Sendable (Item) async throws -> SentTransferredFile)?,
        _ importing: (@Sendable (ReceivedTransferredFile) async throws -> Item)?
    ) {
        var form = TransferForm<Item>(contentType)
        form.isFile = true
        if let exporting {
            form.export = { item in
                let sent = try await exporting(item)
                return .file(sent.file, isOriginal: sent.allowAccessingOriginalFile)
            }
        }
        if let importing {
            form.load = { content in
                let received = try Self.received(content, contentType, opensInPlace)
                defer {
                    if !received.isOriginalFile {
                        try? FileManager.default.removeItem(at: received.file.deletingLastPathComponent())
                    }
                }
                return try await importing(received)
            }
        }
        self.form = form
    }

    /// The original where that is wanted and allowed, else a file of its own.
    private static func received(
        _ content: ItemContent, _ type: UTType, _ opensInPlace: Bool
    ) throws -> ReceivedTransferredFile {
        guard case .file(let url, let isOriginal) = content else {
            let name = NSItemProvider.fileName(nil, type)
            return ReceivedTransferredFile(file: try content.file(named: name).url, isOriginalFile: false)
        }
        if opensInPlace, isOriginal { return ReceivedTransferredFile(file: url, isOriginalFile: true) }
        let copy = try TemporaryItems.place(named: url.lastPathComponent)
        try FileManager.default.copyItem(at: url, to: copy)
        return ReceivedTransferredFile(file: copy, isOriginalFile: false)
    }

    public func _transferForms() -> _TransferForms { _TransferForms(forms: [form]) }
}

/// A file that is handed on.
public struct SentTransferredFile: Sendable {
    /// Where it is.
    public let file: URL
    /// Whether the receiver may use the file itself; else it gets a copy.
    public let allowAccessingOriginalFile: Bool

    /// A file that is there. It must stay until it has been received.
    public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
        self.file = file
        self.allowAccessingOriginalFile = allowAccessingOriginalFile
    }
}

/// A file that was received.
public struct ReceivedTransferredFile: Sendable {
    /// Where it is.
    public let file: URL
    /// Whether it is the sender's own file. A file that is not is gone when it has been read.
    public let isOriginalFile: Bool
}
