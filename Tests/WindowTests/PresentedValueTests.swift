import SwiftUI
import SwiftUITesting
import XCTest

/// The value of a window is a binding that its views may change while it is open.
private struct Values: App {
    var body: some Scene {
        WindowGroup("Main") { Text("main").capturesActions() }
        WindowGroup("Item", id: "item", for: Int.self) { $item in ItemView(item: $item) }
        WindowGroup("Word", id: "word", for: String.self) { $word in
            TextField("Word", text: $word)
            Text(word)
        } defaultValue: {
            "none"
        }
    }

    private struct ItemView: View {
        @Binding var item: Int?
        @State private var number = 0
        var body: some View {
            Text(item.map { "item \($0)" } ?? "no item")
            Text("state \(number)")
            Button("Next") { item = (item ?? 0) + 1 }
            Button("None") { item = nil }
            Button("Count") { number += 1 }
        }
    }
}

final class PresentedValueTests: WindowTestCase {
    func testTheLatestValueIsWhatAnEqualOneFinds() async throws {
        await launch(Values.self)
        open(value: 1)
        await app.settle()
        try app.frontWindow().find(.button, "Count").press()
        try app.frontWindow().find(.button, "Next").press()
        XCTAssertEqual(try app.frontWindow().texts, ["item 2", "state 1"], "state stays")
        try window("Main").activate()
        open(value: 2)
        await assertWindows(["Main", "Item"])
        open(value: 1)
        await assertWindows(["Main", "Item", "Item"])
        XCTAssertEqual(try app.frontWindow().texts, ["item 1", "state 0"])
    }

    func testWithoutValueNothingEqualIsFound() async throws {
        await launch(Values.self)
        open(value: 1)
        await app.settle()
        try app.frontWindow().find(.button, "None").press()
        XCTAssertEqual(try app.frontWindow().texts, ["no item", "state 0"])
        open(value: 1)
        await assertWindows(["Main", "Item", "Item"])
        dismissWindow(value: 1)
        await assertWindows(["Main", "Item"])
        XCTAssertEqual(try app.frontWindow().texts, ["no item", "state 0"])
    }

    func testOfTwoWindowsWithEqualValuesTheOlderIsRaisedAndBothAreClosed() async throws {
        await launch(Values.self)
        open(value: 1)
        open(value: 2)
        await app.settle()
        try app.windows[1].find(.button, "Count").press()
        try app.windows[1].find(.button, "Next").press()
        XCTAssertEqual(app.windows[1].texts, ["item 2", "state 1"])
        open(value: 2)
        await assertWindows(["Main", "Item", "Item"])
        XCTAssertEqual(try app.frontWindow().texts, ["item 2", "state 1"])
        dismissWindow(value: 2)
        await assertWindows(["Main"])
    }

    func testAValueSetBeforeTheWindowIsShownCounts() async throws {
        await launch(Values.self)
        open(id: "item")
        await app.settle()
        try app.frontWindow().find(.button, "Next").press()
        try app.frontWindow().find(.button, "Next").press()
        open(value: 2)
        await assertWindows(["Main", "Item"])
    }

    func testTheBindingOfADefaultValueIsTheWindowsOwn() async throws {
        await launch(Values.self)
        open(id: "word")
        open(id: "word")
        await assertWindows(["Main", "Word", "Word"])
        try app.frontWindow().find(.textField, "Word").setText("mine")
        XCTAssertEqual(app.windows.map { $0.texts.last }, ["main", "none", "mine"])
        open(value: "none")
        await app.settle()
        XCTAssertEqual(app.windows.map { $0.texts.last }, ["main", "mine", "none"])
        open(value: "mine")
        await app.settle()
        XCTAssertEqual(app.windows.map { $0.texts.last }, ["main", "none", "mine"])
    }
}
