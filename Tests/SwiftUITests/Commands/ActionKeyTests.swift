import SwiftUI
import SwiftUITesting
import XCTest

/// Return, Escape and capital letters as keys of controls, and the command of a toolbar that the app hides.
@MainActor
final class ActionKeyTests: XCTestCase {
    private struct Dialog: View {
        let log: Log
        @State private var hasFirst = true
        @State private var isDisabled = false
        var body: some View {
            VStack {
                if hasFirst {
                    Button("First") { log("first") }.keyboardShortcut(.defaultAction).disabled(isDisabled)
                }
                Button("Second") { log("second") }.keyboardShortcut(.defaultAction)
                Button("Cancel") { log("cancel") }.keyboardShortcut(.cancelAction)
                Button("None") { log("none") }.keyboardShortcut(nil)
                Button("Capital") { log("capital") }.keyboardShortcut("C")
                Button("Toggle") { hasFirst.toggle() }
            }
        }
    }

    func testReturnEscapeAndCapitals() async throws {
        let log = Log()
        let app = ViewUnderTest(Dialog(log: log))
        let window = try app.frontWindow()
        window.press(.return)
        window.press(.escape)
        window.press("c", [.command, .shift])
        window.press("c", .command)
        XCTAssertEqual(log.take(), ["first", "cancel", "capital"])
        try app.find(.button, "Toggle").press()
        window.press(.return)
        XCTAssertEqual(log.take(), ["second"])
    }

    // MARK: Commands of the toolbar

    private struct BarApp: App {
        @State private var visibility = Visibility.automatic
        var body: some Scene {
            WindowGroup {
                Button("Hide by the app") { visibility = .hidden }
                    .frame(width: 700, height: 200)
                    .toolbar { Button("Item") {} }
                    .toolbar(visibility, for: .windowToolbar)
            }
            .commands { ToolbarCommands() }
        }
    }

    func testTheCommandOfTheBarWaitsWhileTheAppSaysWhetherItIsShown() async throws {
        let app = AppUnderTest(BarApp.self)
        XCTAssertTrue(app.contains(.button, "Item"))
        XCTAssertTrue(try app.menu.item("View", "Hide Toolbar").isEnabled)
        try app.menu.item("View", "Hide Toolbar").choose()
        XCTAssertFalse(app.contains(.button, "Item"))
        try app.menu.item("View", "Show Toolbar").choose()
        XCTAssertTrue(app.contains(.button, "Item"))
        try app.find(.button, "Hide by the app").press()
        XCTAssertFalse(app.contains(.button, "Item"))
        let entry = try XCTUnwrap(try app.menu.item("View").menu.entries.first { $0.title.hasSuffix("Toolbar") })
        XCTAssertFalse(entry.isEnabled)
    }
}
