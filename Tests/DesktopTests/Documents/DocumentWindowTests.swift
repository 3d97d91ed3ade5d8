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
            let names = (try? FileManager.default.contentsOfDirectory(atPath: documents)) ?? []
            return names.contains { self.text(documents + "/\($0)/document.json") != nil }
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

    func testWhatWasDiscardedDoesNotComeBack() throws {
        try launch("documents")
        try editor(in: "Untitled").type("secret")
        try app.eventually("kept") {
            let documents = try self.stateFolder().appending(path: "documents").path
            return try !FileManager.default.contentsOfDirectory(atPath: documents).isEmpty
        }
        try app.window(titled: "Untitled").close()
        try app.find(.button, "Discard").press()
        XCTAssertEqual(try app.waitForExit(), .exit(code: 0))
        XCTAssertEqual(
            try FileManager.default.contentsOfDirectory(atPath: try stateFolder().path + "/documents"), [])
        try launch("documents")
        try assertWindows(["Untitled"])
        XCTAssertEqual(try editor(in: "Untitled").text, "")
    }

    /// H14: by appending, and by another file of the name.
    func testOthersChangesAreSeen() throws {
        let path = try file("a.txt", "one")
        try launch("documents", [path])
        try app.eventually { try self.editor(in: "a.txt").text == "one" }
        let handle = try XCTUnwrap(FileHandle(forWritingAtPath: path))
        handle.seekToEndOfFile()
        handle.write(Data(" two".utf8))
        try handle.close()
        try app.eventually("appended", timeout: 2) { try self.editor(in: "a.txt").text == "one two" }
        try Data("three".utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
        try app.eventually("replaced", timeout: 2) { try self.editor(in: "a.txt").text == "three" }
        let before = try FileManager.default.attributesOfItem(atPath: path)
        try FileManager.default.moveItem(atPath: path, toPath: desktop.folder + "/b.txt")
        try app.window(titled: "b.txt")
        try app.window(titled: "b.txt").close()
        XCTAssertEqual(try app.waitForExit(), .exit(code: 0))
        let after = try FileManager.default.attributesOfItem(atPath: desktop.folder + "/b.txt")
        XCTAssertEqual(before[.systemFileNumber] as? Int, after[.systemFileNumber] as? Int)
        XCTAssertEqual(before[.modificationDate] as? Date, after[.modificationDate] as? Date)
    }

    /// H15: one window a file, no blank one; a second launch raises, opens, or activates, and ends.
    func testFilesOnTheCommandLine() throws {
        let (a, b) = (try file("a.txt", "a"), try file("b.txt", "b"))
        try launch("documents", [a, b])
        try assertWindows(["a.txt", "b.txt"])
        for (arguments, expected) in [
            (["a.txt"], ["b.txt", "a.txt"]), ([b], ["a.txt", "b.txt"]), ([], ["a.txt", "b.txt"]),
            (["c.txt"], ["a.txt", "b.txt", "c.txt"]),
        ] {
            _ = try file("c.txt", "c")
            let second = try desktop.launch(
                Products.path("TestApps"), ["documents"] + arguments, directory: desktop.folder, keepsSession: true)
            XCTAssertEqual(try second.waitForExit(), .exit(code: 0))
            XCTAssertEqual(second.errors, [])
            if DesktopOptions.areAllWayland {
                // To come to the front the second launch would need leave of the program that began it.
                try app.eventually("\(expected)") { self.app.windows.map(\.title).sorted() == expected.sorted() }
            } else {
                try assertWindows(expected)
            }
        }
        _ = try desktop.launch(
            Products.path("TestApps"), ["documents", "nowhere/d.txt"], directory: desktop.folder, keepsSession: true
        ).waitForExit()
        try app.find(.label, "“d.txt” cannot be opened")
        try app.find(.button, "OK").press()
        try app.eventually { try !app.contains(.label, "“d.txt” cannot be opened") }
        XCTAssertEqual(app.windows.count, 3)
    }

    func testAMissingFileAtLaunchIsToldOf() throws {
        try launch("documents", ["missing.txt"])
        try app.find(.label, "“missing.txt” cannot be opened")
        try app.find(.button, "OK").press()
        try assertWindows(["Untitled"])
    }

    /// H17: told of by name, nothing else is touched.
    func testABrokenFile() throws {
        let (good, bad) = (try file("good.txt", "good"), desktop.folder + "/bad.txt")
        try Data([0xFF, 0xFE, 0x00]).write(to: URL(fileURLWithPath: bad))
        try launch("documents", [good, bad])
        try app.find(.label, "“bad.txt” cannot be opened")
        XCTAssertTrue(try app.contains(.label, "It is damaged, or not of the kind that this app opens."))
        try app.find(.button, "OK").press()
        try assertWindows(["good.txt"])
        try editor(in: "good.txt").type("!")
        try app.eventually { self.text(good)?.contains("!") ?? false }
        try end(by: SIGTERM)
        try launch("documents")
        try assertWindows(["good.txt"])
    }

    /// H18, with real keys.
    func testUndoByTypingRuns() throws {
        let path = try file("a.txt", "")
        try launch("documents", [path])
        let editor = try editor(in: "a.txt")
        let (keyboard, sentence) = (desktop.keyboard, "The quick brown fox jumps over the dogs.")
        try editor.type(sentence)
        try app.eventually { try editor.text == sentence }
        try keyboard.press("z", .control)
        try app.eventually("all of it undone") { try editor.text == "" }
        try keyboard.press("z", .control)
        try never(for: 0.2) { try editor.text != "" }
        try keyboard.press("z", [.control, .shift])
        try app.eventually("and done again") { try editor.text == sentence }
        try keyboard.press("Home")
        try keyboard.type("Yes. ")
        try app.eventually { try editor.text == "Yes. " + sentence }
        try keyboard.press("z", .control)
        try app.eventually("the second run") { try editor.text == sentence }
        try keyboard.press("z", .control)
        try app.eventually("the first one") { try editor.text == "" }
        try app.eventually("saved as it is") { self.text(path) == "" }
    }

    func testTheFileMenu() throws {
        let path = try file("a.txt", "one")
        try launch("documents", [path])
        try app.eventually { try self.editor(in: "a.txt").text == "one" }
        let keyboard = desktop.keyboard
        func choose(_ title: String) throws {
            try app.find(.menuItem, "File").click()
            try app.find(.menuItem, title).click()
        }
        try choose("Rename…")
        try app.find(.dialog, "Rename “a.txt”")
        try keyboard.press("a", .control)
        try keyboard.type("b.txt")
        try keyboard.press("Return")
        try assertWindows(["b.txt"])
        XCTAssertEqual(text(desktop.folder + "/b.txt"), "one")

        try editor(in: "b.txt").type("x")
        try app.eventually { self.text(self.desktop.folder + "/b.txt")?.contains("x") ?? false }
        try choose("Revert…")
        try app.find(.button, "Revert").press()
        try app.eventually { self.text(self.desktop.folder + "/b.txt") == "one" }

        try choose("Duplicate")
        try assertWindows(["b.txt", "b Copy"])
        try app.window(titled: "b Copy").close()
        try app.find(.button, "Discard").press()
        try assertWindows(["b.txt"])

        try keyboard.press("n", .control)
        try assertWindows(["b.txt", "Untitled"])
        try keyboard.press("w", .control)
        try assertWindows(["b.txt"])
    }

    func testRecentFiles() throws {
        let path = try file("lately.txt", "one")
        try launch("documents", [path])
        try assertWindows(["lately.txt"])
        let list = try XCTUnwrap(desktop.environment["XDG_DATA_HOME"]) + "/recently-used.xbel"
        try app.eventually("the desktop's list has it") { self.text(list)?.contains("lately.txt") ?? false }
        try app.window(titled: "lately.txt").close()
        XCTAssertEqual(try app.waitForExit(), .exit(code: 0))
        try FileManager.default.removeItem(at: try stateFolder())
        try launch("documents")
        try assertWindows(["Untitled"])
        try app.eventually { try self.app.window(titled: "Untitled").hasKeyboard }
        try desktop.keyboard.press("F10")
        try app.find(.menuItem, "Quit")
        try desktop.keyboard.press("Right")
        try app.find(.menuItem, "Open Recent")
        for key in ["Down", "Down", "Right"] { try desktop.keyboard.press(key) }
        try app.find(.menuItem, "lately.txt")
        try desktop.keyboard.press("Return")
        try assertWindows(["Untitled", "lately.txt"])
    }

    func testViewing() throws {
        let path = try file("a.txt", "one")
        try launch("viewing")
        try app.eventually("the dialog is in front") { app.activeWindow?.title == "Open" }
        try desktop.keyboard.type(path)
        try desktop.keyboard.press("Return")
        try app.eventually { try self.editor(in: "a.txt").text == "one" }
        try editor(in: "a.txt").type("x")
        try never(for: 0.5) { try self.editor(in: "a.txt").text != "one" }
        try app.find(.label, "ONE")
        try app.window(titled: "a.txt").close()
        XCTAssertEqual(try app.waitForExit(), .exit(code: 0))
        XCTAssertEqual(text(path), "one")
    }

    /// The example, as one would use it.
    func testTheNotebook() throws {
        let path = try file("plan.md", "# Plan\n")
        let notebook = try desktop.launch(Products.path("Notebook"), [path], keepsSession: true)
        defer { notebook.terminate() }
        let window = try notebook.window(titled: "plan.md")
        try notebook.eventually { try window.findAll(.label, "Plan").count == 1 }
        let text = try window.find(.text)
        try text.press(key: "End", .control)
        try desktop.keyboard.type("# Next")
        try notebook.eventually("in the outline") { try window.contains(.label, "Next") }
        try notebook.eventually("saved") { self.text(path) == "# Plan\n# Next" }
        try window.find(.label, "4 words")
        XCTAssertEqual(notebook.errors, [])
    }
}
