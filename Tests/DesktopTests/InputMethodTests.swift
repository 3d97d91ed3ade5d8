import DesktopTesting
import Foundation
import XCTest

/// Text that is typed with more than one key a letter.
final class InputMethodTests: XCTestCase {
    private func fields(_ app: DesktopApp) throws -> [Element] {
        [try app.find(.text, "Name"), try app.find(.text, "Tall"), try app.find(.text, "Notes")]
    }

    /// Dead keys, the compose key, and letters by their number, in every kind of text control.
    func testDeadKeysAndCompose() throws {
        let desktop = try Desktop()
        defer { desktop.shutDown() }
        let app = try desktop.launchProduct("TestApps", ["gallery", "text"])
        for field in try fields(app) {
            try field.press(key: "End", .control)
            let before = try field.text
            for key in ["dead_acute", "e", "dead_circumflex", "o", "Multi_key", "minus", "minus", "minus"] {
                try desktop.keyboard.press(key)
            }
            try desktop.keyboard.press("u", [.control, .shift])
            for key in ["2", "6", "3", "a", "Return"] { try desktop.keyboard.press(key) }
            try app.eventually { try field.text == before + "éô—☺" }
            try app.find(.label) { try $0.name.contains(before + "éô—☺") }
        }
        app.terminate()
        XCTAssertEqual(app.errors, [])
    }

    /// A real input method: letters of another script are made of those of the keyboard, several of one, and stand in
    /// the text before they are settled.
    func testAnInputMethod() throws {
        let modules = try inputModules()
        let desktop = try Desktop(
            DesktopOptions { $0.environment = ["GTK_IM_MODULE": "ibus"].merging(modules) { $1 } })
        defer { desktop.shutDown() }
        let daemon = try desktop.launch("ibus-daemon", ["--panel=disable", "--config=disable", "--xim=false"])
        defer { daemon.terminate() }
        try daemon.eventually("the input method is there") { try choose("m17n:ru:translit", desktop) }
        let app = try desktop.launchProduct("TestApps", ["gallery", "text"])
        for field in try fields(app) {
            try field.press(key: "End", .control)
            let before = try field.text
            try app.eventually("keys go through the input method") {
                try choose("m17n:ru:translit", desktop)
            }
            try desktop.keyboard.type("zhizn' ")
            try app.eventually { try field.text == before + "жизнь " }
            try app.find(.label) { try $0.name.contains(before + "жизнь") }
        }
        app.terminate()
        XCTAssertEqual(app.errors, [])
    }

    /// Asks for a way to write; whether it is the one in use then.
    private func choose(_ engine: String, _ desktop: Desktop) throws -> Bool {
        // It tells of failure whether it failed or not.
        try desktop.launch("ibus", ["engine", engine]).waitForExit()
        let question = try desktop.launch("ibus", ["engine"])
        try question.waitForExit()
        return question.output.contains(engine)
    }

    /// Where GTK's side of the input method is; skips where it is not installed.
    private func inputModules() throws -> [String: String] {
        try XCTSkipUnless(
            FileManager.default.fileExists(atPath: "/usr/share/ibus/component/m17n.xml"), "ibus-m17n is not installed")
        if let path = ProcessInfo.processInfo.environment["GTK_PATH"] { return ["GTK_PATH": path] }
        let folders = ["/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/usr/lib64", "/usr/lib"]
        try XCTSkipUnless(
            folders.contains {
                FileManager.default.fileExists(atPath: $0 + "/gtk-4.0/4.0.0/immodules/libim-ibus.so")
            }, "ibus-gtk4 is not installed")
        return [:]
    }
}
