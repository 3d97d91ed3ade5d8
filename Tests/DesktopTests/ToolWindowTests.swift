import DesktopTesting
import XCTest

/// Tools beside windows, zooming to an ideal place, and windows moved by what is in them.
final class ToolWindowTests: AppTestCase {
    private func frame(_ app: DesktopApp, _ title: String) -> Rectangle? {
        app.windows.first { $0.title == title }?.frame
    }

    func testAToolIsShownAndHiddenAndFollowsTheWindowInFront() throws {
        let app = try launch("TestApps", "tools")
        let show = try app.find(.button, "Show Colours")
        XCTAssertEqual(app.windows.map(\.title), ["Picture"], "a tool does not open at launch")
        try show.click()
        try app.find(.label, "For first")
        try app.find(.button, "Hide Colours")
        // What it shows is of the window that it is beside, which commands are of too.
        try app.window(titled: "Picture").find(.text, "Name").setText("second")
        try app.find(.label, "For second")
        try app.window(titled: "Colours").find(.label, "For second").click()
        try app.eventually { app.activeWindow?.title == "Colours" }
        try app.find(.label, "For second")
        try app.desktop.keyboard.press("Escape")
        try app.eventually("Escape closes it") { app.windows.map(\.title) == ["Picture"] }
        try app.find(.button, "Show Colours").click()
        try app.find(.button, "Away").click()
        try app.eventually("dismissWindow() closes it") { app.windows.map(\.title) == ["Picture"] }
    }

    func testAToolIsOverTheWindowInFront() throws {
        let app = try launch("TestApps", "tools")
        try app.find(.button, "Show Colours").click()
        try app.window(titled: "Colours")
        try app.window(titled: "Picture").find(.button, "Open Picture").click()
        var front: AppWindow?
        try app.eventually {
            front = app.activeWindow
            return app.windows.count == 3 && front?.title == "Picture"
        }
        try app.eventually("it lies over the window in front") {
            app.windowsInStackingOrder.last?.title == "Colours"
        }
        // With the last window that it is beside it goes, and with it the app.
        front?.close()
        try app.eventually { app.windows.count == 2 }
        try app.eventually { app.windowsInStackingOrder.last?.title == "Colours" }
        try app.window(titled: "Picture").close()
        XCTAssertEqual(try app.waitForExit(), .exit(code: 0))
    }

    func testAToolIsAwayWhileAnotherAppIsInFront() throws {
        let app = try launch("TestApps", "tools")
        try app.find(.button, "Show Colours").click()
        try app.find(.label, "For first")
        let tool = try app.window(titled: "Colours")
        tool.move(x: 30, y: 40)
        try app.eventually { self.frame(app, "Colours")?.x == 30 }
        let other = try launch("WindowTestApps", "places")
        try other.eventually { other.activeWindow?.title == "Main" }
        try app.eventually("it is away") { app.windows.map(\.title) == ["Picture"] }
        try app.window(titled: "Picture").activate()
        try app.eventually("it is back") { app.windows.count == 2 }
        try app.eventually("where it was") { self.frame(app, "Colours").map { ($0.x, $0.y) == (30, 40) } ?? false }
        try app.eventually("without the keyboard") { app.activeWindow?.title == "Picture" }
    }

    func testZoomingToTheContent() throws {
        let app = try launch("TestApps", "tools")
        try app.find(.button, "Open Fitting").click()
        let window = try app.window(titled: "Fitting")
        try window.find(.label, "Fits")
        let before = window.frame
        try window.find(.button, "Maximize").click()
        try app.eventually("\(window.frame)") { window.frame.width == before.width - 120 }
        XCTAssertLessThan(window.frame.height, before.height)
        try window.find(.button, "Maximize").click()
        try app.eventually("back") { (window.frame.width, window.frame.height) == (before.width, before.height) }
    }

    func testZoomingToAPlaceAndMovingByTheBackground() throws {
        let app = try launch("TestApps", "tools")
        try app.find(.button, "Open Board").click()
        let window = try app.window(titled: "Board")
        try window.find(.button, "Count 0")
        try app.eventually("\(window.frame)") { (window.frame.x, window.frame.y) == (60, 80) }
        let width = window.frame.width
        try window.find(.button, "Maximize").click()
        try app.eventually("zoomed: \(window.frame)") {
            let frame = window.frame
            return (frame.x, frame.y, frame.width) == (200, 150, 610)
        }
        try window.find(.button, "Maximize").click()
        try app.eventually("back: \(window.frame)") {
            (window.frame.x, window.frame.y, window.frame.width) == (60, 80, width)
        }
        // Its background moves it; a button in it does not.
        let corner = Point(x: window.frame.x + 20, y: window.frame.maxY - 20)
        try app.desktop.pointer.drag(from: corner, to: Point(x: corner.x + 100, y: corner.y + 50))
        try app.eventually("moved: \(window.frame)") { (window.frame.x, window.frame.y) == (160, 130) }
        try window.find(.button, "Count 0").click()
        try window.find(.button, "Count 1")
        // So does a view with the gesture.
        let handle = try window.find(.label, "Handle").frame.center
        try app.desktop.pointer.drag(from: handle, to: Point(x: handle.x + 40, y: handle.y + 30))
        try app.eventually("moved: \(window.frame)") { window.frame.x > 180 && window.frame.y > 150 }
        try window.find(.button, "Count 1").click()
        try window.find(.button, "Count 2")
    }
}
