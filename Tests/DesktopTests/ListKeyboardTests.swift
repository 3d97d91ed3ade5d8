import DesktopTesting
import XCTest

/// Lists by the keyboard, as GTK's own, and what a screen reader hears of their rows.
final class ListKeyboardTests: AppTestCase {
    private func selected(_ app: DesktopApp) throws -> [Int] {
        let label = try app.find(.label) { try $0.name.hasPrefix("Selected:") }
        return try label.name.dropFirst(9).split(separator: " ").compactMap { Int($0) }
    }

    func testArrowsHomeEndPagesAndTheModifiers() throws {
        let app = try launch("TestApps", "rows", "keys")
        let keyboard = try desktop.keyboard
        try app.find(.label, "Cedar 2").click()
        try app.eventually("clicked") { try selected(app) == [2] }
        try keyboard.press("Down")
        try app.eventually("down") { try selected(app) == [3] }
        try keyboard.press("Page_Down")
        try app.eventually("a page") { try selected(app).first.map { $0 > 6 && $0 < 30 } ?? false }
        let page = try selected(app)[0]
        try keyboard.press("Page_Up")
        try app.eventually("back") { try selected(app).first.map { $0 < page } ?? false }
        try keyboard.press("End")
        try app.eventually("end") { try selected(app) == [199] }
        try keyboard.press("Up", .shift)
        try keyboard.press("Up", .shift)
        try app.eventually("extended") { try selected(app) == [197, 198, 199] }
        try keyboard.press("Home")
        try app.eventually("home") { try selected(app) == [0] }
        // The focus goes on alone, and adds.
        try keyboard.press("Down", .control)
        try keyboard.press("Down", .control)
        try keyboard.press("space", .control)
        try app.eventually("added") { try selected(app) == [0, 2] }
        try keyboard.press("a", .control)
        try app.eventually("all") { try selected(app).count == 200 }
    }

    func testTheMouseWithShiftAndControl() throws {
        let app = try launch("TestApps", "rows", "keys")
        let keyboard = try desktop.keyboard
        try app.find(.label, "Birch 1").click()
        try app.eventually("clicked") { try selected(app) == [1] }
        try keyboard.holding(.shift) { try app.find(.label, "Elm 4").click() }
        try app.eventually("a range") { try selected(app) == [1, 2, 3, 4] }
        try keyboard.holding(.control) { try app.find(.label, "Cedar 2").click() }
        try app.eventually("one less") { try selected(app) == [1, 3, 4] }
        try keyboard.holding(.control) { try app.find(.label, "Ginkgo 6").click() }
        try app.eventually("one more") { try selected(app) == [1, 3, 4, 6] }
    }

    func testTypingGoesToARow() throws {
        let app = try launch("TestApps", "rows", "keys")
        let keyboard = try desktop.keyboard
        try app.find(.label, "Alder 0").click()
        try app.eventually("clicked") { try selected(app) == [0] }
        try keyboard.type("hazel 15")
        try app.eventually("found") { try selected(app) == [15] }
        // Far away, and the focus goes along.
        try never(for: 1.2) { try selected(app) != [15] }
        try keyboard.type("fir 1")
        try app.eventually("found far away") { try selected(app) == [101] }
        try app.eventually("focused") { try app.find(.listItem, "Fir 101 leaf").isFocused }
        try keyboard.press("Down")
        try app.eventually("goes on from there") { try selected(app) == [102] }
        // The same letter goes from one to the next.
        try never(for: 1.2) { try selected(app) != [102] }
        try keyboard.type("cc")
        try app.eventually("the next but one") { try selected(app) == [114] }
    }

    func testAScreenReaderHearsWhichRowOfHowMany() throws {
        let app = try launch("TestApps", "rows", "keys")
        try app.find(.label, "Cedar 2").click()
        try app.eventually("described") { try app.find(.listItem, "Cedar 2 leaf").help == "3 of 200" }
        try desktop.keyboard.press("End")
        try app.eventually("described") { try app.find(.listItem, "Hazel 199 leaf").help == "200 of 200" }
        try app.eventually("selected") { try app.find(.listItem, "Hazel 199 leaf").isSelected }
    }

    func testGroupsAreExpandedAndSaySo() throws {
        let app = try launch("TestApps", "rows", "outline")
        let keyboard = try desktop.keyboard
        let places = try app.find(.listItem, "Places")
        XCTAssertTrue(try places.states.contains(.expandable))
        XCTAssertFalse(try places.isExpanded)
        try app.find(.label, "Places").click()
        // It cannot be selected, but the keys are for it.
        try app.eventually("focused") { try app.find(.listItem, "Places").isFocused }
        try keyboard.press("Right")
        try app.find(.label, "Network")
        try app.eventually("expanded") { try app.find(.listItem, "Places").isExpanded }
        try keyboard.press("Down")
        try keyboard.press("Down")
        try keyboard.press("Right")
        try app.find(.label, "Root")
        // Back to the group that it is in, and shut that.
        try keyboard.press("Left")
        try app.waitUntilGone(.label, "Root")
        try keyboard.press("Left")
        try keyboard.press("Left")
        try app.waitUntilGone(.label, "Network")
        try app.find(.label, "Home").click()
        try app.eventually("selected") { try app.find(.listItem, "Home").isSelected }
        try keyboard.press("Right")
        try app.find(.label, "Music")
        try keyboard.press("F5")
        try app.find(.label, "Refreshed 1")
        try keyboard.press("r", .control)
        try app.find(.label, "Refreshed 2")
    }
}
