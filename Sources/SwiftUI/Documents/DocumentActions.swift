import Foundation
import UniformTypeIdentifiers
import ViewGraph

/// Opens new documents; from the environment: `@Environment(\.newDocument)`.
///
/// The app must have a `DocumentGroup` that edits documents of the type; otherwise nothing opens, which is said once in
/// the log. Follows <https://developer.apple.com/documentation/swiftui/newdocumentaction>.
@MainActor
public struct NewDocumentAction {
    nonisolated init() {}

    /// Opens a window with a new document that is a value.
    public func callAsFunction<D: FileDocument>(_ newDocument: @autoclosure @escaping () -> D) {
        DocumentManager.shared.open(new: D.self) { ValueContents(newDocument()) }
    }

    /// Opens a window with a new document that is an object.
    public func callAsFunction<D: ReferenceFileDocument>(_ newDocument: @escaping () -> D) {
        DocumentManager.shared.open(new: D.self) { ObjectContents(newDocument()) }
    }

    /// Opens a window with a new document of the first group that writes a type.
    public func callAsFunction(contentType: UTType) { DocumentManager.shared.open(new: contentType) }
}

/// Opens documents that are there; from the environment: `@Environment(\.openDocument)`.
///
/// Follows <https://developer.apple.com/documentation/swiftui/opendocumentaction>.
@MainActor
public struct OpenDocumentAction {
    nonisolated init() {}

    /// Opens the file at a URL in a window, or brings the window that it is open in to the front. Throws where no
    /// `DocumentGroup` of the app reads files like it, and where it is missing or cannot be read.
    public func callAsFunction(at url: URL) async throws { try await DocumentManager.shared.open(url) }
}

extension EnvironmentValues {
    /// Opens new documents.
    public var newDocument: NewDocumentAction { NewDocumentAction() }

    /// Opens documents that are there.
    public var openDocument: OpenDocumentAction { OpenDocumentAction() }
}
