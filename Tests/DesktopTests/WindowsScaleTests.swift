import DesktopTesting
import XCTest

/// What the other window tests do, at two pixels a point.
final class WindowsScaleTests: WindowsTestCase {
    func testOpeningRaisingValuesMenuAndClosing() throws {
        try launch("library", DesktopOptions { $0.scale = 2 })
        try assertWindows(["Library"])
        try app.window(titled: "Library").find(.button, "Open 1").click()
        try assertWindows(["Library", "Momo"])
        try app.window(titled: "Momo").find(.button, "Note").click()
        try press("Open 2", in: "Library")
        try assertWindows(["Library", "Momo", "Emil"])
        try press("Open 1", in: "Library")
        try assertWindows(["Library", "Emil", "Momo"])
        try assertText("notes 1", in: "Momo")
        let title = try app.window(titled: "Momo").find(.text, "Title")
        try title.type("!")
        try app.eventually { self.titles.contains { $0.contains("!") } }
        try app.desktop.keyboard.press("F10")
        try app.find(.menuItem, "New Draft Window").click()
        try app.eventually { self.app.activeWindow?.title == "Draft: empty" && self.app.popups.isEmpty }
        for count in (0..<4).reversed() {
            try app.eventually { try self.app.activeWindow?.hasKeyboard == true }
            try app.desktop.keyboard.press("w", .control)
            try app.eventually("\(count) windows left") { !self.app.isRunning || self.titles.count == count }
        }
        XCTAssertEqual(try app.waitForExit(), .exit(code: 0))
        XCTAssertEqual(app.errors, [])
    }

    /// Places are kept in points, and given to X in pixels.
    func testPlacesAndLimits() throws {
        try launch(
            "places",
            DesktopOptions {
                $0.scale = 2
                $0.width = 2560
                $0.height = 1600
            })
        let main = try app.window(titled: "Main")
        try app.eventually("\(main.frame) in the middle") {
            abs(main.frame.center.x - 1280) <= 2 && abs(main.frame.center.y - 800) <= 2
        }
        try press("main", in: "Main")
        try app.eventually { self.titles.count == 2 }
        let second = try XCTUnwrap(app.windows.last)
        try app.eventually("\(second.frame) beside \(main.frame)") {
            second.frame.x == main.frame.x + 48 && second.frame.y == main.frame.y + 48
        }
        second.close()
        try press("corner", in: "Main")
        let corner = try app.window(titled: "Corner")
        try corner.find(.label, "300 by 200")
        try app.eventually("\(corner.frame) in the corner") {
            corner.frame.x + corner.frame.width == 2560 && corner.frame.y == 0
        }
        try press("swap", in: "Main")
        let swap = try app.window(titled: "Swap")
        try swap.find(.button, "C").press()
        try app.eventually("as high as its content: \(swap.frame)") { (880...1020).contains(swap.frame.height) }
        let height = swap.frame.height
        swap.resize(width: 1200, height: 1400)
        try app.eventually { swap.frame.width == 1200 }
        XCTAssertEqual(swap.frame.height, height)
    }
}
