import Foundation
import FoundationSupplement
import UniformTypeIdentifiers

/// A document that is a value: what it holds is read from a file and written to one.
///
/// Say how it is read with `init(configuration:)` and how it is written with `fileWrapper(configuration:)`, or with the
/// first spellings of both, `init(fileWrapper:contentType:)` and `write(to:contentType:)`. A type that has neither
/// cannot be read or written, which is said when somebody tries. Both are called off the main thread.
/// Follows <https://developer.apple.com/documentation/swiftui/filedocument>.
@preconcurrency
public protocol FileDocument: Sendable {
    /// The types of files that it can be read from.
    static var readableContentTypes: [UTType] { get }
    /// The types of files that it can be written to; those that it can be read from if nothing is said.
    static var writableContentTypes: [UTType] { get }
    /// Reads it.
    init(configuration: ReadConfiguration) throws
    /// What is to be written.
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
    /// Reads it; the first spelling of `init(configuration:)`.
    init(fileWrapper: FileWrapper, contentType: UTType) throws
    /// Puts into `fileWrapper`, which holds what is there now, what is to be written; the first spelling of
    /// `fileWrapper(configuration:)`.
    func write(to fileWrapper: inout FileWrapper, contentType: UTType) throws
    /// What a file holds that is read.
    typealias ReadConfiguration = FileDocumentReadConfiguration
    /// What is known of the file that is written.
    typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension FileDocument {
    /// The types that it can be read from.
    public static var writableContentTypes: [UTType] { readableContentTypes }

    /// Reads it by the first spelling.
    public init(configuration: ReadConfiguration) throws {
        try self.init(fileWrapper: configuration.file, contentType: configuration.contentType)
    }
    /// Writes it by the first spelling.
    public func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        var wrapper = configuration.existingFile ?? FileWrapper(regularFileWithContents: Data())
        try write(to: &wrapper, contentType: configuration.contentType)
        return wrapper
    }
    /// The type does not say how it is read.
    public init(fileWrapper: FileWrapper, contentType: UTType) throws {
        throw DocumentError.unsaid(String(describing: Self.self), "init(configuration:)")
    }
    /// The type does not say how it is written.
    public func write(to fileWrapper: inout FileWrapper, contentType: UTType) throws {
        throw DocumentError.unsaid(String(describing: Self.self), "fileWrapper(configuration:)")
    }
}

/// What a file holds that a document is read from.
public struct FileDocumentReadConfiguration {
    /// The type of the file.
    public let contentType: UTType
    /// What is in it.
    public let file: FileWrapper
}

/// What is known of the file that a document is written to.
public struct FileDocumentWriteConfiguration {
    /// The type of the file.
    public let contentType: UTType
    /// What is there now; nil where there is nothing.
    public let existingFile: FileWrapper?
}
