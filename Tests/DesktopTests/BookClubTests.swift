import DesktopTesting
import Foundation
import XCTest

/// The example app as a person uses it.
final class BookClubTests: AppTestCase {
    func testChoosingABookShowsIt() throws {
        let app = try launch("BookClub")
        try app.window(titled: "All Books")
        try app.find(.label, "No Book Selected")
        for title in ["Pride and Prejudice", "Frankenstein", "Moby-Dick"] { try row(title, in: app) }
        try row("Moby-Dick", in: app).click()
        try progress("Page 212 of 635", in: app)
        XCTAssertFalse(try app.contains(.label, "No Book Selected"))
        try row("Dracula", in: app).click()
        try progress("Page 301 of 418", in: app)
        try app.waitUntilGone(.progressBar, "Progress Page 212 of 635")
    }

    func testProgressByTheMenuAndASheet() throws {
        let app = try launch("BookClub")
        try row("Dracula", in: app).click()
        try progress("Page 301 of 418", in: app)
        try desktop.keyboard.press("u", .control)
        try app.find(.label, "How far are you in “Dracula”?")
        try app.find(.button, "Update").click()
        try app.waitUntilGone(.label, "How far are you in “Dracula”?")
        try desktop.keyboard.press("c", [.control, .shift])
        try progress("Finished, 418 pages", in: app)
    }

    func testNotesStayWithTheirBooksAndComeBack() throws {
        func start() throws -> DesktopApp { try desktop.launch(Products.path("BookClub"), keepsSession: true) }
        var app = try start()
        defer { app.terminate() }
        try row("Dracula", in: app).click()
        try app.find(.text, "Notes").type("Größer als 日本")
        try app.eventually { try app.find(.text, "Notes").text == "Größer als 日本" }
        try row("Frankenstein", in: app).click()
        try progress("Finished, 280 pages", in: app)
        try app.eventually { try app.find(.text, "Notes").text == "" }
        try row("Dracula", in: app).click()
        try app.eventually { try app.find(.text, "Notes").text == "Größer als 日本" }
        // The window comes back with its book, and the book with its note.
        try app.eventually("the window can be closed") { try app.window(titled: "All Books").isActive }
        try desktop.keyboard.press("q", .control)
        XCTAssertEqual(try app.waitForExit(), .exit(code: 0))
        app = try start()
        try app.eventually { try app.find(.text, "Notes").text == "Größer als 日本" }
        XCTAssertEqual(app.errors, [])
    }

    /// The Activity window has a shortcut of its own and one place.
    func testActivityAndSettings() throws {
        let app = try launch("BookClub")
        let main = try app.window(titled: "All Books")
        try app.eventually { main.isActive }
        try desktop.keyboard.press("0", [.control, .alt])
        try app.window(titled: "Activity").find(.label) { try $0.name.contains("3 of 12 books finished") }
        // The window manager still brings what was just opened to the front, whoever asks meanwhile.
        try app.eventually { !main.isActive }
        main.activate()
        try app.eventually { main.isActive }
        try desktop.keyboard.press("comma", .control)
        try app.window(titled: "Settings").find(.comboBox, "Sort books by")
        XCTAssertEqual(app.windows.count, 3)
    }

    /// Whoever cannot see the screen gets a name for all that can be used or read.
    func testNothingIsNameless() throws {
        let app = try launch("BookClub")
        try row("Moby-Dick", in: app).click()
        try progress("Page 212 of 635", in: app)
        let roles: Set<Role> = [.button, .checkBox, .text, .label, .image]
        let tree = try app.dump()
        let nameless = try app.window().findAll { try roles.contains($0.role) && $0.name.isEmpty && $0.text.isEmpty }
            .filter { try $0.name.isEmpty && !$0.states.contains(.editable) }
        XCTAssertEqual(nameless, [], tree)
    }

    func testClosingEndsTheProcess() throws {
        let app = try launch("BookClub")
        try row("Moby-Dick", in: app)
        try app.window(titled: "All Books").close()
        XCTAssertEqual(try app.waitForExit(), .exit(code: 0))
    }

    /// A file that cannot be read is told of in the window.
    func testMissingAndDamagedBooks() throws {
        for (content, message) in [(nil, "missing"), ("[{\"title\":", "damaged"), ("[]", "empty")] {
            let folder = URL(fileURLWithPath: try desktop.folder).appending(path: message)
            let resources = folder.appending(path: "Fenestra_BookClub.resources/Resources")
            try FileManager.default.createDirectory(at: resources, withIntermediateDirectories: true)
            try FileManager.default.copyItem(
                at: Products.folder.appending(path: "BookClub"), to: folder.appending(path: "BookClub"))
            try content?.write(to: resources.appending(path: "books.json"), atomically: true, encoding: .utf8)
            let app = try desktop.launch(
                folder.appending(path: "BookClub").path, environment: ["G_DEBUG": "fatal-criticals"])
            defer { app.terminate() }
            if message == "empty" {
                try app.find(.label, "No Books Here")
            } else {
                try app.find(.label, "No Books")
                try app.find(.label) { try $0.name.contains(message) }
            }
            XCTAssertEqual(app.errors, [])
        }
    }

    /// A bar is called by its label, which says how far the reader is.
    private func progress(_ text: String, in app: DesktopApp) throws { try app.find(.progressBar, "Progress " + text) }

    @discardableResult
    private func row(
        _ title: String, in app: DesktopApp, file: StaticString = #filePath, line: UInt = #line
    ) throws -> Element {
        try app.find(.listItem, file: file, line: line) { try $0.name.hasPrefix(title) }
    }
}
