import DesktopTesting
import XCTest

/// What is dropped onto a view in a row of a list that takes things between its rows too.
final class RowDropTests: AppTestCase {
    func testTheLineBetweenRowsGoesWhenARowTakesTheDrop() throws {
        let app = try launch("TestApps", "rowdrops")
        let loose = try app.find(.label, "Loose").screenFrame.center
        let row = try app.find(.label, "Row First").screenFrame
        let end = Point(x: row.center.x, y: row.y + row.height - 3)
        try desktop.pointer.drag(from: loose, to: end, settle: { app.roundTrip() })
        try app.find(.label, "Taken: loose by First")
        let second = try app.find(.label, "Row Second").screenFrame
        // Between the rows, beside their texts: nothing blue.
        let area = Rectangle(
            x: row.x + row.width + 40, y: row.center.y, width: 60, height: second.center.y - row.center.y)
        try app.eventually("the line is gone") {
            let picture = try self.desktop.screenshot(of: area)
            return (0..<picture.height).allSatisfy { y in
                Int(picture[20, y].blue) - Int(picture[20, y].red) < 40
            }
        }
    }
}
