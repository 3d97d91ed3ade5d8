import DesktopTesting
import Glibc
import XCTest

/// An app goes on while nobody sees it.
final class HiddenWindowTests: AppTestCase {
    func testStateWrittenWhileMinimised() throws {
        let app = try launch("TestApps", "hidden")
        let window = try app.window(titled: "Hidden")
        try app.waitForOutput(containing: "task 0 ends")
        window.minimize()
        try app.eventually { window.isMinimized }
        app.process.send(signal: SIGUSR1)
        try app.waitForOutput(containing: "changed 0 to 1")
        try app.waitForOutput(containing: "task 1 ends")
        app.process.send(signal: SIGUSR1)
        try app.waitForOutput(containing: "task 2 ends")
        XCTAssertTrue(window.isMinimized)
        window.activate()
        try app.find(.label, "Signal 2")
    }
}
