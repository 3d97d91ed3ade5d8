import SwiftUI
import SwiftUITesting
import XCTest

@MainActor
final class NSWindowTests: XCTestCase {
    private struct TwoScenes: App {
        var body: some Scene {
            WindowGroup("Group", id: "group") { OpenButton() }
            Window("Single", id: "single") { Text("Single") }
        }
    }
    private struct OpenButton: View {
        @Environment(\.openWindow) private var openWindow
        var body: some View { Button("Open") { openWindow(id: "single") } }
    }

    func testWindowsAreFoundAndClosed() async throws {
        let app = AppUnderTest(TwoScenes.self)
        defer { app.end() }
        try app.find(.button, "Open").press()
        XCTAssertEqual(NSApp.windows.map(\.title), ["Group", "Single"])
        XCTAssertEqual(NSApp.windows[1].identifier, "single")
        XCTAssertTrue(NSApp.windows[0].identifier?.rawValue.hasPrefix("group-AppWindow-") ?? false)
        let single = try XCTUnwrap(NSApp.keyWindow)
        XCTAssertEqual(single.title, "Single")
        XCTAssertTrue(single.isKeyWindow && single.isMainWindow && single.isVisible)
        XCTAssertTrue(single === NSApp.windows[1])
        XCTAssertTrue(single === NSApp.window(withWindowNumber: single.windowNumber))

        NSApp.windows[0].makeKeyAndOrderFront(nil)
        app.launch.toolkit.settle()
        XCTAssertEqual(NSApp.keyWindow?.title, "Group")
        single.close()
        app.launch.toolkit.settle()
        XCTAssertEqual(app.windows.map(\.title), ["Group"])
        XCTAssertFalse(single.isVisible)
        XCTAssertEqual(single.title, "")
        single.makeKeyAndOrderFront(nil)
        app.launch.toolkit.settle()
        XCTAssertEqual(app.windows.count, 1)
    }

    func testTitleLevelAndFullScreen() async throws {
        let app = AppUnderTest(TwoScenes.self)
        defer { app.end() }
        let window = try XCTUnwrap(NSApp.windows.first)
        var heard: [String] = []
        let names = [NSWindow.didEnterFullScreenNotification, NSWindow.didExitFullScreenNotification]
        let observers = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: window, queue: nil) { note in
                let text = note.name.rawValue
                MainActor.assumeIsolated { heard.append(text) }
            }
        }
        defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }

        window.title = "Renamed"
        window.level = .floating
        app.launch.toolkit.settle()
        XCTAssertEqual(try app.frontWindow().title, "Renamed")
        XCTAssertEqual(window.level, .floating)

        window.toggleFullScreen(nil)
        app.launch.toolkit.settle()
        XCTAssertTrue(window.styleMask.contains(.fullScreen))
        window.toggleFullScreen(nil)
        app.launch.toolkit.settle()
        XCTAssertFalse(window.styleMask.contains(.fullScreen))
        XCTAssertEqual(heard, names.map(\.rawValue))
    }

    func testNothingOfAppKitRunsInAnAppThatDoesNotUseIt() async throws {
        var heard = 0
        // By its text: the name itself is a use.
        let names = ["NSApplicationDidFinishLaunchingNotification", "NSWindowDidBecomeKeyNotification"]
        let observers = names.map { name in
            NotificationCenter.default.addObserver(forName: Notification.Name(name), object: nil, queue: nil) { _ in
                MainActor.assumeIsolated { heard += 1 }
            }
        }
        defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
        let app = AppUnderTest(TwoScenes.self)
        try app.find(.button, "Open").press()
        app.end()
        XCTAssertEqual(heard, 0)
    }
}
