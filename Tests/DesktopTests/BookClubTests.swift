import DesktopTesting
import Foundation
import XCTest

/// The example app as a person uses it.
final class BookClubTests: AppTestCase {
    func testChoosingABookShowsIt() throws {
        let app = try launch("BookClub")
        try app.window(titled: "Book Club")
        try app.find(.label, "No Book Selected")
        for title in ["Pride and Prejudice", "Frankenstein", "Moby-Dick"] { try row(title, in: app) }
        try row("Moby-Dick", in: app).press()
        try app.find(.label, "Page 212 of 635")
        XCTAssertFalse(try app.contains(.label, "No Book Selected"))
        try row("Dracula", in: app).click()
        try app.find(.label, "Page 301 of 418")
        try app.waitUntilGone(.label, "Page 212 of 635")
    }

    func testToggleByMouseAndKeyboard() throws {
        let app = try launch("BookClub")
        try row("Moby-Dick", in: app).press()
        let toggle = try app.find(.checkBox, "Finished")
        XCTAssertFalse(try toggle.isChecked)
        try toggle.click()
        try app.eventually { try toggle.isChecked }
        try app.find(.label, "Finished, 635 pages")
        // The list follows: the row has the mark too, and is called so.
        try app.find(.button) { try $0.name.contains("Moby-Dick") && $0.name.contains("Finished") }
        try app.desktop.keyboard.press("space")
        try app.eventually { try !toggle.isChecked }
        try app.find(.label, "Page 212 of 635")
        // What is shown follows the state: another book has another answer.
        try row("Frankenstein", in: app).press()
        try app.eventually { try app.find(.checkBox, "Finished").isChecked }
    }

    func testNotesStayWithTheirBooks() throws {
        let app = try launch("BookClub")
        try row("Dracula", in: app).press()
        try app.find(.text, "Note").type("Größer als 日本")
        try app.eventually { try app.find(.text, "Note").text == "Größer als 日本" }
        try row("Frankenstein", in: app).press()
        try app.find(.label, "Finished, 280 pages")
        try app.eventually { try app.find(.text, "Note").text == "" }
        try row("Dracula", in: app).press()
        try app.eventually { try app.find(.text, "Note").text == "Größer als 日本" }
    }

    /// Tab goes through all rows and controls in the order of the views.
    func testTabReachesEverything() throws {
        let app = try launch("BookClub")
        let chosen = try row("Moby-Dick", in: app)
        try chosen.click()
        try app.find(.label, "Page 212 of 635")
        let roles: Set<Role> = [.button, .checkBox, .text]
        // List and detail, without what the title bar has.
        let controls = try app.findAll(.scrollPane).flatMap { pane in
            try pane.findAll(includingHidden: true) {
                try $0.states.contains(.focusable) && roles.contains($0.role)
            }
        }
        XCTAssertEqual(controls.count, 14, "12 books, a toggle, a field")
        try app.eventually { try chosen.isFocused }
        let start = try XCTUnwrap(controls.firstIndex(of: chosen))
        let forward = controls[(start + 1)...].map { ($0, Keyboard.Modifiers()) }
        let back = controls.dropLast().reversed().map { ($0, Keyboard.Modifiers.shift) }
        for (control, modifiers) in forward + back {
            try app.desktop.keyboard.press("Tab", modifiers)
            try app.eventually("\(control) has the focus") { try control.isFocused }
        }
    }

    /// Whoever cannot see the screen gets a name for all that can be used or read.
    func testNothingIsNameless() throws {
        let app = try launch("BookClub")
        try row("Moby-Dick", in: app).press()
        try app.find(.label, "Page 212 of 635")
        let roles: Set<Role> = [.button, .checkBox, .text, .label, .image]
        let tree = try app.dump()
        let nameless = try app.window().findAll { try roles.contains($0.role) && $0.name.isEmpty && $0.text.isEmpty }
        XCTAssertEqual(nameless, [], tree)
    }

    func testClosingEndsTheProcess() throws {
        let app = try launch("BookClub")
        try row("Moby-Dick", in: app)
        try app.window(titled: "Book Club").close()
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
            try app.find(.label, "No Books")
            try app.find(.label) { try $0.name.contains(message) }
            XCTAssertEqual(app.errors, [])
        }
    }

    @discardableResult
    private func row(
        _ title: String, in app: DesktopApp, file: StaticString = #filePath, line: UInt = #line
    ) throws -> Element {
        try app.find(.button, file: file, line: line) { try $0.name.hasPrefix(title) }
    }
}
