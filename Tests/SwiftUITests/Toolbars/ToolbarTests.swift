import SwiftUI
import SwiftUITesting
import XCTest

@MainActor
final class ToolbarTests: XCTestCase {
    private struct Notes: View {
        @State private var done: [String] = []
        @State private var isFavorite = false
        @State private var hasMore = false
        var role = ToolbarRole.automatic
        var body: some View {
            VStack {
                Text(done.joined(separator: " "))
                Toggle("More items", isOn: $hasMore)
            }
            .navigationTitle("Notes")
            .toolbar {
                ToolbarItem(placement: .primaryAction) {
                    Button {
                        done.append("add")
                    } label: {
                        Label("Add", systemImage: "plus")
                    }
                }
                ToolbarItemGroup {
                    Button("First") { done.append("first") }
                    Button("Second") { done.append("second") }.disabled(isFavorite)
                    Toggle(isOn: $isFavorite) { Label("Favourite", systemImage: "star") }
                }
                ToolbarItem(placement: .navigation) { Button("Home") { done.append("home") } }
                if hasMore { ToolbarItem { Button("Extra") { done.append("extra") } } }
                ToolbarItemGroup(placement: .secondaryAction) {
                    Button("Print") { done.append("print") }
                }
            }
            .toolbarRole(role)
        }
    }

    private func shown<V: View>(_ app: ViewUnderTest<V>) -> [String] {
        app.elements().filter { [.button, .toggle].contains($0.role) && !$0.name.isEmpty && $0.frame.width > 0 }
            .sorted { $0.frame.minX < $1.frame.minX }.map(\.name)
    }

    func testPlacementsNameAreas() async throws {
        let app = ViewUnderTest(Notes(), size: CGSize(width: 900, height: 300))
        XCTAssertEqual(shown(app), ["Home", "First", "Second", "Favourite", "Add", "More"])
        let title = try app.find(.label, "Notes").frame
        XCTAssertEqual(title.midX, 450, accuracy: 1)
        try app.find(.button, "Add").press()
        try app.find(.button, "Home").press()
        XCTAssertEqual(app.texts.first { $0.contains("add") }, "add home")
    }

    func testWhatHasNoRoomIsInTheMenu() async throws {
        let app = ViewUnderTest(Notes(), size: CGSize(width: 900, height: 300))
        let window = try XCTUnwrap(app.windows.first)
        XCTAssertEqual(try app.find(.button, "More").menu().titles, ["Print"])
        window.resize(to: CGSize(width: 300, height: 300))
        let inBar = shown(app)
        let inMenu = try app.find(.button, "More").menu().titles
        XCTAssertEqual(inBar.first, "Home")
        XCTAssertEqual(inBar.last, "More")
        XCTAssertTrue(inBar.contains("Add"), "what is done most stays longest: \(inBar)")
        XCTAssertEqual(
            ["Home"] + inBar.dropFirst().dropLast(2) + inMenu.dropLast(),
            ["Home", "First", "Second", "Favourite"])
        XCTAssertEqual(inMenu.last, "Print")
        XCTAssertTrue(inMenu.contains("Second"))

        // Entries act, and follow state.
        try app.find(.button, "More").menu().item("Favourite").choose()
        XCTAssertEqual(try app.find(.button, "More").menu().item("Favourite").isOn, true)
        XCTAssertFalse(try app.find(.button, "More").menu().item("Second").isEnabled)
        try app.find(.button, "More").menu().item("Print").choose()
        XCTAssertTrue(app.texts.contains("print"))

        window.resize(to: CGSize(width: 900, height: 300))
        XCTAssertEqual(shown(app), ["Home", "First", "Second", "Favourite", "Add", "More"])
        XCTAssertEqual(app.problems, [])
    }

    func testItemsComeAndGo() async throws {
        let app = ViewUnderTest(Notes(), size: CGSize(width: 900, height: 300))
        try app.find(.checkBox).press()
        XCTAssertEqual(shown(app), ["Home", "First", "Second", "Favourite", "Extra", "Add", "More"])
        try app.find(.button, "Extra").press()
        try app.find(.checkBox).press()
        XCTAssertEqual(shown(app), ["Home", "First", "Second", "Favourite", "Add", "More"])
        XCTAssertTrue(app.texts.contains("extra"))
    }

    func testAnEditorShowsSecondaryItemsWhileThereIsRoom() async throws {
        let app = ViewUnderTest(Notes(role: .editor), size: CGSize(width: 900, height: 300))
        XCTAssertEqual(shown(app), ["Home", "Print", "First", "Second", "Favourite", "Add"])
        XCTAssertLessThan(try app.find(.label, "Notes").frame.maxX, try app.find(.button, "Print").frame.minX)
        XCTAssertEqual(try app.find(.button, "Print").frame.midX, 450, accuracy: 60)
        // In a compact window the bar is as any other.
        let window = try XCTUnwrap(app.windows.first)
        window.resize(to: CGSize(width: 480, height: 300))
        XCTAssertEqual(try app.find(.button, "More").menu().titles.last, "Print")
        XCTAssertFalse(shown(app).contains("Print"))
    }

