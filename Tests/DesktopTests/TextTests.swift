import DesktopTesting
import XCTest

/// Links in texts as a person follows them.
final class TextTests: AppTestCase {
    func testLinks() throws {
        let app = try launch("TestApps", "texts")
        let text = try app.find(.label, "Read the manual or ask for help.")
        try text.press(key: "Return")
        try app.find(.label, "Opened manual")
        try app.desktop.keyboard.press("Tab")
        try app.desktop.keyboard.press("Return")
        try app.find(.label, "Opened help")
        try app.desktop.keyboard.press("Tab")
        try app.desktop.keyboard.press("Return")
        try app.find(.label, "Opened attributed")
    }
}
