import DesktopTesting
import XCTest

/// What the main menu has for scenes and windows (P3, P4, P7; WI5, WI7).
final class WindowsMenuTests: WindowsTestCase {
    /// Opens the front window's menu and chooses an item, in a submenu if it is in one.
    private func choose(_ name: String, in submenu: String? = nil, file: StaticString = #filePath, line: UInt = #line)
        throws
    {
        try app.eventually("a window has the keyboard", file: file, line: line) {
            try self.app.activeWindow?.hasKeyboard == true
        }
        try app.desktop.keyboard.press("F10")
        for item in [submenu, name].compactMap({ $0 }) {
            try app.find(.menuItem, item, file: file, line: line).click(file: file, line: line)
        }
        try app.eventually("the menu is gone", file: file, line: line) { self.app.popups.isEmpty }
    }

    func testANewWindowOfEachGroupAndTheStandardShortcut() throws {
        try launch("library")
        try assertWindows(["Library"])
        try app.desktop.keyboard.press("n", .control)
        try assertWindows(["Library", "Library"])
        try choose("New Book (3) Window")
        try assertWindows(["Library", "Library", "No book"])
        try choose("New Draft Window")
        try assertWindows(["Library", "Library", "No book", "Draft: empty"])
    }

    func testTheWindowMenuOpensSinglesAndRaisesWindowsByTheirTitles() throws {
        try launch("library")
        try press("Open 1", in: "Library")
        try assertWindows(["Library", "Momo"])
        try choose("Activity", in: "Window")
        try assertWindows(["Library", "Momo", "Activity"])
        try choose("Momo", in: "Window")
        try assertWindows(["Library", "Activity", "Momo"])
        try choose("Activity", in: "Window")
        try assertWindows(["Library", "Momo", "Activity"])
        // The entry follows the title.
        try app.window(titled: "Momo").find(.text, "Title").setText("Ronja")
        try assertWindows(["Library", "Ronja", "Activity"])
        try choose("Ronja", in: "Window")
        try assertWindows(["Library", "Activity", "Ronja"])
    }
}
