import DesktopTesting
import XCTest

/// Gestures with a real mouse.
final class GestureTests: AppTestCase {
    private func last(_ app: DesktopApp, _ name: String, line: UInt = #line) throws {
        try app.eventually("Last: \(name)") { try app.contains(.label, "Last: \(name)") }
    }

    func testClicks() throws {
        let app = try launch("TestApps", "gestures")
        let (left, right) = (try app.find(.label, "Left"), try app.find(.label, "Right"))
        try left.click()
        try last(app, "tap")
        let (from, to) = (try left.screenFrame, try right.screenFrame)
        try app.find(.button, "Inside").click()
        try last(app, "button")
        app.desktop.pointer.click(at: Point(x: (from.maxX + to.x) / 2, y: from.center.y))
        try last(app, "tap")
        try right.doubleClick()
        try last(app, "double tap")
        try app.find(.label, "Beside the button").click()
        try last(app, "around")
        let round = try app.find(.image, "Round")
        try round.click()
        try last(app, "circle")
    }

    func testDraggingAndHolding() throws {
        let app = try launch("TestApps", "gestures")
        let drag = try app.find(.image, "Drag")
        let start = try drag.screenFrame
        try app.desktop.pointer.drag(from: start.center, to: Point(x: start.center.x + 50, y: start.center.y))
        try last(app, "dragged by 50")
        try app.eventually("back") { try app.contains(.label, "Not dragging") }
        try app.eventually("moved") { try drag.screenFrame.x == start.x + 50 }
        let hold = try app.find(.image, "Hold").screenFrame
        app.desktop.pointer.move(to: hold.center)
        app.desktop.pointer.press()
        try last(app, "held")
        app.desktop.pointer.release()
    }

    func testHovering() throws {
        let app = try launch("TestApps", "gestures")
        let left = try app.find(.label, "Left").screenFrame
        app.desktop.pointer.move(to: left.center)
        try app.eventually("hovered") { try app.contains(.label, "Hovered") }
        app.desktop.pointer.move(to: Point(x: 5, y: 5))
        try app.eventually("left") { try app.contains(.label, "Not hovered") }
    }
}
