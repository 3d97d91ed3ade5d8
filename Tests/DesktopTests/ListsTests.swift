import DesktopTesting
import XCTest

/// Lists as a person uses them on a real desktop.
final class ListsTests: AppTestCase {
    func testRowsAreDeletedAndMovedByTheKeyboard() throws {
        let app = try launch("TestApps", "lists", "editing")
        let keyboard = try desktop.keyboard
        try app.find(.label, "Item 3").click()
        try app.eventually("selected") { try app.find(.listItem, "Item 3").isSelected }
        try keyboard.press("Delete")
        try app.waitUntilGone(.listItem, "Item 3")
        try app.find(.label, "Item 0, Item 1, Item 2, Item 4, Item 5, Item 6, Item 7")
        try app.find(.label, "Item 4").click()
        try app.eventually("selected") { try app.find(.listItem, "Item 4").isSelected }
        try keyboard.press("Up", .alt)
        try app.find(.label, "Item 0, Item 1, Item 4, Item 2, Item 5, Item 6, Item 7")
        try keyboard.press("Down", .alt)
        try app.find(.label, "Item 0, Item 1, Item 2, Item 4, Item 5, Item 6, Item 7")
        // Not where it is forbidden.
        try app.find(.label, "Item 0").click()
        try app.eventually("selected") { try app.find(.listItem, "Item 0").isSelected }
        try keyboard.press("Delete")
        try app.find(.listItem, "Item 0")
    }
}
