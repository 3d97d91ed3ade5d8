import DesktopTesting
import XCTest

/// Menus of buttons and of views as a person uses them.
final class MenuTests: AppTestCase {
    private func choose(_ name: String, _ role: Role = .menuItem, in app: DesktopApp, line: UInt = #line) throws {
        try app.find(role, name, line: line).click(line: line)
        try app.eventually("the menu is gone", line: line) { app.popups.isEmpty }
    }

    func testAMenuIsOpenedByMouseAndKeysAndFollowsState() throws {
        let app = try launch("TestApps", "menus")
        try app.find(.label, "Said: nothing")
        let button = try app.find(.button, "Actions")
        try button.click()
        XCTAssertFalse(try app.find(.menuItem, "Only When Bold").isSensitive)
        XCTAssertFalse(try app.find(.menuItem, "Just words").isSensitive)
        try choose("Say Hello", in: app)
        try app.find(.label, "Said: hello")

        try button.click()
        XCTAssertFalse(try app.find(.checkMenuItem, "Bold").isChecked)
        try choose("Make Bold", in: app)
        try app.find(.label, "Bold")
        try button.click()
        XCTAssertTrue(try app.find(.menuItem, "Only When Bold").isSensitive)
        XCTAssertTrue(try app.find(.checkMenuItem, "Bold").isChecked)
        try app.find(.menuItem, "Make Light")
        // By keys: the first entry has the focus.
        try app.eventually("keys reach the item") {
            if try app.find(.menuItem, "Only When Bold").isFocused { return true }
            try app.desktop.keyboard.press("Down")
            return false
        }
        try app.desktop.keyboard.press("Return")
        try app.find(.label, "Said: bold")
    }

    func testAPickerInAMenuIsASubmenuOfRadioItems() throws {
        let app = try launch("TestApps", "menus")
        try app.find(.button, "Actions").click()
        try app.find(.menuItem, "Flavour").click()
        XCTAssertTrue(try app.find(.radioMenuItem, "Mint").isChecked)
        try choose("Fig", .radioMenuItem, in: app)
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
        try choose("Bold Too", .checkMenuItem, in: app)
        try app.find(.label, "Bold")
        try app.find(.button, "Inside").focus()
        try app.desktop.keyboard.press("F10", .shift)
        try choose("Embolden", in: app)
        try app.find(.label, "Said: emboldened")
        try app.eventually("the focus is back") { try app.find(.button, "Inside").isFocused }
        try app.desktop.keyboard.press("Menu")
        try app.find(.menuItem, "Embolden")
        try app.desktop.keyboard.press("Escape")
        try app.eventually("the menu is gone") { app.popups.isEmpty }
    }
}
