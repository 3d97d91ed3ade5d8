import DesktopTesting
import XCTest

/// Sheets, alerts and popovers as a person uses them.
final class PresentationTests: AppTestCase {
    func testASheetByKeyboardAndItsEnd() throws {
        let app = try launch("TestApps", "presentations")
        let button = try app.find(.button, "Sheet")
        try button.press()
        try app.find(.label, "A new entry")
        try app.eventually("the sheet has the focus") { try app.focused?.role == .text }
        try app.desktop.keyboard.type("Momo")
        try app.eventually { try app.find(.text, "Title").text == "Momo" }
        XCTAssertEqual(app.windows.count, 2)

        try app.find(.checkBox, "More").press()
        try app.find(.label, "Line 3 of what there is more")
        try app.find(.button, "Deeper").press()
        try app.find(.label, "Deeper still")
        try app.desktop.keyboard.press("Escape")
        try app.eventually("the sheet over the sheet is gone") { try !app.contains(.label, "Deeper still") }
        try app.find(.button, "Done").press()
        try app.find(.label, "Said: sheet gone")
        try app.eventually("one window is left") { app.windows.count == 1 }

        try button.press()
        try app.find(.label, "A new entry")
        try app.desktop.keyboard.press("Escape")
        try app.eventually("Escape ends it") { app.windows.count == 1 }
        try app.eventually("the focus is back") { app.windows.first?.isActive == true }
    }

    func testAlerts() throws {
        let app = try launch("TestApps", "presentations")
        try app.find(.button, "Alert").press()
        try app.find(.label, "It cannot be undone.")
        try app.find(.button, "Delete").press()
        try app.find(.label, "Said: deleted")
        try app.find(.button, "Alert").press()
        try app.find(.label, "It cannot be undone.")
        try app.eventually("the alert is in front") { app.windows.count == 2 }
        try app.desktop.keyboard.press("Escape")
        try app.find(.label, "Said: kept")

        try app.find(.button, "Name").press()
        try app.find(.label, "What is your name?")
        try app.eventually("the field has the focus") { try app.focused?.role == .text }
        XCTAssertFalse(try app.find(.button, "OK").isSensitive)
        try app.desktop.keyboard.type("Momo")
        try app.eventually { try app.find(.button, "OK").isSensitive }
        try app.desktop.keyboard.press("Return")
        try app.find(.label, "Said: Momo")

        try app.find(.button, "Choose").press()
        try app.find(.button, "Two").press()
        try app.find(.label, "Said: two")
        try app.eventually("one window is left") { app.windows.count == 1 }
    }

    func testAPopover() throws {
        let app = try launch("TestApps", "presentations")
        try app.find(.button, "Popover").click()
        try app.find(.label, "In the popover")
        try app.find(.button, "Say It").press()
        try app.find(.label, "Said: popover")
        try app.desktop.keyboard.press("Escape")
        try app.eventually("the popover is gone") { try !app.contains(.label, "In the popover") }
        try app.find(.button, "Popover").click()
        try app.find(.label, "In the popover")
        try app.find(.label, "Said: popover").click()
        try app.eventually("a click beside it ends it") { try !app.contains(.label, "In the popover") }
    }
}
