import Foundation
import FoundationSupplement
import UniformTypeIdentifiers

/// A document that is a value: what it holds is read from a file and written to one.
///
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
    /// What a file holds that is read.
    typealias ReadConfiguration = FileDocumentReadConfiguration
    /// What is known of the file that is written.
    typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension FileDocument {
    /// The types that it can be read from.
    public static var writableContentTypes: [UTType] { readableContentTypes }
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
