import DesktopTesting
import XCTest

/// Tables as a person uses them.
final class TableWindowTests: AppTestCase {
    func testSortingSelectingAndTheMenu() throws {
        let app = try launch("TestApps", "table")
        try app.find(.label, "Ada 0")
        try app.find(.label, "Rome")
        // A click on a title sorts, another the other way round, from the first row on.
        try app.find(.label, "Age").click()
        try app.eventually("youngest first") { try app.find(.label, "20").isShown }
        try app.waitUntilGone(.label, "27")
        try app.find(.label, "Age").click()
        try app.eventually("oldest first") { try app.find(.label, "79").isShown }
        // The mouse and the keyboard select.
        try app.find(.label, "Name").click()
        let first = try app.find(.label, "Ada 0")
        try first.click()
        try app.find(.label, "Selected: 0")
        let row = try app.find(.tableRow) { try $0.name.hasPrefix("Ada 0 ") }
        XCTAssertTrue(try row.isSelected)
        XCTAssertEqual(try row.help, "1 of 5000")
        try desktop.keyboard.press("Down", .shift)
        try app.find(.label) { try $0.name.hasPrefix("Selected: 0 ") }
        try desktop.keyboard.press("End")
        try app.eventually("the last") { try app.find(.label, "Ed 999").isShown }
        try desktop.keyboard.press("Home")
        try app.find(.label, "Selected: 0")
        try app.find(.label, "Ada 0").doubleClick()
        try app.find(.label, "Greeted: primary 0")
        try app.find(.label, "Ada 0").rightClick()
        try app.find(.menuItem, "Greet").press()
        try app.find(.label, "Greeted: 0")
    }

    func testFieldsInCellsKeepTheirText() throws {
        let app = try launch("TestApps", "table")
        let field = try app.find(.text, "Note on Bo 1")
        try field.type("later")
        try app.eventually("typed") { try field.text == "later" }
        try app.find(.label, "Age").click()
        try app.find(.label, "Name").click()
        try app.find(.label, "Bo 1")
        try app.find(.text, "Note on Bo 1")
        try app.eventually("still there") { try app.find(.text, "Note on Bo 1").text == "later" }
    }

    func testAnEdgeOfATitleMakesAColumnWider() throws {
        let app = try launch("TestApps", "table")
        let city = try app.find(.label, "City")
        let note = try app.find(.label, "Note")
        let start = try city.screenFrame
        let next = try note.screenFrame
        let width = try note.frame.x - city.frame.x
        // The edge lies between the two titles, close to the second.
        let edge = Point(x: next.x - 8, y: start.center.y)
        try desktop.pointer.drag(from: edge, to: Point(x: edge.x - 40, y: edge.y), settle: { app.roundTrip() })
        try app.eventually("narrower") { try note.frame.x - city.frame.x < width - 20 }
        // Not narrower than it may be.
        let second = Point(x: try note.screenFrame.x - 8, y: start.center.y)
        try desktop.pointer.drag(from: second, to: Point(x: second.x - 200, y: second.y), settle: { app.roundTrip() })
        try app.eventually("as narrow as it may be") { abs(try note.frame.x - city.frame.x - 80) < 3 }
    }

    func testRowsThatAreWrittenOut() throws {
        let app = try launch("TestApps", "table", "short")
        try app.find(.label, "Bo 1")
        try app.find(.label, "Others")
        try app.find(.label, "Ed 4")
        try app.find(.checkBox, "More").press()
        try app.find(.label, "Cy 7")
        try app.find(.label, "Ed 4").click()
        try app.eventually("selected") { try app.find(.tableRow) { try $0.name.hasPrefix("Ed 4") }.isSelected }
    }

    /// Texts, scaled texts and titles of buttons that are cut and uncut while the table is laid out and scrolled.
    func testTextsThatDoNotFit() throws {
        let app = try launch("TestApps", "table", "cut")
        try app.find(.label) { try $0.name.hasPrefix("Chapter 1 ") }
        for name in ["Narrow", "Words", "Narrow", "Words", "Words", "Reverse", "Narrow"] {
            try app.find(.button, name).press()
            try app.waitForRest()
        }
        try app.find(.label) { try $0.name.hasPrefix("Chapter 119") }
        let pane = try app.find(.scrollPane)
        for _ in 0..<20 { try pane.scroll(down: 3) }
        try app.find(.label) { try $0.name.hasPrefix("Chapter 6") }
        try app.find(.button, "Words").press()
        try app.waitForRest()
    }
}
