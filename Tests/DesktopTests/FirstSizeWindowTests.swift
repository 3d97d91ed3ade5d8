import DesktopTesting
import XCTest

/// How large windows are at first, and what of their content is seen.
final class FirstSizeWindowTests: AppTestCase {
    func testAToolbarDoesNotWidenTheWindow() throws {
        let app = try launch("TestApps", "firstsize")
        try app.find(.button, "Add")
        let window = try app.window(titled: "First size")
        // As wide as is usual, with what the window manager adds.
        XCTAssertEqual(window.frame.width, 900, accuracy: 30)
        XCTAssertEqual(window.frame.height, 500, accuracy: 60)
        let side = try app.find(.label, "side").screenFrame
        let detail = try app.find(.label, "detail").screenFrame
        XCTAssertLessThan(side.x - window.frame.x, 60)
        // The middle of a column that begins 150 points from the left.
        XCTAssertEqual(detail.center.x - window.frame.x, 150 + 750 / 2, accuracy: 30)
    }

    func testLargeContentLeavesTheTitleBarFree() throws {
        let app = try launch("TestApps", "firstsize", "large")
        let window = try app.window(titled: "First size")
        try app.eventually("drawn") {
            let color = try window.screenshot()[window.frame.width / 2, window.frame.height / 2]
            return color.red > 240 && color.green < 20
        }
        let bar = try window.screenshot()[40, 20]
        XCTAssertGreaterThan(bar.green, 100, "the title bar is not covered")
    }

    func testAFieldIsAsTallAsItsFont() throws {
        let app = try launch("TestApps", "firstsize", "field")
        let fields = try app.findAll(.text).map { try $0.screenFrame.height }.sorted()
        XCTAssertEqual(fields.count, 2)
        XCTAssertGreaterThan(fields[1], 55)
        XCTAssertLessThan(fields[0], 45)
    }
}
