import DesktopTesting
import XCTest

/// A list of 10,000 rows on a real desktop. GTK's complaints end the app, which fails the test.
final class LongListTests: AppTestCase {
    func testRowsAreFoundSelectedAndScrolled() throws {
        let app = try launch("TestApps", "list")
        let row = try app.find(.listItem, "Fruit 2 0")
        XCTAssertFalse(try row.isSelected)

        // The mouse selects, the keyboard goes on from there.
        try app.find(.label, "Fruit 2").click()
        try app.find(.label, "Selected 2")
        try app.eventually("selected") { try app.find(.listItem, "Fruit 2 0").isSelected }
        let keyboard = try desktop.keyboard
        try keyboard.press("Down")
        try app.find(.label, "Selected 3")
        try keyboard.press("Down", .shift)
        try app.find(.label, "Selected 3, 4")

        // A row keeps its state where it goes.
        try app.findAll(.button, "More")[0].press()
        try app.find(.listItem, "Fruit 0 1")
        try app.find(.button, "Remove").press()
        try app.waitUntilGone(.listItem, "Fruit 3 0")
        try app.find(.button, "Add").press()
        // The list has its rows at their new places: what is found before may go.
        try app.find(.listItem) { try $0.name.hasPrefix("Fruit 199") }
        try app.find(.listItem, "Fruit 0 1")

        // To the end and back, by the keyboard.
        try app.find(.label, "Fruit 2").click()
        try app.find(.label, "Selected 2")
        try keyboard.press("End")
        try app.find(.label, "Selected 9999")
        try app.find(.listItem, "Fruit 9999 0")
        try keyboard.press("Home")
        try app.find(.listItem, "Fruit 0 1")
        try app.find(.button, "Reverse").press()
        try keyboard.press("End")
        try keyboard.press("Home")
        try app.find(.button, "Remove").press()
    }
}
