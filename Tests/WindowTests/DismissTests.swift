import SwiftUI
import SwiftUITesting
import XCTest

private struct Closing: App {
    var body: some Scene {
        WindowGroup("Main", id: "main") { Text("main").capturesActions() }
        WindowGroup("Item", id: "item", for: Int.self) { $item in Leaf(name: "item \(item ?? -1)") }
        WindowGroup("Other", id: "other", for: Int.self) { $item in Leaf(name: "other \(item ?? -1)") }
        Window("Tool", id: "tool") { Leaf(name: "tool") }
        Window("Shy", id: "shy") { Shy() }
    }

    private struct Leaf: View {
        let name: String
        @Environment(\.dismiss) private var dismiss
        var body: some View {
            VStack {
                Text(name)
                Button("Dismiss") { dismiss() }
                Button("Twice") {
                    dismiss()
                    dismiss()
                }
                Button("Later") {
                    Task {
                        await Task.yield()
                        dismiss()
                    }
                }
            }
            .onAppear { Journal.note("+ \(name)") }.onDisappear { Journal.note("- \(name)") }
        }
    }

    private struct Shy: View {
        @Environment(\.dismiss) private var dismiss
        var body: some View { Text("shy").onAppear { dismiss() } }
    }
}

final class DismissTests: WindowTestCase {
    func testDismissClosesItsOwnWindow() async throws {
        await launch(Closing.self)
        open(value: 1)
        open(value: 2)
        await app.settle()
        try app.windows[1].find(.button, "Dismiss").press()
        await assertWindows(["Main", "Item"])
        XCTAssertEqual(try app.frontWindow().texts, ["item 2"])
        try app.frontWindow().find(.button, "Twice").press()
        await assertWindows(["Main"])
        XCTAssertEqual(Journal.take(), ["+ item 1", "+ item 2", "- item 1", "- item 2"])
        XCTAssertFalse(app.hasQuit)
    }

    func testDismissOfAClosedWindowDoesNothing() async throws {
        await launch(Closing.self)
        open(value: 1)
        await app.settle()
        try app.frontWindow().find(.button, "Later").press()
        await assertWindows(["Main"])
        open(value: 2)
        await app.settle()
        try app.frontWindow().find(.button, "Later").press()
        app.windows.last?.close()
        await assertWindows(["Main"])
    }

    func testDismissOnAppearing() async throws {
        await launch(Closing.self)
        open(id: "shy")
        await assertWindows(["Main"])
        open(id: "shy")
        await assertWindows(["Main"])
    }

    func testDismissWindowByIdClosesAllOfTheScene() async throws {
        await launch(Closing.self)
        open(value: 1)
        open(id: "item")
        open(id: "other", value: 1)
        open(id: "tool")
        await assertWindows(["Main", "Item", "Item", "Other", "Tool"])
        dismissWindow(id: "item")
        await assertWindows(["Main", "Other", "Tool"])
        dismissWindow(id: "tool")
        await assertWindows(["Main", "Other"])
    }

    func testDismissWindowByIdAndValue() async throws {
        await launch(Closing.self)
        for value in 1...3 {
            open(id: "item", value: value)
            open(id: "other", value: value)
        }
        await app.settle()
        dismissWindow(id: "other", value: 2)
        await app.settle()
        XCTAssertEqual(
            app.windows.flatMap(\.texts), ["main", "item 1", "other 1", "item 2", "item 3", "other 3"])
        dismissWindow(id: "item", value: 4)
        await app.settle()
        XCTAssertEqual(app.windows.count, 6)
    }

    func testClosingTheLastWindowEndsTheApp() async throws {
        await launch(Closing.self)
        open(value: 1)
        await app.settle()
        try window("Main").close()
        await app.settle()
        XCTAssertFalse(app.hasQuit)
        try window("Item").close()
        await app.settle()
        XCTAssertTrue(app.hasQuit)
    }

    /// As a welcome window does that makes way for the main one.
    func testClosingTheLastWindowBeforeOpeningAnotherDoesNotEndTheApp() async throws {
        await launch(Closing.self)
        dismissWindow(id: "main")
        open(id: "tool")
        await assertWindows(["Tool"])
        XCTAssertFalse(app.hasQuit)
    }

    func testActivationRaisesTheLastUsedWindow() async throws {
        await launch(Closing.self)
        open(value: 1)
        open(value: 2)
        await app.settle()
        try window("Main").activate()
        app.deactivate()
        app.activate()
        await assertWindows(["Item", "Item", "Main"])
        try window("Main").close()
        app.deactivate()
        app.activate()
        await app.settle()
        XCTAssertEqual(app.windows.map(\.texts.first), ["item 1", "item 2"])
    }

    /// A window that closes before the desktop has told that it is active must not be taken for the last used one.
    func testActivationAfterAWindowThatWasClosedAtOnce() async throws {
        await launch(Closing.self)
        for _ in 0..<3 {
            open(id: "shy")
            await app.settle()
        }
        app.deactivate()
        app.activate()
        await assertWindows(["Main"])
        try window("Main").minimize()
        app.activate()
        await assertWindows(["Main"])
        XCTAssertFalse(try window("Main").isMinimized)
    }
}

/// A primary single window ends the app (WI1).
private struct Utility: App {
    var body: some Scene {
        Window("Panel", id: "panel") { Text("panel").capturesActions() }
        WindowGroup("More", id: "more") { Text("more") }
    }
}

final class PrimaryWindowTests: WindowTestCase {
    func testClosingThePrimaryWindowEndsTheApp() async throws {
        await launch(Utility.self)
        open(id: "more")
        await assertWindows(["Panel", "More"])
        try window("More").close()
        await assertWindows(["Panel"])
        XCTAssertFalse(app.hasQuit)
        open(id: "more")
        await app.settle()
        try window("Panel").close()
        await app.settle()
        XCTAssertTrue(app.hasQuit)
    }

    func testActivationRaisesIt() async throws {
        await launch(Utility.self)
        try window("Panel").minimize()
        app.activate()
        await assertWindows(["Panel"])
    }
}
