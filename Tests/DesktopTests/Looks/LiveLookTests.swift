import DesktopTesting
import XCTest

/// What a person changes in the desktop's settings is seen at once in apps that run.
final class LiveLookTests: XCTestCase {
    private var desktop: Desktop!

    override func setUpWithError() throws {
        desktop = try Desktop(DesktopOptions { $0.keepsSettings = true })
    }
    override func tearDown() { desktop.shutDown() }

    private func launch() throws -> DesktopApp { try desktop.launchProduct("BookClub") }

    /// How light the middle of the detail is, and what is written on it.
    private func background(of app: DesktopApp) throws -> Double {
        let label = try app.find(.label, "No Book Selected")
        let area = try label.screenFrame
        let picture = try desktop.screenshot()
        return picture[area.x - 4, area.y - 4].luminance
    }

    func testDarkAndLightAgain() throws {
        let app = try launch()
        try app.eventually("it is light at first") { try background(of: app) > 0.9 }
        try desktop.set(.isDark(true))
        try app.eventually("it has become dark") { try background(of: app) < 0.3 }
        let text = try app.find(.label, "Choose a book to see how far you are.").screenshot()
        XCTAssertGreaterThan(text.lightest, 0.5, "text is light on dark")
        try desktop.set(.isDark(false))
        try app.eventually("it is light again") { try background(of: app) > 0.9 }
        app.terminate()
        XCTAssertEqual(app.errors, [])
    }

    /// What Fenestra draws itself follows too, not only what GTK does.
    func testDrawnColoursFollow() throws {
        let app = try launch()
        try app.find(.label, "No Book Selected")
        try app.eventually { try XCTUnwrap(app.windows.first).hasKeyboard }
        try desktop.keyboard.press("0", [.control, .alt])
        let window = try app.window(titled: "Activity")
        let bar = try window.find { try $0.name.hasPrefix("February") }
        func fill() throws -> Screenshot.Color {
            let area = try bar.screenFrame
            return try desktop.screenshot()[area.center.x, area.y + area.height / 3]
        }
        try app.eventually { try fill().blue > 180 }
        let light = try fill()
        try desktop.set(.isDark(true))
        // The accent colour is lighter on dark.
        try app.eventually("the bar has the dark look's accent") { try fill().luminance > light.luminance + 0.1 }
        app.terminate()
        XCTAssertEqual(app.errors, [])
    }

    func testHighContrast() throws {
        let app = try launch()
        let label = try app.find(.label, "No Book Selected")
        let before = try XCTUnwrap(app.windows.first).screenshot()
        try desktop.set(.isHighContrast(true))
        try app.eventually("lines and fainter text are stronger") {
            try XCTUnwrap(app.windows.first).screenshot().differences(from: before, tolerance: 20) > 500
        }
        try desktop.set(.isHighContrast(false))
        try app.eventually("as before") {
            try XCTUnwrap(app.windows.first).screenshot().differences(from: before, tolerance: 20) == 0
        }
        XCTAssertTrue(try label.isShown)
        app.terminate()
        XCTAssertEqual(app.errors, [])
    }

    func testTextScale() throws {
        let probe = try WidgetProbe(in: desktop.folder)
        let app = try desktop.launch(
            Products.path("BookClub"), environment: probe.environment.merging(["G_DEBUG": "fatal-criticals"]) { $1 })
        try app.find(.listItem) { try $0.name.hasPrefix("Moby-Dick") }.click()
        let title = try app.find(.label, "Herman Melville") { try $0.frame.height > 16 }
        let small = try title.frame
        try desktop.set(.textScale(1.5))
        try app.eventually("text has grown, and its room with it") {
            let large = try title.frame
            return large.height >= small.height * 4 / 3 && large.width >= small.width * 4 / 3
        }
        var faults: [String] = []
        try app.eventually("all has the room that it needs: \(faults)") {
            faults = try probe.faults(of: app).filter { $0.kind != "ellipsised" }.map(\.description)
            return faults.isEmpty
        }
        XCTAssertEqual(try app.accessibilityFaults(), [])
        try desktop.set(.textScale(1))
        try app.eventually("as before") { try title.frame == small }
        app.terminate()
        XCTAssertEqual(app.errors, [])
    }

    func testRightToLeft() throws {
        let probe = try WidgetProbe(in: desktop.folder)
        let app = try desktop.launch(
            Products.path("BookClub"), environment: probe.environment.merging(["G_DEBUG": "fatal-criticals"]) { $1 })
        let shelf = try app.find(.listItem) { try $0.name.hasPrefix("All Books") }
        let row = try app.find(.listItem) { try $0.name.hasPrefix("Moby-Dick") }
        let before = try (shelf.frame, row.frame)
        XCTAssertLessThan(before.0.x, before.1.x)
        probe.turnRound(app)
        try app.eventually("the sidebar is at the right") { try shelf.frame.x > row.frame.maxX - 1 }
        try row.click()
        let title = try app.find(.label, "Herman Melville") { try $0.frame.height > 16 }
        let label = try app.find(.label, "Notes")
        XCTAssertGreaterThan(try label.frame.maxX, try title.frame.x)
        let faults = try probe.faults(of: app).filter { $0.kind != "ellipsised" }.map(\.description)
        XCTAssertEqual(faults, [])
        XCTAssertEqual(try app.accessibilityFaults(), [])
        probe.turnRound(app)
        try app.eventually("as before") { try shelf.frame == before.0 && row.frame == before.1 }
        app.terminate()
        XCTAssertEqual(app.errors, [])
    }
}

extension Screenshot {
    fileprivate var lightest: Double {
        (0..<width).flatMap { x in (0..<height).map { self[x, $0].luminance } }.max() ?? 0
    }
}
