import SwiftUI
import UniformTypeIdentifiers

/// Edits texts.
struct DocumentsApp: App {
    var body: some Scene {
        DocumentGroup(newDocument: PlainText()) { file in
            TextEditor(text: file.$document.text)
                .frame(minWidth: 320, minHeight: 200)
        }
        .defaultSize(width: 480, height: 320)
    }
}

/// Shows texts.
struct ViewingApp: App {
    var body: some Scene {
        DocumentGroup(viewing: PlainText.self) { file in
            VStack {
                TextEditor(text: file.$document.text)
                Text(file.document.text.uppercased())
                Openers()
            }
            .frame(minWidth: 320, minHeight: 200)
        }
    }

    private struct Openers: View {
        @Environment(\.newDocument) private var newDocument
        var body: some View { Button("New") { newDocument(PlainText()) } }
    }
}

struct PlainText: FileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }
    var text = ""

    init() {}
    init(configuration: ReadConfiguration) throws {
        guard let data = configuration.file.regularFileContents, let text = String(data: data, encoding: .utf8) else {
            throw CocoaError(.fileReadCorruptFile)
        }
        self.text = text
    }
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data(text.utf8))
    }
}
