import SwiftUI
import SwiftUITesting
import XCTest

/// Levels, first places and roles of windows, and what a person may do with them (WI12, WI15, WI17).
final class WindowKindsTests: WindowTestCase {
    private struct Kinds: App {
        var body: some Scene {
            WindowGroup("Main", id: "main") { Page() }
            Window("Tool", id: "tool") { Text("tool").frame(width: 100, height: 50) }
                .windowLevel(.floating)
                .defaultWindowPlacement { content, context in
                    let size = content.sizeThatFits(.unspecified)
                    let free = context.defaultDisplay.visibleRect
                    return WindowPlacement(
                        CGPoint(x: free.maxX - 200, y: 40), size: CGSize(width: size.width * 2, height: size.height))
                }
            Window("Lone", id: "lone") { Text("lone") }
                .windowManagerRole(.principal)
                .defaultWindowPlacement { _, _ in WindowPlacement(.bottomTrailing, width: 300, height: 200) }
            WindowGroup("Beside", id: "beside") { Text("beside") }
                .windowManagerRole(.associated)
                .defaultSize(width: 120, height: 90)
                .defaultWindowPlacement { _, _ in WindowPlacement(width: nil, height: 70) }
        }
    }

    private struct Page: View {
        @State private var isAsked = false
        @State private var staysOpen = false
        var body: some View {
            VStack {
                Button("Ask") { isAsked = true }
                Toggle("Stays", isOn: $staysOpen)
            }
            .windowDismissBehavior(staysOpen ? .disabled : .automatic)
            .sheet(isPresented: $isAsked) { Text("a sheet").capturesActions() }
            .capturesActions()
        }
    }

    func testFirstPlaces() async throws {
        await launch(Kinds.self)
        open(id: "tool")
        open(id: "lone")
        open(id: "beside")
        await app.settle()
        let tool = try window("Tool")
        XCTAssertEqual(tool.size, CGSize(width: 200, height: 50))
        XCTAssertEqual(tool.window.place?.origin, CGPoint(x: 1080, y: 40))
        XCTAssertEqual(tool.window.content.level, .above)
        let lone = try window("Lone")
        XCTAssertEqual(lone.size, CGSize(width: 300, height: 200))
        XCTAssertEqual(lone.window.place?.origin, CGPoint(x: 980, y: 600))
        XCTAssertEqual(lone.window.content.level, .normal)
        XCTAssertEqual(try window("Beside").size, CGSize(width: 120, height: 70))
    }

    /// Groups and the first scene fill the screen; others do where they say so.
    func testWhichFillTheScreen() async throws {
        await launch(Kinds.self)
        func fullScreen() throws -> MenuItemUnderTest { try app.menu.item("View").menu.entries[0] }
        XCTAssertTrue(try fullScreen().isEnabled)
        XCTAssertTrue(try app.frontWindow().press(KeyEquivalent("\u{F70E}")))
        XCTAssertEqual(try fullScreen().title, "Exit Full Screen")
        try fullScreen().choose()
        XCTAssertEqual(try fullScreen().title, "Enter Full Screen")
        for (id, isEnabled) in [("tool", false), ("lone", true), ("beside", false)] {
            open(id: id)
            await app.settle()
            XCTAssertEqual(try fullScreen().isEnabled, isEnabled, id)
        }
    }

    /// A window under a sheet stays, unless it is closed regardless (WI12).
    func testDismissingUnderASheet() async throws {
        await launch(Kinds.self)
        open(id: "tool")
        await app.settle()
        app.windows[0].activate()
        try app.find(.button, "Ask").press()
        await app.settle()
        dismissWindow(id: "main")
        await app.settle()
        XCTAssertEqual(titles, ["Tool", "Main"])
        let dismiss = dismissWindow
        withTransaction(\.dismissBehavior, .destructive) { dismiss(id: "main") }
        await app.settle()
        XCTAssertEqual(titles, ["Tool"])
    }

    /// What a person may not do, the app may (WI17).
    func testAWindowThatStays() async throws {
        await launch(Kinds.self)
        open(id: "tool")
        await app.settle()
        app.windows[0].activate()
        try app.find(.checkBox, "Stays").press()
        XCTAssertFalse(try window("Main").close())
        XCTAssertTrue(try app.frontWindow().press("w", .command))
        XCTAssertEqual(titles, ["Tool", "Main"])
        XCTAssertFalse(try window("Main").window.content.isClosable)
        try app.find(.checkBox, "Stays").press()
        XCTAssertTrue(try window("Main").close())
    }
}
