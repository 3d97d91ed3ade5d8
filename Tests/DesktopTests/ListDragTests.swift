import DesktopTesting
import XCTest

/// Rows moved with the mouse.
final class ListDragTests: AppTestCase {
    private func drag(_ app: DesktopApp, _ name: String, below target: String) throws {
        let from = try app.find(.label, name).screenFrame.center
        let row = try app.find(.listItem, target).screenFrame
        try desktop.pointer.drag(
            from: from, to: Point(x: from.x, y: row.y + row.height - 4), settle: { app.roundTrip() })
    }

    func testARowIsDraggedToAnotherPlace() throws {
        let app = try launch("TestApps", "lists", "editing")
        try app.find(.label, "Item 0, Item 1, Item 2, Item 3, Item 4, Item 5, Item 6, Item 7")
        try drag(app, "Item 1", below: "Item 4")
        try app.find(.label, "Item 0, Item 2, Item 3, Item 4, Item 1, Item 5, Item 6, Item 7")
        // Not where it is forbidden.
        try drag(app, "Item 7", below: "Item 2")
        try never(for: 0.5) {
            try !app.contains(.label, "Item 0, Item 2, Item 3, Item 4, Item 1, Item 5, Item 6, Item 7")
        }
    }

    func testSelectedRowsAreDraggedTogether() throws {
        let app = try launch("TestApps", "lists", "editing")
        try app.find(.label, "Item 1").click()
        try app.eventually("selected") { try app.find(.listItem, "Item 1").isSelected }
        try desktop.keyboard.holding(.shift) { try app.find(.label, "Item 2").click() }
        try app.eventually("selected") { try app.find(.listItem, "Item 2").isSelected }
        try drag(app, "Item 1", below: "Item 5")
        try app.find(.label, "Item 0, Item 3, Item 4, Item 5, Item 1, Item 2, Item 6, Item 7")
    }
}
