import DesktopTesting
import Foundation
import XCTest

/// Menu bar extras as a panel sees them.
final class MenuBarExtraWindowTests: AppTestCase {
    private static let noPanel =
        "Fenestra: no panel of this desktop shows menu bar extras; they are in the app's menu, or in a window of their own"

    func testAPanelShowsTheItemAndItsMenu() throws {
        let desktop = try desktop
        let panel = try TrayPanel(on: desktop)
        let app = try launch("TestApps", "extra")
        try app.find(.label, "Counted 0, on")
        try app.eventually("the item has registered") { panel.registrations == 1 }
        XCTAssertEqual(try panel.property("Title").string, "Extra 0")
        XCTAssertEqual(try panel.property("Status").string, "Active")
        XCTAssertEqual(try panel.property("Category").string, "ApplicationStatus")
        XCTAssertNotEqual(try panel.property("IconName").string, "")
        XCTAssertNotEqual(try panel.property("Id").string, "")
        XCTAssertEqual(try panel.menuEntries().map(\.label), ["Count", "Switch", "-", "Only when on"])
        let before = try panel.menuEntries().map(\.id)

        try panel.choose("Count")
        try app.find(.label, "Counted 1, on")
        XCTAssertEqual(try panel.property("Title").string, "Extra 1")
        try panel.choose("Switch")
        try app.find(.label, "Counted 1, off")
        let entries = try panel.menuEntries()
        XCTAssertEqual(entries[1].isOn, false)
        XCTAssertEqual(entries[3].isEnabled, false)
        XCTAssertEqual(entries.map(\.id), before, "entries that stay keep their numbers")

        // The window may close: the item leads to the app.
        app.windows.first?.close()
        try app.eventually("the window is closed") { app.windows.isEmpty }
        try panel.choose("Count")
        try app.eventually("the app runs on") { try panel.property("Title").string == "Extra 2" }
        expectedErrors = [Self.noPanel]
        // Without a panel nobody could reach it: it shows a window again.
        panel.end()
        try app.find(.label, "Counted 2, off")
        // A new panel gets the item once.
        let next = try TrayPanel(on: desktop)
        try app.eventually("the item has registered") { next.registrations == 1 }
        XCTAssertEqual(try next.property("Title").string, "Extra 2")
        next.end()
    }

    func testAnAppThatRanWithoutWindowsComesBackWithoutThem() throws {
        let desktop = try desktop
        let panel = try TrayPanel(on: desktop)
        defer { panel.end() }
        func launched() throws -> DesktopApp {
            let app = try desktop.launch(
                Products.path("TestApps"), ["extra"], environment: ["G_DEBUG": "fatal-criticals"], keepsSession: true)
            addTeardownBlock { app.terminate() }
            return app
        }
        var app = try launched()
        try app.find(.label, "Counted 0, on")
        try app.eventually("the item has registered") { panel.registrations == 1 }
        app.windows.first?.close()
        try app.eventually("the window is closed") { app.windows.isEmpty }
        kill(app.pid, SIGTERM)
        XCTAssertEqual(try app.waitForExit(), .exit(code: 0))
        app = try launched()
        try app.eventually("the item has registered again") { panel.registrations == 2 }
        try panel.choose("Count")
        try app.eventually("it runs") { try panel.property("Title").string == "Extra 1" }
        XCTAssertEqual(app.windows, [])
        // A further launch asks for a window.
        let second = try launched()
        try app.find(.label, "Counted 1, on")
        XCTAssertEqual(try second.waitForExit(), .exit(code: 0))
        kill(app.pid, SIGTERM)
        XCTAssertEqual(try app.waitForExit(), .exit(code: 0))
        // With a window it comes back with one.
        app = try launched()
        try app.find(.label, "Counted 0, on")
        XCTAssertEqual(app.errors, [])
    }

    func testAClickOpensAWindowUnderTheItem() throws {
        let desktop = try desktop
        let panel = try TrayPanel(on: desktop)
        let app = try launch("TestApps", "extra-window")
        try app.eventually("the item has registered") { panel.registrations == 1 }
        try panel.activate(x: 300, y: 40)
        try app.find(.label, "Ticks 0")
        try app.find(.button, "Tick").click()
        try app.find(.label, "Ticks 1")
        try app.desktop.keyboard.press("Escape")
        try app.eventually("the window is closed") { app.windows.isEmpty }
        try panel.activate(x: 300, y: 40)
        try app.find(.label, "Ticks 1")
        expectedErrors = [Self.noPanel]
        panel.end()
        try app.eventually("it says that nobody shows it") { app.errors == [Self.noPanel] }
    }

    func testWithoutAPanelAWindowTakesItsPlace() throws {
        expectedErrors = [Self.noPanel]
        let app = try launch("TestApps", "extra-window")
        try app.find(.button, "Tick").click()
        try app.find(.label, "Ticks 1")
    }
}
