import DesktopTesting
import XCTest

/// Views side by side with limits of their own, as windows grow and views are replaced.
final class PanesTests: AppTestCase {
    func testAPaneOfOneWidthKeepsIt() throws {
        let app = try launch("TestApps", "panes")
        let window = try app.window(titled: "Panes")
        let side = try app.find(.label, "Side")
        let start = try side.screenFrame.center.x - window.frame.x
        window.resize(width: 1000, height: 450)
        try app.eventually("the window is wide") { window.frame.width > 950 }
        try app.eventually("the side stays") { try abs(side.screenFrame.center.x - window.frame.x - start) <= 1 }
        try app.find(.radioButton, "table").click()
        let table = try app.find(.label, "Table")
        try app.eventually("the side stays") { try abs(side.screenFrame.center.x - window.frame.x - start) <= 1 }
        try app.eventually("the table has the rest") { try table.screenFrame.center.x > window.frame.x + 500 }
        window.resize(width: 600, height: 450)
        try app.eventually("the side stays") {
            try abs(side.screenFrame.center.x - window.frame.x - start) <= 1 && table.screenFrame.center.x < window.frame.x + 450
        }
    }

    func testTracksThatLeaveRoomAreInTheMiddle() throws {
        let app = try launch("TestApps", "panes")
        let window = try app.window(titled: "Panes")
        let (first, second) = (try app.find(.label, "Card 0"), try app.find(.label, "Card 3"))
        let middle = try (first.screenFrame.center.x + second.screenFrame.center.x) / 2
        XCTAssertGreaterThan(try second.screenFrame.center.x, try first.screenFrame.center.x)
        // The pane reaches from 181 points to the end of the window.
        XCTAssertEqual(Double(middle - window.frame.x), Double(181 + window.frame.width) / 2, accuracy: 30)
    }

    func testAPickerInTheBarShowsNoLabel() throws {
        let app = try launch("TestApps", "panes")
        try app.find(.radioButton, "cards")
        XCTAssertFalse(try app.contains(.label, "View Mode"))
    }

    func testAButtonRepeatsWhileItIsHeldDown() throws {
        let app = try launch("TestApps", "panes")
        let more = try app.find(.button, "More")
        try more.click()
        try app.find(.label, "Count: 1")
        let place = try more.screenFrame.center
        app.desktop.pointer.move(to: place)
        app.desktop.pointer.press()
        func count() throws -> Int {
            try app.findAll(.label).compactMap { Int(try $0.name.replacingOccurrences(of: "Count: ", with: "")) }.first ?? 0
        }
        try app.eventually("it repeats") { try count() >= 4 }
        app.desktop.pointer.release()
        // The end of the press does nothing more, and a click is one again.
        let once = try app.find(.button, "Once")
        try once.click()
        let after = try count()
        XCTAssertEqual(after / 100, 1)
        try more.click()
        try app.find(.label, "Count: \(after + 1)")
    }
}
