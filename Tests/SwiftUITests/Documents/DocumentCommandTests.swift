import SwiftUI
import SwiftUITesting
import UniformTypeIdentifiers
import XCTest

/// The File menu of apps with documents.
final class DocumentCommandTests: DocumentTestCase {
    private func choose(_ path: String...) throws { try app.menu.item("File").menu.item(path[0]).choose() }

    func testTheMenu() async throws {
        try await launch(TextsApp.self)
        XCTAssertTrue(app.hasMenuBar)
        let file = try app.menu.item("File").menu
        XCTAssertEqual(
            file.titles,
            ["New", "Open…", "Open Recent", "Close", "Save…", "Save As…", "Duplicate", "Rename…", "Move To…", "Revert…"])
        let keys = file.entries.compactMap { entry in entry.shortcut.map { "\(entry.title) \($0)" } }
        XCTAssertEqual(keys, ["New Ctrl+N", "Open… Ctrl+O", "Close Ctrl+W", "Save… Ctrl+S", "Save As… Ctrl+Shift+S"])
        XCTAssertEqual(
            file.entries.filter { !$0.isEnabled }.map(\.title), ["Rename…", "Move To…", "Revert…"])
    }

    func testSaveAsGoesOnWithTheNewFile() async throws {
        try await launch(TextsApp.self)
        let (a, b) = (try file("a.txt", "one"), url("b.txt"))
        let window = try await open(a)
        try choose("Save As…")
        XCTAssertEqual(try app.fileChooser().suggestedName, "a.txt")
        try app.fileChooser().choose(b)
        try await app.eventually { window.title == "b.txt" && self.text(b) == "one" }
        await app.settle()
        try editor(window).type(" two")
        try choose("Save")
        try await app.eventually { self.text(b) == "one two" }
        XCTAssertEqual(text(a), "one")
        // Not onto what is open beside it.
        _ = try await open(a)
        try choose("Save As…")
        try app.fileChooser().choose(b)
        XCTAssertEqual(try app.alert().title, "“a.txt” cannot be saved")
    }

    func testRenameAndMove() async throws {
        try await launch(TextsApp.self)
        let a = try file("a.txt", "one")
        try file("taken.txt", "other")
        let window = try await open(a)
        try choose("Rename…")
        try app.alert().find(.textField).setText("taken")
        try app.alert().find(.button, "Rename").press()
        XCTAssertEqual(try app.alert().title, "“a.txt” cannot be moved")
        try app.alert().find(.button, "OK").press()
        try choose("Rename…")
        XCTAssertEqual(try app.alert().find(.textField).value, "a.txt")
        try app.alert().find(.textField).setText("better")
        try app.alert().find(.button, "Rename").press()
        XCTAssertEqual(window.title, "better.txt")
        XCTAssertEqual(text(url("better.txt")), "one")
        XCTAssertNil(text(a))
        try FileManager.default.createDirectory(at: url("sub"), withIntermediateDirectories: true)
        try choose("Move To…")
        try app.fileChooser().choose(url("sub"))
        XCTAssertEqual(text(url("sub").appendingPathComponent("better.txt")), "one")
        try editor(window).type("!")
        app.advance(by: 1.1)
        try await app.eventually { self.text(self.url("sub").appendingPathComponent("better.txt")) == "one!" }
        XCTAssertEqual(text(url("taken.txt")), "other")
    }

    func testDuplicateHasNoFileYet() async throws {
        try await launch(TextsApp.self)
        let window = try await open(try file("a.txt", "one"))
        try editor(window).type(" two")
        try choose("Duplicate")
        try await app.eventually { self.app.windows.last?.title == "a Copy" }
        XCTAssertEqual(try editor(try app.window("a Copy")).value, "one two")
        XCTAssertFalse(try app.window("a Copy").close(), "it is nowhere else")
    }

    func testRevertGoesBackToTheOpeningThenToTheLastSaving() async throws {
        try await launch(TextsApp.self)
        let a = try file("a.txt", "one")
        let window = try await open(a)
        try editor(window).type(" two")
        app.advance(by: 1.1)
        try await app.eventually { self.text(a) == "one two" }
        try await app.eventually { !window.subtitle.contains("Edited") }
        try choose("Revert…")
        try app.alert().find(.button, "Revert").press()
        XCTAssertEqual(try editor(window).value, "one")
        app.advance(by: 1.1)
        try await app.eventually { self.text(a) == "one" && !window.subtitle.contains("Edited") }
        XCTAssertFalse(try app.menu.item("File", "Revert…").isEnabled)
        // It can be undone.
        try app.menu.item("Edit", "Undo Revert").choose()
        XCTAssertEqual(try editor(window).value, "one two")
        try choose("Save")
        try await app.eventually { self.text(a) == "one two" }
        try await app.eventually { try !self.app.menu.item("File", "Revert…").isEnabled }
        try editor(window).type(" three")
        try choose("Revert…")
        try app.alert().find(.button, "Revert").press()
        XCTAssertEqual(try editor(window).value, "one two")
    }

    func testOpenRecent() async throws {
        try await launch(TextsApp.self)
        XCTAssertEqual(try app.menu.item("File", "Open Recent").menu.titles, ["Clear Menu"])
        let window = try await open(try file("a.txt", "one"))
        _ = try await open(try file("b.txt", "two"))
        window.close()
        XCTAssertEqual(try app.menu.item("File", "Open Recent").menu.titles, ["b.txt", "a.txt", "Clear Menu"])
        try app.menu.item("File", "Open Recent", "a.txt").choose()
        try await app.eventually { self.app.windows.last?.title == "a.txt" }
        try app.menu.item("File", "Open Recent", "Clear Menu").choose()
        XCTAssertEqual(try app.menu.item("File", "Open Recent").menu.titles, ["Clear Menu"])
    }

    func testSeveralGroups() async throws {
        try await launch(SeveralApp.self)
        let file = try app.menu.item("File").menu
        XCTAssertEqual(Array(file.titles.prefix(3)), ["New Plain text", "New JSON document", "Open…"])
        XCTAssertEqual(try file.item("New Plain text").shortcut, "Ctrl+N")
        try choose("New JSON document")
        XCTAssertTrue(app.contains(.label, "JSON"))
        let json = url("a.json")
        try Data("{}".utf8).write(to: json)
        let window = try await open(json)
        XCTAssertTrue(window.contains(.label, "JSON"))
    }

    func testCommandsRemoved() async throws {
        try await launch(RemovedApp.self)
        XCTAssertThrowsError(try app.menu.item("File", "Open…"))
    }
}

private struct JSONText: FileDocument {
    static var readableContentTypes: [UTType] { [.json] }
    init() {}
    init(configuration: ReadConfiguration) throws {}
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data("{}".utf8))
    }
}

private struct SeveralApp: App {
    var body: some Scene {
        DocumentGroup(newDocument: TextDocument()) { file in TextEditor(text: file.$document.text) }
        DocumentGroup(newDocument: JSONText()) { _ in Text("JSON") }
    }
}

private struct RemovedApp: App {
    var body: some Scene {
        DocumentGroup(newDocument: TextDocument()) { file in TextEditor(text: file.$document.text) }
            .commandsRemoved()
    }
}
