import SwiftUI
import SwiftUITesting
import UniformTypeIdentifiers
import XCTest

/// Opening, editing and saving documents that are values.
final class DocumentTests: DocumentTestCase {
    func testANewOneIsThereAtLaunchAndIsSavedAs() async throws {
        try await launch(TextsApp.self)
        XCTAssertEqual(app.windows.map(\.title), ["Untitled"])
        try app.find(.textArea).type("Hello")
        try app.menu.item("File", "Save…").choose()
        XCTAssertEqual(try app.fileChooser().suggestedName, "Untitled.txt")
        try app.fileChooser().choose(url("a"))
        try await app.eventually { self.text(self.url("a.txt")) == "Hello" }
        try await app.eventually { self.app.windows.map(\.title) == ["a.txt"] }
        try await app.eventually("no draft is left") { self.drafts.isEmpty }
    }

    func testEditsAreSavedInPlaceAfterAPauseAndAtClose() async throws {
        try await launch(TextsApp.self)
        let url = try file("note.txt", "one")
        let window = try await open(url)
        try editor(window).type(" two")
        app.advance(by: 0.5)
        try editor(window).type("!")
        app.advance(by: 0.7)
        await app.settle()
        XCTAssertEqual(text(url), "one", "typing goes on")
        app.advance(by: 1.1)
        try await app.eventually { self.text(url) == "one two!" && !window.subtitle.contains("Edited") }
        try editor(window).type(" three")
        XCTAssertFalse(window.close(), "it waits for the disk")
        try await app.eventually { !window.isOpen }
        XCTAssertEqual(text(url), "one two! three")
        XCTAssertEqual(app.presentations.count, 0)
    }

    /// Whoever types without a pause is not forgotten.
    func testTypingWithoutAPauseIsSavedEveryFewSeconds() async throws {
        try await launch(TextsApp.self)
        let url = try file("note.txt", "")
        let window = try await open(url)
        for _ in 0..<14 {
            try editor(window).type("x")
            app.advance(by: 0.5)
        }
        try await app.eventually { (self.text(url)?.count ?? 0) >= 9 }
    }

    func testWhatIsNotChangedIsNotWritten() async throws {
        try await launch(TextsApp.self)
        let url = try file("note.txt", "one")
        let window = try await open(url)
        let before = try FileManager.default.attributesOfItem(atPath: url.path)
        try editor(window).setText("two")
        try editor(window).setText("one")
        app.advance(by: 6)
        await app.settle()
        window.close()
        try await app.eventually { !window.isOpen }
        let after = try FileManager.default.attributesOfItem(atPath: url.path)
        XCTAssertEqual(before[.modificationDate] as? Date, after[.modificationDate] as? Date)
        XCTAssertEqual(before[.systemFileNumber] as? Int, after[.systemFileNumber] as? Int)
    }

    func testTheSameFileIsRaised() async throws {
        try await launch(TextsApp.self)
        let (a, b) = (try file("a.txt", "a"), try file("b.txt", "b"))
        try FileManager.default.createSymbolicLink(at: url("link.txt"), withDestinationURL: a)
        app.open(a, b)
        try await app.eventually { self.app.windows.map(\.title) == ["Untitled", "a.txt", "b.txt"] }
        app.open(url("link.txt"))
        try await app.eventually { self.app.windows.last?.title == "a.txt" }
        XCTAssertEqual(app.windows.count, 3)
        // Twice at once.
        let c = try file("c.txt", "c")
        app.open(c, c)
        try await app.eventually { self.app.windows.last?.title == "c.txt" }
        await app.settle()
        XCTAssertEqual(app.windows.count, 4)
    }

    func testAnUntitledOneAsksBeforeItIsLost() async throws {
        try await launch(TextsApp.self)
        let window = try app.window("Untitled")
        try app.find(.textArea).type("x")
        app.advance(by: 1.1)
        try await app.eventually { self.drafts.count == 1 }
        XCTAssertFalse(window.close())
        XCTAssertFalse(window.close(), "the question stands")
        XCTAssertEqual(app.presentations.count, 1)
        try app.alert().find(.button, "Cancel").press()
        XCTAssertTrue(window.isOpen)
        window.close()
        try app.alert().find(.button, "Save As…").press()
        try app.fileChooser().cancel()
        XCTAssertTrue(window.isOpen)
        window.close()
        try app.alert().find(.button, "Discard").press()
        XCTAssertFalse(window.isOpen)
        try await app.eventually { self.drafts.isEmpty }
        XCTAssertTrue(app.hasQuit)
        try await launch(TextsApp.self)
        XCTAssertEqual(app.windows.map(\.title), ["Untitled"])
        XCTAssertEqual(try app.find(.textArea).value, "")
    }

    func testAnUntouchedOneGoesWithoutAQuestion() async throws {
        try await launch(TextsApp.self)
        try app.menu.item("File", "New").choose()
        XCTAssertEqual(app.windows.map(\.title), ["Untitled", "Untitled 2"])
        XCTAssertTrue(try app.window("Untitled 2").close())
    }

