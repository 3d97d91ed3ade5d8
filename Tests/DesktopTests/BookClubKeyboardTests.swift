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

    func testEverythingByKeyboard() throws {
        app = try launch("BookClub")
        let main = try app.window(titled: "All Books")
        try app.eventually { try main.hasKeyboard }

        // A shelf and a book.
        try go(to: "a shelf") { try $0.name.hasPrefix("All Books") && $0.role == .listItem }
        try press("Down")
        try app.window(titled: "Currently Reading")
        try go(to: "the books") { try $0.role == .listItem && $0.name.hasPrefix("Dracula") }
        try press("space")
        try app.find(.progressBar, "Progress Page 301 of 418")
        try press("Down")
        try app.find(.progressBar, "Progress Page 90 of 532")

        // How far it is read: by a button, a sheet and its controls.
        try go(to: "the button") { try $0.name == "Update Progress…" }
        try press("space")
        try app.find(.button, "Update")
        try go(to: "the page") { try $0.role == .slider && $0.name == "Page" }
        try press("Right")
        try app.find(.label, "Page 91 of 532")
        try go(to: "the date") { try $0.name.hasPrefix("Read on") }
        try go(to: "Cancel") { try $0.name == "Cancel" }
        try press("Return")
        try app.eventually("the sheet is gone") { try app.windows.count == 1 && main.hasKeyboard }
        try app.find(.progressBar, "Progress Page 91 of 532") { _ in true }
    }
}
