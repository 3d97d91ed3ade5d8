import DesktopTesting
import XCTest

/// What a person is doing in a list goes on while rows come, go and move around it, and lists that are hard to show.
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
        XCTAssertGreaterThan(Int(try label.name.prefix { $0.isNumber }) ?? 0, 8)
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

    func testWideRowsManySectionsAndNoRows() throws {
        let app = try launch("TestApps", "rows", "hostile")
        try app.find(.button, "wide").press()
        let wide = try app.find(.label) { try $0.name.hasPrefix("Wide 0 ") }
        let list = try app.find(.list)
        XCTAssertGreaterThan(try wide.frame.width, try list.frame.width)
        let x = try wide.frame.x
        try wide.scroll(right: 5)
        try app.eventually("scrolled sideways") {
            try app.find(.label, includingHidden: true) { try $0.name.hasPrefix("Wide 0 ") }.frame.x < x
        }
        try app.find(.button, "sections").press()
        try app.find(.label, "Section 0")
        try app.find(.button, "End").press()
        try app.find(.label, "Last of all")
        try app.find(.label, "Row 999.2")
        try app.find(.button, "empty").press()
        try app.waitUntilGone(.label, "Last of all")
        XCTAssertFalse(try app.contains(.listItem) { _ in true })
        try app.find(.button, "Shrink").press()
        try app.find(.button, "heights").press()
        try app.find(.label, "Height 0")
    }
}
