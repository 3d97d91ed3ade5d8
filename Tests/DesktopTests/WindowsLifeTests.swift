import DesktopTesting
import XCTest

/// Phases, closing and the end of the app in real windows (SC1 to SC3, SC5, WI1).
final class WindowsLifeTests: WindowsTestCase {
    func testPhases() throws {
        try launch("phases")
        try app.waitForOutput(containing: "app active")
        try press("Second", in: "Main")
        try assertWindows(["Main", "Second"])
        let told = { [app] in app!.output.drop { $0 != "app active" }.dropFirst() }
        let (main, second) = (try app.window(titled: "Main"), try app.window(titled: "Second"))
        // In front or not: both are active.
        main.activate()
        try app.eventually { main.isActive }
        XCTAssertEqual(Array(told()), [])
        second.minimize()
        try app.eventually { told().count >= 2 }
        main.minimize()
        try app.eventually { told().count >= 6 }
        second.activate()
        try app.eventually { told().count >= 8 }
        XCTAssertEqual(Array(told().prefix(2)), ["second inactive", "second background"])
        XCTAssertEqual(
            told().dropFirst(2).prefix(4).sorted(),
            ["app background", "app inactive", "main background", "main inactive"])
        XCTAssertEqual(told().dropFirst(6).sorted(), ["app active", "second active"])
        try second.find(.label, "second is active")
    }

    func testThePrimaryWindowEndsTheApp() throws {
        try launch("panel")
        try press("More", in: "Panel")
        try assertWindows(["Panel", "More"])
        try app.window(titled: "More").close()
        try assertWindows(["Panel"])
        try press("More", in: "Panel")
        try assertWindows(["Panel", "More"])
        try app.window(titled: "Panel").close()
        XCTAssertEqual(try app.waitForExit(), .exit(code: 0))
    }

    func testTheLastWindowEndsTheApp() throws {
        try launch("library")
        try press("Activity", in: "Library")
        try assertWindows(["Library", "Activity"])
        try app.window(titled: "Library").close()
        try assertWindows(["Activity"])
        try app.window(titled: "Activity").close()
        XCTAssertEqual(try app.waitForExit(), .exit(code: 0))
    }

    /// The last window closes and another opens in one action.
    func testAWindowMakesWayForAnother() throws {
        try launch("welcome")
        try press("Begin", in: "Welcome")
        try assertWindows(["Editor"])
        try app.window(titled: "Editor").close()
        XCTAssertEqual(try app.waitForExit(), .exit(code: 0))
    }

    /// Regression H25.
    func testClosedWindowsAreFreed() throws {
        try launch("leaves")
        try assertWindows(["Main"])
        var memory: [Int] = []
        for round in 0..<10 {
            try press("Open 20", in: "Main")
            try app.eventually("20 windows, round \(round)") { self.titles.count == 21 }
            try app.eventually { self.app.output.last == "models 20" }
            try press("Close all", in: "Main")
            try app.eventually("closed, round \(round)") { self.titles == ["Main"] }
            try app.eventually("freed, round \(round)", timeout: 2) { self.app.output.last == "models 0" }
            memory.append(try residentKilobytes())
        }
        print("Resident after each round, KB: \(memory)")
        XCTAssertLessThanOrEqual(Double(memory[9]), Double(memory[2]) * 1.1)
    }
}
