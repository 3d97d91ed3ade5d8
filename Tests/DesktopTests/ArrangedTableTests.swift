import DesktopTesting
import XCTest

/// Columns of a table that a person shows, hides and drags, and rows that are expanded, dragged and dropped onto.
final class ArrangedTableTests: AppTestCase {
    private func place(_ app: DesktopApp, _ text: String) throws -> Rectangle { try app.find(.label, text).frame }

    private func screenCenter(_ app: DesktopApp, _ text: String) throws -> Point {
        try app.find(.label, text).screenFrame.center
    }

    func testColumnsAreShownAndHidden() throws {
        let app = try launch("TestApps", "arranged")
        try app.find(.label, "Twice: not said")
        XCTAssertFalse(try app.contains(.label, "Twice"))
        let title = try screenCenter(app, "Size")
        try app.desktop.pointer.click(at: title, .right)
        XCTAssertFalse(try app.find(.menuItem, "Name").isSensitive)
        try app.find(.menuItem, "Twice").click()
        try app.find(.label, "Twice: shown")
        try app.find(.label, "18")
        try app.desktop.pointer.click(at: try screenCenter(app, "Kind"), .right)
        try app.find(.menuItem, "Size").click()
        try app.waitUntilGone(.label, "Size")
        try app.find(.label, "18")
    }

    func testColumnsAreDraggedToOtherPlaces() throws {
        let app = try launch("TestApps", "arranged")
        let (name, kind) = (try screenCenter(app, "Name"), try screenCenter(app, "Kind"))
        XCTAssertLessThan(name.x, kind.x)
        try app.desktop.pointer.drag(from: kind, to: Point(x: name.x - 10, y: name.y))
        try app.eventually("Kind comes first") {
            try self.screenCenter(app, "Kind").x < self.screenCenter(app, "Size").x
        }
        try app.eventually("and so do its cells") {
            try self.place(app, "Folder").x < self.place(app, "3").x
        }
        try app.find(.button, "Reset Order").click()
        try app.eventually("it is back") {
            try self.screenCenter(app, "Kind").x > self.screenCenter(app, "Size").x
        }
        try app.eventually { try self.place(app, "Folder").x > self.place(app, "3").x }
    }

    func testRowsAreExpanded() throws {
        let app = try launch("TestApps", "arranged")
        try app.find(.label, "src")
        XCTAssertFalse(try app.contains(.label, "main"))
        try XCTUnwrap(try app.findAll(.button, "Expand").first).click()
        let (outer, inner) = (try place(app, "src"), try place(app, "main"))
        XCTAssertGreaterThan(inner.x, outer.x)
        try XCTUnwrap(try app.findAll(.button, "Collapse").first).click()
        try app.waitUntilGone(.label, "main")
        try app.find(.checkBox, "Expanded").click()
        try app.find(.label, "inner").hover()
        try app.find(.label, "Over: inner")
    }

    func testARowIsDraggedOntoAnother() throws {
        let app = try launch("TestApps", "arranged")
        try app.find(.label, "given").drag(to: try app.find(.label, "taking"))
        try app.find(.label, "Got: given away")
    }
}
