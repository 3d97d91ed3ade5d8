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

    func testAWindowCostsTheSameHoweverManyAreOpen() throws { try openTwoHundred(of: "many") }

    /// The menu Window has an entry for each of them, when it is opened.
    func testAWindowWithABarOfMenusCostsTheSameHoweverManyAreOpen() throws {
        try openTwoHundred(of: "many-bars")
        // In the window alone: to look through all of them takes a minute.
        let window = try app.window(titled: "Leaf 200")
        window.activate()
        try app.eventually { try window.hasKeyboard }
        try window.find(.menuItem, "Window").click()
        try window.find(.menuItem, "Leaf 190", includingHidden: true)
        try app.desktop.keyboard.press("Escape")
        try app.eventually { self.app.popups.isEmpty }
    }

    private func openTwoHundred(of name: String) throws {
        try launch(name)
        try press("Open 200", in: "Main")
        let line = try app.waitForOutput(containing: "open ", timeout: 90)
        let costs = line.split(separator: " ").compactMap { Double($0) }
        print("\(name): CPU time of an opening in ms, with 10 and with 180 windows open, and its widgets: \(costs)")
        XCTAssertEqual(costs.count, 4)
        // Twice, and a millisecond for the clock of a busy machine.
        XCTAssertLessThanOrEqual(costs[1], costs[0] * 2 + 1)
        XCTAssertEqual(costs[2], costs[3], accuracy: costs[2] / 20)
    }
}
