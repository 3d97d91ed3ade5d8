import DesktopTesting
import XCTest

/// Drives the apps of `WindowTestApps` in real windows.
class WindowsTestCase: XCTestCase {
    private(set) var desktop: Desktop!
    private(set) var app: DesktopApp!

    override func setUpWithError() throws { try WaylandSkips.check(self) }

    /// Beside the tests, in the folder that both were built into.
    static var executable: String {
        let tests = URL(fileURLWithPath: Bundle.main.executablePath ?? CommandLine.arguments[0])
        return tests.deletingLastPathComponent().appendingPathComponent("WindowTestApps").path
    }

    @discardableResult
    func launch(_ name: String, _ options: DesktopOptions = DesktopOptions(), environment: [String: String] = [:])
        throws -> DesktopApp
    {
        desktop = try Desktop(options)
        // GTK's complaints about misuse end the app, and fail the test.
        app = try desktop.launch(
            Self.executable, [name], environment: ["G_DEBUG": "fatal-criticals"].merging(environment) { _, new in new })
        return app
    }

    override func tearDown() {
        if let app {
            let complaints = app.errors.filter { $0.contains("-CRITICAL") || $0.contains("-WARNING") }
            XCTAssertEqual(complaints, [])
            app.terminate()
        }
        desktop?.shutDown()
        app = nil
        desktop = nil
    }

    var titles: [String] { app.windows.map(\.title) }
    /// The lowest first.
    var stackedTitles: [String] { app.windowsInStackingOrder.map(\.title) }

    /// Waits until these windows lie so, the front one last and active.
    func assertWindows(_ expected: [String], file: StaticString = #filePath, line: UInt = #line) throws {
        try app.eventually("windows \(expected)", file: file, line: line) { app.has(windows: expected) }
    }

    func press(_ name: String, in title: String, file: StaticString = #filePath, line: UInt = #line) throws {
        try app.window(titled: title, file: file, line: line).find(.button, name, file: file, line: line).press()
    }

    func assertText(_ text: String, in title: String, file: StaticString = #filePath, line: UInt = #line) throws {
        try app.window(titled: title, file: file, line: line).find(.label, text, file: file, line: line)
    }

    /// The app's memory that is not shared out to disk.
    func residentKilobytes() throws -> Int {
        let status = try String(contentsOfFile: "/proc/\(app.pid)/status", encoding: .utf8)
        let line = try XCTUnwrap(status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") })
        return try XCTUnwrap(Int(line.filter(\.isNumber)))
    }
}

extension DesktopApp {
    /// Whether these windows lie so, the front one last and active.
    func has(windows expected: [String]) -> Bool {
        windowsInStackingOrder.map(\.title) == expected && activeWindow?.title == expected.last
    }
}
