import Foundation
import ViewGraph

/// What the views of a document get that is a value.
///
/// Follows <https://developer.apple.com/documentation/swiftui/filedocumentconfiguration>.
public struct FileDocumentConfiguration<Document: FileDocument> {
    /// The document. Writing it, by `$document` as a rule, marks it as edited and records how to undo that; it is saved
    /// soon. Where it cannot be edited nothing happens.
    @Binding public var document: Document
    /// Its file; nil for one that was never saved.
    public var fileURL: URL?
    /// Whether it can be edited: not where it is only viewed, nor while its file may not be written.
    public var isEditable: Bool
}

/// What the views of a document get that is an object.
///
/// Follows <https://developer.apple.com/documentation/swiftui/referencefiledocumentconfiguration>.
@MainActor
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
    /// The document; `$document` makes bindings to its properties.
    @ObservedObject public var document: Document
    /// Its file; nil for one that was never saved.
    public var fileURL: URL?
    /// Whether it can be edited: not where it is only viewed, nor while its file may not be written.
    public var isEditable: Bool
}

/// What a view may know of the document that its window shows.
///
/// Follows <https://developer.apple.com/documentation/swiftui/documentconfiguration>.
public struct DocumentConfiguration: Equatable, Sendable {
    /// The document's file; nil for one that was never saved.
    public internal(set) var fileURL: URL?
    /// Whether it can be edited: not where it is only viewed, nor while its file may not be written.
    public internal(set) var isEditable: Bool
}

extension EnvironmentValues {
    /// The document that the view's window shows; nil in other windows.
    public var documentConfiguration: DocumentConfiguration? { windowDocument?.configuration.current }

    /// That of the window; nil in other windows.
    var windowDocument: OpenDocument? {
        get { self[WindowDocumentKey.self] }
        set { self[WindowDocumentKey.self] = newValue }
    }
    private struct WindowDocumentKey: EnvironmentKey { static var defaultValue: OpenDocument? { nil } }
}
