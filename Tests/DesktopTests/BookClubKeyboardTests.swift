import DesktopTesting
import XCTest

/// Book Club without a mouse.
final class BookClubKeyboardTests: AppTestCase {
    private var app: DesktopApp!

    private func press(_ keys: String..., with modifiers: Keyboard.Modifiers = []) throws {
        for key in keys { try desktop.keyboard.press(key, modifiers) }
    }

    private func focusIs(
        _ what: String, file: StaticString = #filePath, line: UInt = #line, _ test: (Element) throws -> Bool
    ) throws {
        try app.eventually("\(what) has the focus", file: file, line: line) { try app.focused.map(test) ?? false }
    }

    /// Goes on with a key until the focus is there.
    private func go(
        _ key: String = "Tab", _ modifiers: Keyboard.Modifiers = [], to what: String, file: StaticString = #filePath,
        line: UInt = #line, _ test: (Element) throws -> Bool
    ) throws {
        var passed: [String] = []
        for _ in 0..<30 {
            if let focused = try app.focused {
                if try test(focused) { return }
                passed.append("\(focused)")
            }
            let before = try app.focused
            try desktop.keyboard.press(key, modifiers)
            // A key that goes nowhere is the next step's matter.
            _ = try? app.eventually("the focus moves", timeout: 0.5) { try app.focused != before }
        }
        XCTFail("\(key) never reached \(what); passed \(passed)", file: file, line: line)
    }

    private func isBook(_ element: Element) throws -> Bool {
        let name = try element.name
        return !["Library", "All Books", "Currently Reading", "Up Next", "Finished"].contains { name.hasPrefix($0) }
    }

    private func start() throws -> AppWindow {
        app = try launch("BookClub")
        let main = try app.window(titled: "All Books")
        try app.eventually { try main.hasKeyboard }
        return main
    }

    /// Every control of the main window is come to by Tab, and a list is one stop.
    func testTabGoesThroughTheWindow() throws {
        _ = try start()
        try go(to: "a shelf") { try $0.name.hasPrefix("All Books") && $0.role == .listItem }
        var stops: [String] = []
        for _ in 0..<4 {
            let before = try app.focused
            try press("Tab")
            try app.eventually("the focus moves") { try app.focused != before }
            stops.append(try XCTUnwrap(app.focused).name)
        }
        XCTAssertTrue(stops.contains { $0.hasPrefix("A Room with a View") }, "\(stops)")
        XCTAssertTrue(stops.contains("Toggle Sidebar"), "\(stops)")
        XCTAssertTrue(stops.contains("Title, author or note"), "\(stops)")
        // And back.
        for name in stops.dropLast().reversed() {
            try press("Tab", with: .shift)
            try focusIs(name) { try $0.name == name }
        }
    }

    func testAShelfABookItsProgressAndItsNotes() throws {
        let main = try start()
        try go(to: "a shelf") { try $0.name.hasPrefix("All Books") && $0.role == .listItem }
        try press("Down")
        try app.window(titled: "Currently Reading")
        try go(to: "the books") { try $0.role == .listItem && $0.name.hasPrefix("Dracula") }
        try press("Down")
        try app.find(.progressBar, "Progress Page 90 of 532")

        // How far it is read: a button, a sheet, its controls.
        try go(to: "the button") { try $0.name == "Update Progress…" }
        try press("space")
        try app.find(.button, "Update")
        try go(to: "the page") { try $0.role == .slider && $0.name == "Page" }
        try press("Right")
        var page = 90
        try app.eventually("the slider goes on") {
            let label = try app.find(.panel) { try $0.name.hasPrefix("Page ") && $0.name.hasSuffix(" of 532") }.name
            page = label.split(separator: " ").compactMap { Int($0) }[0]
            return page > 90
        }
        try go("Tab", .shift, to: "the stepper") { try $0.name.contains("crease") }
        try press("Up")
        page += 1
        try app.find(.panel, "Page \(page) of 532")
        try go(to: "the date") { try $0.name.hasPrefix("Read on") }
        try press("space")
        try app.eventually("the calendar is open") { !app.popups.isEmpty }
        try press("Escape")
        try app.eventually("the calendar is closed") { app.popups.isEmpty }
        try go(to: "Update") { try $0.name == "Update" }
        try press("space")
        try app.find(.progressBar, "Progress Page \(page) of 532")
        try app.eventually("the sheet is gone") { try app.windows.count == 1 && main.hasKeyboard }

        try go(to: "the notes") { try $0.name == "Notes" }
        try desktop.keyboard.type("By\thand")
        try app.eventually { try app.find(.text, "Notes").text == "By\thand" }
        // Tab is a letter there.
        try press("Tab", with: .control)
        try app.eventually("the focus goes on") { try app.focused?.name != "Notes" }
    }

