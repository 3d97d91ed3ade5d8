import ViewGraph

/// Windows for documents of a type, one for each that is open.
///
/// The app gets the commands for documents in its File menu; documents are saved by themselves soon after a change.
/// Follows <https://developer.apple.com/documentation/swiftui/documentgroup>.
public struct DocumentGroup<Document, Content: View>: _PrimitiveScene {
    private let makeNode: @MainActor (_GraphNode) -> _GraphNode
    private let updateNode: @MainActor (_GraphNode) -> Void

    private nonisolated init<Root: View>(_ kind: DocumentKind, _ content: @autoclosure @escaping () -> Root) {
        nonisolated(unsafe) let content = content
        func scene() -> WindowSceneContent<Root> {
            var scene = WindowSceneContent(content(), valueType: DocumentIdentity.self)
            scene.documents = kind
            return scene
        }
        makeNode = { WindowSceneNode(scene(), parent: $0) }
        updateNode = { unsafeDowncast($0, to: WindowSceneNode<Root>.self).receive(scene()) }
    }

    /// Opens, edits and saves documents that are values. `newDocument` is evaluated for each new one.
    public nonisolated init(
        newDocument: @autoclosure @escaping () -> Document,
        @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) where Document: FileDocument {
        self.init(
            DocumentKind(values: Document.self, new: newDocument), ValueDocumentContent(content: editor))
    }

    /// Opens documents that are values, which cannot be edited.
    public nonisolated init(
        viewing documentType: Document.Type,
        @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) where Document: FileDocument {
        self.init(DocumentKind(values: Document.self, new: nil), ValueDocumentContent(content: viewer))
    }

    /// Opens, edits and saves documents that are objects. `newDocument` is called for each new one.
    public nonisolated init(
        newDocument: @escaping () -> Document,
        @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) where Document: ReferenceFileDocument {
        self.init(
            DocumentKind(objects: Document.self, new: newDocument), ObjectDocumentContent(content: editor))
    }

    /// Opens documents that are objects, which are never saved.
    public nonisolated init(
        viewing documentType: Document.Type,
        @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) where Document: ReferenceFileDocument {
        self.init(DocumentKind(objects: Document.self, new: nil), ObjectDocumentContent(content: viewer))
    }

    public static func _makeSceneNode(_ scene: Self, _ parent: _GraphNode) -> _GraphNode { scene.makeNode(parent) }
    public static func _updateSceneNode(_ node: _GraphNode, _ scene: Self) { scene.updateNode(node) }
}

/// The views of a document that is a value.
struct ValueDocumentContent<Document: FileDocument, Content: View>: View {
    nonisolated(unsafe) let content: (FileDocumentConfiguration<Document>) -> Content
    @Environment(\.windowDocument) private var document

    nonisolated init(content: @escaping (FileDocumentConfiguration<Document>) -> Content) { self.content = content }

    var body: some View {
        if let document, let contents = document.contents as? ValueContents<Document> {
            let state = document.configuration.current
            content(
                FileDocumentConfiguration(
                    document: contents.binding, fileURL: state.fileURL, isEditable: state.isEditable))
        }
    }
}

/// The views of a document that is an object.
struct ObjectDocumentContent<Document: ReferenceFileDocument, Content: View>: View {
    nonisolated(unsafe) let content: (ReferenceFileDocumentConfiguration<Document>) -> Content
    @Environment(\.windowDocument) private var document

    nonisolated init(content: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content) {
        self.content = content
    }

    var body: some View {
        if let document, let contents = document.contents as? ObjectContents<Document> {
            ObservedDocumentContent(
                content: content, object: contents.object.current, state: document.configuration.current)
        }
    }
}

/// Observes the document: what its content reads of it is up to date.
private struct ObservedDocumentContent<Document: ReferenceFileDocument, Content: View>: View {
    nonisolated(unsafe) let content: (ReferenceFileDocumentConfiguration<Document>) -> Content
    @ObservedObject var object: Document
    let state: DocumentConfiguration

    nonisolated init(
        content: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content, object: Document,
        state: DocumentConfiguration
    ) {
        self.content = content
        _object = ObservedObject(wrappedValue: object)
        self.state = state
    }

    var body: some View {
        content(
            ReferenceFileDocumentConfiguration(
                document: object, fileURL: state.fileURL, isEditable: state.isEditable)
        )
        .environmentObject(object)
    }
}
