import DesktopTesting
import XCTest

/// What the main menu has for scenes and windows (P3, P4, P7; WI5, WI7).
final class WindowsMenuTests: WindowsTestCase {
    /// Opens the front window's menu and chooses an item, in a submenu if it is in one.
    private func choose(_ name: String, in submenu: String? = nil, file: StaticString = #filePath, line: UInt = #line)
        throws
    {
        try openMenu(submenu, file: file, line: line)
        try app.find(nil, name, file: file, line: line) { try Self.isItem($0) }.click(file: file, line: line)
        try app.eventually("the menu is gone", file: file, line: line) { self.app.popups.isEmpty }
    }

    private func openMenu(_ submenu: String?, file: StaticString, line: UInt) throws {
        let front = try XCTUnwrap(app.activeWindow, file: file, line: line)
        try app.desktop.keyboard.press("F10")
        try app.eventually("a menu", file: file, line: line) { !self.app.popups.isEmpty }
        if let submenu { try front.find(nil, submenu, file: file, line: line) { try Self.isItem($0) }.click(file: file, line: line) }
    }

    private static func isItem(_ element: Element) throws -> Bool {
        try [Role.menuItem, .menu, .button, .checkMenuItem, .radioMenuItem].contains(element.role)
    }

    private func items(in submenu: String? = nil) throws -> [String] {
        try openMenu(submenu, file: #filePath, line: #line)
        defer { try? app.desktop.keyboard.press("Escape") }
        var names: [String] = []
        try app.eventually("items") {
            names = try self.app.findAll(.menuItem).map { try $0.name }
            return !names.isEmpty
        }
        return names
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
