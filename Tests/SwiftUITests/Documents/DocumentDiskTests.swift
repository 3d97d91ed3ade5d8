import SwiftUI
import SwiftUITesting
import XCTest

/// Files that others change, and files that cannot be opened or saved.
final class DocumentDiskTests: DocumentTestCase {
    func testACleanDocumentFollowsOthers() async throws {
        try await launch(TextsApp.self)
        let place = try file("a.txt", "one")
        let window = try await open(place)
        // In place, then by another file of the name.
        for (text, options) in [("two", Data.WritingOptions()), ("three", .atomic)] {
            try Data(text.utf8).write(to: place, options: options)
            let before = try FileManager.default.attributesOfItem(atPath: place.path)[.modificationDate] as? Date
            app.noticeChange(of: place)
            try await app.eventually(text) { try self.editor(window).value == text }
            XCTAssertFalse(window.subtitle.contains("Edited"))
            app.advance(by: 6)
            await app.settle()
            let after = try FileManager.default.attributesOfItem(atPath: place.path)[.modificationDate] as? Date
            XCTAssertEqual(before, after, "it is not written back")
        }
        XCTAssertTrue(window.close())
    }

    func testWhatBothHaveChangedIsAskedAbout() async throws {
        try await launch(TextsApp.self)
        for (answer, expected) in [("Keep Mine", "one mine"), ("Use Theirs", "theirs")] {
            let place = try file("\(answer).txt", "one")
            let window = try await open(place)
            try editor(window).type(" mine")
            try file("\(answer).txt", "theirs")
            app.noticeChange(of: place)
            try await app.eventually { !self.app.presentations.isEmpty }
            XCTAssertEqual(text(place), "theirs")
            try app.alert().find(.button, answer).press()
            try await app.eventually(answer) {
                try self.text(place) == expected && self.editor(window).value == expected
            }
        }
    }

    /// Nobody was told of the change before the document is saved.
    func testOthersAreNotOverwrittenUnasked() async throws {
        try await launch(TextsApp.self)
        let place = try file("a.txt", "one")
        let window = try await open(place)
        try editor(window).type(" mine")
        try file("a.txt", "theirs, longer")
        app.advance(by: 1.1)
        try await app.eventually { !self.app.presentations.isEmpty }
        XCTAssertEqual(text(place), "theirs, longer")
    }

    func testAMovedFileIsFollowed() async throws {
        try await launch(TextsApp.self)
        let place = try file("a.txt", "one")
        let window = try await open(place)
        try FileManager.default.createDirectory(at: url("other"), withIntermediateDirectories: true)
        let new = url("other").appendingPathComponent("b.txt")
        try FileManager.default.moveItem(at: place, to: new)
        app.noticeChange(of: place)
        try await app.eventually { window.title == "b.txt" }
        try editor(window).type(" two")
        app.advance(by: 1.1)
        try await app.eventually { self.text(new) == "one two" }
        XCTAssertNil(text(place))
    }

    func testARemovedFileIsNotMadeAgainUnasked() async throws {
        try await launch(TextsApp.self)
        let place = try file("a.txt", "one")
        let window = try await open(place)
        try FileManager.default.removeItem(at: place)
        app.noticeChange(of: place)
        try await app.eventually {
            self.app.advance(by: 0.6)
            return window.subtitle.contains("Removed")
        }
        app.advance(by: 6)
        await app.settle()
        XCTAssertNil(text(place))
        XCTAssertFalse(window.close())
        try app.alert().find(.button, "Save").press()
        try await app.eventually { !window.isOpen }
        XCTAssertEqual(text(place), "one")
    }

    func testBrokenFilesAreToldOfAndLeaveTheRestAlone() async throws {
        try await launch(TextsApp.self)
        let good = try file("good.txt", "good")
        let window = try await open(good)
        try Data([0xFF, 0xFE, 0x00]).write(to: url("bad.txt"))
        try FileManager.default.createDirectory(at: url("folder.txt"), withIntermediateDirectories: true)
        app.open(url("bad.txt"), url("folder.txt"), url("missing.txt"))
        for name in ["bad.txt", "folder.txt", "missing.txt"] {
            try await app.eventually(name) { self.app.presentations.last?.title == "“\(name)” cannot be opened" }
            XCTAssertEqual(app.presentations.count, 1)
            try app.alert().find(.button, "OK").press()
        }
        XCTAssertEqual(app.presentations.count, 0)
        XCTAssertEqual(app.windows.count, 2)
        try editor(window).type("!")
        app.advance(by: 1.1)
        try await app.eventually { self.text(good) == "good!" }
        app.advance(by: 1)
        app.end()
        try await launch(TextsApp.self)
        try await app.eventually { self.app.windows.map(\.title).sorted() == ["Untitled", "good.txt"] || self.app.windows.map(\.title) == ["good.txt"] }
        XCTAssertEqual(try Data(contentsOf: url("bad.txt")), Data([0xFF, 0xFE, 0x00]))
    }

    func testWhatCannotBeSavedIsToldOfOnceAndNotLost() async throws {
        try await launch(TextsApp.self)
        let place = try file("a.txt", "one")
        let window = try await open(place)
        try FileManager.default.removeItem(at: place)
        // What is there now can hold no text.
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        try editor(window).type(" two")
        app.advance(by: 1.1)
        try await app.eventually { !self.app.presentations.isEmpty }
        try app.alert().find(.button, "Keep Mine").press()
        try await app.eventually { self.app.presentations.last?.title == "“a.txt” cannot be saved" }
        XCTAssertTrue(app.texts.contains { $0.contains("It is a folder") }, "\(app.texts)")
        try app.alert().find(.button, "OK").press()
        XCTAssertTrue(window.subtitle.contains("Edited"))
        XCTAssertEqual(drafts.count, 1)
        app.advance(by: 1)
        app.kill()
        try FileManager.default.removeItem(at: place)
        try file("a.txt", "one")
        try await launch(TextsApp.self)
        try await app.eventually { self.app.windows.map(\.title) == ["a.txt"] || self.app.windows.count == 2 }
        let back = try app.window("a.txt")
        XCTAssertEqual(try editor(back).value, "one two")
        XCTAssertTrue(back.subtitle.contains("Edited"))
        try app.menu.item("File", "Save").choose()
        try await app.eventually { self.text(place) == "one two" }
        try await app.eventually { self.drafts.isEmpty }
    }

    func testADocumentThatFailsToWriteItselfStays() async throws {
        try await launch(TextsApp.self)
        let place = try file("a.txt", "one")
        let window = try await open(place)
        try editor(window).setText("unwritable")
        window.close()
        try await app.eventually { !self.app.presentations.isEmpty }
        XCTAssertTrue(window.isOpen)
        XCTAssertEqual(text(place), "one")
    }
}
