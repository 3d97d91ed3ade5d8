import SwiftUI
import SwiftUITesting
import XCTest

/// Where the focus begins, sections, objects that the focus publishes, and what a sheet has of its own.
@MainActor
final class FocusScopeTests: XCTestCase {
    private struct Scoped: View {
        @Namespace private var scope
        @Namespace private var other
        @Environment(\.resetFocus) private var resetFocus
        @State private var prefersThird = false
        var body: some View {
            Text(scope == other ? "the same" : "two")
            Button("Before") {}
            VStack {
                Button("One") {}
                Button("Two") {}.prefersDefaultFocus(!prefersThird, in: scope)
                Button("Three") {}.prefersDefaultFocus(prefersThird, in: scope)
                Button("Elsewhere") {}.prefersDefaultFocus(in: other)
            }
            .focusScope(scope)
            Button("Reset") { resetFocus(in: scope) }
            Button("Other") { resetFocus(in: other) }
            Button("Third") { prefersThird = true }
        }
    }

    func testTheFocusBeginsWhereItIsPreferred() async throws {
        let view = ViewUnderTest(Scoped())
        let window = try view.frontWindow()
        func focused() -> String? { window.focusedElement?.name }
        XCTAssertTrue(view.contains(.label, "two"))
        XCTAssertEqual(focused(), "Two")
        try view.find(.button, "Before").focus()
        XCTAssertEqual(focused(), "Before")
        try view.find(.button, "Reset").press()
        XCTAssertEqual(focused(), "Two")
        try view.find(.button, "Third").press()
        try view.find(.button, "Reset").press()
        XCTAssertEqual(focused(), "Three")
        // A namespace without a scope.
        try view.find(.button, "Other").press()
        XCTAssertEqual(focused(), "Three")
        XCTAssertEqual(view.problems, [])
    }

    private struct Sections: View {
        var body: some View {
            HStack(alignment: .top) {
                VStack {
                    Button("A") {}
                    Button("B") {}
                }
                Spacer()
                VStack {
                    Text("far").padding(.vertical, 60)
                    Button("C") {}
                }
                .focusSection()
            }
            .frame(width: 300)
        }
    }

    func testArrowKeysReachSections() async throws {
        let view = ViewUnderTest(Sections())
        let window = try view.frontWindow()
        try view.find(.button, "A").focus()
        XCTAssertTrue(window.press(.rightArrow))
        XCTAssertEqual(window.focusedElement?.name, "C")
        try view.find(.button, "A").focus()
        // Where there is none the desktop has the key.
        XCTAssertFalse(window.press(.leftArrow))
        XCTAssertEqual(window.focusedElement?.name, "A")
    }

    // MARK: Objects

    private final class Player: ObservableObject {
        let name: String
        @Published var isPlaying = false
        init(_ name: String) { self.name = name }
    }

    private struct PlayerCommands: Commands {
        @FocusedObject private var player: Player?
        var body: some Commands {
            CommandMenu("Player") {
                Button(player.map { $0.isPlaying ? "Pause \($0.name)" : "Play \($0.name)" } ?? "Nothing") {
                    player?.isPlaying.toggle()
                }
                .disabled(player == nil)
                if let isPlaying = $player.isPlaying { Toggle("Playing", isOn: isPlaying) }
            }
        }
    }

    private struct Players: App {
        var body: some Scene {
            WindowGroup { Page() }.commands { PlayerCommands() }
        }
        struct Page: View {
            @StateObject private var first = Player("first")
            @StateObject private var second = Player("second")
            @State private var text = ""
            var body: some View {
                TextField("First", text: $text).focusedObject(first)
                TextField("Second", text: $text).focusedObject(second)
                TextField("None", text: $text)
            }
        }
    }

    func testTheObjectThatTheFocusPublishes() async throws {
        let app = AppUnderTest(Players.self)
        func menu() throws -> [String] { try app.menu.item("Player").menu.titles }
        XCTAssertEqual(try menu(), ["Nothing"])
        try app.find(.textField, "First").focus()
        XCTAssertEqual(try menu(), ["Play first", "Playing"])
        try app.menu.item("Player", "Play first").choose()
        XCTAssertEqual(try menu(), ["Pause first", "Playing"])
        XCTAssertEqual(try app.menu.item("Player", "Playing").isOn, true)
        try app.find(.textField, "Second").focus()
        XCTAssertEqual(try menu(), ["Play second", "Playing"])
        try app.menu.item("Player", "Playing").choose()
        XCTAssertEqual(try menu(), ["Pause second", "Playing"])
        try app.find(.textField, "None").focus()
        XCTAssertEqual(try menu(), ["Nothing"])
        app.end()
        XCTAssertEqual(app.problems, [])
    }

    // MARK: Commands of views

    private struct Deleting: App {
        var body: some Scene { WindowGroup { Page() } }
        struct Page: View {
            @State private var deleted = 0
            @State private var mayDelete = true
            var body: some View {
                Text("deleted \(deleted)")
                Button("Item") {}.onDeleteCommand(perform: mayDelete ? { deleted += 1 } : nil)
                Toggle("May", isOn: $mayDelete)
            }
        }
    }

    func testDeleteInTheMenu() async throws {
        let app = AppUnderTest(Deleting.self)
        func delete() throws -> MenuItemUnderTest { try app.menu.item("Edit", "Delete") }
        XCTAssertFalse(try delete().isEnabled)
        try app.find(.button, "Item").focus()
        XCTAssertTrue(try delete().isEnabled)
        try delete().choose()
        XCTAssertTrue(app.contains(.label, "deleted 1"))
        try app.find(.checkBox, "May").press()
        XCTAssertFalse(try delete().isEnabled)
        app.end()
    }

    // MARK: Sheets

    private struct Sheet: View {
        private enum Field { case one, two }
        @State private var isShown = false
        @State private var text = ""
        var body: some View {
            TextField("Below", text: $text)
            Button("Show") { isShown = true }
                .sheet(isPresented: $isShown) { Inner() }
        }
        struct Inner: View {
            @FocusState private var field: Field?
            @State private var text = ""
            var body: some View {
                Text("field \(field.map { "\($0)" } ?? "none")")
                TextField("One", text: $text).focused($field, equals: .one)
                TextField("Two", text: $text).focused($field, equals: .two)
                Button("To Two") { field = .two }
                Button("Nowhere") { field = nil }
            }
        }
    }

    func testASheetHasAFocusOfItsOwn() async throws {
        let view = ViewUnderTest(Sheet())
        try view.find(.textField, "Below").focus()
        try view.find(.button, "Show").press()
        await view.settle()
        try view.find(.button, "To Two").press()
        XCTAssertTrue(view.contains(.label, "field two"))
        XCTAssertTrue(try view.find(.textField, "Two").isFocused)
        try view.find(.textField, "One").focus()
        XCTAssertTrue(view.contains(.label, "field one"))
        try view.find(.button, "Nowhere").press()
        XCTAssertTrue(view.contains(.label, "field none"))
        XCTAssertFalse(try view.find(.textField, "One").isFocused)
        XCTAssertTrue(try view.find(.textField, "Below").isFocused, "below all is as it was")
    }
}