    /// Items go to the menu before a title is cut to a letter; without any left there it is cut.
    func testATitleStaysReadableWhileItemsGiveWay() async throws {
        struct Many: View {
            var body: some View {
                Text("Content").navigationTitle("A long title that people should be able to read").toolbar {
                    ToolbarItemGroup(placement: .primaryAction) {
                        ForEach(0..<6) { number in Button("Item \(number)") {} }
                    }
                }
            }
        }
        let app = ViewUnderTest(Many(), size: CGSize(width: 1200, height: 300))
        let window = try XCTUnwrap(app.windows.first)
        let name = "A long title that people should be able to read"
        let ideal = try app.find(.label, name).frame.width
        XCTAssertEqual(shown(app).count, 6)
        for width in stride(from: 700.0, to: 300, by: -20) {
            window.resize(to: CGSize(width: width, height: 300))
            let isAll = shown(app).filter { $0.hasPrefix("Item") }.isEmpty
            if !isAll { XCTAssertGreaterThanOrEqual(try app.find(.label, name).frame.width, 140, "\(width)") }
            XCTAssertLessThanOrEqual(try app.find(.label, name).frame.width, ideal)
        }
        window.resize(to: CGSize(width: 120, height: 300))
        XCTAssertLessThan(try app.find(.label, name).frame.width, 140)
        XCTAssertEqual(app.problems, [])
    }

    private struct Pages: View {
        @State private var path: [Int] = []
        var body: some View {
            NavigationStack(path: $path) {
                Button("Go") { path = [1] }
                    .toolbar { Button("Root item") {} }
                    .navigationDestination(for: Int.self) { number in
                        Text("Page \(number)").toolbar {
                            ToolbarItem(placement: .principal) { Text("Principal") }
                            ToolbarItem(placement: .topBarTrailing) { Button("Page item") {} }
                        }
                    }
            }
            .navigationTitle("Pages")
        }
    }

    func testItemsAreThoseOfTheViewsShown() async throws {
        let app = ViewUnderTest(Pages(), size: CGSize(width: 600, height: 300))
        XCTAssertTrue(shown(app).contains("Root item"))
        XCTAssertTrue(app.contains(.label, "Pages"))
        try app.find(.button, "Go").press()
        XCTAssertTrue(shown(app).contains("Page item"))
        XCTAssertFalse(shown(app).contains("Root item"))
        XCTAssertTrue(app.contains(.label, "Principal"))
        XCTAssertFalse(app.contains(.label, "Pages"), "a principal item stands in place of the title")
        XCTAssertTrue(try XCTUnwrap(app.windows.first).goBack())
        XCTAssertTrue(shown(app).contains("Root item"))
        XCTAssertEqual(app.problems, [])
    }

    private struct Own: ToolbarContent {
        @State private var count = 0
        var body: some ToolbarContent {
            ToolbarItem { Button("Count \(count)") { count += 1 } }
            ToolbarItem(placement: .keyboard) { Button("Nowhere") {} }
        }
    }

    func testItemsOfOnesOwnKeepState() async throws {
        let app = ViewUnderTest(Text("content").toolbar { Own() }, size: CGSize(width: 600, height: 300))
        try app.find(.button, "Count 0").press()
        XCTAssertEqual(shown(app), ["Count 1"])
        XCTAssertEqual(app.problems.count, 0)
    }

    private struct Hiding: View {
        @State private var visibility = Visibility.visible
        var body: some View {
            Toggle(
                "Hidden",
                isOn: Binding {
                    visibility == .hidden
                } set: {
                    visibility = $0 ? .hidden : .visible
                }
            )
            .toolbar { Button("Item") {} }
            .toolbar(visibility, for: .windowToolbar)
        }
    }

    func testItemsAreHidden() async throws {
        let app = ViewUnderTest(Hiding(), size: CGSize(width: 600, height: 300))
        XCTAssertEqual(shown(app), ["Item"])
        try app.find(.checkBox).press()
        XCTAssertEqual(shown(app), [])
        try app.find(.checkBox).press()
        XCTAssertEqual(shown(app), ["Item"])
    }

    private struct Asking: View {
        @State private var isShown = true
        @State private var answer = ""
        var body: some View {
            Text("answer \(answer)").sheet(isPresented: $isShown) {
                Text("Sure?").toolbar {
                    ToolbarItem(placement: .confirmationAction) {
                        Button("Keep") {
                            answer = "kept"; isShown = false
                        }
                    }
                    ToolbarItem(placement: .cancellationAction) { Button("Cancel") { isShown = false } }
                    ToolbarItem(placement: .destructiveAction) { Button("Delete") { isShown = false } }
                }
            }
        }
    }

    func testASheetHasABarOfItsOwn() async throws {
        let app = ViewUnderTest(Asking(), size: CGSize(width: 600, height: 300))
        XCTAssertEqual(shown(app), ["Delete", "Cancel", "Keep"])
        try app.find(.button, "Keep").press()
        XCTAssertTrue(app.texts.contains("answer kept"))
        XCTAssertEqual(shown(app), [])
        XCTAssertEqual(app.problems, [])
    }
}
