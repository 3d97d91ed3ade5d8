import DesktopTesting
import XCTest

/// A scrolled column whose rows are all there. GTK's complaints end the app, which fails the test.
final class ColumnTests: AppTestCase {
    /// How many widgets of surfaces GTK's layouts saw to since this was asked last.
    private func visits(_ app: DesktopApp) throws -> Int {
        counts += 1
        try app.find(.button, "Count").press()
        let line = try app.waitForOutput(containing: "Count \(counts): ")
        return try XCTUnwrap(Int(line.split(separator: " ").last ?? ""), line)
    }

    private var counts = 0

    func testOnlyWhatIsNearIsSeenTo() throws {
        let app = try launch("TestApps", "column")
        try app.find(.label, "Row 3")
        _ = try visits(app)

        // Out of sight: nothing of the 300 rows is asked but those near the visible part.
        try app.find(.button, "Grow").press()
        try app.find(.label, "One\nTwo\nThree", includingHidden: true)
        try app.eventually("laid out") {
            let visits = try self.visits(app)
            XCTAssertLessThan(visits, 1_000)
            return visits > 20
        }
    }

    func testATextThatWasNeverNearChangesWithoutALayoutOfTheWindow() throws {
        let app = try launch("TestApps", "column")
        try app.find(.label, "Row 3")
        _ = try visits(app)
        for (change, text) in [("Change", "Row 051"), ("Shorten", "R"), ("Change", "Row 051")] {
            try app.find(.button, change).press()
            try app.find(.label, text, includingHidden: true)
            XCTAssertEqual(try visits(app), 0, change)
        }
        // It is where it belongs when it comes into sight, and is laid out by GTK from then on.
        try app.find(.button, "Go").press()
        let row = try app.find(.label, "Row 051")
        let next = try app.find(.label, "Row 151")
        try app.eventually("in sight") {
            let (frame, below) = (try row.frame, try next.frame)
            return frame.y > 100 && frame.y < 600 && frame.x == below.x && below.y >= frame.y + frame.height
        }
        let width = try row.frame.width
        try app.find(.button, "Shorten").press()
        try app.eventually("shorter") { try row.frame.width < width }
        XCTAssertGreaterThan(try visits(app), 20)
        try app.find(.button, "Press 150").click()
        try app.find(.label, "Pressed")
    }

    func testWhatChangedOutOfSightIsThereWhenItComesIntoSight() throws {
        let app = try launch("TestApps", "column")
        try app.find(.label, "Row 3")
        try app.find(.button, "Grow").press()
        try app.find(.button, "Go").press()
        // Where it is now, and as high as it needs to be, with the next one below it.
        let row = try app.find(.label, "One\nTwo\nThree")
        let next = try app.find(.label, "Row 151")
        try app.eventually("in sight") {
            let (frame, below) = (try row.frame, try next.frame)
            return frame.y > 0 && frame.y < 600 && frame.height > 40 && below.y >= frame.y + frame.height
        }
        // It is drawn and clicked where it says it is.
        try app.find(.button, "Press 151").click()
        try app.find(.label, "Pressed")
        let place = try row.frame.y
        try app.find(.button, "Insert").press()
        try app.eventually("moved down") { try row.frame.y > place }
        try app.find(.button, "Press 152").click()
    }

    /// Texts that were never near follow the desktop as those in view do.
    func testWhatWasNeverNearIsWrittenLargerWithTheOthers() throws {
        let app = try launch("TestApps", "column")
        let first = try app.find(.label, "Row 3")
        let height = try first.frame.height
        try app.find(.button, "Change").press()
        try desktop.set(.textScale(1.5))
        defer { try? desktop.set(.textScale(1)) }
        try app.eventually("larger") { try first.frame.height > height * 5 / 4 }
        let larger = try first.frame.height
        try app.find(.button, "Shorten").press()
        try app.find(.button, "Go").press()
        let row = try app.find(.label, "R")
        let (above, below) = (try app.find(.label, "Row 149"), try app.find(.label, "Row 151"))
        try app.eventually("in sight, as high as the others and between them") {
            let (frame, top, bottom) = (try row.frame, try above.frame, try below.frame)
            return frame.y > 100 && frame.y < 600 && frame.height == larger && top.y + top.height <= frame.y
                && frame.y + frame.height <= bottom.y && frame.x == bottom.x
        }
    }
}
