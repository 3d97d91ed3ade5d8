import SwiftUI
import SwiftUITesting
import UniformTypeIdentifiers
import XCTest

/// Documents that are values, in memory but for their files.
@MainActor
final class DocumentTests: XCTestCase {
    private var folder: URL!

    override func setUp() async throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("documents-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    override func tearDown() async throws { try? FileManager.default.removeItem(at: folder) }

    private var state: URL { folder.appendingPathComponent("state") }

    private func launch() -> AppUnderTest { AppUnderTest(TextsApp.self, sessionFolder: state) }

    private func file(_ name: String, _ text: String) throws -> URL {
        let url = folder.appendingPathComponent(name)
        try Data(text.utf8).write(to: url)
        return url
    }
    private func text(_ url: URL) -> String? { try? String(contentsOf: url, encoding: .utf8) }

    func testANewOneIsThereAtLaunchAndIsSavedAs() async throws {
        let app = launch()
        XCTAssertEqual(app.windows.map(\.title), ["Untitled"])
        try app.find(.textArea).type("Hello")
        try app.menu.item("File", "Save…").choose()
        let place = folder.appendingPathComponent("a")
        XCTAssertEqual(try app.fileChooser().suggestedName, "Untitled.txt")
        try app.fileChooser().choose(place)
        try await app.eventually { self.text(place.appendingPathExtension("txt")) == "Hello" }
        try await app.eventually { app.windows.map(\.title) == ["a.txt"] }
    }

    func testEditsAreSavedInPlaceAfterAPauseAndAtClose() async throws {
        let app = launch()
        let url = try file("note.txt", "one")
        app.open(url)
        try await app.eventually { app.windows.last?.title == "note.txt" }
        let window = try app.window("note.txt")
        try window.find(.textArea).type(" two")
        XCTAssertEqual(text(url), "one")
        app.advance(by: 1.1)
        try await app.eventually { self.text(url) == "one two" }
        await app.settle()
        try window.find(.textArea).type(" three")
        window.close()
        try await app.eventually { self.text(url) == "one two three" }
        try await app.eventually { !window.isOpen }
    }

    func testTheSameFileIsRaised() async throws {
        let app = launch()
        let (a, b) = (try file("a.txt", "a"), try file("b.txt", "b"))
        try FileManager.default.createSymbolicLink(
            at: folder.appendingPathComponent("link.txt"), withDestinationURL: a)
        app.open(a, b)
        try await app.eventually { app.windows.count == 3 }
        XCTAssertEqual(app.windows.last?.title, "b.txt")
        app.open(folder.appendingPathComponent("link.txt"))
        try await app.eventually { app.windows.last?.title == "a.txt" }
        XCTAssertEqual(app.windows.count, 3)
    }
}

private struct TextsApp: App {
    var body: some Scene {
        DocumentGroup(newDocument: TextDocument()) { file in TextEditor(text: file.$document.text) }
    }
}

private struct TextDocument: FileDocument {
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
