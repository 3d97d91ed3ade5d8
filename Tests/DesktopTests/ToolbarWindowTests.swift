import DesktopTesting
import XCTest

/// The bar of a window and of a sheet, as a person uses them.
final class ToolbarWindowTests: AppTestCase {
    func testItemsActAndAreNamed() throws {
        let app = try launch("TestApps", "toolbar")
        for name in ["Home", "Archive", "Delete", "Flag", "Favourite", "Order", "Add Note", "More"] {
            try app.find(.button, name)
        }
        try app.find(.button, "Add Note").click()
        try app.find(.label, "Done: add")
        try app.find(.button, "Delete").click()
        try app.find(.label, "Done: add trash")
        XCTAssertEqual(try app.find(.button, "Flag").isSensitive, true)
        try app.find(.button, "Favourite").click()
        try app.find(.label, "Favourite: yes, order name")
        XCTAssertEqual(app.windows.first?.title, "All Notes")
    }

    func testAClickInTheBarLeavesTheFocusInTheText() throws {
        let app = try launch("TestApps", "toolbar")
        try app.find(.text, "Note").click()
        try app.desktop.keyboard.type("ab")
        try app.find(.label, "Note: ab")
        try app.find(.button, "Add Note").click()
        try app.find(.label, "Done: add")
        try app.desktop.keyboard.type("c")
        try app.find(.label, "Note: abc")
    }

    func testWhatHasNoRoomIsInTheMenu() throws {
        let app = try launch("TestApps", "toolbar")
        try app.find(.button, "Archive")
        let window = try XCTUnwrap(app.windows.first)
        window.resize(width: 360, height: 360)
        try app.eventually("the bar is narrow") { try !app.contains(.button, "Delete") }
        XCTAssertLessThanOrEqual(window.frame.width, 372)
        try app.find(.button, "More").click()
        for name in ["Delete", "Flag", "Favourite", "Print", "Export"] { try app.find(.menuItem, name) }
        XCTAssertEqual(try app.find(.menuItem, "Flag").isSensitive, false)
        try app.find(.menuItem, "Delete").click()
        try app.find(.label, "Done: trash")
        try app.find(.button, "More").click()
        try app.find(.menuItem, "Export").click()
        try app.find(.label, "Done: trash export")
        window.resize(width: 760, height: 360)
        try app.find(.button, "Delete").click()
        try app.find(.label, "Done: trash export trash")
    }

    func testASheetHasABar() throws {
        let app = try launch("TestApps", "toolbar")
        try app.find(.button, "Sheet").click()
        try app.find(.label, "Really?")
        try app.find(.button, "Cancel")
        try app.find(.button, "Keep").click()
        try app.find(.label, "Done: kept")
    }

    func testTheTitleIsEditedInPlace() throws {
        let app = try launch("TestApps", "toolbar")
        try app.find(.text, "Note").click()
        try app.find(.button, "All Notes").click()
        try app.find(.menuItem, "Print All")
        try app.find(.menuItem, "Rename").click()
        try app.eventually("the title is selected") { try app.focused?.selectedText == "All Notes" }
        try app.desktop.keyboard.type("Mine")
        try app.desktop.keyboard.press("Escape")
        try app.find(.button, "All Notes").click()
        try app.find(.menuItem, "Rename").click()
        try app.eventually("the title is selected") { try app.focused?.selectedText == "All Notes" }
        try app.desktop.keyboard.type("Mine")
        try app.desktop.keyboard.press("Return")
        try app.find(.button, "Mine")
        try app.eventually("the window is titled so") { app.windows.first?.title == "Mine" }
        // The focus is where it was.
        try app.desktop.keyboard.type("a")
        try app.find(.label, "Note: a")
    }
}
