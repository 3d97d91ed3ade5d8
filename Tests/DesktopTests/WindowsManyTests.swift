import DesktopTesting
import XCTest

/// What hundreds of windows cost, and that nothing of them stays.
final class WindowsManyTests: WindowsTestCase {
    func testTwoHundredWindowsLeaveNothing() throws {
        try launch("many")
        try assertWindows(["Main"])
        // What the first windows bring once, such as styles and fonts, is no leak.
        try press("Open and close 100", in: "Main")
        let before = try app.waitForOutput(containing: "after 100: nodes ", timeout: 60)
        try app.eventually { self.titles == ["Main"] }
        let memory = try residentKilobytes()
        try press("Open and close 200", in: "Main")
        let after = try app.waitForOutput(containing: "after 200: nodes ", timeout: 120)
        try app.eventually { self.titles == ["Main"] }
        // "after 200: nodes N widgets M"
        XCTAssertEqual(after.split(separator: " ").dropFirst(2), before.split(separator: " ").dropFirst(2))
        try app.eventually("one window is left for screen readers") { try app.searchRoot().children.count == 1 }
        let grown = try residentKilobytes()
        print("Resident after 100 windows \(memory) KB, after 200 more \(grown) KB; \(after)")
        XCTAssertLessThanOrEqual(Double(grown), Double(memory) * 1.1)
    }

    func testAWindowCostsTheSameHoweverManyAreOpen() throws {
        let costs = try costsOfTwoHundred("many")
        // Twice, and a millisecond for the clock of a busy machine.
        XCTAssertLessThanOrEqual(costs.last, costs.first * 2 + 1)
        XCTAssertEqual(costs.lastWidgets, costs.firstWidgets)
    }

    /// The menu Window lists all of them, when it is opened: none has widgets in the bars of the others. (Of a command
    /// that changes, such as Copy with the focus in text, every bar hears.)
    func testAWindowWithABarOfMenusHasTheSameWidgetsHoweverManyAreOpen() throws {
        let costs = try costsOfTwoHundred("many-bars")
        XCTAssertGreaterThan(costs.firstWidgets, 100)
        XCTAssertEqual(costs.lastWidgets, costs.firstWidgets)
    }

    private struct Costs {
        /// CPU time of an opening in ms, and the widgets of a window, with 10 and with 180 windows open.
        var first, last: Double
        var firstWidgets, lastWidgets: Double
    }

    private func costsOfTwoHundred(_ name: String) throws -> Costs {
        try launch(name)
        // A title of a menu on which a window comes up has its menu made ready; that is no matter of how many are open.
        desktop.pointer.move(to: Point(x: 1, y: 1))
        try press("Open 200", in: "Main")
        let line = try app.waitForOutput(containing: "open ", timeout: 90)
        let figures = line.split(separator: " ").compactMap { Double($0) }
        guard figures.count == 4 else { throw DesktopFailure("four figures, not \(line)") }
        let costs = Costs(first: figures[0], last: figures[1], firstWidgets: figures[2], lastWidgets: figures[3])
        print(name, costs)
        return costs
    }
}
