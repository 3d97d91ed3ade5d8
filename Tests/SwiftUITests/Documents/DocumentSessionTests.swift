import SwiftUI
import SwiftUITesting
import XCTest

/// Documents across launches.
final class DocumentSessionTests: DocumentTestCase {
    func testFilesAndDraftsComeBackAfterAKill() async throws {
        try await launch(TextsApp.self)
        try editor(try app.window("Untitled")).type("draft")
        let window = try await open(try file("a.txt", "one"))
        try editor(window).type(" two")
        app.advance(by: 1.1)
        try await app.eventually { self.text(self.url("a.txt")) == "one two" && self.drafts.count == 2 }
        await app.settle()
        app.advance(by: 1)
        app.kill()

        try await launch(TextsApp.self)
        try await app.eventually { self.app.windows.count == 2 }
        XCTAssertEqual(app.windows.map(\.title), ["Untitled", "a.txt"])
        XCTAssertEqual(try editor(try app.window("Untitled")).value, "draft")
        // What it was when it was opened the first time is known still.
        try app.menu.item("File", "Revert…").choose()
        try app.alert().find(.button, "Revert").press()
        XCTAssertEqual(try editor(try app.window("a.txt")).value, "one")
    }

    func testQuittingAsksNothingAndLosesNothing() async throws {
        try await launch(TextsApp.self)
        try editor(try app.window("Untitled")).type("draft")
        let window = try await open(try file("a.txt", "one"))
        try editor(window).type(" two")
        app.terminate()
        XCTAssertTrue(app.hasQuit)
        XCTAssertEqual(text(url("a.txt")), "one two")
        try await launch(TextsApp.self)
        try await app.eventually { self.app.windows.count == 2 }
        XCTAssertEqual(app.windows.map(\.title), ["Untitled", "a.txt"])
        XCTAssertEqual(try editor(try app.window("Untitled")).value, "draft")
        XCTAssertTrue(try app.window("Untitled").subtitle.contains("Not Saved"))
    }

    /// The session says nothing of it: it was killed before it could.
    func testADraftThatNoWindowKnowsComesBack() async throws {
        try await launch(TextsApp.self)
        try editor(try app.window("Untitled")).type("draft")
        app.advance(by: 1.1)
        try await app.eventually { self.drafts.count == 1 }
        app.kill()
        try FileManager.default.removeItem(at: state.appendingPathComponent("session.json"))
        try await launch(TextsApp.self)
        try await app.eventually { self.app.windows.count == 1 }
        XCTAssertEqual(try app.find(.textArea).value, "draft")
    }

    func testAFileThatIsGoneCostsItsWindow() async throws {
        try await launch(TextsApp.self)
        _ = try await open(try file("a.txt", "one"))
        _ = try await open(try file("b.txt", "two"))
        try app.window("Untitled").close()
        app.advance(by: 1)
        app.end()
        try FileManager.default.removeItem(at: url("a.txt"))
        try await launch(TextsApp.self)
        try await app.eventually { self.app.windows.map(\.title) == ["b.txt"] }
        XCTAssertEqual(app.messages.count, 1)
        XCTAssertTrue(app.messages[0].contains("a.txt"))
    }

    func testFilesAtLaunchComeWithoutAnEmptyWindow() async throws {
        let place = try file("a.txt", "one")
        app = AppUnderTest(TextsApp.self, sessionFolder: state, opening: place, url("missing.txt"))
        try await app.eventually { self.app.windows.map(\.title) == ["a.txt"] }
        try await app.eventually { self.app.presentations.first?.title == "“missing.txt” cannot be opened" }
        XCTAssertEqual(app.presentations.count, 1)
    }
}
