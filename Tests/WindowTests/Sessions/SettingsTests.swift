import SwiftUI
import SwiftUITesting
import XCTest

/// The settings window (SE1).
final class SettingsTests: WindowTestCase {
    private struct Preferring: App {
        var body: some Scene {
            Settings { Text("settings are here").frame(maxWidth: .infinity, maxHeight: .infinity) }
            WindowGroup("Main") {
                VStack {
                    SettingsLink()
                    SettingsLink { Text("Options") }
                    Opener()
                }
            }
        }
        private struct Opener: View {
            @Environment(\.openSettings) private var openSettings
            var body: some View { Button("Open") { openSettings() } }
        }
    }

    private func choose(_ id: String) throws {
        let item = try XCTUnwrap(app.launch.toolkit.menu.bar.items.first { $0.id == id })
        XCTAssertEqual(item.shortcut?.key, ",")
        item.action()
        app.launch.toolkit.settle()
    }

    func testOneWindowHoweverItIsOpened() async throws {
        await launch(Preferring.self)
        await assertWindows(["Main"])
        try app.find(.button, "Settings").press()
        await assertWindows(["Main", "Settings"])
        try window("Main").activate()
        try window("Main").find(.button, "Options").press()
        await assertWindows(["Main", "Settings"])
        try window("Settings").close()
        await assertWindows(["Main"])
        try app.find(.button, "Open").press()
        await assertWindows(["Main", "Settings"])
        try choose("settings")
        await assertWindows(["Main", "Settings"])
        try window("Main").close()
        XCTAssertFalse(app.hasQuit)
        try window("Settings").close()
        XCTAssertTrue(app.hasQuit)
    }

    func testItDoesNotComeBack() async throws {
        let folder = PrivateHome.makeFolder()
        await launch(Preferring.self, sessionFolder: folder)
        try choose("settings")
        await assertWindows(["Main", "Settings"])
        try window("Settings").resize(to: CGSize(width: 444, height: 222))
        app.terminate()
        await launch(Preferring.self, sessionFolder: folder)
        await assertWindows(["Main"])
        try choose("settings")
        await assertWindows(["Main", "Settings"])
        XCTAssertEqual(try window("Settings").size, CGSize(width: 444, height: 222))
    }

    func testWithoutSettingsThereIsNoCommand() async throws {
        struct None: App {
            var body: some Scene { WindowGroup { SettingsLink { Text("Options") } } }
        }
        await launch(None.self)
        XCTAssertFalse(app.launch.toolkit.menu.bar.items.contains { $0.id == "settings" })
        try app.find(.button, "Options").press()
        XCTAssertEqual(app.messages.count, 1)
    }
}
