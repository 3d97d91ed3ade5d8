import SwiftUI
import SwiftUITesting
import XCTest

/// `@FocusState` and what the focus publishes (FO1 to FO5).
@MainActor
final class FocusStateTests: XCTestCase {
    private enum Field: Hashable { case name, town }

    private struct Form: View {
        @State private var name = ""
        @State private var town = ""
        @FocusState private var field: Field?
        @FocusState private var isOther: Bool
        var body: some View {
            Text("field \(field.map { "\($0)" } ?? "none") other \(isOther ? "yes" : "no")")
            TextField("Name", text: $name).focused($field, equals: .name)
            TextField("Town", text: $town).focused($field, equals: .town)
            TextField("Other", text: $town).focused($isOther)
            Button("To Town") { field = .town }
            Button("Nowhere") { field = nil }
            Button("To Other") { isOther = true }
        }
    }

    func testTheFocusSetsTheStateAndTheStateMovesTheFocus() async throws {
        let view = ViewUnderTest(Form())
        let window = try view.frontWindow()
        XCTAssertTrue(view.contains(.label, "field none other no"))
        try view.find(.textField, "Name").focus()
        XCTAssertTrue(view.contains(.label, "field name other no"))
        XCTAssertTrue(window.moveFocus())
        XCTAssertTrue(view.contains(.label, "field town other no"))
        XCTAssertTrue(window.moveFocus())
        XCTAssertTrue(view.contains(.label, "field none other yes"))
        try view.find(.button, "To Town").press()
        XCTAssertTrue(try view.find(.textField, "Town").isFocused)
        XCTAssertTrue(view.contains(.label, "field town other no"))
        try view.find(.button, "To Other").press()
        XCTAssertTrue(try view.find(.textField, "Other").isFocused)
        XCTAssertTrue(view.contains(.label, "field none other yes"))
        try view.find(.button, "To Town").press()
        try view.find(.button, "Nowhere").press()
        XCTAssertNil(window.focusedElement)
        XCTAssertTrue(view.contains(.label, "field none other no"))
        XCTAssertEqual(view.problems, [])
    }

    private struct Starting: View {
        @State private var text = ""
        @FocusState private var field: Field?
        var body: some View {
            TextField("Name", text: $text).focused($field, equals: .name)
            TextField("Town", text: $text).focused($field, equals: .town)
                .defaultFocus($field, .town)
        }
    }

    func testDefaultFocus() async throws {
        let view = ViewUnderTest(Starting())
        XCTAssertTrue(try view.find(.textField, "Town").isFocused)
    }

    private struct SelectionKey: FocusedValueKey { typealias Value = Binding<Int> }

    private struct Counters: View {
        @State private var scene = 100
        @State private var first = 0
        @State private var second = 0
        @State private var isPublished = true
        @State private var text = ""
        var body: some View {
            Text("\(first) \(second) \(scene)")
            VStack {
                TextField("First", text: $text).focusedValue(\.counter, $first)
                TextField("Second", text: $text).focusedValue(\.counter, isPublished ? $second : nil)
            }
            .focusedValue(\.place, "column")
            TextField("Outside", text: $text)
            Toggle("Published", isOn: $isPublished)
        }
    }

    private struct FocusApp: App {
        var body: some Scene {
            WindowGroup("Counters") { Counters() }
                .commands { CounterCommands() }
            Window("Plain", id: "plain") { Text("nothing") }
            WindowGroup("Scene", id: "scene") { SceneView() }
        }
    }

    private struct SceneView: View {
        @State private var count = 0
        var body: some View {
            Text("scene \(count)").focusedSceneValue(\.counter, $count)
        }
    }

    private struct CounterCommands: Commands {
        @FocusedBinding(\.counter) private var counter
        @FocusedValue(\.place) private var place
        var body: some Commands {
            CommandMenu("Counter") {
                Button("More") { counter? += 1 }
                    .disabled(counter == nil)
                    .keyboardShortcut("+")
                Text("at \(counter.map(String.init) ?? "nothing") in \(place ?? "nowhere")")
            }
        }
    }

    func testCommandsActOnWhatTheFocusPublishes() async throws {
        let app = AppUnderTest(FocusApp.self)
        let window = try app.frontWindow()
        XCTAssertEqual(try app.menu.item("Counter").menu.titles, ["More", "at nothing in nowhere"])
        XCTAssertFalse(try app.menu.item("Counter", "More").isEnabled)
        try app.find(.textField, "First").focus()
        XCTAssertEqual(try app.menu.item("Counter").menu.titles, ["More", "at 0 in column"])
        try app.menu.item("Counter", "More").choose()
        XCTAssertTrue(window.press("+", .command))
        XCTAssertTrue(app.contains(.label, "2 0 100"))
        try app.find(.textField, "Second").focus()
        XCTAssertTrue(window.press("+", .command))
        XCTAssertTrue(app.contains(.label, "2 1 100"))
        try app.find(.checkBox, "Published").press()
        XCTAssertEqual(try app.menu.item("Counter").menu.titles, ["More", "at nothing in column"])
        try app.find(.textField, "Outside").focus()
        XCTAssertFalse(try app.menu.item("Counter", "More").isEnabled)
        try app.find(.textField, "First").focus()

        // Another window in front publishes nothing.
        try app.menu.item("Window", "Plain").choose()
        XCTAssertFalse(try app.menu.item("Counter", "More").isEnabled)
        window.activate()
        XCTAssertTrue(try app.menu.item("Counter", "More").isEnabled)
        // A value of the window is there wherever the focus is.
        try app.menu.item("File", "New Scene Window").choose()
        XCTAssertTrue(try app.frontWindow().press("+", .command))
        XCTAssertTrue(app.contains(.label, "scene 1"))
        XCTAssertTrue(app.contains(.label, "2 1 100"))
        try app.frontWindow().close()
        XCTAssertEqual(app.problems, [])
    }
}

extension FocusedValues {
    fileprivate var counter: Binding<Int>? {
        get { self[CounterKey.self] }
        set { self[CounterKey.self] = newValue }
    }
    private struct CounterKey: FocusedValueKey { typealias Value = Binding<Int> }

    fileprivate var place: String? {
        get { self[PlaceKey.self] }
        set { self[PlaceKey.self] = newValue }
    }
    private struct PlaceKey: FocusedValueKey { typealias Value = String }
}
