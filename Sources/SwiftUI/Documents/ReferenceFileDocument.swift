import Combine
import Foundation
import FoundationSupplement
import UniformTypeIdentifiers

/// A document that is an object: its views observe it, and change it in place.
///
/// It counts as edited when it says that it will change, and when a change of it is registered with the window's undo
/// manager, which is up to the app. Saving takes a snapshot on the main thread and writes that on another; reading is
/// off the main thread too. Follows <https://developer.apple.com/documentation/swiftui/referencefiledocument>.
@preconcurrency
public protocol ReferenceFileDocument: ObservableObject {
    /// What is written: what the document holds at one moment.
    associatedtype Snapshot
    /// The types of files that it can be read from.
    static var readableContentTypes: [UTType] { get }
    /// The types of files that it can be written to; those that it can be read from if nothing is said.
    static var writableContentTypes: [UTType] { get }
    /// Reads it.
    init(configuration: ReadConfiguration) throws
    /// What it holds now.
    func snapshot(contentType: UTType) throws -> Snapshot
    /// What is to be written of a snapshot.
    func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
    /// Reads it; the first spelling of `init(configuration:)`.
    init(fileWrapper: FileWrapper, contentType: UTType) throws
    /// Puts into `fileWrapper`, which holds what is there now, what is to be written of a snapshot; the first spelling of
    /// `fileWrapper(snapshot:configuration:)`.
    func write(snapshot: Snapshot, to fileWrapper: inout FileWrapper, contentType: UTType) throws
    /// What a file holds that is read.
    typealias ReadConfiguration = FileDocumentReadConfiguration
    /// What is known of the file that is written.
    typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension ReferenceFileDocument {
    /// The types that it can be read from.
    public static var writableContentTypes: [UTType] { readableContentTypes }

    /// Reads it by the first spelling.
    public init(configuration: ReadConfiguration) throws {
        try self.init(fileWrapper: configuration.file, contentType: configuration.contentType)
    }
    /// Writes a snapshot by the first spelling.
    public func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper {
        var wrapper = configuration.existingFile ?? FileWrapper(regularFileWithContents: Data())
        try write(snapshot: snapshot, to: &wrapper, contentType: configuration.contentType)
        return wrapper
    }
    /// The type does not say how it is read.
    public init(fileWrapper: FileWrapper, contentType: UTType) throws {
        throw DocumentError.unsaid(String(describing: Self.self), "init(configuration:)")
    }
    /// The type does not say how it is written.
    public func write(snapshot: Snapshot, to fileWrapper: inout FileWrapper, contentType: UTType) throws {
        throw DocumentError.unsaid(String(describing: Self.self), "fileWrapper(snapshot:configuration:)")
    }
}
