import DesktopTesting
import XCTest

/// Searching as a person does it.
final class SearchTests: AppTestCase {
    func testSearchingByKeyboard() throws {
        let app = try launch("TestApps", "search")
        try app.find(.label, "Mirror")
        try app.desktop.keyboard.press("f", .control)
        try app.eventually("the field has the focus") { try app.focused?.name == "Find books" }
        try app.desktop.keyboard.type("mo")
        try app.eventually("the list is filtered") { try !app.contains(.label, "Mirror") }
        try app.desktop.keyboard.press("Return")
        try app.find(.label, "Submitted: mo")
        try app.desktop.keyboard.press("Escape")
        try app.find(.label, "Mirror")

        try app.find(.checkBox, "Inspector").press()
        try app.find(.label, "What there is to know")
    }
}
