import DesktopTesting
import XCTest

/// A tab view in settings is the window's pages, forms are groups (SE1, SE2).
final class PreferencesTests: AppTestCase {
    func testPagesInTheTitleBar() throws {
        let app = try launch("TestApps", "preferences")
        try app.find(.button, "Settings").press()
        let settings = try app.window(titled: "Settings")
        let general = try settings.find(.tab, "General")
        // Beside the close button, where other windows have their title.
        let close = try settings.find(.button, "Close")
        XCTAssertLessThan(abs(try general.frame.y - close.frame.y), 12)
        XCTAssertFalse(try settings.contains(.button, "Minimize"))
        XCTAssertFalse(try settings.contains(.button, "Maximize"))
        try settings.find(.label, "Reading")
        let sync = try settings.find(.checkBox, "Sync")
        XCTAssertTrue(try sync.isChecked)
        try settings.find(.tab, "Accounts").click()
        let account = try settings.find(.text, "Account")
        try account.type("momo")
        try app.eventually { try account.text == "momo" }
        try settings.find(.tab, "General").click()
        try settings.find(.checkBox, "Sync").press()
        try app.eventually { try !settings.find(.checkBox, "Sync").isChecked }
        try app.desktop.keyboard.press("Escape")
        try app.eventually("one window") { app.windows.map(\.title) == ["Main"] }
        // And again, with what was set.
        try app.desktop.keyboard.press("comma", .control)
        let again = try app.window(titled: "Settings")
        XCTAssertFalse(try again.find(.checkBox, "Sync").isChecked)
    }
}
