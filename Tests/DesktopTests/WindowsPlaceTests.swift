import DesktopTesting
import Foundation
import XCTest

/// Where windows come, and the sizes they may have (WI8 to WI10, regression H06).
final class WindowsPlaceTests: WindowsTestCase {
    private let screen = Rectangle(x: 0, y: 0, width: 1280, height: 800)

    /// Opens a window of the app's by the button with its scene's id.
    @discardableResult
    private func open(_ id: String, titled title: String) throws -> AppWindow {
        try press(id, in: "Main")
        return try app.window(titled: title)
    }

    private func assertFrame(
        of window: AppWindow, _ message: String, file: StaticString = #filePath, line: UInt = #line,
        _ isRight: (Rectangle) -> Bool
    ) throws {
        try app.eventually("\(message): \(window.frame)", file: file, line: line) { isRight(window.frame) }
    }

    func testTheFirstWindowIsInTheMiddleAndOthersComeALittleOff() throws {
        try launch("places")
        let first = try app.window(titled: "Main")
        try assertFrame(of: first, "in the middle") { frame in
            abs(frame.center.x - screen.center.x) <= 1 && abs(frame.center.y - screen.center.y) <= 1
        }
        try open("main", titled: "Main")
        try app.eventually { self.titles == ["Main", "Main"] }
        let second = try XCTUnwrap(app.windows.last)
        try assertFrame(of: second, "beside \(first.frame)") { frame in
            (frame.x, frame.y) == (first.frame.x + 24, first.frame.y + 24)
        }
        // Off where the window is, not where it came.
        second.move(x: 40, y: 60)
        try assertFrame(of: second, "moved") { ($0.x, $0.y) == (40, 60) }
        try second.find(.button, "main").press()
        try app.eventually { self.titles.count == 3 }
        try assertFrame(of: try XCTUnwrap(app.windows.last), "beside the moved one") { ($0.x, $0.y) == (64, 84) }
        // Further scenes begin in the middle, and where there is no room, at the edge.
        let large = try open("large", titled: "Large")
        try assertFrame(of: large, "in the middle") { abs($0.center.x - screen.center.x) <= 1 }
        large.move(x: 270, y: 110)
        try assertFrame(of: large, "moved") { ($0.x, $0.y) == (270, 110) }
        try press("large", in: "Main")
        try app.eventually { self.titles.filter { $0 == "Large" }.count == 2 }
        try assertFrame(of: try XCTUnwrap(app.windows.last), "at the edge") { ($0.x, $0.y) == (0, 134) }
    }

    func testDefaultPositionsAreWithinTheRoomThatPanelsLeave() throws {
        let folder = "/tmp/fenestra-openbox-\(getpid())"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try FileManager.default.createDirectory(atPath: folder + "/openbox", withIntermediateDirectories: true)
        try """
        <?xml version="1.0"?>
        <openbox_config xmlns="http://openbox.org/3.4/rc">
          <margins><top>40</top><bottom>30</bottom><left>20</left><right>10</right></margins>
        </openbox_config>
        """.write(toFile: folder + "/openbox/rc.xml", atomically: true, encoding: .utf8)
        try launch("places", DesktopOptions { $0.environment["XDG_CONFIG_DIRS"] = folder })
        let corner = try open("corner", titled: "Corner")
        try assertFrame(of: corner, "top trailing") { ($0.x + $0.width, $0.y) == (1270, 40) }
        let low = try open("low", titled: "Low")
        try assertFrame(of: low, "bottom leading") { ($0.x, $0.y + $0.height) == (20, 770) }
        try low.find(.label, "300 by 200")
    }

    func testFromRightToLeftLeadingIsTheRight() throws {
        try launch("places", DesktopOptions { $0.textDirection = .rightToLeft })
        let corner = try open("corner", titled: "Corner")
        try assertFrame(of: corner, "top trailing") { ($0.x, $0.y) == (0, 0) }
        let low = try open("low", titled: "Low")
        try assertFrame(of: low, "bottom leading") { ($0.x + $0.width, $0.y + $0.height) == (1280, 800) }
        let main = try app.window(titled: "Main")
        try open("main", titled: "Main")
        try app.eventually { self.titles.filter { $0 == "Main" }.count == 2 }
        try assertFrame(of: try XCTUnwrap(app.windows.last), "beside \(main.frame)") { frame in
            (frame.x, frame.y) == (main.frame.x - 24, main.frame.y + 24)
        }
    }

