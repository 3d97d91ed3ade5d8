import DesktopTesting
import Foundation
import XCTest

/// One process an app: a second launch hands over what it was asked for (H01 without a tray).
final class OneProcessTests: SessionTestCase {
    /// Launches the program once more, as from a menu or a terminal; it ends at once.
    private func launchAgain(_ arguments: String..., directory: String? = nil) throws {
        let second = try desktop.launch(
            Products.path("TestApps"), ["addresses"] + arguments, directory: directory, keepsSession: true)
        XCTAssertEqual(try second.waitForExit(), .exit(code: 0))
        XCTAssertEqual(second.errors, [])
        XCTAssertEqual(second.output, [])
    }

    func testASecondLaunchRaisesTheFirst() throws {
        try launch("addresses")
        try assertWindows(["Main"])
        try press("Presses 0", in: "Main")
        try app.window(titled: "Main").find(.button, "Presses 1")
        let other = try desktop.launch(SampleProgram.path.get())
        defer { other.terminate() }
        for _ in 0..<3 {
            try other.window().activate()
            try app.eventually { self.app.activeWindow == nil }
            try launchAgain()
            try assertWindows(["Main"])
            try app.window(titled: "Main").minimize()
            try app.eventually { self.app.activeWindow == nil }
            try launchAgain()
            try assertWindows(["Main"])
            try app.window(titled: "Main").find(.button, "Presses 1")
        }
    }

    func testAddressesAndFiles() throws {
        let home = try XCTUnwrap(desktop.environment["HOME"])
        try "text".write(toFile: home + "/a note.txt", atomically: true, encoding: .utf8)
        try launch("addresses", ["x-test:first", "--option", "x-test:value", "no-such-file"])
        try app.waitForOutput(containing: "reader opens x-test:first")
        // The scene that says no is not opened for it, nor one without an address.
        try assertWindows(["Reader"])
        XCTAssertEqual(app.output, ["reader appears", "reader opens x-test:first"])
        try launchAgain("a note.txt", directory: home)
        try app.waitForOutput(containing: "reader opens file://\(home)/a%20note.txt")
        try assertWindows(["Reader", "Reader"])
        try launchAgain("x-test:second?a=b#c")
        try app.waitForOutput(containing: "reader opens x-test:second?a=b#c")
        try assertWindows(["Reader", "Reader", "Reader"])
    }

    /// H05, without the menu bar extra.
    func testWhatOpensDoesNotDependOnTheOrderOfScenes() throws {
        for order in ["012", "021", "102", "120", "201", "210"] {
            let app = try desktop.launch(Products.path("TestApps"), ["order", order])
            try app.eventually(order) { app.windows.map(\.title) == ["Main"] }
            try never(for: 0.3, order) { app.windows.map(\.title) != ["Main"] }
            app.terminate()
        }
    }

    func testActivationOverTheBus() throws {
        try launch("addresses")
        try assertWindows(["Main"])
        let names = try desktop.sessionBus.call(
            "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "ListNames")
        XCTAssertTrue("\(names)".contains("app.fenestra.TestApps"), "\(names)")
    }

    func testWithoutABus() throws {
        try launch("addresses", environment: ["DBUS_SESSION_BUS_ADDRESS": "disabled:", "XDG_RUNTIME_DIR": "/nowhere"])
        expectedErrors = { $0.contains("session bus") }
        try app.waitForOutput(containing: "main appears")
        try app.eventually { self.stackedTitles == ["Main"] }
    }

    func testLinksThatNothingOpens() throws {
        expectedErrors = { $0.contains("no program of this desktop opens") }
        try launch("addresses")
        try assertWindows(["Main"])
        try app.find(.link, "Example").click()
        try app.eventually { self.app.errors.contains { $0.contains("x-fenestra-none:example") } }
        try app.find(.button, "Open").press()
        try app.waitForOutput(containing: "accepted false")
    }
}
