import DesktopTesting
import Foundation
import XCTest

/// The menu bar, shortcuts and focus as a person uses them (H20, H21, H22).
final class CommandsWindowTests: AppTestCase {
    func testTheMenuBarShowsThePresentStateAndLeavesTheFocus() throws {
        let app = try launch("TestApps", "commands")
        let field = try app.find(.text, "Second")
        try field.type("a")
        try app.find(.label, "Focus second")
        try app.find(.menuItem, "Count").click()
        try app.find(.menuItem, "In second")
        XCTAssertFalse(try app.find(.menuItem, "Less").isSensitive)
        try app.find(.menuItem, "More").click()
        try app.find(.label, "Count 1")
        try app.eventually("the menu is gone") { app.popups.isEmpty }
        // Typing goes on where it was.
        try app.eventually("the focus is back") { try field.isFocused }
        try app.desktop.keyboard.type("b")
        try app.eventually { try field.text == "ab" }
        // A shortcut of an item that has just been enabled.
        try app.desktop.keyboard.press("s", .control)
        try app.find(.label, "Count 0")

        try app.desktop.keyboard.press("p", .control)
        try app.find(.label, "The panel")
        try app.find(.menuItem, "Panel").click()
        try app.find(.menuItem, "Hide Panel").click()
        try app.eventually { try !app.contains(.label, "The panel") }
    }

    func testKeysInText() throws {
        let app = try launch("TestApps", "commands")
        let field = try app.find(.text, "First")
        try field.type("d")
        try app.eventually { try field.text == "d" }
        try app.find(.label, "Said nothing")
        try app.desktop.keyboard.press("a", .control)
        try app.desktop.keyboard.press("c", .control)
        try app.desktop.keyboard.press("End")
        try app.desktop.keyboard.press("v", .control)
        try app.eventually { try field.text == "dd" }
        try app.desktop.keyboard.press("Escape")
        try app.find(.label, "Said cancelled")
        try app.desktop.keyboard.press("Return")
        try app.find(.label, "Said saved")
        try app.find(.button, "To Second").click()
        try app.find(.label, "Focus second")
        try app.eventually { try app.find(.text, "Second").isFocused }
        try app.find(.button, "Plain").focus()
        try app.desktop.keyboard.press("d")
        try app.find(.label, "Said plain")
    }

    func testAFocusableViewTakesKeys() throws {
        let app = try launch("TestApps", "commands")
        try app.eventually("the window has the keyboard") { app.activeWindow != nil }
        try app.find(.label, "Focusable").click()
        try app.find(.label, "Focus none")
        try app.desktop.keyboard.press("Up")
        try app.find(.label, "Said up")
        try app.desktop.keyboard.press("Delete")
        try app.find(.label, "Said deleted")
    }

    func testCommandsActOnTheWindowInFront() throws {
        let app = try launch("TestApps", "commands")
        try app.find(.label, "Count 0")
        try app.desktop.keyboard.press("n", .control)
        try app.eventually("a second window") { app.windows.count == 2 && app.activeWindow == app.windows.last }
        try app.desktop.keyboard.press("n", [.control, .shift])
        try app.find(.label, "Count 1")
        app.windows[0].activate()
        try app.eventually("the first is in front") { app.activeWindow == app.windows[0] }
        try app.desktop.keyboard.press("comma", .control)
        try app.find(.label, "Count 10")
        try app.find(.label, "Count 1")
    }

    func testShortcutsInACyrillicLayout() throws {
        let app = try launch("TestApps", "commands")
        try app.find(.label, "Count 0")
        let keyboard = try layout("us")
        defer { try? setLayout("us") }
        try setLayout("ru,us")
        try keyboard.strike("n", ["Control_L", "Shift_L"])
        try app.find(.label, "Count 1")
        try keyboard.strike("s", ["Control_L"])
        try app.find(.label, "Count 0")
        try keyboard.strike("comma", ["Control_L"])
        try app.find(.label, "Count 10")
    }

    func testTheMenuIsOnTheBusAndShortcutsAreListed() throws {
        let app = try launch("TestApps", "commands")
        try app.find(.label, "Count 0")
        try app.desktop.keyboard.press("question", .control)
        try app.eventually("a window with shortcuts") { app.windows.count == 2 }
        try app.find(.label, "Show Panel")
        try app.desktop.keyboard.press("Escape")
        try app.eventually("it is gone") { app.windows.count == 1 && app.activeWindow?.title == "Commands" }
        try app.desktop.keyboard.press("m", .control)
        try app.find(.button, "Main Menu")
        try app.desktop.keyboard.press("m", .control)
        try app.find(.menuItem, "Panel")
    }

    // MARK: Layouts

    /// Strikes keys by where they are, in whatever layout.
    private struct Keys {
        let display: String
        let codes: [String: String]

        func strike(_ key: String, _ modifiers: [String]) throws {
            let names = modifiers + [key]
            let arguments =
                names.flatMap { ["keydown", codes[$0] ?? $0] }
                + names.reversed().flatMap { ["keyup", codes[$0] ?? $0] }
            try execute("xdotool", arguments, display)
        }
    }

    private func layout(_ name: String) throws -> Keys {
        // Numbers of keys are the same on every keyboard that Linux knows.
        Keys(
            display: try desktop.environment["DISPLAY"] ?? "",
            codes: ["n": "57", "s": "39", "comma": "59", "Control_L": "37", "Shift_L": "50"])
    }

    private func setLayout(_ names: String) throws {
        try execute("setxkbmap", ["-layout", names], try desktop.environment["DISPLAY"] ?? "")
        try desktop.keyboard.layoutHasChanged()
    }
}

private func execute(_ program: String, _ arguments: [String], _ display: String) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/\(program)")
    process.arguments = arguments
    process.environment = ["DISPLAY": display, "PATH": "/usr/bin:/bin"]
    try process.run()
    process.waitUntilExit()
    XCTAssertEqual(process.terminationStatus, 0, "\(program) \(arguments)")
}