    /// Positions are about what one sees; the X window has a shadow around that.
    func testPlacesDoNotCountTheShadow() throws {
        try launch(
            "places",
            DesktopOptions {
                $0.windowManager = .metacity
                $0.hasCompositor = true
            })
        let corner = try open("corner", titled: "Corner")
        XCTAssertGreaterThan(try XCTUnwrap(corner.surfaceFrame).width, corner.frame.width)
        try assertFrame(of: corner, "top trailing") { ($0.x + $0.width, $0.y) == (1280, 0) }
        let main = try app.window(titled: "Main")
        try open("main", titled: "Main")
        try app.eventually { self.titles.filter { $0 == "Main" }.count == 2 }
        try assertFrame(of: try XCTUnwrap(app.windows.last), "beside \(main.frame)") { frame in
            (frame.x, frame.y) == (main.frame.x + 24, main.frame.y + 24)
        }
    }

    func testAWindowOfOneSizeIsNotResized() throws {
        try launch("places")
        let fixed = try open("fixed", titled: "Fixed")
        try fixed.find(.label, "fixed")
        let frame = fixed.frame
        XCTAssertTrue((320...330).contains(frame.width), "its content's width, not the default: \(frame)")
        fixed.resize(width: 700, height: 500)
        try never(for: 0.3) { fixed.frame.width != frame.width || fixed.frame.height != frame.height }
    }

    /// Regression H06.
    func testAWindowLimitedToItsContentKeepsTheHeightThatThePersonChose() throws {
        try launch("places")
        let window = try open("swap", titled: "Swap")
        window.resize(width: 500, height: 700)
        try assertFrame(of: window, "resized") { ($0.width, $0.height) == (500, 700) }
        for name in ["B", "A"] {
            try window.find(.button, name).press()
            try never(for: 0.2) { (window.frame.width, window.frame.height) != (500, 700) }
        }
        try window.find(.button, "C").press()
        // Content of 440, the title bar, and the theme's border.
        try assertFrame(of: window, "as high as its content") { (440...510).contains($0.height) && $0.width == 500 }
        let height = window.frame.height
        window.resize(width: 600, height: 700)
        try assertFrame(of: window, "wider, not higher") { $0.width == 600 }
        try never(for: 0.2) { window.frame.height != height }
        try window.find(.button, "A").press()
        try app.eventually("it can be resized again") {
            window.resize(width: 600, height: 650)
            return window.frame.height == 650
        }
    }

    /// WI17.
    func testWhatViewsForbidAPersonIsLeftToTheApp() throws {
        try launch("places")
        let window = try open("locked", titled: "Locked")
        try window.find(.button, "Close", includingHidden: true)
        try window.find(.button, "Minimize", includingHidden: true)
        let locked = try window.find(.checkBox, "Locked")
        try locked.press()
        try window.waitUntilGone(.button, "Close")
        try window.waitUntilGone(.button, "Minimize")
        let frame = window.frame
        window.close()
        window.resize(width: 700, height: 500)
        try never(for: 0.3) { !window.exists || window.frame != frame }
        try locked.press()
        try app.eventually("it can be resized") {
            window.resize(width: 700, height: 500)
            return window.frame.width == 700
        }
        window.close()
        try app.eventually { !window.exists }
    }

    func testTitleBars() throws {
        try launch("places")
        let named = try open("named", titled: "Named")
        try named.find(.label, "below the title")
        try named.find(.label, "Named")
        for (id, title) in [("bare", "Bare"), ("untitled", "Untitled")] {
            let window = try open(id, titled: title)
            try window.find(.label, "400 by 200")
            try window.find(.button, "Close")
            XCTAssertFalse(try window.contains(.label, title), id)
        }
        let plain = try open("plain", titled: "Plain")
        try assertFrame(of: plain, "its content") { ($0.width, $0.height) == (200, 100) }
        XCTAssertFalse(try plain.contains(.button, "Close"))
        try plain.find(.button, "Done").press()
        try app.eventually { !plain.exists }
        let low = try open("compact", titled: "Low bar")
        try low.find(.label, "400 by 200")
        try low.find(.label, "Low bar")
        XCTAssertLessThan(low.frame.height, named.frame.height)
        // What a view opens looks as the view says.
        try press("named without a title bar", in: "Main")
        try app.eventually { self.titles.filter { $0 == "Named" }.count == 2 }
        let styled = try XCTUnwrap(app.windows.last)
        try styled.find(.label, "400 by 200")
        XCTAssertFalse(try styled.contains(.label, "below the title"))
    }

    func testAScenesValueIsFollowed() throws {
        try launch("places")
        try press("Next value", in: "Main")
        try app.waitForOutput(containing: "scene 0 1")
        try press("Next value", in: "Main")
        try app.waitForOutput(containing: "scene 1 2")
        XCTAssertEqual(app.output, ["scene 0 1", "scene 1 2"])
    }
}
