import SwiftUI
import SwiftUITesting
import XCTest

@MainActor
final class MenuBarExtraTests: XCTestCase {
    private struct Utility: App {
        @State private var count = 0
        @State private var isOn = true
        var body: some Scene {
            MenuBarExtra("Utility \(count)", systemImage: "hammer") {
                Button("Count") { count += 1 }
                Toggle("On", isOn: $isOn)
                Button("Only when on") {}.disabled(!isOn)
            }
        }
    }

    func testAMenuFollowsItsState() async throws {
        let app = AppUnderTest(Utility.self)
        XCTAssertEqual(app.windows.count, 0)
        XCTAssertFalse(app.hasQuit)
        let extra = try XCTUnwrap(app.menuBarExtras.first)
        XCTAssertEqual(extra.title, "Utility 0")
        XCTAssertEqual(extra.menu.titles, ["Count", "On", "Only when on"])
        try extra.menu.item("Count").choose()
        XCTAssertEqual(extra.title, "Utility 1")
        try extra.menu.item("On").choose()
        XCTAssertEqual(try extra.menu.item("On").isOn, false)
        XCTAssertFalse(try extra.menu.item("Only when on").isEnabled)
        XCTAssertEqual(app.messages, [])
    }

    func testAnAppThatNoPanelShowsGetsAWindow() async throws {
        let app = AppUnderTest(Utility.self)
        app.hasPanel = false
        XCTAssertEqual(app.windows.map(\.title), ["Utility 0"])
        try app.find(.button, "Count").press()
        XCTAssertEqual(app.windows.map(\.title), ["Utility 1"])
        XCTAssertEqual(try app.menu.item("Utility 1").menu.titles, ["Count", "On", "Only when on"])
        XCTAssertEqual(app.messages.count, 1)
        try app.frontWindow().close()
        XCTAssertTrue(app.hasQuit, "an app that nobody can reach must not run")
    }

    private struct Pictured: App {
        var body: some Scene {
            MenuBarExtra("Pictured", image: "no-such-image") { Text("Entry") }
            MenuBarExtra(String("As It Is"), image: "no-such-image", isInserted: .constant(true)) { Text("Other") }
        }
    }

    func testExtrasWithImages() async throws {
        let app = AppUnderTest(Pictured.self)
        XCTAssertEqual(app.menuBarExtras.map(\.title), ["Pictured", "As It Is"])
        XCTAssertEqual(app.menuBarExtras.map(\.menu.titles), [["Entry"], ["Other"]])
    }

    private struct Club: App {
        @State private var isInserted = true
        var body: some Scene {
            WindowGroup("Club") { Toggle("Inserted", isOn: $isInserted) }
            MenuBarExtra("Club", systemImage: "book", isInserted: $isInserted) { Text("Entry") }
        }
    }

    func testTheLastWindowMayCloseWhileAPanelShowsTheItem() async throws {
        let app = AppUnderTest(Club.self)
        XCTAssertEqual(app.windows.count, 1)
        XCTAssertEqual(app.menuBarExtras.map(\.title), ["Club"])
        try app.frontWindow().close()
        XCTAssertFalse(app.hasQuit)
        app.hasPanel = false
        XCTAssertEqual(app.windows.map(\.title), ["Club"], "the panel has gone: a window leads to the app")
        try app.frontWindow().close()
        XCTAssertTrue(app.hasQuit)
    }

    func testAnItemIsThereWhileItIsInserted() async throws {
        let app = AppUnderTest(Club.self)
        try app.find(.checkBox).press()
        XCTAssertEqual(app.menuBarExtras.count, 0)
        try app.find(.checkBox).press()
        XCTAssertEqual(app.menuBarExtras.count, 1)
        try app.find(.checkBox).press()
        try app.frontWindow().close()
        XCTAssertTrue(app.hasQuit)
    }

    /// An app comes back as it was: with the windows that it had, or reached from the panel alone.
    func testAnAppThatRanWithoutWindowsComesBackWithoutThem() async throws {
        let folder = PrivateHome.makeFolder()
        var app = AppUnderTest(Club.self, sessionFolder: folder)
        try app.frontWindow().close()
        XCTAssertFalse(app.hasQuit)
        app.terminate()
        app = AppUnderTest(Club.self, sessionFolder: folder)
        XCTAssertEqual(app.windows.count, 0)
        XCTAssertEqual(app.menuBarExtras.map(\.title), ["Club"])
        // Killed, it is the same.
        app.advance(by: 2)
        app.kill()
        app = AppUnderTest(Club.self, sessionFolder: folder)
        XCTAssertEqual(app.windows.count, 0)
        // Nobody could reach it any more.
        app.hasPanel = false
        XCTAssertEqual(app.windows.map(\.title), ["Club"])
        app.terminate()
        app = AppUnderTest(Club.self, sessionFolder: folder)
        XCTAssertEqual(app.windows.map(\.title), ["Club"])
        // Without the item the closing of its last window ends it, and the window comes back.
        try app.find(.checkBox).press()
        try app.frontWindow().close()
        XCTAssertTrue(app.hasQuit)
        app = AppUnderTest(Club.self, sessionFolder: folder)
        XCTAssertEqual(app.windows.map(\.title), ["Club"])
        app.terminate()
    }

    private struct Tracker: App {
        @State private var count = 0
        var body: some Scene {
            MenuBarExtra("Tracker", systemImage: "clock") { Button("Tick \(count)") { count += 1 } }
                .menuBarExtraStyle(.window)
        }
    }

    func testAClickOpensAndClosesAWindow() async throws {
        let app = AppUnderTest(Tracker.self)
        let extra = try XCTUnwrap(app.menuBarExtras.first)
        XCTAssertFalse(extra.hasMenu)
        extra.click(at: CGPoint(x: 700, y: 20))
        try app.find(.button, "Tick 0").press()
        _ = try app.find(.button, "Tick 1")
        extra.click()
        XCTAssertEqual(app.windows.count, 0)
        XCTAssertFalse(app.hasQuit)
        extra.click()
        _ = try app.find(.button, "Tick 1")
        XCTAssertTrue(try app.frontWindow().press(.escape))
        XCTAssertEqual(app.windows.count, 0)
    }
}
