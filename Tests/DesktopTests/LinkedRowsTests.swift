import DesktopTesting
import XCTest

/// Links in rows that are selected, on a real window.
final class LinkedRowsTests: AppTestCase {
    func testAClickSelectsAndLeadsOn() throws {
        let app = try launch("TestApps", "linkedrows")
        try app.find(.label, "One").click()
        try app.find(.label, "About One")
        try app.find(.button, "Add").press()
        try app.find(.label, "Another").click()
        try app.find(.label, "About Another")
    }
}