    func testViewersChangeNothing() async throws {
        let url = try file("a.txt", "one")
        try await launch(ViewerApp.self)
        XCTAssertEqual(app.windows.count, 0)
        try app.fileChooser().choose(url)
        try await app.eventually { self.app.windows.map(\.title) == ["a.txt"] }
        XCTAssertTrue(app.contains(.label, "editable: false"))
        XCTAssertThrowsError(try app.find(.textArea).type("two"))
        XCTAssertEqual(try app.find(.textArea).value, "one")
        XCTAssertFalse(try app.menu.item("File", "Save").isEnabled)
        XCTAssertThrowsError(try app.menu.item("File", "New"))
        try app.find(.button, "New").press()
        XCTAssertEqual(app.windows.count, 1)
        XCTAssertEqual(
            app.messages,
            ["Fenestra: newDocument(TextDocument) opens nothing: its DocumentGroup is for viewing only."])
        app.advance(by: 6)
        await app.settle()
        XCTAssertTrue(app.windows[0].close())
        XCTAssertEqual(text(url), "one")
    }

    func testAViewerWhoseDialogIsCancelledEnds() async throws {
        try await launch(ViewerApp.self)
        try app.fileChooser().cancel()
        XCTAssertTrue(app.hasQuit)
    }

    func testActionsFromTheEnvironment() async throws {
        try await launch(ActionsApp.self)
        try app.find(.button, "New").press()
        XCTAssertEqual(app.windows.map(\.title), ["Main", "Untitled"])
        try app.window("Main").activate()
        try app.find(.button, "New").press()
        XCTAssertEqual(app.windows.map(\.title), ["Untitled", "Main", "Untitled 2"])
        XCTAssertEqual(try app.window("Untitled 2").find(.textArea).value, "made 2")
        for (name, said) in [("missing.txt", "missing"), ("a.bin", "unreadable type")] {
            ActionsApp.target = url(name)
            try Data([0, 1, 2]).write(to: url("a.bin"))
            try app.find(.button, "Open").press()
            try await app.eventually(name) { self.app.contains(.label, said) }
        }
        ActionsApp.target = try file("a.txt", "text")
        try app.find(.button, "Open").press()
        try await app.eventually { self.app.windows.last?.title == "a.txt" }
        XCTAssertEqual(app.windows.count, 4)
    }

    func testFirstSpellings() async throws {
        let place = url("one.\(EarlierDocument.ending)")
        try Data(#"{"title":"One"}"#.utf8).write(to: place)
        try await launch(EarlierApp.self)
        let window = try await open(place)
        XCTAssertTrue(window.contains(.label, "One"))
        try window.find(.button, "Two").press()
        app.advance(by: 1.1)
        try await app.eventually { self.text(place) == #"{"title":"Two"}"# }
    }
}

private struct ViewerApp: App {
    var body: some Scene { DocumentGroup(viewing: TextDocument.self) { Viewer(file: $0) } }

    struct Viewer: View {
        let file: FileDocumentConfiguration<TextDocument>
        @Environment(\.newDocument) private var newDocument
        var body: some View {
            TextEditor(text: file.$document.text)
            Text("editable: \(file.isEditable)")
            Button("New") { newDocument(TextDocument()) }
        }
    }
}

private struct ActionsApp: App {
    nonisolated(unsafe) static var target = URL(fileURLWithPath: "/")
    var body: some Scene {
        WindowGroup("Main") { Actions() }
        DocumentGroup(newDocument: TextDocument()) { file in TextEditor(text: file.$document.text) }
    }

    struct Actions: View {
        @Environment(\.newDocument) private var newDocument
        @Environment(\.openDocument) private var openDocument
        @State private var said = ""
        @State private var count = 0
        var body: some View {
            Button("New") {
                newDocument(made())
            }
            Button("Open") {
                Task {
                    do {
                        try await openDocument(at: ActionsApp.target)
                    } catch {
                        said = error.localizedDescription.contains("There is no file") ? "missing" : "unreadable type"
                    }
                }
            }
            Text(said)
        }
        private func made() -> TextDocument {
            count += 1
            var document = TextDocument()
            document.text = "made \(count)"
            return document
        }
    }
}

private struct EarlierDocument: FileDocument, Codable {
    static let ending = "shapes"
    static let type = UTType(exportedAs: "org.example.Fenestra.shapes")
    static var readableContentTypes: [UTType] { [type] }
    var title = ""
    init() {}
    init(fileWrapper: FileWrapper, contentType: UTType) throws {
        self = try JSONDecoder().decode(Self.self, from: fileWrapper.regularFileContents ?? Data())
    }
    func write(to fileWrapper: inout FileWrapper, contentType: UTType) throws {
        fileWrapper = FileWrapper(regularFileWithContents: try JSONEncoder().encode(self))
    }
}

private struct EarlierApp: App {
    var body: some Scene {
        DocumentGroup(newDocument: EarlierDocument()) { file in
            Text(file.document.title)
            Button("Two") { file.$document.wrappedValue.title = "Two" }
        }
    }
}
