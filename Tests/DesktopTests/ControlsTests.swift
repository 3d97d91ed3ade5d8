import DesktopTesting
import XCTest

/// Controls as a screen reader, a mouse and a keyboard find them.
final class ControlsTests: AppTestCase {
    func testRolesNamesAndStates() throws {
        let app = try launch("TestApps", "controls")
        try app.find(.label, "Pressed 0 times, unchecked, on")
        XCTAssertTrue(try app.find(.button, "Press").isSensitive)
        XCTAssertFalse(try app.find(.button, "Off Limits").isSensitive)
        try app.find(.button) { try $0.name.contains("Check") }
        XCTAssertFalse(try app.find(.checkBox, "Box").isChecked)
        XCTAssertTrue(try app.find(.checkBox, "Switch").isChecked)
        let field = try app.find(.text, "Name")
        XCTAssertTrue(try field.states.contains(.editable))
        XCTAssertEqual(try field.text, "")
        try app.find(.image, "Liked")
        try app.find(.image, "Red Dot")
        XCTAssertEqual(try app.findAll(.image) { try $0.name.isEmpty }, [], "decoration is passed over")
        try app.find(.scrollPane)
    }

    func testStateFollowsControlsAndControlsFollowState() throws {
        let app = try launch("TestApps", "controls")
        let (box, toggle) = (try app.find(.checkBox, "Box"), try app.find(.checkBox, "Switch"))
        try app.find(.button, "Press").press()
        try app.find(.label, "Pressed 1 times, unchecked, on")
        try app.find(.button, "Off Limits").click()
        try app.find(.button, "Press").click()
        try app.find(.label, "Pressed 2 times, unchecked, on")
        // A button writes the state that a check box shows.
        try app.find(.button) { try $0.name.contains("Check") }.press()
        try app.eventually { try box.isChecked }
        try box.click()
        try app.find(.label, "Pressed 2 times, unchecked, on")
        try toggle.click()
        try app.find(.label, "Pressed 2 times, unchecked, off")
        try app.desktop.keyboard.press("Tab")
        try app.eventually { try toggle.isFocused }
        try app.desktop.keyboard.press("space")
        try app.find(.label, "Pressed 2 times, unchecked, on")
    }

    func testTypingAndAnAppThatChangesWhatIsTyped() throws {
        let app = try launch("TestApps", "controls")
        try app.find(.text, "Name").type("Grüße aus 日本")
        try app.find(.label, "Typed: Grüße aus 日本")
        let capitals = try app.find(.text, "Capitals")
        try capitals.type("fast typing")
        try app.find(.label, "Capitals: FAST TYPING")
        try app.eventually { try capitals.text == "FAST TYPING" }
        // In the middle the caret stays where the person types.
        try capitals.press(key: "Home")
        try capitals.type("very ")
        try app.eventually { try capitals.text == "VERY FAST TYPING" }
        XCTAssertEqual(try capitals.caretOffset, 5)
        try capitals.press(key: "a", .control)
        try capitals.press(key: "BackSpace")
        try app.find(.label, "Capitals: ")
    }

    func testScrolling() throws {
        let app = try launch("TestApps", "controls")
        let first = try app.find(.label, "Pressed 0 times, unchecked, on")
        let last = try app.find(.label, "Line 39", includingHidden: true)
        XCTAssertFalse(try last.isShown)
        try app.find(.scrollPane).scroll(down: 100)
        try app.eventually { try last.isShown && !first.isShown }
        let (window, frame) = (try app.window().frame, try last.screenFrame)
        XCTAssertEqual(window.intersection(frame), frame, "wholly in the window")
    }

    func testTwoHundredChanges() throws {
        let app = try launch("TestApps", "counter")
        let button = try app.find(.button, "State")
        let label = try app.find(.label, "State 0")
        try button.hover()
        for count in 1...200 {
            // Not the element's click, which waits until it is no double click with the last.
            app.desktop.pointer.press()
            app.desktop.pointer.release()
            // Each comes in the middle of the layout that the last one's state has brought.
            try app.eventually { try label.name == "State \(count)" }
        }
        try app.find(.label, "State 200")
        try app.find(.label, "Even")
        try app.find(.button, "Model").click()
        try app.find(.label, "Model 1")
        try button.click()
        try app.find(.label, "State 201")
        try app.find(.label, "Odd")
        XCTAssertFalse(try app.contains(.label, "Even"))
    }
}
