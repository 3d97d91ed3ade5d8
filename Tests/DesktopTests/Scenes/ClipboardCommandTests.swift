import DesktopTesting
import XCTest

/// Copy, Cut and Paste for the view with the focus, by keys and in the menu, and what another program gets of it.
final class ClipboardCommandTests: AppTestCase {
    func testByKeys() throws {
        let app = try launch("TestApps", "pasteboard")
        try app.find(.label, "Left plum")
        try app.find(.button, "Values").focus()
        try app.desktop.keyboard.press("c", .control)
        // In text it is text.
        let name = try app.find(.text, "Name")
        try name.focus()
        try app.eventually("other programs have it: \((try? name.text) ?? "")") {
            try app.desktop.keyboard.press("a", .control)
            try app.desktop.keyboard.press("v", .control)
            return try name.text.contains("plum")
        }
        try app.find(.button, "Items").focus()
        try app.desktop.keyboard.press("v", .control)
        try app.find(.label, "Right plum")
        try app.desktop.keyboard.press("x", .control)
        try app.find(.label, "Right ")
        try app.find(.button, "Values").focus()
        try app.desktop.keyboard.press("v", .control)
        try app.find(.label, "Left plum plum")
        try app.desktop.keyboard.press("x", .control)
        try app.find(.label, "Left ")
        try app.desktop.keyboard.press("v", .control)
        try app.find(.label, "Left plum plum")
    }

    func testInTheMenu() throws {
        let app = try launch("TestApps", "pasteboard")
        try app.eventually { try app.window(titled: "Pasteboard").hasKeyboard }
        func states() throws -> [String: Bool] {
            try app.find(.menuItem, "Edit").click()
            try app.eventually("the menu is open") { app.popups.count == 1 }
            var states: [String: Bool] = [:]
            for name in ["Cut", "Copy", "Paste"] { states[name] = try app.find(.menuItem, name).isSensitive }
            // A program that strikes Escape at once loses the next click.
            try app.find(.menuItem, "Paste").hover()
            try app.desktop.keyboard.press("Escape")
            try app.eventually("the menu is gone") { app.popups.isEmpty }
            return states
        }
        try app.find(.button, "Neither").focus()
        XCTAssertEqual(try states(), ["Cut": false, "Copy": false, "Paste": false])
        try app.find(.button, "Values").focus()
        XCTAssertEqual(try states(), ["Cut": true, "Copy": true, "Paste": false])
        try app.find(.menuItem, "Edit").click()
        try app.find(.menuItem, "Copy").click()
        try app.eventually("the menu is gone") { app.popups.isEmpty }
        XCTAssertEqual(try states(), ["Cut": true, "Copy": true, "Paste": true])
        try app.find(.menuItem, "Edit").click()
        try app.find(.menuItem, "Paste").click()
        try app.find(.label, "Left plum plum")
    }
}
