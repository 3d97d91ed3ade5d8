import DesktopTesting
import Foundation
import XCTest

/// Launches one app again and again on a desktop of the test's own, with what it kept.
class SessionTestCase: XCTestCase {
    private(set) var desktop: Desktop!
    private(set) var app: DesktopApp!
    /// What the app may say on its standard error.
    var expectedErrors: (String) -> Bool = { _ in false }

    class var options: DesktopOptions { DesktopOptions() }

    override func setUpWithError() throws {
        try WaylandSkips.check(self)
        desktop = try Desktop(Self.options)
    }

    override func tearDown() {
        check()
        app?.terminate()
        app = nil
        desktop?.shutDown()
        desktop = nil
    }

    private func check() {
        guard let app else { return }
        XCTAssertEqual(app.errors.filter { !expectedErrors($0) }, [])
    }

    @discardableResult
    func launch(_ name: String, _ arguments: [String] = [], environment: [String: String] = [:]) throws -> DesktopApp {
        check()
        app = try desktop.launch(
            Products.path("TestApps"), [name] + arguments,
            environment: ["G_DEBUG": "fatal-criticals"].merging(environment) { _, new in new }, keepsSession: true)
        return app
    }

    /// The app's folder in the home's state folder; there is one app.
    func stateFolder() throws -> URL {
        let state = URL(fileURLWithPath: try XCTUnwrap(desktop.environment["XDG_STATE_HOME"]))
        let names = try FileManager.default.contentsOfDirectory(atPath: state.path).filter { $0.contains("TestApps") }
        return state.appending(path: try XCTUnwrap(names.first))
    }

    func sessionText() throws -> String {
        try String(contentsOf: try stateFolder().appending(path: "session.json"), encoding: .utf8)
    }

    var stackedTitles: [String] { app.windowsInStackingOrder.map(\.title) }

    func assertWindows(_ expected: [String], file: StaticString = #filePath, line: UInt = #line) throws {
        try app.eventually("windows \(expected)", file: file, line: line) { app.has(windows: expected) }
    }

    func press(_ name: String, in title: String, file: StaticString = #filePath, line: UInt = #line) throws {
        try app.window(titled: title, file: file, line: line).find(.button, name, file: file, line: line).press()
    }

    func assertText(_ text: String, in title: String, file: StaticString = #filePath, line: UInt = #line) throws {
        try app.window(titled: title, file: file, line: line).find(.label, text, file: file, line: line)
    }

    func openPane(_ title: String = "Main", file: StaticString = #filePath, line: UInt = #line) throws {
        try app.window(titled: title, file: file, line: line).find(.checkBox, "Pane", file: file, line: line).press()
        try assertText("pane is open", in: title, file: file, line: line)
    }

    /// Ends the app by a signal and waits.
    func end(by signal: Int32) throws {
        kill(app.pid, signal)
        _ = try? app.waitForExit()
    }
}
