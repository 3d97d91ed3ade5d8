import SwiftUITesting
import XCTest

@testable import BookClub

/// Book Club by what a reader perceives, without a display: as any app's tests may be written.
@MainActor
final class BookClubTests: XCTestCase {
    private var app: AppUnderTest!

    override func setUp() async throws { app = AppUnderTest(BookClub.self) }

    override func tearDown() async throws {
        XCTAssertEqual(app.messages, [])
        XCTAssertEqual(app.problems, [])
        app.end()
    }

    func testABookIsChosen() async throws {
        XCTAssertEqual(app.windows.map(\.title), ["Book Club"])
        XCTAssertTrue(app.contains(.label, "No Book Selected"))
        try app.find(.button, "Middlemarch George Eliot").press()
        XCTAssertFalse(app.contains(.label, "No Book Selected"))
        XCTAssertTrue(app.contains(.label, "First published in 1871"), app.outline)
    }

    func testFinishingABookMarksItInTheList() async throws {
        try app.find(.button, "Dracula Bram Stoker").press()
        try app.find(.checkBox, "Finished").setOn(true)
        app.advance(by: 1)
        XCTAssertTrue(app.contains(.button, "Dracula Bram Stoker Finished"))
        XCTAssertEqual(try app.find(.drawing, "Progress").value, "100 percent")
        try app.find(.checkBox, "Finished").setOn(false)
        XCTAssertTrue(app.contains(.button, "Dracula Bram Stoker"))
    }

    func testNotesBelongToTheirBook() async throws {
        try app.find(.button, "Jane Eyre Charlotte Brontë").press()
        try app.find(.textField, "Note").type("Reader, I liked it.")
        try app.find(.button, "War and Peace Leo Tolstoy").press()
        XCTAssertEqual(try app.find(.textField, "Note").value, "")
        try app.find(.button, "Jane Eyre Charlotte Brontë").press()
        XCTAssertEqual(try app.find(.textField, "Note").value, "Reader, I liked it.")
    }

    func testTheWindowKeepsItsLeastSize() async throws {
        try app.frontWindow().resize(to: CGSize(width: 100, height: 100))
        XCTAssertEqual(try app.frontWindow().size, CGSize(width: 640, height: 360))
    }
}
