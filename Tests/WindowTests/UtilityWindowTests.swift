import SwiftUI
import SwiftUITesting
import XCTest

/// Tools beside windows, their commands, and windows with an ideal place.
final class UtilityWindowTests: WindowTestCase {
    private struct Tools: App {
        var body: some Scene {
            UtilityWindow("Colours", id: "colours") { Tool() }
            UtilityWindow("Quiet", id: "quiet") { Text("quiet") }.commandsRemoved()
            WindowGroup("Main", id: "main") { Page() }
            Window("Other", id: "other") {
                Text("drag").frame(width: 100, height: 60).contentShape(Rectangle())
                    .gesture(WindowDragGesture().onEnded { _ in Journal.note("moved") })
            }
            .windowIdealPlacement { _, _ in WindowPlacement(x: 1, y: 2) }
            .windowBackgroundDragBehavior(.enabled)
        }
    }

    private struct Page: View {
        @State private var text = "written"
        var body: some View {
            VStack {
                TextField("Text", text: $text)
                WindowVisibilityToggle(windowID: "colours")
            }
            .focusedSceneValue(\.toolText, text).capturesActions()
        }
    }

    private struct Tool: View {
        @FocusedValue(\.toolText) private var text
        @Environment(\.dismissWindow) private var dismissWindow
        var body: some View {
            Text("Tool for \(text ?? "nothing")")
            Button("Away") { dismissWindow() }
        }
    }

    func testATool() async throws {
        await launch(Tools.self)
        await assertWindows(["Main"])
        try app.menu.item("View", "Show Colours").choose()
        await app.settle()
        XCTAssertTrue(try window("Colours").window.content.isUtility)
        XCTAssertTrue(try window("Colours").contains(.label, "Tool for written"))
        XCTAssertNil(try? app.menu.item("View", "Show Quiet"))
        try app.menu.item("View", "Hide Colours").choose()
        await assertWindows(["Main"])
        try window("Main").find(.button, "Show Colours").press()
        await app.settle()
        XCTAssertTrue(try window("Main").contains(.button, "Hide Colours"))
        try window("Colours").find(.button, "Away").press()
        await assertWindows(["Main"])
    }

    func testAToolGoesWithTheLastWindow() async throws {
        await launch(Tools.self)
        open(id: "colours")
        await app.settle()
        XCTAssertEqual(Set(titles), ["Main", "Colours"])
        try window("Main").close()
        await app.settle()
        XCTAssertEqual(titles, [])
    }

    func testWhatADragMoves() async throws {
        await launch(Tools.self)
        open(id: "other")
        await app.settle()
        let other = try window("Other")
        XCTAssertTrue(other.window.content.movesByBackground)
        XCTAssertTrue(other.window.content.hasIdealPlace)
        XCTAssertFalse(try window("Main").window.content.movesByBackground)
    }
}

extension FocusedValues {
    fileprivate var toolText: String? {
        get { self[ToolTextKey.self] }
        set { self[ToolTextKey.self] = newValue }
    }
    private struct ToolTextKey: FocusedValueKey { typealias Value = String }
}
