import DesktopTesting
import XCTest

/// A picker as a person uses it.
final class PickerTests: AppTestCase {
    func testChoosingByMouseAndKeyboardAndFollowingState() throws {
        let app = try launch("TestApps", "picker")
        try app.find(.label, "Chosen: mint")
        let picker = try app.find(.comboBox, "Flavour")
        try picker.click()
        try app.find(.label, "None").click()
        try app.find(.label, "Chosen: none")
        try app.find(.button, "Fig, Please").press()
        try app.find(.label, "Chosen: fig")
        try picker.click()
        try app.eventually("the list is open") { !app.popups.isEmpty }
        try app.desktop.keyboard.press("Home")
        try app.desktop.keyboard.press("Down")
        try app.desktop.keyboard.press("Return")
        try app.find(.label, "Chosen: mint")
    }
}
