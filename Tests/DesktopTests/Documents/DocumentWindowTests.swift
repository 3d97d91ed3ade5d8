import DesktopTesting
import Foundation
import XCTest

/// Documents in real windows, by keyboard, mouse and files.
final class DocumentWindowTests: SessionTestCase {
    private func file(_ name: String, _ text: String) throws -> String {
        let path = desktop.folder + "/" + name
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        return path
    }
    private func text(_ path: String) -> String? { try? String(contentsOfFile: path, encoding: .utf8) }

    private func editor(in title: String) throws -> Element { try app.window(titled: title).find(.text) }

    func testTypingIsSavedInPlaceAndKilledAppsComeBack() throws {
        let path = try file("note.txt", "")
        try launch("documents", [path])
        try assertWindows(["note.txt"])
        try editor(in: "note.txt").type("Milk and bread")
        try app.eventually("saved by itself") { self.text(path) == "Milk and bread" }
        try end(by: SIGKILL)

        try launch("documents")
        try assertWindows(["note.txt"])
        try app.eventually("the text is back") { try self.editor(in: "note.txt").text == "Milk and bread" }
        // Ctrl+S is not waited for.
        try editor(in: "note.txt").type("!")
        try desktop.keyboard.press("s", .control)
        try app.eventually("saved") { self.text(path)?.contains("!") ?? false }
        try app.window(titled: "note.txt").close()
        XCTAssertEqual(try app.waitForExit(), .exit(code: 0))
    }

    func testAnUntitledOneComesBackAndIsSavedAs() throws {
        try launch("documents")
        try assertWindows(["Untitled"])
        try editor(in: "Untitled").type("draft")
        try app.eventually("kept") {
            let documents = try self.stateFolder().appending(path: "documents").path
            return try FileManager.default.contentsOfDirectory(atPath: documents).count == 1
        }
        try end(by: SIGKILL)
        try launch("documents")
        try assertWindows(["Untitled"])
        try app.eventually("the draft is back") { try self.editor(in: "Untitled").text == "draft" }
        try desktop.keyboard.press("s", .control)
        try app.eventually("the dialog is in front") { app.activeWindow?.title == "Save As" }
        try desktop.keyboard.press("a", .control)
        try desktop.keyboard.type(desktop.folder + "/kept.txt")
        try desktop.keyboard.press("Return")
        try app.eventually("saved") { self.text(self.desktop.folder + "/kept.txt") == "draft" }
        try assertWindows(["kept.txt"])
    }
}
