import DesktopTesting
import XCTest

/// Undo, full screen, levels and places of windows, and where the focus begins, as a person meets them.
final class EditingTests: AppTestCase {
    private func launched() throws -> DesktopApp {
        let app = try launch("TestApps", "editing")
        try app.find(.label, "Items ")
        try app.eventually("it has the keyboard") { try app.window(titled: "Editing").hasKeyboard }
        return app
    }

    private func open(_ menu: String, in app: DesktopApp) throws {
        // GTK takes a click on the title over which a menu was closed by Escape as the end of that.
        try app.find(.button, "Right").hover()
        try app.find(.menuItem, menu).click()
        try app.eventually("the menu is open") { app.popups.count == 1 }
    }

    private func closeMenu(in app: DesktopApp) throws {
        try app.desktop.keyboard.press("Escape")
        try app.eventually("the menu is gone") { app.popups.isEmpty }
    }

    // MARK: Undo

    func testUndoInTheMenuAndByKeys() throws {
        let app = try launched()
        try open("Edit", in: app)
        XCTAssertFalse(try app.find(.menuItem, "Undo").isSensitive)
        try closeMenu(in: app)
        try app.find(.button, "Add").press()
        try app.find(.label, "Items apple")
        // GTK takes a second press by assistive technology as part of the first for a moment.
        try app.find(.button, "Add").click()
        try app.find(.label, "Items apple apple")
        try open("Edit", in: app)
        try app.find(.menuItem, "Undo Add").click()
        try app.find(.label, "Items apple")
        try app.eventually("the menu is gone") { app.popups.isEmpty }
        try app.desktop.keyboard.press("z", .control)
        try app.find(.label, "Items ")
        try open("Edit", in: app)
        XCTAssertFalse(try app.find(.menuItem, "Undo").isSensitive)
        XCTAssertTrue(try app.find(.menuItem, "Redo Add").isSensitive)
        try closeMenu(in: app)
        try app.desktop.keyboard.press("z", [.control, .shift])
        try app.find(.label, "Items apple")
        try app.find(.button, "Clear").press()
        try app.find(.label, "Items ")
        try open("Edit", in: app)
        try app.find(.menuItem, "Undo Clear").click()
        try app.find(.label, "Items apple")
    }

    /// Text has its own to undo first; when it has nothing left, the app's goes on.
    func testTextUndoesItsOwnFirst() throws {
        let app = try launched()
        try app.find(.button, "Add").press()
        try app.find(.label, "Items apple")
        let field = try app.find(.text, "Name")
        try field.type("plum")
        try app.eventually { try field.text == "plum" }
        try app.desktop.keyboard.press("z", .control)
        try app.eventually("the text is undone") { try field.text.count < 4 }
        XCTAssertTrue(try app.contains(.label, "Items apple"))
        try app.desktop.keyboard.press("z", [.control, .shift])
        try app.eventually("and done again") { try field.text == "plum" }
        // As often as it takes: what is typed may be one step or several.
        try app.eventually("the text is gone, then the apple") {
            if try app.contains(.label, "Items ") { return true }
            try app.desktop.keyboard.press("z", .control)
            return try app.contains(.label, "Items ")
        }
        XCTAssertEqual(try field.text, "")
        try app.find(.label, "Items ")
    }

    func testDeleteInTheMenuIsForTheViewWithTheFocus() throws {
        let app = try launched()
        try app.find(.button, "Add").press()
        try app.find(.label, "Items apple")
        try app.find(.button, "Left").focus()
        try open("Edit", in: app)
        XCTAssertFalse(try app.find(.menuItem, "Copy").isSensitive)
        try app.find(.menuItem, "Delete").click()
        try app.find(.label, "Items ")
    }

    // MARK: Windows

    func testFullScreen() throws {
        let app = try launched()
        let window = try app.window(titled: "Editing")
        try app.desktop.keyboard.press("F11")
        try app.eventually("full") { window.isFullscreen }
        try open("View", in: app)
        try app.find(.menuItem, "Exit Full Screen").click()
        try app.eventually("as before") { !window.isFullscreen }
        try app.find(.checkBox, "Stays small").press()
        try open("View", in: app)
        XCTAssertFalse(try app.find(.menuItem, "Enter Full Screen").isSensitive)
        try closeMenu(in: app)
        try app.desktop.keyboard.press("F11")
        try app.find(.button, "Tool").press()
        let tool = try app.window(titled: "Tool")
        XCTAssertFalse(window.isFullscreen)
        // A tool does not fill the screen unless it says so.
        try app.eventually { tool.isActive }
        try app.desktop.keyboard.press("F11")
        tool.close()
        try app.eventually { app.windows.count == 1 && window.isActive }
        XCTAssertFalse(window.isFullscreen)
        // The window manager's own keys cannot be refused; going back is offered all the same.
        window.setFullscreen(true)
        try app.eventually("full") { window.isFullscreen }
        try app.eventually("as before") {
            // The app hears of it a little later.
            try app.desktop.keyboard.press("F11")
            return !window.isFullscreen
        }
    }

    func testALevelAndAPlacement() throws {
        let app = try launched()
        let window = try app.window(titled: "Editing")
        try app.find(.button, "Tool").press()
        let tool = try app.window(titled: "Tool")
        try app.eventually("floats") { tool.isAbove }
        try app.eventually("where it says: \(tool.frame)") { tool.frame.x == 1280 - 600 && tool.frame.y == 30 }
        XCTAssertEqual(tool.frame.width, 500, accuracy: 12)
        window.activate()
        try app.eventually("in front, and below") {
            window.isActive && app.windowsInStackingOrder.map(\.title) == ["Editing", "Tool"]
        }
    }

    // MARK: Focus

    func testWhereTheFocusBeginsAndIsReset() throws {
        let app = try launched()
        try app.eventually("the one that prefers it") { try app.find(.button, "Two").isFocused }
        try app.find(.button, "Left").focus()
        try app.find(.button, "Reset").press()
        try app.eventually("again") { try app.find(.button, "Two").isFocused }
    }

    func testArrowKeysReachASection() throws {
        let app = try launched()
        try app.find(.button, "Left").focus()
        try app.desktop.keyboard.press("Right")
        try app.eventually("into the section") { try app.find(.button, "Right").isFocused }
    }

    func testFocusInASheet() throws {
        let app = try launched()
        try app.find(.button, "Ask").press()
        try app.find(.label, "Sheet street")
        let street = try app.find(.text, "Street")
        try app.eventually { try street.isFocused }
        try app.desktop.keyboard.type("Elm")
        try app.eventually { try street.text == "Elm" }
        try app.desktop.keyboard.press("Up")
        try app.find(.label, "Sheet town")
        try app.desktop.keyboard.type("Oslo")
        try app.eventually { try app.find(.text, "Town").text == "Oslo" }
        try app.desktop.keyboard.press("Tab")
        try app.find(.label, "Sheet street")
        try app.find(.button, "Nowhere").press()
        try app.find(.label, "Sheet none")
        try app.find(.text, "Town").focus()
        try app.desktop.keyboard.press("Return")
        try app.find(.label, "Asked OsloElm")
        try app.eventually("the focus is where it was") { try app.find(.button, "Ask").isFocused || app.focused != nil }
    }
}

private func XCTAssertEqual(_ a: Int, _ b: Int, accuracy: Int, file: StaticString = #filePath, line: UInt = #line) {
    XCTAssertLessThanOrEqual(abs(a - b), accuracy, "\(a) is not \(b)", file: file, line: line)
}
