import DesktopTesting
import Foundation
import XCTest

/// The app's menu as other programs and screen readers see it, and while its app is busy (H20).
final class MenuBarTests: AppTestCase {
    private func exported(_ app: DesktopApp) throws -> ExportedMenu {
        let window = try app.window()
        try app.eventually("the menu is on the bus") { ExportedMenu(of: window) != nil }
        return try XCTUnwrap(ExportedMenu(of: window))
    }

    /// A desktop with a bar of its own reads the menu and chooses from it.
    func testAnotherProcessReadsTheMenuAndChooses() throws {
        let app = try launch("TestApps", "commands")
        try app.find(.label, "Count 0")
        try app.eventually { try app.window(titled: "Commands").hasKeyboard }
        let menu = try exported(app)
        XCTAssertEqual(
            try menu.read().map(\.title), ["TestApps", "File", "Edit", "View", "Panel", "Count", "Window", "Help"])
        XCTAssertEqual(try menu.entry("File")?.entries.map(\.title), ["New Commands Window", "Close Window"])
        XCTAssertEqual(try menu.entry("File", "New Commands Window")?.shortcut, "<Control>n")
        XCTAssertEqual(try menu.entry("Panel", "Panel")?.isOn, false)
        XCTAssertEqual(try menu.entry("Count", "Less")?.isEnabled, false)
        try menu.choose(try XCTUnwrap(menu.entry("Count", "More")))
        try app.find(.label, "Count 1")
        try eventually("enabled at once", timeout: 0.2) { try menu.entry("Count", "Less")?.isEnabled == true }
        try menu.choose(try XCTUnwrap(menu.entry("Panel", "Show Panel")))
        try app.find(.label, "The panel")
        try eventually("title and tick at once", timeout: 0.2) {
            let entries = try menu.entry("Panel")?.entries ?? []
            return entries.map(\.title) == ["Hide Panel", "Panel"] && entries.last?.isOn == true
        }
        // What is disabled is not done, though it is asked for.
        try menu.choose(try XCTUnwrap(menu.entry("Count", "Less")))
        try app.find(.label, "Count 0")
        try menu.choose(try XCTUnwrap(menu.entry("Count", "Less")))
        try menu.choose(try XCTUnwrap(menu.entry("Count", "More")))
        try app.find(.label, "Count 1")
    }

    /// Titles, states and ticks change many times a second; what does not change is not touched.
    func testAnOpenMenuOfABusyApp() throws {
        let app = try launch("TestApps", "ticking")
        try app.eventually { try app.window(titled: "Ticking").hasKeyboard }
        let ticks = try app.find(.label, where: { try $0.name.hasPrefix("Ticks ") })
        try app.find(.menuItem, "Ticks").click()
        let stays = try app.find(.menuItem, "Stays")
        let even = try app.find(.menuItem, "Even")
        let place = try stays.screenFrame
        let popup = try XCTUnwrap(app.popups.first)
        func tick() throws -> Int { Int(try ticks.name.dropFirst(6)) ?? -1 }
        let first = try tick()
        try app.eventually("time goes on", timeout: 20) { try tick() > first + 20 }
        XCTAssertEqual(app.popups, [popup], "the menu is open, and the same")
        XCTAssertEqual(try app.find(.menuItem, "Stays"), stays, "the same element")
        XCTAssertEqual(try app.find(.menuItem, "Even"), even)
        XCTAssertEqual(try stays.screenFrame, place)
        // A submenu opens and stays too.
        try app.find(.menuItem, "More").click()
        let inner = try app.find(.menuItem, "Stays too", includingHidden: true)
        try app.eventually("the submenu follows") {
            ((try? app.findAll(.menuItem, includingHidden: true)) ?? []).contains {
                (try? $0.name.hasPrefix("Tick again")) ?? false
            }
        }
        try inner.perform("click")
        try app.find(.label, "Stayed 10")
        try app.find(.menuItem, "Ticks").click()
        try app.find(.menuItem, "Stays").click()
        try app.find(.label, "Stayed 11")
    }

