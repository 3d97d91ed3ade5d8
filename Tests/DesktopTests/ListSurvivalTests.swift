import DesktopTesting
import XCTest

/// What a person is doing in a list goes on while rows come, go and move around it.
final class ListSurvivalTests: AppTestCase {
    func testAnOpenEditorSurvivesChangesAroundIt() throws {
        let app = try launch("TestApps", "rows", "changing")
        let keyboard = try desktop.keyboard
        try app.find(.button, "Go").press()
        try app.find(.label, "Note 33").click()
        try app.find(.label, "Selected: 33")
        let field = try app.find(.text, "Text 35")
        try field.click()
        try app.eventually("focused") { try field.isFocused }
        let top = try field.frame.y
        try app.find(.button, "Start").perform("click")
        let text = "typed while the rows around it come and go"
        for word in text.split(separator: " ", omittingEmptySubsequences: false) {
            try keyboard.type(word + (word == "go" ? "" : " "))
        }
        try app.eventually("all of it was typed") { try app.find(.text, "Text 35").text == text }
        try keyboard.press("Home")
        try keyboard.type("All ")
        try app.eventually("there") { try app.find(.text, "Text 35").text == "All " + text }
        try app.find(.button, "Stop").perform("click")
        XCTAssertTrue(try app.find(.text, "Text 35").isFocused)
        XCTAssertEqual(try app.find(.text, "Text 35").caretOffset, 4)
        // What was selected still is, and nothing has moved in view.
        try app.find(.label, "Selected: 33")
        let label = try app.find(.label) { try $0.name.hasSuffix(" changes") }
        XCTAssertGreaterThan(Int(try label.name.prefix { $0.isNumber }) ?? 0, 3)
        XCTAssertTrue(try app.find(.listItem) { try $0.name.hasPrefix("Note 33") }.isSelected)
        XCTAssertEqual(try app.find(.text, "Text 35").frame.y, top)
    }

    func testTheFocusedRowSurvivesChangesAroundIt() throws {
        let app = try launch("TestApps", "rows", "changing")
        let keyboard = try desktop.keyboard
        try app.find(.button, "Go").press()
        try app.find(.label, "Note 34").click()
        try app.find(.label, "Selected: 34")
        try app.find(.button, "Start").perform("click")
        try app.find(.label) { try $0.name.contains(" changes") && (Int($0.name.prefix { $0.isNumber }) ?? 0) > 4 }
        try keyboard.press("Down")
        try app.find(.label, "Selected: 35")
        try keyboard.press("Down", .shift)
        try app.find(.label, "Selected: 35 36")
        // Moved by the person while others are moved.
        try keyboard.press("Delete")
        try app.waitUntilGone(.label, "Note 35")
        try app.find(.button, "Stop").perform("click")
    }
}
