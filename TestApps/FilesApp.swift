import SwiftUI
import UniformTypeIdentifiers

/// Opens and saves texts.
struct FilesApp: App {
    var body: some Scene {
        WindowGroup("Files") { Files() }.defaultSize(width: 420, height: 260)
    }
}

private struct TextDocument: FileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }
    var text: String
    init(text: String) { self.text = text }
    init(configuration: ReadConfiguration) throws {
        text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data(text.utf8))
    }
}

private struct Files: View {
    @State private var opens = false
    @State private var saves = false
    @State private var said = "Nothing yet"

    var body: some View {
        VStack(spacing: 12) {
            Button("Open") { opens = true }
            Button("Save") { saves = true }
            Text(said)
        }
        .fileImporter(isPresented: $opens, allowedContentTypes: [.plainText]) { result in
            guard let url = try? result.get() else { return }
            said = "Read " + ((try? String(contentsOf: url, encoding: .utf8)) ?? "nothing")
        }
        .fileExporter(
            isPresented: $saves, document: TextDocument(text: "written"), contentType: .plainText,
            defaultFilename: "note"
        ) { said = "Saved " + ((try? $0.get().lastPathComponent) ?? "nothing") }
    }
}
