import DesktopTesting
import Foundation
import XCTest

/// Windows that come back at the next launch, however the app ended (WI6, WI8, H03, H04).
final class RestorationTests: SessionTestCase {
    // MARK: Ends

    func testAfterQuit() throws {
        try launch("session")
        try assertWindows(["Main"])
        try openPane()
        try press("Note 1", in: "Main")
        try assertWindows(["Main", "Note 1"])
        try press("Note 2", in: "Main")
        try assertWindows(["Main", "Note 1", "Note 2"])
        try press("Edit", in: "Note 2")
        try assertText("note 2 two!", in: "Note 2")
        try app.window(titled: "Note 1").activate()
        try assertWindows(["Main", "Note 2", "Note 1"])
        try desktop.keyboard.press("q", .control)
        XCTAssertEqual(try app.waitForExit(), .exit(code: 0))

        try launch("session")
        try assertWindows(["Main", "Note 2", "Note 1"])
        try assertText("pane is open", in: "Main")
        try assertText("note 2 two!", in: "Note 2")
        try assertText("note 1 one", in: "Note 1")
    }

    func testAfterSIGTERM() throws {
        try launch("session")
        try assertWindows(["Main"])
        try openPane()
        try end(by: SIGTERM)
        XCTAssertEqual(try app.waitForExit(), .exit(code: 0))
        XCTAssertEqual(app.output.suffix(2), ["phase inactive", "phase background"])
        try launch("session")
        try assertText("pane is open", in: "Main")
        try assertWindows(["Main"])
    }

    /// What is older than a moment survives a kill.
    func testAfterSIGKILL() throws {
        try launch("session")
        try assertWindows(["Main"])
        try press("Note 1", in: "Main")
        try assertWindows(["Main", "Note 1"])
        try openPane()
        try app.eventually("written", timeout: 2) { try self.sessionText().contains("\"pane\":true") }
        try end(by: SIGKILL)
        try launch("session")
        // The click on the check box has raised it.
        try assertWindows(["Note 1", "Main"])
        try assertText("pane is open", in: "Main")
        try assertText("note 1 one", in: "Note 1")
    }

    func testAfterTheLastWindowIsClosed() throws {
        try launch("session")
        try assertWindows(["Main"])
        try openPane()
        try app.window(titled: "Main").close()
        XCTAssertEqual(try app.waitForExit(), .exit(code: 0))
        try launch("session")
        try assertText("pane is open", in: "Main")
        try assertWindows(["Main"])
    }

    /// The fourth run of H04: what was closed before is forgotten, what the app ended with is not.
    func testClosedOneByOne() throws {
        try launch("session")
        try assertWindows(["Main"])
        try press("Note 1", in: "Main")
        try assertWindows(["Main", "Note 1"])
        try openPane()
        try app.window(titled: "Main").close()
        try assertWindows(["Note 1"])
        try desktop.keyboard.press("n", .control)
        try assertWindows(["Note 1", "Main"])
        try assertText("pane is shut", in: "Main")
        try openPane()
        try app.window(titled: "Note 1").close()
        try assertWindows(["Main"])
        try app.window(titled: "Main").close()
        XCTAssertEqual(try app.waitForExit(), .exit(code: 0))
        try launch("session")
        try assertWindows(["Main"])
        try assertText("pane is open", in: "Main")
    }

    func testSizeAndPlace() throws {
        try launch("session")
        try assertWindows(["Main"])
        let window = try app.window(titled: "Main")
        window.resize(width: 432, height: 543)
        try app.eventually("moved and resized") {
            // Again where the app has come to its own first place only now.
            window.move(x: 120, y: 90)
            let frame = window.frame
            return frame.width == 432 && frame.height == 543 && abs(frame.x - 120) < 50 && abs(frame.y - 90) < 50
        }
        let frame = window.frame
        // The app hears of its size with its next frame.
        try app.eventually("written") { try self.sessionText().contains("\"height\":5") }
        try desktop.keyboard.press("q", .control)
        XCTAssertEqual(try app.waitForExit(), .exit(code: 0))
        try launch("session")
        try assertWindows(["Main"])
        try app.eventually("at \(frame)") {
            let now = try self.app.window(titled: "Main").frame
            // With Wayland the compositor alone places windows.
            if DesktopOptions.areAllWayland { return (now.width, now.height) == (frame.width, frame.height) }
            return now == frame
        }
    }

    // MARK: Damage (H03)

    private func keepTwoNotes() throws -> String {
        try launch("session")
        try assertWindows(["Main"])
        try press("Note 1", in: "Main")
        try assertWindows(["Main", "Note 1"])
        try press("Note 2", in: "Main")
        try assertWindows(["Main", "Note 1", "Note 2"])
        try end(by: SIGTERM)
        return try sessionText()
    }

    private func keep(_ text: String) throws {
        try text.write(to: try stateFolder().appending(path: "session.json"), atomically: true, encoding: .utf8)
    }

    /// The next end writes a file that can be read.
    private func assertTheNextEndIsWell(_ titles: [String]) throws {
        try end(by: SIGTERM)
        XCTAssertNoThrow(try JSONSerialization.jsonObject(with: Data(try sessionText().utf8)))
        try launch("session")
        try assertWindows(titles)
    }

    func testAMissingValue() throws {
        let text = try keepTwoNotes()
        let damaged = text.replacing(#","value":{"id":1,"text":"one"}"#, with: "")
        XCTAssertNotEqual(damaged, text)
        try keep(damaged)
        expectedErrors = { $0.contains("damaged: 1") }
        try launch("session")
        try assertWindows(["Main", "Note 0", "Note 2"])
        try assertText("note 0 default", in: "Note 0")
        try assertText("note 2 two", in: "Note 2")
        try assertTheNextEndIsWell(["Main", "Note 0", "Note 2"])
    }

    func testAValueOfAnotherType() throws {
        try keep(try keepTwoNotes().replacing(#"{"id":1,"text":"one"}"#, with: "\"text\""))
        expectedErrors = { $0.contains("damaged: 1") }
        try launch("session")
        try assertWindows(["Main", "Note 0", "Note 2"])
        try assertTheNextEndIsWell(["Main", "Note 0", "Note 2"])
    }

    func testATruncatedFile() throws {
        let text = try keepTwoNotes()
        let cut = try XCTUnwrap(text.range(of: "\"two"))
        try keep(String(text[..<cut.upperBound]))
        expectedErrors = { $0.contains("damaged") }
        try launch("session")
        try assertWindows(["Main", "Note 1"])
        XCTAssertEqual(app.errors.filter(expectedErrors).count, 1)
        try assertTheNextEndIsWell(["Main", "Note 1"])
        XCTAssertEqual(app.errors, [])
        XCTAssertTrue(FileManager.default.fileExists(atPath: try stateFolder().path + "/session.json.damaged"))
    }

    func testAFieldThatHasAnotherName() throws {
        _ = try keepTwoNotes()
        try launch("session", environment: ["SECOND_BUILD": "1"])
        try app.eventually { self.stackedTitles.count == 3 }
        try assertText("note 0 default", in: "Note 0")
        try assertText("pane is shut", in: "Main")
        try end(by: SIGTERM)
        XCTAssertNoThrow(try JSONSerialization.jsonObject(with: Data(try sessionText().utf8)))
    }
}
