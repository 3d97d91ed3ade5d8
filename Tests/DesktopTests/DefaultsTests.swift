import DesktopTesting
import XCTest

/// Which button is the default one, and how wide an inspector is at first.
final class DefaultsTests: AppTestCase {
    /// Whether a button is in the accent colour.
    private func looksDefault(_ app: DesktopApp, _ name: String) throws -> Bool {
        let picture = try app.find(.button, name).screenshot()
        let color = picture[1, 1]
        return Int(color.blue) > Int(color.red) + 60
    }

    func testOfSeveralDefaultButtonsTheFirstThatIsEnabledLooksSo() throws {
        let app = try launch("TestApps", "defaults")
        try app.eventually("it has the keyboard") { try app.window(titled: "Defaults").hasKeyboard }
        try app.eventually("the first") { try self.looksDefault(app, "First") }
        XCTAssertFalse(try looksDefault(app, "Second"))
        XCTAssertFalse(try looksDefault(app, "Third"))
        try app.desktop.keyboard.press("Return")
        try app.find(.label, "Pressed: first")
        try app.find(.checkBox, "First Off").press()
        try app.eventually("the second") { try self.looksDefault(app, "Second") }
        XCTAssertFalse(try looksDefault(app, "First"))
        try app.find(.checkBox, "First Off").press()
        try app.eventually("the first again") { try self.looksDefault(app, "First") }
    }

    func testAListInAFormOfColumnsLeavesRoomForTheRest() throws {
        let app = try launch("TestApps", "columnsform")
        let window = try app.window(titled: "Columns")
        try app.find(.label, "Row 0")
        let end = try app.find(.label, "The end")
        try app.eventually("the end is in the window") {
            try end.screenFrame.center.y < window.frame.y + window.frame.height
        }
        XCTAssertLessThan(window.frame.height, 400)
    }

    func testAnInspectorBeginsAtItsIdealWidth() throws {
        let app = try launch("TestApps", "defaults")
        let window = try app.window(titled: "Defaults")
        let label = try app.find(.label, "Side")
        /// The inspector's width: it ends with the window.
        func width() throws -> Int {
            let center = try label.screenFrame.center.x - window.frame.x
            return (window.frame.width - center) * 2
        }
        try app.eventually("260 points") { try abs(width() - 260) <= 14 }
        window.resize(width: 900, height: 320)
        try app.eventually("the window is wide") { window.frame.width > 850 }
        try app.eventually("it stays") { try abs(width() - 260) <= 14 }
        try app.find(.checkBox, "Inspector").press()
        try app.waitUntilGone(.label, "Side")
        try app.find(.checkBox, "Inspector").press()
        let again = try app.find(.label, "Side")
        try app.eventually("it comes as wide") {
            try abs((window.frame.width - (again.screenFrame.center.x - window.frame.x)) * 2 - 260) <= 14
        }
    }
}
