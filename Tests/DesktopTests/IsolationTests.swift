import DesktopTesting
import XCTest

/// Desktops do not meet, and leave nothing behind.
final class IsolationTests: XCTestCase {
    func testTwoDesktopsAtOnce() throws {
        let first = try Desktop()
        let second = try Desktop()
        defer {
            first.shutDown()
            second.shutDown()
        }
        XCTAssertNotEqual(first.environment["DISPLAY"], second.environment["DISPLAY"])
        let one = try first.launch(SampleProgram.path.get())
        let two = try second.launch(SampleProgram.path.get())
        try one.find(.text, "Name").type("eins")
        try two.find(.text, "Name").type("zwei")
        try one.eventually { try one.find(.text, "Name").text == "eins" }
        try two.eventually { try two.find(.text, "Name").text == "zwei" }
        XCTAssertEqual(one.windows.count, 1)
        XCTAssertEqual(two.windows.count, 1)
    }

    func testAProgramThatEndsAtOnce() throws {
        let desktop = try Desktop(DesktopOptions { $0.windowManager = .none })
        defer { desktop.shutDown() }
        let app = try desktop.launch(SampleProgram.path.get(), ["quit"])
        XCTAssertThrowsError(try app.window()) { error in
            XCTAssertTrue("\(error)".contains("exit code 3"), "\(error)")
            XCTAssertTrue("\(error)".contains("no display wanted"), "\(error)")
        }
        XCTAssertThrowsError(try desktop.launch("/no/such/program"))
    }

    func testNothingIsLeftBehind() throws {
        let desktop = try Desktop()
        let app = try desktop.launch(SampleProgram.path.get())
        _ = try app.find(.button, "Press me")
        // A helper that left the app's process group, as D-Bus services do.
        let stray = try desktop.launch("setsid", ["--fork", "sleep", "1000"])
        try stray.waitForExit()
        XCTAssertGreaterThan(processes(in: desktop.folder), 4)
        desktop.shutDown()
        XCTAssertEqual(processes(in: desktop.folder), 0)
        XCTAssertFalse(FileManager.default.fileExists(atPath: desktop.folder))
        XCTAssertFalse(app.isRunning)
    }

    private func processes(in folder: String) -> Int {
        let ids = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return ids.filter { id in
            guard Int(id) != nil, let data = FileManager.default.contents(atPath: "/proc/\(id)/environ") else {
                return false
            }
            return data.range(of: Data("DESKTOP_TESTING_FOLDER=\(folder)".utf8)) != nil
        }.count
    }
}
