import DesktopTesting
import XCTest

/// A scrolled column whose rows are all there. GTK's complaints end the app, which fails the test.
final class ColumnTests: AppTestCase {
    func testOnlyWhatIsNearIsSeenTo() throws {
        let app = try launch("TestApps", "column")
        try app.find(.label, "Row 3")
        // What the count itself brings, a text that was not there, is none of the change's.
        try app.find(.button, "Count").press()
        let before = try app.find(.label) { try $0.name.hasPrefix("Visits ") }.name
        try app.find(.button, "Count").press()
        let first = try app.find(.label) { try $0.name.hasPrefix("Visits ") && $0.name != before }.name

        // Out of sight: nothing of the 300 rows is asked but those near the visible part.
        try app.find(.button, "Change").press()
        try app.find(.button, "Count").press()
        let visits = try app.find(.label) { try $0.name.hasPrefix("Visits ") && $0.name != first }.name
        XCTAssertLessThan(Int(visits.dropFirst(7)) ?? .max, 1_000, visits)
        XCTAssertGreaterThan(Int(visits.dropFirst(7)) ?? 0, 20, "those in sight are")
        try app.find(.button, "Go").press()
        try app.find(.label, "Changed")
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
}