    func testShortcutsAreReadToThoseWhoCannotSeeThem() throws {
        let app = try launch("TestApps", "ticking")
        try app.eventually { try app.window(titled: "Ticking").hasKeyboard }
        try app.find(.checkBox, "Ticking").press()
        try app.find(.menuItem, "Ticks").click()
        let item = try app.find(.menuItem, "Stays")
        try app.eventually("its keys: \((try? app.dump()) ?? "")") {
            try item.children.contains { try $0.name == "Shift+Ctrl+K" }
        }
        try app.desktop.keyboard.press("Escape")
        try app.eventually { app.popups.isEmpty }
        try app.desktop.keyboard.press("k", [.control, .shift])
        try app.find(.label, "Stayed 1")
    }

    func testTheAboutWindow() throws {
        let app = try launch("TestApps", "commands")
        try app.eventually { try app.window(titled: "Commands").hasKeyboard }
        try app.find(.menuItem, "TestApps").click()
        try app.find(.menuItem, "About TestApps").click()
        try app.eventually("a second window") { app.windows.count == 2 }
        let about = try XCTUnwrap(app.windows.last)
        // With Wayland only the compositor knows.
        if !DesktopOptions.areAllWayland { XCTAssertEqual(about.parent, app.windows.first) }
        try about.find(.label, "TestApps")
        try app.eventually { about.isActive }
        try app.desktop.keyboard.press("Escape")
        try app.eventually("gone") { app.windows.map(\.title) == ["Commands"] }
    }

    func testCyrillicTextAndShortcutsByTheirPlace() throws {
        let app = try launch("TestApps", "commands")
        let field = try app.find(.text, "First")
        try field.focus()
        try app.find(.label, "Focus first")
        let keyboard = Keys(desktop: try desktop)
        defer { try? keyboard.setLayout("us") }
        try keyboard.setLayout("ru,us")
        // The keys with a, s and d on them.
        for key in ["38", "39", "40"] { try keyboard.strike(key) }
        try app.eventually("Cyrillic") { try field.text == "фыв" }
        // Shift+Ctrl+N and Ctrl+S by their places, with the focus in text.
        try keyboard.strike("57", "37", "50")
        try app.find(.label, "Count 1")
        try keyboard.strike("39", "37")
        try app.find(.label, "Count 0")
        // All, copy, paste twice.
        try keyboard.strike("38", "37")
        try app.eventually { try field.selectedText == "фыв" }
        try keyboard.strike("54", "37")
        try app.desktop.keyboard.press("End")
        try keyboard.strike("55", "37")
        try app.eventually("pasted") { try field.text == "фывфыв" }
        XCTAssertTrue(try app.contains(.label, "Count 0"))
    }
}

/// Strikes keys by where they are, in whatever layout. Their numbers are the same on every keyboard that Linux knows.
private struct Keys {
    let desktop: Desktop

    func strike(_ key: String, _ modifiers: String...) throws {
        let all = modifiers + [key]
        try run("xdotool", all.flatMap { ["keydown", $0] } + all.reversed().flatMap { ["keyup", $0] })
    }

    func setLayout(_ names: String) throws {
        try run("setxkbmap", ["-layout", names])
        try desktop.keyboard.layoutHasChanged()
    }

    private func run(_ program: String, _ arguments: [String]) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/\(program)")
        process.arguments = arguments
        process.environment = ["DISPLAY": desktop.environment["DISPLAY"] ?? "", "PATH": "/usr/bin:/bin"]
        try process.run()
        process.waitUntilExit()
        XCTAssertEqual(process.terminationStatus, 0, "\(program) \(arguments)")
    }
}

/// What is kept of the menu itself.
final class MenuBarChoiceTests: SessionTestCase {
    func testTheChoiceIsRemembered() throws {
        try launch("commands")
        try assertWindows(["Commands"])
        try app.find(.menuItem, "Panel")
        try desktop.keyboard.press("m", .control)
        try app.find(.button, "Main Menu")
        try end(by: SIGTERM)
        try launch("commands")
        try assertWindows(["Commands"])
        try app.find(.button, "Main Menu")
        XCTAssertFalse(try app.contains(.menuItem, "Panel"))
        // Shortcuts work however the menu is shown.
        try desktop.keyboard.press("n", [.control, .shift])
        try app.find(.label, "Count 1")
        try desktop.keyboard.press("m", .control)
        try app.find(.menuItem, "Panel")
        try end(by: SIGTERM)
        try launch("commands")
        try assertWindows(["Commands"])
        try app.find(.menuItem, "Panel")
    }
}
