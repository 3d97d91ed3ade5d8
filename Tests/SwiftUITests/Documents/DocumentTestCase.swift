import SwiftUI
import SwiftUITesting
import UniformTypeIdentifiers
import XCTest

/// An app with documents, a folder for their files and one for what the app keeps.
@MainActor
class DocumentTestCase: XCTestCase {
    private(set) var folder: URL!
    var app: AppUnderTest!

    override func setUp() async throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("documents-\(UUID().uuidString)")
            .resolvingSymlinksInPath()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    override func tearDown() async throws {
        app?.end()
        app = nil
        try? FileManager.default.removeItem(at: folder)
    }

    var state: URL { folder.appendingPathComponent("state") }
    func url(_ name: String) -> URL { folder.appendingPathComponent(name) }

    @discardableResult
    func file(_ name: String, _ text: String) throws -> URL {
        try Data(text.utf8).write(to: url(name))
        return url(name)
    }
    func text(_ url: URL) -> String? { try? String(contentsOf: url, encoding: .utf8) }

    @discardableResult
    func launch<A: App>(_ type: A.Type) async throws -> AppUnderTest {
        app = AppUnderTest(type, sessionFolder: state)
        await app.settle()
        return app
    }

    /// Opens a file and returns its window.
    func open(_ url: URL) async throws -> WindowUnderTest {
        app.open(url)
        try await app.eventually { self.app.windows.contains { $0.title == url.lastPathComponent } }
        return try app.window(url.lastPathComponent)
    }

    func editor(_ window: WindowUnderTest) throws -> SwiftUITesting.Element { try window.find(.textArea) }

    /// What is kept of documents, each whole.
    var drafts: [String] {
        let place = state.appendingPathComponent("documents")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
        return names.filter { name in
            ["document.json", "original"].contains { file in
                FileManager.default.fileExists(atPath: place.appendingPathComponent(name + "/" + file).path)
            }
        }
    }
}

struct TextDocument: FileDocument {
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
        if text == "unwritable" { throw CocoaError(.fileWriteUnknown) }
        return FileWrapper(regularFileWithContents: Data(text.utf8))
    }
}

struct TextsApp: App {
    var body: some Scene {
        DocumentGroup(newDocument: TextDocument()) { file in TextEditor(text: file.$document.text) }
    }
}
