import SwiftUI
import SwiftUITesting
import XCTest

/// Undo and redo of documents that are values.
final class DocumentUndoTests: DocumentTestCase {
    private func undo() throws { try app.menu.item("Edit", "Undo").choose() }
    private func redo() throws { try app.menu.item("Edit", "Redo").choose() }
    private var canUndo: Bool { (try? app.menu.item("Edit", "Undo").isEnabled) ?? false }
    private var canRedo: Bool { (try? app.menu.item("Edit", "Redo").isEnabled) ?? false }

    private func type(_ text: String, _ editor: SwiftUITesting.Element) async throws {
        for letter in text {
            try editor.type(String(letter))
            await app.settle()
        }
    }

    func testATypingRunIsOneStep() async throws {
        try await launch(TextsApp.self)
        let window = try await open(try file("a.txt", ""))
        let editor = try editor(window)
        try editor.focus()
        XCTAssertFalse(canUndo)
        try await type("The quick brown fox jumps over the dog", editor)
        XCTAssertTrue(canUndo)
        try undo()
        XCTAssertEqual(editor.value, "")
        XCTAssertFalse(canUndo)
        XCTAssertTrue(canRedo)
        try redo()
        XCTAssertEqual(editor.value, "The quick brown fox jumps over the dog")
        XCTAssertFalse(canRedo)
    }

    func testAnotherPlaceIsAnotherStep() async throws {
        try await launch(TextsApp.self)
        let window = try await open(try file("a.txt", ""))
        let editor = try editor(window)
        try editor.focus()
        try await type("abc", editor)
        // The caret is put before what was typed.
        try editor.setText("xabc")
        await app.settle()
        try editor.setText("xyabc")
        await app.settle()
        try undo()
        XCTAssertEqual(editor.value, "abc")
        try undo()
        XCTAssertEqual(editor.value, "")
        try redo()
        try redo()
        XCTAssertEqual(editor.value, "xyabc")
    }

    func testErasingIsOneStepAndAPauseParts() async throws {
        try await launch(TextsApp.self)
        let window = try await open(try file("a.txt", "abcd"))
        let editor = try editor(window)
        try editor.focus()
        for text in ["abc", "ab", "a"] {
            try editor.setText(text)
            await app.settle()
        }
        try undo()
        XCTAssertEqual(editor.value, "abcd")
        try await type("e", editor)
        app.advance(by: 4)
        await app.settle()
        try await type("f", editor)
        try undo()
        XCTAssertEqual(editor.value, "abcde")
    }

    func testTheMarkGoesOffAtTheSavedState() async throws {
        try await launch(TextsApp.self)
        let url = try file("a.txt", "saved")
        let window = try await open(url)
        let editor = try editor(window)
        try editor.focus()
        XCTAssertFalse(window.subtitle.contains("Edited"))
        try await type("!", editor)
        XCTAssertTrue(window.subtitle.contains("Edited"))
        try undo()
        XCTAssertFalse(window.subtitle.contains("Edited"))
        XCTAssertTrue(window.subtitle.contains(url.deletingLastPathComponent().lastPathComponent))
    }

    func testChangesThatNobodyTypes() async throws {
        try await launch(CountersApp.self)
        let window = try await open(try file("a.txt", "0"))
        try window.find(.button, "More").press()
        await app.settle()
        try window.find(.button, "More").press()
        await app.settle()
        try undo()
        XCTAssertTrue(window.contains(.label, "1"))
        try undo()
        XCTAssertTrue(window.contains(.label, "0"))
        XCTAssertFalse(canUndo)
    }
}

private struct CountersApp: App {
    var body: some Scene {
        DocumentGroup(newDocument: TextDocument()) { file in
            Text(file.document.text)
            Button("More") { file.$document.wrappedValue.text = String((Int(file.document.text) ?? 0) + 1) }
        }
    }
}
