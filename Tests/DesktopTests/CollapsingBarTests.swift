import DesktopTesting
import XCTest

/// A group of controls in a bar becomes a menu of its own before anything goes to the bar's menu; drawings by a net of
/// colours, and mixed ones, on the screen.
final class CollapsingBarTests: AppTestCase {
    func testAGroupWithALabelBecomesAMenuOfItsOwn() throws {
        let app = try launch("TestApps", "collapsing")
        try app.find(.button, "Italic").click()
        try app.find(.label, "Done: italic")
        XCTAssertFalse(try app.contains(.button, "Style"))
        let window = try XCTUnwrap(app.windows.first)
        // Narrower by a little at a time, to be where the group has no room and the button after it has.
        var width = window.frame.width
        while width > 300, try !app.contains(.button, "Style") {
            width -= 20
            window.resize(width: width, height: 300)
            try app.eventually("\(width) wide: \(window.frame)") { window.frame.width <= width }
            app.desktop.pointer.move(to: Point(x: 5, y: 5))
            _ = try app.eventually("laid out") { try app.contains(.button, "Style") || app.contains(.button, "Italic") }
        }
        try app.find(.button, "Style")
        XCTAssertFalse(try app.contains(.button, "Italic"))
        XCTAssertTrue(try app.contains(.button, "Share"), "others have their places still")
        XCTAssertFalse(try app.contains(.button, "More"))
        try app.find(.button, "Style").click()
        for name in ["Bold", "Italic", "Underline"] { try app.find(.menuItem, name) }
        try app.find(.menuItem, "Bold").click()
        try app.find(.label, "Done: italic bold")
        window.resize(width: 700, height: 300)
        try app.find(.button, "Underline").click()
        try app.find(.label, "Done: italic bold underline")
        XCTAssertFalse(try app.contains(.button, "Style"))
    }

    func testAFocusableViewKnowsThatItHasTheFocus() throws {
        let app = try launch("TestApps", "collapsing")
        try app.find(.label, "Has the focus")
    }
}
