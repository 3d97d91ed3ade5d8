import DesktopTesting
import XCTest

/// Windows with a Wayland compositor: what X offers beyond that, places above all, is not missed.
final class WindowsWaylandTests: WindowsTestCase {
    override func setUpWithError() throws {
        guard Products.isInstalled("sway") else { throw XCTSkip("sway is not installed") }
    }

    /// The app's windows, the oldest first.
    private var windows: [Element] {
        get throws { try app.searchRoot().children.filter { Role.topLevels.contains(try $0.role) } }
    }

    /// Waits until the app has these windows, the front one being `front`.
    @discardableResult
    private func assertWindows(
        _ expected: [String], front: String, file: StaticString = #filePath, line: UInt = #line
    ) throws -> Element {
        var found: Element?
        try app.eventually("windows \(expected), \(front) in front", file: file, line: line) {
            let windows = try windows
            found = try windows.first { try $0.states.contains(.active) }
            return try windows.map { try $0.name }.sorted() == expected.sorted() && found?.name == front
        }
        return try XCTUnwrap(found)
    }

    func testOpeningValuesMenuAndClosing() throws {
        try launch("library", DesktopOptions { $0.isWayland = true })
        let library = try assertWindows(["Library"], front: "Library")
        // With a real click, since a compositor gives the keyboard only in answer to input.
        try library.find(.button, "Activity").click()
        try assertWindows(["Library", "Activity"], front: "Activity")
        try app.desktop.keyboard.press("w", .control)
        try assertWindows(["Library"], front: "Library")
        try library.find(.button, "Open 1").click()
        let momo = try assertWindows(["Library", "Momo"], front: "Momo")
        try momo.find(.text, "Title").setText("Ronja")
        try assertWindows(["Library", "Ronja"], front: "Ronja")
        try momo.find(.button, "Done").click()
        try assertWindows(["Library"], front: "Library")
        try library.find(.button, "Open 2").click()
        try assertWindows(["Library", "Emil"], front: "Emil")
        // An equal value opens no second window, whatever the compositor makes of raising it.
        try library.find(.button, "Open 2").press()
        try library.find(.button, "Notes").press()
        let notes = try assertWindows(["Library", "Emil", "Notes"], front: "Notes")
        try notes.find(.label, "notes on 1")
        try app.desktop.keyboard.press("F10")
        try app.find(.menuItem, "New Draft Window").perform("click")
        try assertWindows(["Library", "Emil", "Notes", "Draft: empty"], front: "Draft: empty")
        try app.desktop.keyboard.type("!")
        try app.eventually { try self.windows.contains { try $0.name.contains("!") } }
        for _ in 0..<4 {
            try app.eventually("one has the keyboard") { try self.windows.contains { try $0.states.contains(.active) } }
            let count = try windows.count
            try app.desktop.keyboard.press("w", .control)
            try app.eventually("closed") { !self.app.isRunning || (try? self.windows.count < count) ?? true }
        }
        XCTAssertEqual(try app.waitForExit(), .exit(code: 0))
        XCTAssertEqual(app.errors, [])
    }

    /// A choice without mouse and keys leaves no menu behind, on which GDK would refuse the next.
    func testMenusAfterAChoiceOfAssistiveTechnologies() throws {
        try launch("library", DesktopOptions { $0.isWayland = true })
        try assertWindows(["Library"], front: "Library")
        for _ in 1...3 {
            try app.desktop.keyboard.press("F10")
            try app.find(.menuItem, "New Draft Window").perform("click")
            try assertWindows(["Library", "Draft: empty"], front: "Draft: empty")
            try app.eventually("the menu is gone") { app.popups.isEmpty }
            try app.desktop.keyboard.press("w", .control)
            try assertWindows(["Library"], front: "Library")
        }
        XCTAssertEqual(app.errors, [])
    }

    /// Positions are for the compositor: they are dropped without a word.
    func testScenesWithPositionsAndLimits() throws {
        try launch("places", DesktopOptions { $0.isWayland = true })
        let main = try assertWindows(["Main"], front: "Main")
        try main.find(.button, "corner").click()
        try assertWindows(["Main", "Corner"], front: "Corner")
        try app.desktop.keyboard.press("w", .control)
        for (id, title) in [("fixed", "Fixed"), ("swap", "Swap"), ("plain", "Plain"), ("bare", "Bare")] {
            try assertWindows(["Main"], front: "Main")
            try main.find(.button, id).click()
            try assertWindows(["Main", title], front: title)
            try app.desktop.keyboard.press("w", .control)
        }
        try assertWindows(["Main"], front: "Main")
        XCTAssertEqual(app.errors, [])
    }
}
