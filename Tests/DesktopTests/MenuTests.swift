import DesktopTesting
import XCTest

/// Menus of buttons and of views as a person uses them.
final class MenuTests: AppTestCase {
    private func choose(_ name: String, in app: DesktopApp, line: UInt = #line) throws {
        try item(name, in: app, line: line).click(line: line)
        try app.eventually("the menu is gone", line: line) { app.popups.isEmpty }
    }

    /// An entry, marked or not: GTK gives a marked one its role only some time after it is shown.
    private func item(_ name: String, in app: DesktopApp, line: UInt = #line) throws -> Element {
        let roles: [Role] = [.menuItem, .checkMenuItem, .radioMenuItem]
        return try app.find(nil, name, line: line) { roles.contains(try $0.role) }
    }

    func testAMenuIsOpenedByMouseAndKeysAndFollowsState() throws {
        let app = try launch("TestApps", "menus")
        try app.find(.label, "Said: nothing")
        let button = try app.find(.button, "Actions")
        try button.click()
        XCTAssertFalse(try item("Only When Bold", in: app).isSensitive)
        XCTAssertFalse(try item("Just words", in: app).isSensitive)
        try choose("Say Hello", in: app)
        try app.find(.label, "Said: hello")

        try button.click()
        XCTAssertFalse(try item("Bold", in: app).isChecked)
        try choose("Make Bold", in: app)
        try app.find(.label, "Bold")
        try button.click()
        XCTAssertTrue(try item("Only When Bold", in: app).isSensitive)
        XCTAssertTrue(try item("Bold", in: app).isChecked)
        _ = try item("Make Light", in: app)
        // By keys: the first entry has the focus.
        try app.eventually("keys reach the item") {
            if try item("Only When Bold", in: app).isFocused { return true }
            try app.desktop.keyboard.press("Down")
            return false
        }
        try app.desktop.keyboard.press("Return")
        try app.find(.label, "Said: bold")
    }

    func testAPickerInAMenuIsASubmenuOfRadioItems() throws {
        let app = try launch("TestApps", "menus")
        try app.find(.button, "Actions").click()
        try item("Flavour", in: app).click()
        XCTAssertTrue(try item("Mint", in: app).isChecked)
        try choose("Fig", in: app)
        try app.find(.label, "Flavour: fig")
    }

    func testAPrimaryActionStandsBesideItsMenu() throws {
        let app = try launch("TestApps", "menus")
        try app.find(.button, "Send").click()
        try app.find(.label, "Said: sent")
    }

    func testAContextMenuByMouseAndKeysAndNoneWhereItIsEmpty() throws {
        let app = try launch("TestApps", "menus")
        try app.find(.label, "A place with an empty menu").rightClick()
        try app.find(.label, "A place with a menu").rightClick()
        XCTAssertFalse(try app.contains(.menuItem, "Embolden"))
        try choose("Copy It", in: app)
        try app.find(.label, "Said: copied ")
        try app.find(.button, "Inside").rightClick()
        try choose("Bold Too", in: app)
        try app.find(.label, "Bold")
        try app.find(.button, "Inside").focus()
        try app.desktop.keyboard.press("F10", .shift)
        try choose("Embolden", in: app)
        try app.find(.label, "Said: emboldened")
        try app.eventually("the focus is back") { try app.find(.button, "Inside").isFocused }
        try app.desktop.keyboard.press("Menu")
        _ = try item("Embolden", in: app)
        try app.desktop.keyboard.press("Escape")
        try app.eventually("the menu is gone") { app.popups.isEmpty }
    }
}
