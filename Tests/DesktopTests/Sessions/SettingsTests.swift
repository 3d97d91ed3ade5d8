import DesktopTesting
import Foundation
import XCTest

/// The settings window and the preferences behind it (SE1, SE2, SS2).
final class SettingsTests: SessionTestCase {
    func testOneWindow() throws {
        try launch("settings")
        try assertWindows(["Main"])
        try desktop.keyboard.press("comma", .control)
        try assertWindows(["Main", "Settings"])
        try app.window(titled: "Main").activate()
        try assertWindows(["Settings", "Main"])
        try press("Settings", in: "Main")
        try assertWindows(["Main", "Settings"])
        try desktop.keyboard.press("Escape")
        try assertWindows(["Main"])
        try desktop.keyboard.press("comma", .control)
        try assertWindows(["Main", "Settings"])
    }

    func testControlsAndReadersFollow() throws {
        try launch("settings")
        try assertWindows(["Main"])
        try press("Another", in: "Main")
        try app.eventually {
            self.stackedTitles == ["Main", "Main"] && self.app.activeWindow == self.app.windowsInStackingOrder.last
        }
        try desktop.keyboard.press("comma", .control)
        let settings = try app.window(titled: "Settings")
        try settings.find(.checkBox, "Loud").press()
        try app.eventually("both windows") { try self.app.findAll(.label, "loud").count == 2 }
        // Also what the app sets by itself.
        let main = try XCTUnwrap(app.windows.first { $0.title == "Main" })
        try main.find(.button, "By hand").press()
        try app.eventually { try self.app.findAll(.label, "for hand").count == 2 }
        try app.eventually { try settings.find(.text, "Name").text == "hand" }
        try end(by: SIGTERM)
        try launch("settings")
        try app.eventually { try self.app.findAll(.label, "loud").count == 2 }
        XCTAssertEqual(try app.findAll(.label, "for hand").count, 2)
    }

    /// Two processes with the same preferences: without a bus a second one does not find the first.
    func testAnotherProcess() throws {
        try launch("settings")
        try assertWindows(["Main"])
        let other = try desktop.launch(
            Products.path("TestApps"), ["settings"],
            environment: ["DBUS_SESSION_BUS_ADDRESS": "disabled:", "G_DEBUG": "fatal-criticals"])
        defer { other.terminate() }
        try other.eventually { other.windows.count == 1 }
        other.windows[0].activate()
        try other.eventually { other.activeWindow != nil }
        try desktop.keyboard.press("comma", .control)
        try other.eventually { other.windows.count == 2 }
        // Apps without a bus are no use to assistive technologies: keys go to the text field, whose text is selected.
        try other.eventually { other.activeWindow?.title == "Settings" }
        // The check box has the focus first.
        try desktop.keyboard.press("Tab")
        try desktop.keyboard.type("somebody")
        try app.window(titled: "Main").find(.label, "for somebody")
    }
}
