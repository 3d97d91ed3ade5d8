import DesktopTesting
import XCTest

/// Searching as a person does it.
final class SearchTests: AppTestCase {
    func testSearchingByKeyboard() throws {
        let app = try launch("TestApps", "search")
        try app.find(.label, "Mirror")
        try app.desktop.keyboard.press("f", .control)
        try app.eventually("the field has the focus") { try app.focused?.name == "Find books" }
        try app.desktop.keyboard.type("mo")
        try app.eventually("the list is filtered") { try !app.contains(.label, "Mirror") }
        try app.desktop.keyboard.press("Return")
        try app.find(.label, "Submitted: mo")
        try app.desktop.keyboard.press("Escape")
        try app.find(.label, "Mirror")

        try app.find(.checkBox, "Inspector").press()
        try app.find(.label, "What there is to know")
    }

    func testTheInspectorIsAsWideAsItIsAskedToBe() throws {
        let app = try launch("TestApps", "search")
        let window = try app.find(.checkBox, "Inspector")
        let box = try window.frame
        let right = box.x + box.width
        try window.press()
        // Its content starts 16 points from its edge, the check box ends 6 points before the content's.
        func width() throws -> Double { Double(try right - app.find(.checkBox, "More").frame.x) + 6 + 16 }
        try app.eventually("it is 230 wide, not as its least content is") { try abs(width() - 230) < 8 }
        try app.find(.checkBox, "More").press()
        try app.find(.label, "More than that")
        XCTAssertLessThan(abs(try width() - 230), 8)
    }

    func testSuggestionsByKeyboard() throws {
        let app = try launch("TestApps", "search")
        try app.find(.label, "Mirror")
        let keyboard = app.desktop.keyboard
        try keyboard.press("f", .control)
        try app.eventually("the field has the focus") { try app.focused?.name == "Find books" }
        try keyboard.type("m")
        try app.find(.button, "Suggested Momo")
        try keyboard.type("o")
        try app.eventually("the field has the keys while suggestions are shown") {
            try !app.contains(.button, "Suggested Mirror") && app.contains(.button, "Suggested Momo")
        }
        try keyboard.press("Down")
        try keyboard.press("Return")
        try app.eventually("the suggestion is taken") { try app.focused?.text == "Momo" }
        try app.eventually("and the suggestions are gone") { try !app.contains(.button, "Suggested Momo") }
        try keyboard.press("Return")
        try app.find(.label, "Submitted: Momo")
        try keyboard.press("Escape")
        try app.find(.label, "Mirror")
    }

    func testEscapePutsSuggestionsAwayFirst() throws {
        let app = try launch("TestApps", "search")
        try app.find(.label, "Mirror")
        try app.desktop.keyboard.press("f", .control)
        try app.eventually("the field has the focus") { try app.focused?.name == "Find books" }
        try app.desktop.keyboard.type("m")
        try app.find(.button, "Suggested Momo")
        try app.desktop.keyboard.press("Escape")
        try app.eventually("they are gone") { try !app.contains(.button, "Suggested Momo") }
        XCTAssertEqual(try app.focused?.text, "m")
        try app.desktop.keyboard.type("i")
        let suggestion = try app.find(.button, "Suggested Mirror")
        try app.eventually("the list is there") {
            app.popups.first?.frame.contains(try suggestion.screenFrame.center) ?? false
        }
        // At a person's pace: GDK 4.8 loses a click within a few milliseconds of a popup's opening.
        try suggestion.hover()
        app.roundTrip()
        try suggestion.click()
        try app.eventually("a click takes one") { try app.focused?.text == "Mirror" }
        try app.eventually("and the list shows it") { try !app.contains(.label, "Momo") }
    }
}