    func testSearchingMenusAndDialogs() throws {
        let main = try start()
        try press("f", with: .control)
        try focusIs("the search field") { try $0.role == .entry }
        try desktop.keyboard.type("drac")
        try app.eventually { try !app.contains(.listItem) { try $0.name.hasPrefix("Moby-Dick") } }
        try go(to: "what was found") { try $0.role == .listItem && $0.name.hasPrefix("Dracula") }
        // Its menu.
        try press("Menu")
        try app.find(.menuItem, "Open in New Window")
        try go("Down", to: "the item") { try $0.name == "Delete…" }
        try press("Return")
        try app.find(.button, "Delete")
        try go(to: "Delete") { try $0.name == "Delete" }
        try press("space")
        try app.find(.label, "Nothing Found")
        try app.eventually("the dialog is gone") { try app.windows.count == 1 && main.hasKeyboard }
        try press("f", with: .control)
        try press("Escape")
        try go(to: "the books") { try $0.role == .listItem && $0.name.hasPrefix("A Room") }
        try press("Down", "Down")
        try app.find(.progressBar, "Progress Finished, 280 pages")

        // The bar of menus.
        try press("F10")
        try app.eventually("a menu is open") { !app.popups.isEmpty }
        try go("Right", to: "the menu Book") { try $0.name == "Update Progress…" }
        try go("Down", to: "the item") { try $0.name == "Open in New Window" }
        try press("Return")
        try app.window(titled: "Frankenstein")
        try app.eventually { try app.activeWindow?.title == "Frankenstein" && app.activeWindow?.hasKeyboard == true }
        try press("w", with: .control)
        try app.eventually("one window is left") { try app.windows.count == 1 && main.hasKeyboard }
        try press("s", with: [.control, .superKey])
        try app.waitUntilGone(.listItem, "Library")
        try press("s", with: [.control, .superKey])
        try app.find(.listItem, "Library")
    }

    func testSettingsActivityAndTheEnd() throws {
        let main = try start()
        try press("comma", with: .control)
        let settings = try app.window(titled: "Settings")
        try app.eventually { try settings.hasKeyboard }
        try go(to: "the order") { try $0.role == .comboBox || $0.name == "Sort books by" }
        try press("space")
        try app.eventually("the list is open") { !app.popups.isEmpty }
        try press("Down", "Return")
        try app.eventually("by author") {
            try main.findAll(.listItem).first { try isBook($0) }?.name.hasPrefix("Dracula") == true
        }
        // What is chosen stays for the tests that follow.
        try press("space")
        try app.eventually("the list is open") { !app.popups.isEmpty }
        try press("Up", "Return")
        try app.eventually("the list is closed") { app.popups.isEmpty }
        try go(to: "the other page") { try $0.name == "Reading" }
        try press("space")
        try app.find(.panel, "20 pages a day")
        try go(to: "the goal") { try $0.name.contains("crease") }
        try press("Up")
        try app.find(.panel, "21 pages a day")
        try press("Escape")
        try app.eventually("the settings are closed") { try app.windows.count == 1 && main.hasKeyboard }
        try press("0", with: [.control, .alt])
        let activity = try app.window(titled: "Activity")
        try app.eventually { try activity.hasKeyboard }
        try press("w", with: .control)
        try app.eventually { try app.windows.count == 1 && main.hasKeyboard }
        try press("question", with: .control)
        try app.eventually("the shortcuts are shown") { app.windows.count == 2 }
        try press("Escape")
        try app.eventually("they are closed") { try app.windows.count == 1 && main.hasKeyboard }
        try press("q", with: .control)
        XCTAssertEqual(try app.waitForExit(), .exit(code: 0))
    }
}
