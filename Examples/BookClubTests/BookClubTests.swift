import SwiftUITesting
import XCTest

@testable import BookClub

/// Book Club by what a reader perceives, without a display: as any app's tests may be written.
@MainActor
final class BookClubTests: XCTestCase {
    private var app: AppUnderTest!
    private var folder: URL!

    override func setUp() async throws {
        // The reader's own books stay as they are.
        folder = FileManager.default.temporaryDirectory.appending(path: "BookClubTests-\(UUID())")
        setenv("XDG_DATA_HOME", folder.path, 1)
        app = AppUnderTest(BookClub.self)
    }

    override func tearDown() async throws {
        XCTAssertEqual(app.messages, [])
        XCTAssertEqual(app.problems, [])
        app.end()
        unsetenv("XDG_DATA_HOME")
        try? FileManager.default.removeItem(at: folder)
    }

    private func choose(_ book: String) throws {
        try app.elements(.listItem).first { $0.name.hasPrefix(book) }.map { try $0.press() }
            ?? XCTFail("no \(book) in \(app.outline)")
    }

    private func showsProgress(_ text: String) -> Bool {
        app.elements(.progressBar).contains { $0.name == "Progress \(text)" }
    }

    func testABookIsChosen() async throws {
        XCTAssertEqual(app.windows.map(\.title), ["All Books"])
        XCTAssertTrue(app.contains(.label, "No Book Selected"))
        try choose("Middlemarch")
        XCTAssertFalse(app.contains(.label, "No Book Selected"))
        XCTAssertTrue(app.contains(.label, "First published in 1871"), app.outline)
    }

    func testAShelfShowsItsBooks() async throws {
        try choose("Finished")
        XCTAssertEqual(app.windows.map(\.title), ["Finished"])
        XCTAssertTrue(app.elements(.listItem).contains { $0.name.hasPrefix("Frankenstein") }, app.outline)
        XCTAssertFalse(app.elements(.listItem).contains { $0.name.hasPrefix("Dracula") })
    }

    func testTheBookMenuActsOnTheBookInFront() async throws {
        XCTAssertEqual(try app.menu.item("Book", "Mark Completed").isEnabled, false)
        try choose("Dracula")
        XCTAssertTrue(showsProgress("Page 301 of 418"), app.outline)
        XCTAssertEqual(try app.menu.item("Book", "Mark Completed").isEnabled, true)
        XCTAssertTrue(try app.frontWindow().press("c", [.command, .shift]))
        XCTAssertTrue(showsProgress("Finished, 418 pages"), app.outline)
    }

    func testProgressIsUpdatedInASheet() async throws {
        try choose("Dracula")
        try app.menu.item("Book", "Update Progress…").choose()
        let sheet = try app.sheet()
        try sheet.find(.slider, "Page").setValue(350)
        try sheet.find(.button, "Update").press()
        XCTAssertTrue(showsProgress("Page 350 of 418"), app.outline)
        try app.menu.item("Book", "Update Progress…").choose()
        try app.sheet().find(.slider, "Page").setValue(10)
        XCTAssertTrue(try app.sheet().dismiss())
        XCTAssertTrue(showsProgress("Page 350 of 418"), app.outline)
    }

    func testNotesBelongToTheirBookAndAreKept() async throws {
        try choose("Jane Eyre")
        try app.find(.textArea, "Notes").type("Reader, I liked it.")
        try choose("War and Peace")
        XCTAssertEqual(try app.find(.textArea, "Notes").value, "")
        try choose("Jane Eyre")
        XCTAssertEqual(try app.find(.textArea, "Notes").value, "Reader, I liked it.")
        let file = folder.appending(path: "BookClub/books.json")
        try await app.eventually { (try? String(contentsOf: file, encoding: .utf8))?.contains("I liked it") == true }
    }

    func testSearch() async throws {
        try app.find(.searchField).setText("verne")
        XCTAssertEqual(app.elements(.listItem).filter { $0.name.contains("Jules Verne") }.count, 1, app.outline)
        XCTAssertFalse(app.elements(.listItem).contains { $0.name.hasPrefix("Dracula") })
        try app.find(.searchField).setText("nobody wrote this")
        XCTAssertTrue(app.contains(.label, "Nothing Found"))
    }

    func testEachBookHasOneWindow() async throws {
        try choose("Dracula")
        try app.menu.item("Book", "Open in New Window").choose()
        XCTAssertEqual(Set(app.windows.map(\.title)), ["All Books", "Dracula"])
        try app.menu.item("Book", "Open in New Window").choose()
        XCTAssertEqual(app.windows.count, 2)
        // A change in one window is seen in the other.
        try app.menu.item("Book", "Mark Completed").choose()
        XCTAssertEqual(
            app.elements(.progressBar).filter { $0.name.hasSuffix("Finished, 418 pages") }.count, 2, app.outline)
    }
}

@MainActor
final class ReadingListTests: XCTestCase {
    func testADamagedListOfTheReadersIsLeftAlone() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "ReadingListTests-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appending(path: "books.json")
        try "[{".write(to: file, atomically: true, encoding: .utf8)
        let list = ReadingList(bundle: .main, folder: folder)
        XCTAssertTrue(list.problem?.contains(file.path) == true, list.problem ?? "")
        XCTAssertEqual(try String(contentsOf: file, encoding: .utf8), "[{")
    }

    func testProgress() async throws {
        var book = Book(
            id: "x", title: "X", author: "Y", year: 1900, pages: 100, blurb: "", hue: 0, note: "", history: [])
        let day = Date(timeIntervalSince1970: 1_000_000)
        book.updateProgress(to: 30, on: day)
        book.updateProgress(to: 40, on: day.addingTimeInterval(60))
        XCTAssertEqual(book.history.map(\.page), [40])
        book.updateProgress(to: 400, on: day.addingTimeInterval(3 * 86400))
        XCTAssertTrue(book.isFinished)
        XCTAssertEqual(ReadingMonth.months(of: [book]).reduce(0) { $0 + $1.pages }, 100)
    }
}
